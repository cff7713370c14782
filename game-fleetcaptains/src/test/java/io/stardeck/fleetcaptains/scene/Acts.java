package io.stardeck.fleetcaptains.scene;

import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import java.util.Optional;

/** Actions by the names of ships and the places of tiles, for the player who decides. */
public final class Acts {
  private Acts() {}

  /** A ship sets out. */
  public static FleetAction start(Scene scene, String ship) {
    return new FreeAction.StartManeuver(scene.decider(), scene.card(ship));
  }

  /** A token sets out. */
  public static FleetAction startToken(Scene scene, int token) {
    return new FreeAction.StartTokenManeuver(scene.decider(), token);
  }

  /** Into a space. */
  public static FleetAction step(Scene scene, int q, int r) {
    return new FreeAction.Step(scene.decider(), scene.space(q, r));
  }

  /** Another ship joins the task force. */
  public static FleetAction join(Scene scene, String ship) {
    return new FreeAction.JoinTaskForce(scene.decider(), scene.card(ship));
  }

  /** The breakaway. */
  public static FleetAction roll(Scene scene) {
    return new FreeAction.RollBreakaway(scene.decider());
  }

  /** The maneuver ends. */
  public static FleetAction stop(Scene scene) {
    return new FreeAction.EndManeuver(scene.decider());
  }

  /** The turn ends. */
  public static FleetAction endTurn(Scene scene) {
    return new FreeAction.EndTurn(scene.decider());
  }

  /** Another setting. */
  public static FleetAction adjust(Scene scene, String ship, int setting) {
    return new FreeAction.PowerAdjust(scene.decider(), scene.card(ship), setting);
  }

  /** A setting that is asked for. */
  public static FleetAction dial(Scene scene, String ship, int setting) {
    return new Answer.SetDial(scene.decider(), scene.card(ship), setting);
  }

  /** An attack. */
  public static FleetAction attack(Scene scene, String ship, String target) {
    return new ShipAction.Attack(scene.decider(), scene.card(ship), scene.card(target));
  }

  /** Another ship joins the test. */
  public static FleetAction joinTest(Scene scene, String ship) {
    return new Answer.JoinTest(scene.decider(), scene.card(ship));
  }

  /** No card in the test. */
  public static FleetAction pass(Scene scene) {
    return new Answer.PassTestCard(scene.decider());
  }

  /** A card in the test. */
  public static FleetAction play(Scene scene, String card) {
    return new Answer.PlayTestCard(scene.decider(), scene.card(card), 0);
  }

  /** Influence. */
  public static FleetAction exert(Scene scene, String ship) {
    return new ShipAction.ExertInfluence(scene.decider(), scene.card(ship));
  }

  /** An attempt at a mission. */
  public static FleetAction attempt(Scene scene, String ship, String mission) {
    return new ShipAction.AttemptMission(
        scene.decider(), scene.card(ship), scene.card(mission), Optional.empty());
  }

  /** A search for a token. */
  public static FleetAction search(Scene scene, String ship, int token) {
    return new ShipAction.SearchCloaked(scene.decider(), scene.card(ship), token);
  }

  /** A ship cloaks. */
  public static FleetAction cloak(Scene scene, String ship, int setting) {
    return new ShipAction.CloakShip(scene.decider(), scene.card(ship), setting);
  }

  /** An echo. */
  public static FleetAction echo(Scene scene, String ship) {
    return new ShipAction.CreateEcho(scene.decider(), scene.card(ship));
  }

  /** A tile is scanned. */
  public static FleetAction scan(Scene scene, String ship, int q, int r) {
    return new ShipAction.ScanLocation(scene.decider(), scene.card(ship), scene.space(q, r));
  }
}
