package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks the zones through for one selector. */
final class Gatherer {
  private final Sight sight;
  private final Bindings bindings;
  private final ImmutableList<Seat> owners;
  private final Selector sel;
  private final ImmutableList.@Nullable Builder<Found> found;

  /** What was found already; null where no card can be found twice. */
  private final @Nullable Set<CardId> before;

  private int number;

  /**
   * For one selector.
   *
   * @param found takes the cards; null if their number is enough
   */
  Gatherer(
      Sight sight,
      Bindings bindings,
      ImmutableList<Seat> owners,
      Selector sel,
      ImmutableList.@Nullable Builder<Found> found) {
    this.sight = sight;
    this.bindings = bindings;
    this.owners = owners;
    this.sel = sel;
    this.found = found;
    before = sel.zone().isPresent() && sel.zone().get().overlap() ? new HashSet<>() : null;
  }

  /** Looks all zones of the selector through; the number of cards that it selects. */
  int gather() {
    if (sel.zone().isPresent()) {
      for (Zone zone : sel.zone().get().any()) {
        gather(zone);
      }
    }
    return number;
  }

  private void gather(Zone zone) {
    switch (zone) {
      case HAND, DECK, DISCARD, BRIDGE, FLAGSHIP, POINTS, INFLUENCE, OWN_DECK_TOP -> {
        for (int i = 0; i < owners.size(); i++) {
          ofPlayer(zone, owners.get(i));
        }
      }
      case IN_PLAY -> {
        gather(Zone.BRIDGE);
        gather(Zone.FLAGSHIP);
      }
      case STARBASE -> {
        gather(Zone.SEARCH_AREA);
        gather(Zone.BASIC_PILES);
      }
      case SEARCH_AREA -> slots(sight.table().starbase().slots(), zone);
      case MISSION_AREA -> slots(sight.table().missions(), zone);
      case BASIC_PILES -> basics();
      case STARBASE_DISCARD -> all(sight.table().starbase().discard(), zone, Seat.SPECTATOR);
      case FLIPPED -> {
        for (FlippedCard flipped : sight.table().flipped()) {
          add(flipped.card(), zone, Seat.SPECTATOR);
        }
      }
      case SPACE_DECK_TOP -> all(space(top()), zone, Seat.SPECTATOR);
      case BORG_AREA -> {
        // Dead cards are taken by number alone ({@code DB-BOR-41}), never selected.
      }
      case THIS -> located(bindings.self());
      case CURRENT -> {
        if (bindings.current().isPresent()) {
          located(bindings.current().get());
          elsewhere(bindings.current().get());
        }
      }
    }
  }

  private void ofPlayer(Zone zone, Seat seat) {
    Area area = sight.table().area(seat);
    switch (zone) {
      case HAND -> all(sight.hand(seat), zone, seat);
      case DECK -> all(deck(seat, sight.counts(seat).deck()), zone, seat);
      case OWN_DECK_TOP -> all(deck(seat, top()), Zone.DECK, seat);
      case DISCARD -> all(area.discard(), zone, seat);
      case BRIDGE -> all(area.bridge(), zone, seat);
      case POINTS -> all(area.points(), zone, seat);
      case INFLUENCE -> all(area.influence(), zone, seat);
      default -> {
        if (area.flagship().isPresent()) {
          add(area.flagship().get().card(), Zone.FLAGSHIP, seat);
        }
      }
    }
  }

  private ImmutableList<CardId> deck(Seat seat, int n) {
    return sight.seen(new Look(CardEffect.Pile.DECK, seat, n));
  }

  private int top() {
    return sel.top().orElse(1);
  }

  private void slots(ImmutableList<Slot> slots, Zone zone) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).card().isPresent()) {
        add(slots.get(i).card().get(), zone, Seat.SPECTATOR);
      }
    }
  }

  private void basics() {
    for (Pile<CardId> pile : sight.table().starbase().basics()) {
      if (!pile.isEmpty()) {
        add(pile.top(), Zone.BASIC_PILES, Seat.SPECTATOR);
      }
    }
  }

  /** A card that the text points at, in whichever public zone or seen Hand of a player it lies. */
  private void located(CardId card) {
    for (Seat seat : Seat.first(sight.table().players())) {
      Area area = sight.table().area(seat);
      if (area.bridge().contains(card)) {
        add(card, Zone.BRIDGE, seat);
      } else if (area.discard().contains(card)) {
        add(card, Zone.DISCARD, seat);
      } else if (area.points().contains(card)) {
        add(card, Zone.POINTS, seat);
      } else if (area.influence().contains(card)) {
        add(card, Zone.INFLUENCE, seat);
      } else if (area.flagship().isPresent() && area.flagship().get().card().equals(card)) {
        add(card, Zone.FLAGSHIP, seat);
      } else if (sight.hand(seat).contains(card)) {
        add(card, Zone.HAND, seat);
      }
    }
    if (sight.table().starbase().slotOf(card) >= 0) {
      add(card, Zone.SEARCH_AREA, Seat.SPECTATOR);
    } else if (sight.table().flipped(card).isPresent()) {
      add(card, Zone.FLIPPED, Seat.SPECTATOR);
    } else if (sight.table().missions().contains(Slot.of(card))) {
      add(card, Zone.MISSION_AREA, Seat.SPECTATOR);
    }
  }

  /** Chance and FOR_EACH come to cards that lie face down or in the Starbase, too. */
  private void elsewhere(CardId card) {
    for (Seat seat : Seat.first(sight.table().players())) {
      if (deck(seat, sight.counts(seat).deck()).contains(card)) {
        add(card, Zone.DECK, seat);
      }
    }
    if (space(sight.spaceDeck()).contains(card)) {
      add(card, Zone.SPACE_DECK_TOP, Seat.SPECTATOR);
    }
    if (sight.table().starbase().discard().contains(card)) {
      add(card, Zone.STARBASE_DISCARD, Seat.SPECTATOR);
    }
    for (Pile<CardId> pile : sight.table().starbase().basics()) {
      if (!pile.isEmpty() && pile.top().equals(card)) {
        add(card, Zone.BASIC_PILES, Seat.SPECTATOR);
      }
    }
  }

  private ImmutableList<CardId> space(int n) {
    return sight.seen(new Look(CardEffect.Pile.SPACE_DECK, Seat.SPECTATOR, n));
  }

  private void all(ImmutableList<CardId> cards, Zone zone, Seat seat) {
    for (int i = 0; i < cards.size(); i++) {
      add(cards.get(i), zone, seat);
    }
  }

  private void add(CardId card, Zone zone, Seat seat) {
    if (Selection.fits(sight.table(), bindings, sel, sight.table().def(card))
        && (before == null || before.add(card))) {
      number++;
      if (found != null) {
        found.add(new Found(card, zone, seat));
      }
    }
  }
}
