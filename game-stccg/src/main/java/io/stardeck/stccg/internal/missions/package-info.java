/** Mission attempts, dilemmas, artifacts. */
@NullMarked
package io.stardeck.stccg.internal.missions;

import org.jspecify.annotations.NullMarked;
