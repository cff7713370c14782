/**
 * What many games of the bots tell of the default card set ({@code DB-BAL-01} to {@code
 * DB-BAL-17}): one small class for each line. Start at {@link
 * io.stardeck.deckbuilder.balance.Simulate}, which prints them, or at {@link
 * io.stardeck.deckbuilder.balance.BalanceTest}.
 */
@NullMarked
package io.stardeck.deckbuilder.balance;

import org.jspecify.annotations.NullMarked;
