package io.stardeck.deckbuilder.internal.dealing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.internal.integrity.Census;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.Supply;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The cards that a seat sees nowhere: which are in the game, everybody knows. */
final class Unseen implements Supply<CardId> {
  private final Table table;
  private final List<CardId> left;

  // Those flipped in this turn, which would be seen in the space deck by all (DB-EXP-08).
  private final ImmutableSet<CardId> elsewhere;

  Unseen(DeckbuilderView view, Chance chance) {
    this.table = view.table();
    Set<CardId> seen = new HashSet<>(Census.open(table));
    for (Seen<CardId> place : view.zones().zones()) {
      seen.addAll(place.cards());
    }
    ImmutableList.Builder<CardId> unseen = ImmutableList.builder();
    for (CardId card : Census.expected(table)) {
      if (!seen.contains(card)) {
        unseen.add(card);
      }
    }
    this.left = new ArrayList<>(chance.shuffle(unseen.build()).value());
    this.elsewhere =
        left.stream()
            .filter(table.turn().flipped()::contains)
            .collect(ImmutableSet.toImmutableSet());
    // Taken first, as they cannot fill the space deck.
    left.sort(Comparator.comparing(elsewhere::contains));
  }

  @Override
  public CardId of(Face face, Place place) {
    for (int i = left.size() - 1; i >= 0; i--) {
      if (fits(place, left.get(i))
          && table.config().cardSet().face(left.get(i).number()).equals(face)) {
        return left.remove(i);
      }
    }
    throw new IllegalArgumentException("no " + face + " is left for " + place);
  }

  /** One that may lie there, if one is left. */
  @Override
  public CardId any(Place place) {
    for (int i = left.size() - 1; i >= 0; i--) {
      if (fits(place, left.get(i))) {
        return left.remove(i);
      }
    }
    return left.remove(left.size() - 1);
  }

  /** All but the players' own places have their kinds of cards. */
  @Override
  public boolean choosy(Place place) {
    return place.equals(Places.SPACE) || place.equals(Places.STARBASE) || place.equals(Places.BORG);
  }

  /** Whoever holds too many Borg cards has left the game (DB-I-16). */
  @Override
  public int misfits(Place place, ImmutableList<CardId> cards) {
    int misfits = 0;
    int borg = 0;
    for (CardId card : cards) {
      misfits += fits(place, card) ? 0 : 1;
      borg += table.def(card).type() == CardType.BORG ? 1 : 0;
    }
    return Places.isHand(place) ? Math.max(0, borg - Table.ASSIMILATING + 1) : misfits;
  }

  /** Anything may lie in a Deck. */
  private boolean fits(Place place, CardId card) {
    if (place.equals(Places.SPACE)) {
      return table.def(card).spaceCard() && !elsewhere.contains(card);
    }
    if (place.equals(Places.STARBASE)) {
      return table.def(card).family() == Family.STARBASE;
    }
    return !place.equals(Places.BORG) || table.def(card).family() == Family.BORG_CARD;
  }
}
