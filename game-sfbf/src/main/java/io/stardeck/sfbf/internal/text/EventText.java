package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Texts;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.CounterPlayed;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.AttackEvent.SquadronLost;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.event.CardEvent.CardsRedrawn;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.event.SetupEvent.OrderCardDealt;
import io.stardeck.sfbf.event.SetupEvent.OrderNumberCalled;
import io.stardeck.sfbf.event.SetupEvent.RacePicked;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.event.SetupEvent.ShipDrafted;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.event.ShipEvent.BoxDamaged;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.event.ShipEvent.ShipCaptured;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.event.ShipEvent.ShipMoved;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.event.TurnEvent.GameEnded;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.event.TurnEvent.PlayerBack;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.event.TurnEvent.SecondFormationBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;

/** Events, one sentence each. */
final class EventText {
  private static final Texts<Names, BattleForceEvent> TEXTS =
      Texts.<Names, BattleForceEvent>builder(Names::part)
          .put(RacePicked.class, "{seat} plays the {race}")
          .put(ShipDrafted.class, "{seat} drafts {ship}")
          .put(ShipsDealt.class, "{seat} is dealt {ships}")
          .put(FleetChosen.class, "{seat} has a fleet of {ships:ship}")
          .put(
              SetupRevealed.class,
              "{seat} shows Screen: {screen}; Main Body: {main}; {reserve:ship} in the Reserve")
          .put(OrderCardDealt.class, "{seat} is dealt order card {number}")
          .put(
              OrderNumberCalled.class,
              (names, a) ->
                  "Number "
                      + a.number()
                      + (a.holder().equals(Seat.SPECTATOR)
                          ? ": nobody"
                          : ": " + names.seat(a.holder())))
          .put(CardDrawn.class, "{seat} takes [card?#|a card]{source}")
          .put(CardStashed.class, "[card?#|A card] goes to the reserve of {seat}")
          .put(CardDiscarded.class, "{card} is discarded")
          .put(
              DeckReshuffled.class,
              "[ships?The ship deck is shuffled anew: {size:ship}|The Starbase is shuffled anew: {size:card}]")
          .put(ShipRepaired.class, "{points} damage of {ship} is repaired")
          .put(ShipReinforced.class, "{seat} gets [ship?#|a ship, face down]")
          .put(
              ShipMoved.class,
              (names, a) ->
                  names.ship(a.ship())
                      + " moves "
                      + (a.from() == a.to() ? "" : "from the " + Names.row(a.from()) + " ")
                      + "to the "
                      + (a.from() == a.to() ? "right end of the " : "")
                      + Names.row(a.to()))
          .put(DeviceOn.class, "{ship}'s {ship:device} is on")
          .put(DeviceOff.class, "{ship}'s {ship:device} is off")
          .put(AttackDeclared.class, (names, a) -> AttackText.declared(names, a.attack()))
          .put(CounterPlayed.class, "{seat} cancels the {effect} with {card}")
          .put(DefencePlayed.class, "{seat} plays {card}[aim:supported? against #]")
          .put(
              FireOpened.class,
              (names, a) -> names.ship(a.fire().ship()) + " fires " + names.card(a.fire().card()))
          .put(FireSupported.class, "{card} is added to {weapon}")
          .put(
              ReactionPlayed.class,
              "{seat} answers [defence?#|the defence] with {card}[cancels?: cancelled|: +1]")
          .put(DieRolled.class, "{seat} rolls {face}")
          .put(DamageDealt.class, "{ship} takes {points} damage")
          .put(BoxDamaged.class, "{ship}'s {box} box is hit")
          .put(
              ShipDestroyed.class,
              "{ship} of {owner} is destroyed[by?, a trophy of #|; it goes to the bottom of the ship deck]")
          .put(ShipCaptured.class, "{ship} of {owner} is captured by {captor}")
          .put(ForcedAdvance.class, "The Main Body of {seat} advances to the Screen")
          .put(FlotillaDestroyed.class, "The PF flotilla of {seat} is gone")
          .put(SquadronLost.class, "{ship} loses {squadrons:squadron}")
          .put(CeasefirePlayed.class, "{seat} brings an Organian Ceasefire")
          .put(CardsRedrawn.class, "{seat} exchanges {cards:card}")
          .put(SecondFormationBegan.class, "{seat} changes the formation once more")
          .put(Passed.class, "{seat} passes")
          .put(TurnBegan.class, "Game turn {gameTurn}, {seat}")
          .put(TurnEnded.class, "{seat} ends the turn")
          .put(PlayerOut.class, "{seat} has no ships left")
          .put(PlayerBack.class, "{seat} has a ship again")
          .put(GameEnded.class, (names, a) -> EndText.of(names, a.outcome()))
          .build();

  private EventText() {}

  static String of(Names names, BattleForceEvent value) {
    return TEXTS.of(names, value);
  }
}
