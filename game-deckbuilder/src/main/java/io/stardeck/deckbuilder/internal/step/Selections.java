package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Comparator;
import java.util.Optional;

/** Selectors narrowed to the cards with which something can be done at all. */
public final class Selections {
  private static final Match BRIDGE =
      words(CardType.CHARACTER.name(), CardType.MANEUVER.name(), CardType.SETUP.name());
  private static final Match BATTLE_BRIDGE =
      words(CardType.CHARACTER.name(), CardType.MANEUVER.name());
  private static final Comparator<Found> BY_NUMBER =
      Comparator.comparing(Found::card, CardId.BY_NUMBER);
  private static final Match STARBASE = Match.of(Family.STARBASE.name());
  private static final Match SPACE =
      words(
          Family.STARSHIP.name(),
          Family.EXPLORATION.name(),
          Family.BORG_INVASION.name(),
          Family.KLINGON.name());

  private Selections() {}

  /** Only cards that can be taken from where they lie: no flagships, no Borg area. */
  public static Selector takeable(Selector sel) {
    if (!sel.looksInto(Zone.FLAGSHIP)
        && !sel.looksInto(Zone.IN_PLAY)
        && !sel.looksInto(Zone.BORG_AREA)) {
      return sel;
    }
    ImmutableSet.Builder<Zone> zones = ImmutableSet.builder();
    for (Zone zone : sel.zone().orElseThrow().any()) {
      if (zone == Zone.IN_PLAY) {
        zones.add(Zone.BRIDGE);
      } else if (Moves.takes(zone)) {
        zones.add(zone);
      }
    }
    return in(sel, zones.build());
  }

  /** Only cards that can be discarded: those of Hand, Bridge and Deck. */
  public static Selector discardable(Selector sel) {
    ImmutableSet.Builder<Zone> zones = ImmutableSet.builder();
    ImmutableSet<Zone> from = sel.zone().isPresent() ? sel.zone().get().any() : ImmutableSet.of();
    for (Zone zone : from) {
      switch (zone) {
        case HAND, BRIDGE, DECK, OWN_DECK_TOP, THIS, CURRENT -> zones.add(zone);
        case IN_PLAY -> zones.add(Zone.BRIDGE);
        default -> {
          // What lies elsewhere is in no Hand, Bridge or Deck.
        }
      }
    }
    ImmutableSet<Zone> to = zones.build();
    return to.equals(from) ? sel : in(sel, to);
  }

  /** Only cards that may lie there (DB-PLR-10, DB-I-08, DB-I-17). */
  public static Selector placeable(Table table, Selector sel, Seat seat, Destination to) {
    return switch (to) {
      case BRIDGE -> bridgeable(table, sel, seat);
      case STARBASE_DISCARD -> sel.ofFamily(STARBASE);
      case POINTS, SPACE_DECK_BOTTOM -> sel.ofFamily(SPACE);
      default -> sel;
    };
  }

  /** Nothing comes to a Bridge that will not be cleared: its player neither acts nor fights. */
  private static Selector bridgeable(Table table, Selector sel, Seat seat) {
    if (table.inBattle(seat)) {
      return sel.ofType(BATTLE_BRIDGE);
    }
    return table.onTurn(seat) ? sel.ofType(BRIDGE) : sel.in(Optional.empty());
  }

  /** Only cards that lie in one of those zones. */
  public static Selector within(Selector sel, ImmutableSet<Zone> zones) {
    ImmutableSet<Zone> from = sel.zone().isPresent() ? sel.zone().get().any() : ImmutableSet.of();
    return in(sel, Sets.intersection(from, zones).immutableCopy());
  }

  /**
   * The cards as whoever sees them sees them: those of a Hand by number, since how they lie there
   * tells where others have lain.
   */
  public static ImmutableList<Found> asSeen(ImmutableList<Found> cards) {
    ImmutableList.Builder<Found> seen = ImmutableList.builder();
    for (int from = 0, to; from < cards.size(); from = to) {
      for (to = from + 1; to < cards.size() && oneHand(cards.get(from), cards.get(to)); ) {
        to++;
      }
      seen.addAll(ImmutableList.sortedCopyOf(BY_NUMBER, cards.subList(from, to)));
    }
    return seen.build();
  }

  private static boolean oneHand(Found one, Found other) {
    return one.zone() == Zone.HAND
        && other.zone() == Zone.HAND
        && one.owner().equals(other.owner());
  }

  private static Selector in(Selector sel, ImmutableSet<Zone> zones) {
    return sel.in(zones.isEmpty() ? Optional.empty() : Optional.of(new Zones(zones)));
  }

  private static Match words(String... words) {
    return new Match(ImmutableSet.copyOf(words), false);
  }
}
