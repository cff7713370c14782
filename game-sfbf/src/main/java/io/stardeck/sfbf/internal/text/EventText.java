package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Texts;
import io.stardeck.sfbf.event.AttackDeclared;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.event.BoxDamaged;
import io.stardeck.sfbf.event.CardDiscarded;
import io.stardeck.sfbf.event.CardDrawn;
import io.stardeck.sfbf.event.CardStashed;
import io.stardeck.sfbf.event.CardsRedrawn;
import io.stardeck.sfbf.event.CeasefirePlayed;
import io.stardeck.sfbf.event.CounterPlayed;
import io.stardeck.sfbf.event.DamageDealt;
import io.stardeck.sfbf.event.DeckReshuffled;
import io.stardeck.sfbf.event.DefencePlayed;
import io.stardeck.sfbf.event.DeviceOff;
import io.stardeck.sfbf.event.DeviceOn;
import io.stardeck.sfbf.event.DieRolled;
import io.stardeck.sfbf.event.FireOpened;
import io.stardeck.sfbf.event.FireSupported;
import io.stardeck.sfbf.event.FleetChosen;
import io.stardeck.sfbf.event.FlotillaDestroyed;
import io.stardeck.sfbf.event.ForcedAdvance;
import io.stardeck.sfbf.event.GameEnded;
import io.stardeck.sfbf.event.OrderCardDealt;
import io.stardeck.sfbf.event.OrderNumberCalled;
import io.stardeck.sfbf.event.Passed;
import io.stardeck.sfbf.event.PlayerBack;
import io.stardeck.sfbf.event.PlayerOut;
import io.stardeck.sfbf.event.RacePicked;
import io.stardeck.sfbf.event.ReactionPlayed;
import io.stardeck.sfbf.event.SecondFormationBegan;
import io.stardeck.sfbf.event.SetupRevealed;
import io.stardeck.sfbf.event.ShipCaptured;
import io.stardeck.sfbf.event.ShipDestroyed;
import io.stardeck.sfbf.event.ShipDrafted;
import io.stardeck.sfbf.event.ShipMoved;
import io.stardeck.sfbf.event.ShipReinforced;
import io.stardeck.sfbf.event.ShipRepaired;
import io.stardeck.sfbf.event.ShipsDealt;
import io.stardeck.sfbf.event.Source;
import io.stardeck.sfbf.event.SquadronLost;
import io.stardeck.sfbf.event.TurnBegan;
import io.stardeck.sfbf.event.TurnEnded;

/** Events, one sentence each. */
final class EventText {
  private static final Texts<Names, BattleForceEvent> TEXTS = texts();

  private EventText() {}

  static String of(Names names, BattleForceEvent value) {
    return TEXTS.of(names, value);
  }

  private static Texts<Names, BattleForceEvent> texts() {
    Texts.Builder<Names, BattleForceEvent> texts = Texts.builder();
    setup(texts);
    texts.put(
        CardDrawn.class,
        (names, a) ->
            names.seat(a.seat())
                + " takes "
                + a.card().map(names::card).orElse("a card")
                + from(a.source()));
    texts.put(
        CardStashed.class,
        (names, a) ->
            a.card().map(names::card).orElse("A card")
                + " goes to the reserve of "
                + names.seat(a.seat()));
    texts.put(CardDiscarded.class, (names, a) -> names.card(a.card()) + " is discarded");
    texts.put(
        DeckReshuffled.class,
        (names, a) ->
            (a.ships() ? "The ship deck" : "The Starbase")
                + " is shuffled anew: "
                + Names.count(a.size(), a.ships() ? "ship" : "card"));
    texts.put(
        ShipRepaired.class,
        (names, a) -> a.points() + " damage of " + names.ship(a.ship()) + " is repaired");
    texts.put(
        ShipReinforced.class,
        (names, a) ->
            names.seat(a.seat())
                + " gets "
                + a.ship().map(names::ship).orElse("a ship, face down"));
    texts.put(
        ShipMoved.class,
        (names, a) ->
            names.ship(a.ship())
                + " moves "
                + (a.from() == a.to() ? "" : "from the " + Names.row(a.from()) + " ")
                + "to the "
                + (a.from() == a.to() ? "right end of the " : "")
                + Names.row(a.to()));
    texts.put(
        DeviceOn.class,
        (names, a) -> the(names.ship(a.ship())) + " " + names.device(a.ship()) + " is on");
    texts.put(
        DeviceOff.class,
        (names, a) -> the(names.ship(a.ship())) + " " + names.device(a.ship()) + " is off");
    texts.put(AttackDeclared.class, (names, a) -> AttackText.declared(names, a.attack()));
    texts.put(
        CounterPlayed.class,
        (names, a) ->
            names.seat(a.seat())
                + " cancels the "
                + Names.effect(a.effect())
                + " with "
                + names.card(a.card()));
    texts.put(
        DefencePlayed.class,
        (names, a) ->
            names.seat(a.seat())
                + " plays "
                + names.card(a.card())
                + a.aim().map(aim -> " against " + names.card(aim)).orElse(""));
    texts.put(
        FireOpened.class,
        (names, a) -> names.ship(a.fire().ship()) + " fires " + names.card(a.fire().card()));
    texts.put(
        FireSupported.class,
        (names, a) -> names.card(a.card()) + " is added to " + names.card(a.weapon()));
    texts.put(
        ReactionPlayed.class,
        (names, a) ->
            names.seat(a.seat())
                + " answers with "
                + names.card(a.card())
                + (a.cancels() ? ": cancelled" : ": +1"));
    texts.put(DieRolled.class, (names, a) -> names.seat(a.seat()) + " rolls " + a.face());
    texts.put(
        DamageDealt.class, (names, a) -> names.ship(a.ship()) + " takes " + a.points() + " damage");
    texts.put(
        BoxDamaged.class, (names, a) -> the(names.ship(a.ship())) + " " + a.box() + " box is hit");
    texts.put(
        ShipDestroyed.class,
        (names, a) ->
            names.ship(a.ship())
                + " of "
                + names.seat(a.owner())
                + " is destroyed"
                + a.by()
                    .map(by -> ", a trophy of " + names.seat(by))
                    .orElse("; it goes to the bottom of the ship deck"));
    texts.put(
        ShipCaptured.class,
        (names, a) ->
            names.ship(a.ship())
                + " of "
                + names.seat(a.owner())
                + " is captured by "
                + names.seat(a.captor()));
    texts.put(
        ForcedAdvance.class,
        (names, a) -> "The Main Body of " + names.seat(a.seat()) + " advances to the Screen");
    texts.put(
        FlotillaDestroyed.class,
        (names, a) -> "The PF flotilla of " + names.seat(a.seat()) + " is gone");
    texts.put(
        SquadronLost.class,
        (names, a) -> names.ship(a.ship()) + " loses " + Names.count(a.squadrons(), "squadron"));
    texts.put(
        CeasefirePlayed.class,
        (names, a) -> names.seat(a.seat()) + " brings an Organian Ceasefire");
    texts.put(
        CardsRedrawn.class,
        (names, a) -> names.seat(a.seat()) + " exchanges " + Names.count(a.cards(), "card"));
    texts.put(
        SecondFormationBegan.class,
        (names, a) -> names.seat(a.seat()) + " changes the formation once more");
    texts.put(Passed.class, (names, a) -> names.seat(a.seat()) + " passes");
    texts.put(
        TurnBegan.class, (names, a) -> "Game turn " + a.gameTurn() + ", " + names.seat(a.seat()));
    texts.put(TurnEnded.class, (names, a) -> names.seat(a.seat()) + " ends the turn");
    texts.put(PlayerOut.class, (names, a) -> names.seat(a.seat()) + " has no ships left");
    texts.put(PlayerBack.class, (names, a) -> names.seat(a.seat()) + " has a ship again");
    texts.put(GameEnded.class, (names, a) -> EndText.of(names, a.outcome()));
    return texts.build();
  }

  private static void setup(Texts.Builder<Names, BattleForceEvent> texts) {
    texts.put(
        RacePicked.class, (names, a) -> names.seat(a.seat()) + " plays the " + a.race().title());
    texts.put(
        ShipDrafted.class, (names, a) -> names.seat(a.seat()) + " drafts " + names.ship(a.ship()));
    texts.put(
        ShipsDealt.class,
        (names, a) -> names.seat(a.seat()) + " is dealt " + names.ships(a.ships()));
    texts.put(
        FleetChosen.class,
        (names, a) -> names.seat(a.seat()) + " has a fleet of " + Names.count(a.ships(), "ship"));
    texts.put(
        SetupRevealed.class,
        (names, a) ->
            names.seat(a.seat())
                + " shows Screen: "
                + names.ships(a.screen())
                + "; Main Body: "
                + names.ships(a.main())
                + "; "
                + Names.count(a.reserve(), "ship")
                + " in the Reserve");
    texts.put(
        OrderCardDealt.class,
        (names, a) -> names.seat(a.seat()) + " is dealt order card " + a.number());
    texts.put(
        OrderNumberCalled.class,
        (names, a) ->
            "Number "
                + a.number()
                + (a.holder().equals(Seat.SPECTATOR) ? ": nobody" : ": " + names.seat(a.holder())));
  }

  private static String from(Source source) {
    return switch (source) {
      case STARBASE -> " from the Starbase";
      case DISCARD -> " from the discard pile";
      case RESERVE -> " from the reserve";
    };
  }

  private static String the(String ship) {
    return ship + "'s";
  }
}
