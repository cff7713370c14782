package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;

/**
 * A card set as a file describes it, not yet checked.
 *
 * @param name the name of the set
 * @param ships the ship cards of one copy
 * @param cards the action cards of one copy
 */
record CardSetFile(String name, ImmutableList<ShipCard> ships, ImmutableList<PrintedCard> cards) {}
