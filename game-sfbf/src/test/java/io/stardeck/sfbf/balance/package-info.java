/**
 * The balance of the default data and the play of the rule-of-thumb bot, measured over many games
 * ({@code BF-BAL-01} to {@code BF-BAL-08}). Start at {@link io.stardeck.sfbf.balance.BalanceTest}.
 */
@NullMarked
package io.stardeck.sfbf.balance;

import org.jspecify.annotations.NullMarked;
