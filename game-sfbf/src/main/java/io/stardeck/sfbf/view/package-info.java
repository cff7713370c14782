/**
 * What one seat may know: {@link io.stardeck.sfbf.view.BattleForceView}, built up from nothing, the
 * dealing anew of all that a seat cannot know, and the table in words.
 */
@NullMarked
package io.stardeck.sfbf.view;

import org.jspecify.annotations.NullMarked;
