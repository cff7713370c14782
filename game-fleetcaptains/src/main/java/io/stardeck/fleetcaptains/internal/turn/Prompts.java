package io.stardeck.fleetcaptains.internal.turn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseSetting;
import io.stardeck.fleetcaptains.state.FleetFrame.ClaimWindow;
import io.stardeck.fleetcaptains.state.FleetFrame.CrewLoss;
import io.stardeck.fleetcaptains.state.FleetFrame.EchoRelocate;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterShip;
import io.stardeck.fleetcaptains.state.FleetFrame.Offered;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetFrame.RescuedCrew;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.TestStage;
import io.stardeck.fleetcaptains.view.FleetView;

/** What a player is asked, with the names of what it is about. */
record Prompts(ImmutableList<ActionRule<FleetState, FleetView, ?>> open) {
  private static final int ADJUSTING = 4;

  private static String name(FleetView view, CardId card) {
    return view.table().set().title(card);
  }

  private boolean can(int rule, FleetView view) {
    return !PhaseRule.leavesNothing(view, ImmutableList.of(open.get(rule)));
  }

  /** To pass comes first among the rules, then the cards that cancel. */
  String response(FleetView view, Response frame) {
    String played = name(view, frame.use().card()) + " is played";
    return played + (can(1, view) ? ": cancel it, or pass" : ", and you cannot cancel it: pass");
  }

  /** To pass and to go on to the dice come first among the rules, then cards, ships and power. */
  String test(FleetView view, Test frame) {
    boolean joins = can(3, view);
    if (frame.stage() == TestStage.BEFORE_DICE) {
      return "Adjust power, or go on to the dice";
    } else if (can(2, view)) {
      return joins
          ? "Play a card in the test, let a ship join, or play none"
          : "Play a card in the test, or none";
    } else if (joins) {
      return can(0, view) ? "Let a ship join the test, or go on" : "A ship has to join the test";
    }
    return "No card of yours fits the test: "
        + (can(ADJUSTING, view) ? "adjust power, or play none" : "play none");
  }

  static String firstSetting(FleetView view, SetupSettings frame) {
    return "Choose the first setting of " + name(view, frame.ship());
  }

  static String setting(FleetView view, ChooseSetting frame) {
    return "Choose a setting of " + name(view, frame.ship());
  }

  static String meeting(FleetView view, EncounterShip frame) {
    return "Which ship meets " + name(view, frame.encounter()) + "?";
  }

  static String encounter(FleetView view, EncounterDrawn frame) {
    return "Resolve the encounter " + name(view, frame.encounter());
  }

  static String offered(FleetView view, Offered frame) {
    return "Use the ability of " + name(view, frame.use().card()) + "?";
  }

  static String damage(FleetView view, PreventDamage frame) {
    return "Prevent damage of " + frame.damage() + " to " + name(view, frame.ship()) + "?";
  }

  static String loss(FleetView view, CrewLoss frame) {
    return "Lose crew of " + name(view, frame.ship()) + ", or a card";
  }

  static String rescued(FleetView view, RescuedCrew frame) {
    return "Assign " + name(view, frame.card()) + " to " + name(view, frame.ship()) + "?";
  }

  /** Whether an echo comes to the ship that was shown, or the one that was shown goes elsewhere. */
  static String relocation(FleetView view, EchoRelocate frame) {
    CardId identity = view.identity(frame.token());
    if (identity == null) {
      return "Move an echo?";
    }
    return view.table().set().isEcho(identity)
        ? "Move the echo that was shown to another cloak token?"
        : "Move an echo to " + name(view, identity) + "?";
  }

  static String claim(FleetView view, ClaimWindow frame) {
    return "Claim the mission " + name(view, frame.mission()) + "?";
  }
}
