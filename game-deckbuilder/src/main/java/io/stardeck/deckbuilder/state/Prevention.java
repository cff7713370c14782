package io.stardeck.deckbuilder.state;

import io.stardeck.deckbuilder.card.word.Until;

/**
 * Damage on a flagship that is prevented, besides Shields.
 *
 * @param left how much yet; -1 for all
 * @param until how long
 */
public record Prevention(int left, Until until) {}
