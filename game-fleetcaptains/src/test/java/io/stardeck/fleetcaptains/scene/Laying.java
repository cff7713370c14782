package io.stardeck.fleetcaptains.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/** How a scene lays cards where a test wants them, from wherever they lie. */
final class Laying {
  private Laying() {}

  /** Just those ships at the post; the others of the faction are the reserve. */
  static void fleet(Play<FleetState> play, Seat seat, ImmutableList<CardId> ships) {
    Table table = Tables.of(play);
    int post = table.shape().post(seat);
    ImmutableList.Builder<Ship> fleet = ImmutableList.builder();
    for (CardId card : ships) {
      fleet.add(Dials.fresh(table, seat, card, 0).withStart(post));
    }
    ImmutableList<CardId> reserve =
        table.set().ships().stream()
            .filter(card -> table.owner(card).equals(seat) && !ships.contains(card))
            .collect(ImmutableList.toImmutableList());
    Tables.captain(
        play,
        seat,
        captain -> captain.withFleet(fleet.build()).withReserve(reserve).withDestroyed());
  }

  /** A location lies face down in a space; what lay there goes where it came from. */
  static void tile(Play<FleetState> play, int space, CardId card) {
    int now = play.state().zones().cards(Places.CHART).indexOf(card);
    if (now == space) {
      return;
    }
    if (now >= 0) {
      Cards.DEALER.at(play, Places.PILE, 0).to(Places.CHART, now);
      Cards.DEALER.at(play, Places.CHART, now + 1).to(Places.PILE);
    }
    Cards.DEALER.card(play, Places.PILE, card).to(Places.CHART, space);
    Cards.DEALER.at(play, Places.CHART, space + 1).under(Places.PILE);
  }

  /** The tile of a space is face up, explored by that player. */
  static void turnUp(Play<FleetState> play, int space, CardId card, Seat by) {
    Faction faction = Tables.of(play).faction(by);
    Cards.DEALER.show(play, Places.CHART, card, Audience.everyone());
    Tables.tile(play, space, tile -> tile.withLocation(card).withExploredBy(faction));
  }

  private static Place placeOf(FleetState state, CardId card) {
    for (Zone<CardId> zone : state.zones().zones()) {
      if (zone.cards().contains(card)) {
        return zone.place();
      }
    }
    throw new IllegalArgumentException(state.table().set().title(card) + " is not in the game");
  }

  /** A card comes to the top of another place. */
  static void move(Play<FleetState> play, CardId card, Place to) {
    Place from = placeOf(play.state(), card);
    if (from.equals(to)) {
      Cards.DEALER.card(play, from, card).openly().to(Places.OPEN);
    }
    Cards.DEALER.card(play, from.equals(to) ? Places.OPEN : from, card).to(to);
  }

  /** A card comes to the top of where it lies, seen by all. */
  static void onTop(Play<FleetState> play, CardId card) {
    move(play, card, placeOf(play.state(), card));
  }

  /** Just those cards in a hand; the others go under the deck. */
  static void hand(Play<FleetState> play, Seat seat, ImmutableList<CardId> cards) {
    for (CardId held : play.state().zones().cards(Places.hand(seat))) {
      Cards.DEALER.card(play, Places.hand(seat), held).under(Places.deck(seat));
    }
    cards.forEach(card -> move(play, card, Places.hand(seat)));
  }

  /** Just those active missions; the others go under the mission deck. */
  static void missions(Play<FleetState> play, Seat seat, ImmutableList<CardId> missions) {
    for (CardId active : play.state().zones().cards(Places.missions(seat))) {
      Cards.DEALER.card(play, Places.missions(seat), active).under(Places.missionDeck(seat));
    }
    Tables.captain(play, seat, captain -> captain.withOpenMissions());
    for (CardId mission : missions) {
      boolean secret = Tables.of(play).set().mission(mission).secret();
      Cards.DEALER
          .card(play, placeOf(play.state(), mission), mission)
          .shownTo(secret ? Audience.nobody() : Audience.everyone())
          .under(Places.missions(seat));
      if (!secret) {
        Tables.captain(
            play,
            seat,
            captain -> captain.withOpenMissions(Lists.plus(captain.openMissions(), mission)));
      }
    }
  }
}
