package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Marks on persons and equipment ({@code ST-ZON-11}). */
public final class Marks {
  private static final RuleId ZON_11 = RuleId.of("ST-ZON-11");

  private Marks() {}

  /** A host and whose cards are on it. */
  public record Manned(Host host, Seat seat) {}

  /** All hosts in play, in the order of {@code ST-RNG-02} as far as they lie on the spaceline. */
  public static List<Manned> hosts(Table table) {
    List<Manned> hosts = new ArrayList<>();
    for (int i = 0; i < table.spaceline().size(); i++) {
      int location = table.spaceline().get(i).number();
      for (int j = 0; j < table.outposts().size(); j++) {
        Outpost outpost = table.outposts().get(j);
        if (outpost.location() == location) {
          hosts.add(new Manned(outpost.host(), outpost.controller()));
        }
      }
      for (int j = 0; j < table.ships().size(); j++) {
        Ship ship = table.ships().get(j);
        if (ship.location() == location && ship.controller().isPresent()) {
          hosts.add(new Manned(ship.host(), ship.controller().get()));
        }
      }
      for (int j = 0; j < table.pods().size(); j++) {
        Pod pod = table.pods().get(j);
        if (pod.location() == location) {
          hosts.add(new Manned(pod.host(), pod.controller()));
        }
      }
      for (int j = 0; j < table.seats(); j++) {
        hosts.add(new Manned(Host.team(location, Seat.at(j)), Seat.at(j)));
      }
    }
    return hosts;
  }

  /** A card bears one mark more. */
  public static Card mark(Play<StccgState> play, Place place, Card card, Mark mark) {
    return change(play, place, card, card.marked(mark));
  }

  /** A card is without the marks that are so. */
  public static Card drop(
      Play<StccgState> play, Place place, Card card, Predicate<? super Mark> unwanted) {
    return change(play, place, card, card.without(unwanted));
  }

  static Card change(Play<StccgState> play, Place place, Card card, Card changed) {
    if (!changed.equals(card)) {
      Zone<Card> zone = play.state().zones().at(place);
      DEALER.change(play, place, card, changed);
      play.tell(
          zone.knowers(zone.cards().indexOf(card)), ZON_11, new CardEvent.CardMarked(changed));
    }
    return changed;
  }

  /** At the end of a turn of {@code seat}: who may not be beamed for some turns has one less. */
  public static void wane(Play<StccgState> play, Seat seat) {
    changeAll(play, seat, Marks::waned);
  }

  private static Card waned(Card card) {
    Card waned = card;
    for (Mark mark : card.marks()) {
      if (mark instanceof Mark.NoBeam kept) {
        Card bare = waned.without(mark::equals);
        waned = kept.turns() > 1 ? bare.marked(new Mark.NoBeam(kept.turns() - 1)) : bare;
      }
    }
    return waned;
  }

  /** All cards of {@code seat} on hosts are without the marks that are so. */
  public static void drop(Play<StccgState> play, Seat seat, Predicate<? super Mark> unwanted) {
    changeAll(play, seat, card -> card.without(unwanted));
  }

  private static void changeAll(Play<StccgState> play, Seat seat, UnaryOperator<Card> change) {
    for (Place place : marked(play.state(), seat)) {
      for (Card card : play.state().cards(place)) {
        if (!card.marks().isEmpty()) {
          change(play, place, card, change.apply(card));
        }
      }
    }
  }

  /** The places on hosts of {@code seat} in which some card bears a mark. */
  private static List<Place> marked(StccgState state, Seat seat) {
    List<Place> places = new ArrayList<>();
    List<Manned> hosts = hosts(state.table());
    for (int i = 0; i < hosts.size(); i++) {
      if (hosts.get(i).seat().equals(seat)) {
        for (int j = 0; j < Role.ALL.size(); j++) {
          Place place = hosts.get(i).host().place(Role.ALL.get(j));
          if (marked(state.cards(place))) {
            places.add(place);
          }
        }
      }
    }
    return places;
  }

  private static boolean marked(ImmutableList<Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (!cards.get(i).marks().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
