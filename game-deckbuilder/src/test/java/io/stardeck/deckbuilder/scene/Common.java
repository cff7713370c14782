package io.stardeck.deckbuilder.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.ArrayList;
import java.util.List;

/** What belongs to nobody: the starbase, the space deck, the basic piles. */
final class Common {
  final List<CardId> slots = new ArrayList<>();
  final List<CardId> starbaseTop = new ArrayList<>();
  final List<CardId> starbaseDiscard = new ArrayList<>();
  final List<CardId> spaceTop = new ArrayList<>();
  final List<CardId> defeatedCubes = new ArrayList<>();
  int borgArea = Integer.MAX_VALUE;
  boolean nothingElseInStarbase;
  boolean nothingElseInSpace;

  private final DeckbuilderConfig config;
  private final Copies copies;

  Common(DeckbuilderConfig config, Copies copies) {
    this.config = config;
    this.copies = copies;
  }

  /** Where the cards are that are not laid out. */
  Rest rest() {
    List<CardId> open = new ArrayList<>(slots);
    List<CardId> starbase = new ArrayList<>(starbaseTop);
    List<CardId> removed = new ArrayList<>();
    for (CardId card : copies.left(Roster.starbase(config))) {
      if (open.size() < Starbase.SLOTS && config.cardSet().copy(card.number()).cost().isPresent()) {
        open.add(card);
      } else {
        (nothingElseInStarbase ? removed : starbase).add(card);
      }
    }
    List<CardId> space = new ArrayList<>(spaceTop);
    (nothingElseInSpace ? removed : space).addAll(copies.left(Roster.space(config)));
    removed.addAll(copies.left(starters()));
    List<CardId> borg = copies.left(Roster.borg(config));
    int area = Math.min(borgArea, borg.size());
    removed.addAll(borg.subList(area, borg.size()));
    Starbase table =
        new Starbase(
            open.stream().map(Slot::of).collect(ImmutableList.toImmutableList()),
            ImmutableList.copyOf(starbaseDiscard),
            basics());
    return new Rest(table, starbase, space, borg.subList(0, area), removed);
  }

  private ImmutableList<Pile<CardId>> basics() {
    ImmutableList.Builder<Pile<CardId>> piles = ImmutableList.builder();
    for (Basic kind : Basic.values()) {
      piles.add(Pile.topFirst(copies.left(Roster.basics(config, kind))));
    }
    return piles.build();
  }

  private List<CardId> starters() {
    List<CardId> starters = new ArrayList<>();
    for (Seat seat : Seat.first(config.players())) {
      for (CardId card : Roster.startingDeck(config, seat)) {
        if (config.cardSet().copy(card.number()).family() == Family.STARTER) {
          starters.add(card);
        }
      }
    }
    return starters;
  }

  /** The starbase with its deck, the space deck, the Borg area, and what is not in the game. */
  record Rest(
      Starbase starbase,
      List<CardId> starbaseDeck,
      List<CardId> space,
      List<CardId> borg,
      List<CardId> removed) {}
}
