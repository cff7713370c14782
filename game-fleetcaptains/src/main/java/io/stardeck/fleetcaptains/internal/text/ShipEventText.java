package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.internal.text.Names.a;
import static io.stardeck.fleetcaptains.internal.text.Names.word;

import io.stardeck.engine.text.Texts;
import io.stardeck.fleetcaptains.event.FleetEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import java.util.Optional;

/** What happens to ships, in one sentence each. */
final class ShipEventText {
  private ShipEventText() {}

  static Texts.Builder<Names, FleetEvent> add(Texts.Builder<Names, FleetEvent> texts) {
    return texts
        .put(
            ShipEvent.ShipDrawn.class,
            (names, e) ->
                names.of(e.player())
                    + " draws "
                    + names.of(e.ship())
                    + (e.joins() ? "" : ", which is too large"))
        .put(
            ShipEvent.FleetRedrawn.class,
            (names, e) -> names.of(e.player()) + " puts the ships back and draws again")
        .put(
            ShipEvent.FleetFixed.class,
            (names, e) -> "The fleet of " + names.of(e.player()) + " has size " + e.size())
        .put(
            ShipEvent.DialSet.class,
            (names, e) ->
                names.of(e.ship())
                    + " is set to "
                    + names.setting(e.ship(), Optional.empty(), e.setting()))
        .put(
            ShipEvent.AlertChanged.class,
            (names, e) -> names.of(e.ship()) + " goes to " + word(e.alert()) + " alert")
        .put(
            ShipEvent.ShipDestroyed.class,
            (names, e) ->
                names.of(e.ship()) + " is destroyed" + (e.byEnemy() ? " by the enemy" : ""))
        .put(
            ShipEvent.ShipReinforced.class,
            (names, e) ->
                names.of(e.player()) + " calls " + names.of(e.ship()) + " from the reserve")
        .put(
            ShipEvent.ShipMoved.class,
            (names, e) -> names.of(e.ship()) + " is moved to " + names.space(e.space()))
        .put(ShipEvent.ShipRepaired.class, (names, e) -> names.of(e.ship()) + " is repaired")
        .put(
            ShipEvent.ShipCloaked.class,
            (names, e) -> names.of(e.ship()) + " cloaks: cloak token " + e.token())
        .put(
            ShipEvent.ShipDecloaked.class,
            (names, e) -> names.of(e.ship()) + " decloaks at " + names.space(e.space()))
        .put(
            ShipEvent.SystemTokenPlaced.class,
            (names, e) ->
                "The "
                    + Names.of(e.system())
                    + " of "
                    + names.of(e.ship())
                    + e.amount().map(n -> " change by %+d".formatted(n)).orElse(" are disabled"))
        .put(
            ShipEvent.SystemTokenRemoved.class,
            (names, e) ->
                "The "
                    + Names.of(e.system())
                    + " of "
                    + names.of(e.ship())
                    + " are freed of a token")
        .put(
            ShipEvent.ActionTaken.class,
            (names, e) -> names.of(e.ship()) + " takes " + a(word(e.kind())) + " action")
        .put(
            ShipEvent.AllowanceGranted.class,
            (names, e) -> names.of(e.ship()) + " gets another " + e.what())
        .put(
            ShipEvent.AllowanceGivenUp.class,
            (names, e) -> names.of(e.ship()) + " gives up " + a(e.what()))
        .put(ShipEvent.TestStarted.class, ShipEventText::test)
        .put(ShipEvent.TestJoined.class, (names, e) -> names.of(e.ship()) + " joins the test")
        .put(
            ShipEvent.DiceRolled.class,
            (names, e) ->
                (e.dice().size() > 1 ? "The dice count " : "The die counts ")
                    + Names.numbers(e.dice()))
        .put(
            ShipEvent.TestEnded.class,
            (names, e) ->
                (e.passed() ? "The test is passed, " : "The test is failed, ")
                    + Names.against(e.total(), e.against()))
        .put(
            ShipEvent.AttackResolved.class,
            (names, e) ->
                "The attack does "
                    + (e.damage() == 0 ? "no" : e.damage())
                    + " damage to "
                    + names.of(e.target()))
        .put(
            ShipEvent.DamagePrevented.class,
            (names, e) -> names.of(e.by()) + " prevents damage to " + names.of(e.ship()))
        .put(
            ShipEvent.CargoMoved.class,
            (names, e) ->
                names.of(e.item())
                    + (e.from().equals(e.to())
                        ? " joins the crew of " + names.of(e.to())
                        : " goes from " + names.of(e.from()) + " to " + names.of(e.to())))
        .put(
            ShipEvent.CrewLost.class,
            (names, e) -> names.of(e.ship()) + " loses " + names.of(e.crew()));
  }

  private static String test(Names names, ShipEvent.TestStarted event) {
    return names.of(event.ship())
        + " tests its "
        + Names.of(event.system())
        + purpose(names, event)
        + event.target().map(target -> " against " + names.of(target)).orElse("")
        + (event.level() > 0 ? ", level " + event.level() : "");
  }

  private static String purpose(Names names, ShipEvent.TestStarted event) {
    return switch (event.kind()) {
      case COMBAT_SHIP -> " in combat";
      case COMBAT_INSTALLATION -> " against an installation";
      case SEARCH -> " in a search" + event.token().map(n -> " of " + names.token(n)).orElse("");
      case TRANSPORTER -> " to beam";
      case ENCOUNTER -> " in an encounter";
      case MISSION ->
          " for "
              + event.mission().map(card -> "the mission " + names.of(card)).orElse("a mission");
      case CARD -> " for a card";
    };
  }
}
