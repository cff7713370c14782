/**
 * The phases, windows and drafts, one small class for each: which actions are open in it, and what
 * follows when there is nothing left to decide. The frames themselves are values: {@link
 * io.stardeck.sfbf.state.Phase}, {@link io.stardeck.sfbf.state.Draft}. {@link
 * io.stardeck.sfbf.internal.phase.Phases} lists them all.
 */
@NullMarked
package io.stardeck.sfbf.internal.phase;

import org.jspecify.annotations.NullMarked;
