package io.stardeck.fleetcaptains.internal.setup;

import static io.stardeck.fleetcaptains.internal.RuleIds.DCK_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.ORD_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.power.FirstSettings;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSubdecks;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Four subdecks each, then the decks and the orders ({@code FC-DCK, FC-ORD, FC-D-12}). */
final class SubdeckChoice {
  /** How many subdecks are chosen. */
  static final int CHOSEN = 4;

  private SubdeckChoice() {}

  static void begin(Play<FleetState> play) {
    ComponentSet set = Tables.of(play).set();
    for (Faction faction : Faction.values()) {
      Seat seat = Tables.of(play).seat(faction);
      ImmutableList<CardId> subdecks =
          Lists.filter(set.subdecks(), subdeck -> set.subdeck(subdeck).faction() == faction);
      Cards.DEALER
          .bring(play, Places.unchosen(seat), subdecks, Audience.nobody())
          .tell(DCK_03, cards -> new CardEvent.SubdecksShown(seat, cards));
    }
    play.push(new SetupSubdecks(Seat.of(1)));
  }

  static void choose(Play<FleetState> play, Seat seat, CardId subdeck) {
    Cards.DEALER
        .card(play, Places.unchosen(seat), subdeck)
        .to(Places.chosen(seat))
        .tell(DCK_03, card -> new CardEvent.SubdeckChosen(seat, card));
    if (play.state().zones().size(Places.chosen(seat)) == CHOSEN) {
      play.pop();
      leave(play, seat);
      if (seat.number() < Tables.of(play).players()) {
        play.push(new SetupSubdecks(Seat.of(seat.number() + 1)));
      } else {
        decks(play);
      }
    }
  }

  /** A team mate chooses from what is left ({@code FC-TEA-04}). */
  private static void leave(Play<FleetState> play, Seat seat) {
    Seat mate = Seat.of(seat.number() + Faction.values().length);
    if (mate.number() <= Tables.of(play).players()) {
      ImmutableList<CardId> left =
          lay(play, Places.unchosen(seat), Places.unchosen(mate), Audience.nobody());
      play.tell(Audience.only(mate), DCK_03, new CardEvent.SubdecksShown(mate, left));
    }
  }

  private static void decks(Play<FleetState> play) {
    for (Seat seat : Seat.first(Tables.of(play).players())) {
      Place rest = Places.unchosen(seat);
      Place chosen = Places.chosen(seat);
      ImmutableList<CardId> left = lay(play, rest, rest, Audience.everyone());
      ImmutableList<CardId> sorted = lay(play, chosen, chosen, Audience.everyone());
      play.tell(DCK_03, new CardEvent.SubdecksFixed(seat, sorted, left));
      Tables.captain(play, seat, captain -> captain.withSubdecks(sorted));
      deck(play, seat, sorted);
    }
    for (Faction faction : Faction.values()) { // all of one side first, mates too (FC-D-13)
      Tables.of(play).seats(faction).forEach(seat -> orders(play, seat));
    }
    for (Seat seat : Seat.first(Tables.of(play).players())) {
      for (int i = 0; i < Orders.DISPLAYED; i++) {
        Orders.draw(play, seat, Optional.empty());
      }
    }
    FirstSettings.begin(play);
  }

  /** Lays subdecks down in an order that does not tell in which one they were chosen. */
  private static ImmutableList<CardId> lay(
      Play<FleetState> play, Place from, Place to, Audience shown) {
    ImmutableList<CardId> sorted =
        ImmutableList.sortedCopyOf(CardId.BY_NUMBER, play.state().zones().cards(from));
    for (CardId subdeck : sorted) {
      int at = play.state().zones().cards(from).indexOf(subdeck);
      Cards.DEALER.at(play, from, at).shownTo(shown).to(to);
    }
    return sorted;
  }

  private static void deck(Play<FleetState> play, Seat seat, ImmutableList<CardId> chosen) {
    ComponentSet set = Tables.of(play).set();
    List<CardId> cards = new ArrayList<>();
    chosen.forEach(deck -> set.subdeck(deck).cards().forEach(name -> cards.add(set.card(name))));
    SetUp.bring(play, Places.deck(seat), cards);
    Cards.DEALER.shuffle(play, Places.deck(seat));
    Commands.fill(play, seat, Turns.HAND);
  }

  /** The mission deck, by the numbers of the fleet ({@code FC-ORD-03, FC-D-13}). */
  private static void orders(Play<FleetState> play, Seat seat) {
    Table table = Tables.of(play);
    for (MissionType type : MissionType.values()) {
      int count = 0;
      for (Ship ship : table.captain(seat).fleet()) {
        count += table.def(ship).missions().of(type);
      }
      for (int i = 0; i < count; i++) {
        Place from = Places.stock(Orders.fullOr(play, type));
        Cards.DEALER.top(play, from).to(Places.missionDeck(seat));
      }
    }
    Cards.DEALER.shuffle(play, Places.missionDeck(seat));
    int size = play.state().zones().size(Places.missionDeck(seat));
    play.tell(ORD_03, new CardEvent.DeckBuilt(seat, size));
  }
}
