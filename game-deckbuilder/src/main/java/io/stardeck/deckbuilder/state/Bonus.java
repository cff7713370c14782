package io.stardeck.deckbuilder.state;

import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;

/**
 * More of a stat, for a time. It belongs to the player and passes to a new flagship ({@code
 * DB-EFF-01}).
 *
 * @param stat which
 * @param amount how much; may be negative
 * @param until how long
 */
public record Bonus(Stat stat, int amount, Until until) {}
