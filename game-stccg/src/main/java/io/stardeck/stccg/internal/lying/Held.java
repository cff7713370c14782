package io.stardeck.stccg.internal.lying;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Projections;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** Persons whom a card holds apart from all hosts, and what becomes of them ({@code ST-EFF-29}). */
final class Held {
  private static final RuleId EFF_29 = RuleId.of("ST-EFF-29");

  private Held() {}

  /** The card is gone: those whom it has held are in play again, or discarded. */
  static void free(Play<StccgState> play, Lying card) {
    Place held = Places.held(card.id());
    if (!play.state().has(held)) {
      return;
    }
    for (Card person : play.state().cards(held)) {
      Optional<Host> host = host(play.state(), card, person);
      if (host.isPresent()) {
        Place place = Hosts.place(play, host.get(), card.controller(), Hosts.resting(person));
        // As whoever goes aboard: a hologram has its home ship on a planet alone (ST-HOL-05).
        Card going =
            host.get().kind() == HostKind.TEAM
                ? person
                : Marks.drop(play, held, person, mark -> mark instanceof Mark.Home);
        DEALER
            .card(play, held, going)
            .to(place)
            .tell(
                EFF_29,
                known -> new CardEvent.CardMoved(card.controller(), known, host.get(), host.get()));
      } else {
        Discards.discard(play, held, person, EFF_29);
      }
    }
    DEALER.close(play, held);
    Projections.recall(play); // whose home ship has left meanwhile (ST-HOL-07)
  }

  /** Whether nothing is left of the ship that projects a hologram ({@code ST-HOL-10}). */
  private static boolean homeless(Table table, Card person) {
    for (Mark mark : person.marks()) {
      if (mark instanceof Mark.Home home && table.ship(home.ship()) == null) {
        return true;
      }
    }
    return false;
  }

  /** The surface there; else an own ship there, else the nearest own outpost, where they fit. */
  private static Optional<Host> host(Facts facts, Lying card, Card person) {
    Table table = facts.table();
    int there = card.on().of();
    if (card.on().kind() != On.Kind.LOCATION
        || table.location(there) == null
        || homeless(table, person)) {
      return Optional.empty();
    }
    if (Sites.planet(table, there)) {
      return Optional.of(Host.team(there, card.controller()));
    }
    for (Ship ship : table.ships()) {
      if (ship.of(card.controller())
          && ship.returnsTo().isEmpty()
          && ship.at(there)
          && Boarding.fits(facts, card.controller(), person, ship)) {
        return Optional.of(ship.host());
      }
    }
    return Seizing.outpost(table, card.controller(), person, there);
  }
}
