/**
 * The actions of the rulebook, one small class for each: the value that a player sends, and beside
 * it the rule that knows what it needs, what it does and which candidates to offer. {@link
 * io.stardeck.sfbf.action.BattleForceAction} lists them.
 */
@NullMarked
package io.stardeck.sfbf.action;

import org.jspecify.annotations.NullMarked;
