package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.card.fact.Race;

/**
 * A card set as a file describes it, not yet checked.
 *
 * @param id the name of the set
 * @param version the version of the set
 * @param cards the definitions
 * @param decks a deck for each race, for those who bring none
 */
record CardSetFile(
    String id, String version, ImmutableList<CardDef> cards, ImmutableMap<Race, Deck> decks) {}
