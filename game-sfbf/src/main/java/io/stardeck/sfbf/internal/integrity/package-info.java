/**
 * What makes a state that came from outside no state of this game, one small class for each topic.
 * Start at {@link io.stardeck.sfbf.internal.integrity.StateFaults}. A topic may rely on all topics
 * before it.
 */
@NullMarked
package io.stardeck.sfbf.internal.integrity;

import org.jspecify.annotations.NullMarked;
