package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.SetSize;

/**
 * A card set as a file describes it, not yet checked.
 *
 * @param id the name of the set
 * @param version the version of the set
 * @param size whether it has the numbers of the published game
 * @param cards the kinds of cards
 */
record CardSetFile(String id, String version, SetSize size, ImmutableList<CardDef> cards) {}
