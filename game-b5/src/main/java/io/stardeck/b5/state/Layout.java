package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Constants;
import io.stardeck.b5.config.Roster;
import io.stardeck.b5.state.Spot.Row;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cards in play as they lie, what lies on others included: of one faction or of the mercenary row.
 *
 * @param spots all of them
 * @param sources those with a CONSTANT effect that somebody controls
 * @param leaders those that lead a fleet
 * @param changed what the sources change, as {@link Constants#changed}
 */
record Layout(
    ImmutableList<Spot> spots,
    ImmutableList<Spot> sources,
    ImmutableList<Spot> leaders,
    long changed) {
  private static final int USUAL = 16;

  /** The cards of that player's faction. */
  static Layout of(Faction faction, Seat seat, Roster roster) {
    Optional<Seat> owner = Spot.SEATS.get(seat.index());
    List<Spot> spots = new ArrayList<>(USUAL);
    for (int row = 0; row < Spot.OF_FACTION.size(); row++) {
      ImmutableList<Card> cards = Spot.OF_FACTION.get(row).of(faction);
      for (int i = 0; i < cards.size(); i++) {
        add(spots, Spot.OF_FACTION.get(row), owner, i, cards.get(i));
      }
    }
    return of(spots, roster);
  }

  /** The mercenary row. */
  static Layout of(ImmutableList<Mercenary> mercenaries, Roster roster) {
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < mercenaries.size(); i++) {
      Mercenary mercenary = mercenaries.get(i);
      add(spots, Row.MERCENARIES, mercenary.director(), i, mercenary.card());
    }
    return of(spots, roster);
  }

  private static void add(List<Spot> spots, Row row, Optional<Seat> seat, int index, Card card) {
    spots.add(new Spot(spots.size(), row, seat, index, Spot.ON_NONE, card));
    ImmutableList<Card> attached = card.attachments();
    for (int i = 0; i < attached.size(); i++) {
      spots.add(new Spot(spots.size(), row, seat, index, i, attached.get(i)));
    }
  }

  private static Layout of(List<Spot> spots, Roster roster) {
    ImmutableList<Spot> all = ImmutableList.copyOf(spots);
    ImmutableList<Spot> sources =
        those(all, spot -> spot.seat().isPresent() && roster.def(spot.card().id()).hasConstants());
    long changed = 0;
    for (int i = 0; i < sources.size(); i++) {
      changed |= roster.def(sources.get(i).card().id()).constants().changed();
    }
    return new Layout(all, sources, those(all, spot -> spot.card().leading().isPresent()), changed);
  }

  private static ImmutableList<Spot> those(ImmutableList<Spot> all, Predicate<Spot> wanted) {
    ImmutableList.Builder<Spot> found = null;
    for (int i = 0; i < all.size(); i++) {
      if (wanted.test(all.get(i))) {
        found = found == null ? ImmutableList.builder() : found;
        found.add(all.get(i));
      }
    }
    return found == null ? ImmutableList.of() : found.build();
  }

  /** The card of that id, or null. */
  @Nullable Spot find(CardId id) {
    for (int i = 0; i < spots.size(); i++) {
      if (spots.get(i).card().id().number() == id.number()) {
        return spots.get(i);
      }
    }
    return null;
  }
}
