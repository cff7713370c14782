package io.stardeck.sfbf.scene;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.state.Effect;
import java.util.Optional;

/**
 * What the players do around an attack, in short: seat 1 attacks, seat 2 defends. Ships and cards
 * are named by their ids in the base set.
 */
public final class Moves {
  private Moves() {}

  public static BattleForceAction begin(String ship) {
    return new BeginAttack(ONE, Given.ship(ship));
  }

  public static BattleForceAction aim(String ship) {
    return new AimAt(ONE, Given.ship(ship));
  }

  public static BattleForceAction weapon(String card, BoxType box) {
    return new AddWeapon(ONE, Given.card(card), box);
  }

  public static BattleForceAction support(String card, String weapon) {
    return new AddSupport(ONE, Given.card(card), Given.card(weapon));
  }

  public static BattleForceAction counter(String card, Effect effect) {
    return new AddCounter(ONE, Given.card(card), effect);
  }

  public static BattleForceAction plusOne(String card) {
    return new AddPlusOne(ONE, Given.card(card));
  }

  public static BattleForceAction commit() {
    return new Commit(ONE);
  }

  public static BattleForceAction withdraw() {
    return new Withdraw(ONE);
  }

  /** A defence on the whole attack. */
  public static BattleForceAction defend(String card) {
    return new PlayDefence(TWO, Given.card(card), Optional.empty(), Optional.empty());
  }

  /** A weapon card fired in defence at a card of the attack. */
  public static BattleForceAction fire(String card, BoxType box, String aim) {
    return new PlayDefence(TWO, Given.card(card), Optional.of(box), target(aim));
  }

  /** A Tractor Beam, or with traditional damage ECM or Erratic Maneuvers, at an attack card. */
  public static BattleForceAction stop(String card, String aim) {
    return new PlayDefence(TWO, Given.card(card), Optional.empty(), target(aim));
  }

  /** A Scatterpack added to a drone fired in defence. */
  public static BattleForceAction scatter(String card, String drone, String aim) {
    return new AddCancel(TWO, Given.card(card), Given.card(drone), Given.card(aim));
  }

  /** The defence is over. */
  public static BattleForceAction pass() {
    return new PassDefence(TWO);
  }

  /** The attacker cancels the defence just played. */
  public static BattleForceAction cancel(String card) {
    return new PlayReaction(ONE, Given.card(card), ReactionMode.CANCEL);
  }

  /** The attacker adds 1 instead of answering. */
  public static BattleForceAction raise(String card) {
    return new PlayReaction(ONE, Given.card(card), ReactionMode.PLUS_ONE);
  }

  /** The attacker lets the defence stand. */
  public static BattleForceAction stand() {
    return new PassReaction(ONE);
  }

  public static BattleForceAction allocate(BoxType box) {
    return new Allocate(TWO, box);
  }

  private static Optional<CardId> target(String card) {
    return Optional.of(Given.card(card));
  }
}
