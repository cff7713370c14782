package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.AttackEvent.CounterPlayed;
import io.stardeck.sfbf.event.AttackEvent.ReactionPlayed;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.internal.step.Windows;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * The attacker's answers: at once to ECM, Erratic Maneuvers and Wild Weasel, and at the end to the
 * defence as a whole (BF-RCT-01). The card played has left the hand already.
 */
public final class Reactions {
  private static final RuleId PRT_03 = RuleId.of("BF-PRT-03");
  private static final RuleId RCT_01 = RuleId.of("BF-RCT-01");
  private static final RuleId RCT_02 = RuleId.of("BF-RCT-02");
  private static final RuleId RCT_03 = RuleId.of("BF-RCT-03");
  private static final RuleId RCT_04 = RuleId.of("BF-RCT-04");
  private static final RuleId RCT_05 = RuleId.of("BF-RCT-05");
  private static final RuleId RCT_10 = RuleId.of("BF-RCT-10");

  private Reactions() {}

  /** Opens the window for an answer to {@code defence}, if the attacker has a card to play. */
  static void open(Play<BattleForceState> play, CardId defence) {
    Seat attacker = Engagement.attack(play).attacker();
    if (Windows.mayReact(play.state(), attacker)) {
      play.push(new Phase.ReactionWindow(attacker, defence));
    }
  }

  /**
   * Ends the defence, whose window is on top: if a card was played in it the attacker may answer
   * it, whatever cards they hold (BF-RCT-01, BF-D-73).
   */
  public static void endDefence(Play<BattleForceState> play) {
    Attack attack = Engagement.attack(play);
    if (defended(attack) && Windows.mayReact(play.state(), attack.attacker())) {
      play.replace(new Phase.DefenceAnswer(attack.attacker()));
    } else {
      play.pop();
    }
  }

  /** Whether a card was played in the defence against {@code attack}, dice and fire apart. */
  public static boolean defended(Attack attack) {
    if (!attack.defences().isEmpty()) {
      return true;
    }
    if (attack.form() != Form.SHIP) {
      return false;
    }
    ImmutableList<Shot> shots = attack.shots();
    for (int i = 0; i < shots.size(); i++) {
      if (shots.get(i).cancels() > 0) {
        return true;
      }
    }
    return !attack.fires().isEmpty();
  }

  /** A reaction cancels {@code defence}; a Wild Weasel leaves the ship (BF-RCT-02 to 05). */
  public static void cancel(Play<BattleForceState> play, CardId card, CardId defence) {
    Table table = play.state().table();
    Attack attack = Engagement.attack(play);
    play.tell(
        rule(table.kind(card), table.kind(defence)),
        new ReactionPlayed(attack.attacker(), card, Optional.of(defence), true));
    if (table.kind(defence) == CardKind.WW) {
      takeOff(play, Effect.WEASEL);
    } else {
      Engagement.put(play, cancelled(attack, defence));
    }
    Engagement.use(play, card);
  }

  /** A Prime Team adds 1, in answer to {@code defence}, or to all of it (BF-RCT-10). */
  public static void plusOne(Play<BattleForceState> play, CardId card, Optional<CardId> defence) {
    Attack attack = Engagement.attack(play);
    play.tell(RCT_10, new ReactionPlayed(attack.attacker(), card, defence, false));
    Engagement.put(play, attack.withPlusOnes(Lists.plus(attack.plusOnes(), card)).using(card));
  }

  /** A Prime Team takes {@code effect} off the target at the end of the defence (BF-RCT-01). */
  public static void counter(Play<BattleForceState> play, CardId card, Effect effect) {
    play.tell(RCT_01, new CounterPlayed(Engagement.attack(play).attacker(), card, effect));
    takeOff(play, effect);
    Engagement.use(play, card);
  }

  /**
   * Takes {@code effect} off the target, which bears it; Erratic Maneuvers stay where they are
   * (BF-RCT-03 to 05, BF-PRT-03).
   */
  public static void takeOff(Play<BattleForceState> play, Effect effect) {
    Berth berth = Engagement.target(play);
    Ship ship = berth.ship();
    switch (effect) {
      case ERRATIC -> {}
      case WEASEL -> {
        CardId weasel = ship.weasel().orElseThrow();
        Engagement.put(play, cancelled(Engagement.attack(play), weasel).using(weasel));
        Ships.put(play, berth, ship.withWeasel(Optional.empty()));
      }
      case CLOAK -> deviceOff(play, berth, ship.withCloaked(false));
      case WEB -> deviceOff(play, berth, ship.withWebbed(false));
    }
  }

  private static void deviceOff(Play<BattleForceState> play, Berth berth, Ship ship) {
    play.tell(PRT_03, new DeviceOff(berth.owner(), ship.id()));
    Ships.put(play, berth, ship);
  }

  /** {@code attack} with {@code card} cancelled, if it was played in this defence. */
  private static Attack cancelled(Attack attack, CardId card) {
    ImmutableList.Builder<Defence> defences = ImmutableList.builder();
    for (Defence played : attack.defences()) {
      defences.add(played.card().equals(card) ? played.cancel() : played);
    }
    return attack.withDefences(defences.build());
  }

  private static RuleId rule(CardKind card, CardKind defence) {
    return switch (card) {
      case TB -> RCT_05;
      case PRT -> RCT_04;
      default -> defence == CardKind.ECM ? RCT_02 : RCT_03;
    };
  }
}
