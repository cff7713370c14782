/**
 * The balance of the starter decks and the play of the rule-of-thumb bot, measured over many games
 * ({@code B5-T-01} to {@code B5-T-11}). Start at {@link io.stardeck.b5.balance.BalanceTest}.
 */
@NullMarked
package io.stardeck.b5.balance;

import org.jspecify.annotations.NullMarked;
