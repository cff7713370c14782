package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;

/**
 * A card set as a file describes it, not yet checked.
 *
 * @param id the name of the set
 * @param version the version of the set
 * @param cards the kinds of cards
 */
record CardSetFile(String id, String version, ImmutableList<CardDef> cards) {}
