package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/**
 * Defence cards take effect, each in the order played (BF-DEF-02); the attacker's answers are
 * {@link Reactions}. The card played has left the hand already.
 */
public final class Defences {
  private static final RuleId DEF_10 = RuleId.of("BF-DEF-10");
  private static final RuleId DEF_20 = RuleId.of("BF-DEF-20");
  private static final RuleId DEF_24 = RuleId.of("BF-DEF-24");
  private static final RuleId DEF_31 = RuleId.of("BF-DEF-31");
  private static final RuleId DEF_40 = RuleId.of("BF-DEF-40");
  private static final RuleId DEF_41 = RuleId.of("BF-DEF-41");
  private static final RuleId DEF_44 = RuleId.of("BF-DEF-44");
  private static final RuleId DEF_49 = RuleId.of("BF-DEF-49");
  private static final RuleId DEF_50 = RuleId.of("BF-DEF-50");
  private static final RuleId DEF_52 = RuleId.of("BF-DEF-52");
  private static final RuleId DEF_53 = RuleId.of("BF-DEF-53");

  private Defences() {}

  /** A defence on the whole attack: RS, ECM, EM, WW or DSG. The attacker may answer the middle. */
  public static void whole(Play<BattleForceState> play, CardId card, Optional<CardId> aim) {
    CardKind kind = play.state().table().kind(card);
    Attack attack = Engagement.attack(play);
    tell(play, attack, card, aim, rule(kind));
    Engagement.put(play, attack.withDefences(Lists.plus(attack.defences(), Defence.of(card, aim))));
    switch (kind) {
      case EM -> {
        Berth berth = Engagement.target(play);
        Ships.put(play, berth, berth.ship().withErratic(Optional.of(card)));
      }
      case WW -> weasel(play, card);
      case DSG -> disengage(play, card);
      default -> Engagement.use(play, card);
    }
    if (kind == CardKind.ECM || kind == CardKind.EM || kind == CardKind.WW) {
      Reactions.open(play, card);
    }
  }

  /** A weapon card fired at a drone or plasma torpedo (BF-DEF-22 to 26). */
  public static void fire(Play<BattleForceState> play, CardId card, BoxType type, CardId aim) {
    Table table = play.state().table();
    Attack attack = Engagement.attack(play);
    Ship ship = Engagement.targetShip(table);
    CardKind kind = table.kind(card);
    BoxSet blocked = ship.damaged().union(attack.fired(ship.id()));
    BoxSet boxes = Guns.pick(table.card(ship.id()), blocked, type, kind);
    Fire fire =
        new Fire(attack.defender().orElseThrow(), ship.id(), card, boxes, ImmutableList.of());
    tell(play, attack, card, Optional.of(aim), DEF_20);
    play.tell(DEF_20, new FireOpened(fire));
    int index = Shots.indexOf(attack.shots(), aim);
    Shot shot = attack.shots().get(index);
    Shot hit = kind.phaser() ? shot.firedAt(table.card(card).value()) : shot.cancelledOnce();
    Engagement.put(
        play,
        attack
            .withFires(Lists.plus(attack.fires(), fire))
            .withShots(Lists.set(attack.shots(), index, hit))
            .using(card));
  }

  /** A Tractor Beam stops one unit of a drone (BF-DEF-40). */
  public static void tractor(Play<BattleForceState> play, CardId card, CardId aim) {
    Attack attack = Engagement.attack(play);
    tell(play, attack, card, Optional.of(aim), DEF_40);
    cancelUnit(play, attack, card, aim);
  }

  /** A Scatterpack lets {@code drone} cancel one unit more (BF-DEF-24). */
  public static void scatter(Play<BattleForceState> play, CardId card, CardId drone, CardId aim) {
    Attack attack = Engagement.attack(play);
    tell(play, attack, card, Optional.of(aim), DEF_24);
    play.tell(DEF_24, new FireSupported(attack.defender().orElseThrow(), card, drone));
    int index = Shots.indexOfFire(attack.fires(), drone);
    Fire supported = attack.fires().get(index).supportedBy(card);
    cancelUnit(play, attack.withFires(Lists.set(attack.fires(), index, supported)), card, aim);
  }

  private static void cancelUnit(
      Play<BattleForceState> play, Attack attack, CardId card, CardId aim) {
    int index = Shots.indexOf(attack.shots(), aim);
    Shot hit = attack.shots().get(index).cancelledOnce();
    Engagement.put(play, attack.withShots(Lists.set(attack.shots(), index, hit)).using(card));
  }

  /** The card goes on the ship; from the Main Body the ship comes to the Screen (BF-DEF-49). */
  private static void weasel(Play<BattleForceState> play, CardId card) {
    Berth berth = Engagement.target(play);
    Ships.put(play, berth, berth.ship().withWeasel(Optional.of(card)));
    if (berth.row() == Row.MAIN) {
      Ships.move(play, Engagement.target(play), Row.SCREEN, DEF_49);
    }
  }

  /**
   * The attack is avoided: the ship loses what is on it and, with formation, goes to the Reserve;
   * the rest of the attack is left out (BF-DEF-50 to 53).
   */
  private static void disengage(Play<BattleForceState> play, CardId card) {
    Berth berth = Engagement.target(play);
    Ship ship = berth.ship();
    ship.erratic().ifPresent(erratic -> Engagement.use(play, erratic));
    ship.weasel().ifPresent(weasel -> Engagement.use(play, weasel));
    if (ship.cloaked() || ship.webbed()) {
      play.tell(DEF_53, new DeviceOff(berth.owner(), ship.id()));
    }
    Ships.put(
        play,
        berth,
        ship.devicesOff()
            .withErratic(Optional.empty())
            .withWeasel(Optional.empty())
            .withDisengaged(Optional.of(card)));
    if (play.state().table().rows()) {
      Ships.move(play, Engagement.target(play), Row.RESERVE, DEF_52);
      Ships.advance(play, berth.owner());
    }
    while (!(play.state().table().phases().top() instanceof Phase.Combat)) {
      play.pop();
    }
    play.replace(new Phase.Combat(Engagement.attack(play).attacker(), Stage.END));
  }

  private static void tell(
      Play<BattleForceState> play, Attack attack, CardId card, Optional<CardId> aim, RuleId rule) {
    play.tell(rule, new DefencePlayed(attack.defender().orElseThrow(), card, aim));
  }

  private static RuleId rule(CardKind kind) {
    return switch (kind) {
      case ECM -> DEF_41;
      case EM -> DEF_31;
      case WW -> DEF_44;
      case DSG -> DEF_50;
      default -> DEF_10;
    };
  }
}
