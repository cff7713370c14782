package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;

/**
 * The Starbase or the ship deck was shuffled anew (BF-DRW-07, BF-FRM-03).
 *
 * @param ships whether it is the ship deck
 * @param size how many cards it holds now
 */
@JsonTypeName("deck-reshuffled")
public record DeckReshuffled(boolean ships, int size) implements BattleForceEvent {}
