/**
 * The parts of a game in their order. {@link io.stardeck.sfbf.internal.phase.Phases} lists all
 * phases, windows and drafts; what is open in each stands in its chapter.
 */
@NullMarked
package io.stardeck.sfbf.internal.phase;

import org.jspecify.annotations.NullMarked;
