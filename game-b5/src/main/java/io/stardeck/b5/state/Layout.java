package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Constants;
import io.stardeck.b5.config.Roster;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cards in play as they lie, what lies on others included: of one faction or of the mercenary row.
 *
 * @param spots all of them
 * @param sources those with a CONSTANT effect
 * @param leaders those that lead a fleet
 * @param damaged those that damage may neutralise
 * @param changed what the sources change, as {@link Constants#changed}
 */
record Layout(
    ImmutableList<Spot> spots,
    ImmutableList<Spot> sources,
    ImmutableList<Spot> leaders,
    ImmutableList<Spot> damaged,
    long changed) {
  private static final int USUAL = 16;

  /**
   * The cards of that player's faction.
   *
   * @param before how they lay before a change, if that is known: what lies as it did is the same
   */
  static Layout of(Faction faction, Seat seat, Roster roster, @Nullable Layout before) {
    Optional<Seat> owner = Spot.SEATS.get(seat.index());
    Laying laying = new Laying(before == null ? ImmutableList.of() : before.spots);
    for (int row = 0; row < Spot.OF_FACTION.size(); row++) {
      ImmutableList<Card> cards = Spot.OF_FACTION.get(row).of(faction);
      for (int i = 0; i < cards.size(); i++) {
        laying.add(Spot.OF_FACTION.get(row), owner, i, cards.get(i));
      }
    }
    return laid(laying.spots.build(), roster);
  }

  /** The mercenary row. */
  static Layout of(ImmutableList<Mercenary> mercenaries, Roster roster) {
    Laying laying = new Laying(ImmutableList.of());
    for (int i = 0; i < mercenaries.size(); i++) {
      Mercenary mercenary = mercenaries.get(i);
      laying.add(Row.MERCENARIES, mercenary.director(), i, mercenary.card());
    }
    return laid(laying.spots.build(), roster);
  }

  /** Lists cards one after the other, each with what lies on it behind it. */
  private static final class Laying {
    private final ImmutableList<Spot> before;
    private final ImmutableList.Builder<Spot> spots;
    private int laid;

    Laying(ImmutableList<Spot> before) {
      this.before = before;
      this.spots = ImmutableList.builderWithExpectedSize(before.isEmpty() ? USUAL : before.size());
    }

    void add(Row row, Optional<Seat> seat, int index, Card card) {
      add(row, seat, index, Spot.ON_NONE, card);
      ImmutableList<Card> attached = card.attachments();
      for (int i = 0; i < attached.size(); i++) {
        add(row, seat, index, i, attached.get(i));
      }
    }

    private void add(Row row, Optional<Seat> seat, int index, int attached, Card card) {
      Spot old = laid < before.size() ? before.get(laid) : null;
      if (old != null
          && old.card() == card
          && old.row() == row
          && old.index() == index
          && old.attached() == attached) {
        spots.add(old);
      } else {
        spots.add(new Spot(row, seat, index, attached, card));
      }
      laid++;
    }
  }

  private static Layout laid(ImmutableList<Spot> all, Roster roster) {
    ImmutableList.Builder<Spot> sources = null;
    ImmutableList.Builder<Spot> leaders = null;
    ImmutableList.Builder<Spot> damaged = null;
    long changed = 0;
    for (int i = 0; i < all.size(); i++) {
      Spot spot = all.get(i);
      Card card = spot.card();
      long constant = roster.def(card.id()).constants().changed();
      changed |= constant;
      sources = constant == 0 ? sources : plus(sources, spot);
      leaders = card.leading().isEmpty() ? leaders : plus(leaders, spot);
      damaged = card.damage() == 0 || card.neutralised() ? damaged : plus(damaged, spot);
    }
    return new Layout(all, list(sources), list(leaders), list(damaged), changed);
  }

  private static ImmutableList.Builder<Spot> plus(
      ImmutableList.@Nullable Builder<Spot> found, Spot spot) {
    return (found == null ? ImmutableList.<Spot>builder() : found).add(spot);
  }

  private static ImmutableList<Spot> list(ImmutableList.@Nullable Builder<Spot> found) {
    return found == null ? ImmutableList.of() : found.build();
  }

  /** The card of that id, or null. */
  @Nullable Spot find(CardId id) {
    for (int i = 0; i < spots.size(); i++) {
      if (spots.get(i).id().number() == id.number()) {
        return spots.get(i);
      }
    }
    return null;
  }
}
