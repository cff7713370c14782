package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Battle.Step;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;

/** Battles begin, if what was announced still stands ({@code ST-INT-10}). */
public final class Battles {
  private static final RuleId BAT_02 = RuleId.of("ST-BAT-02");
  private static final RuleId EFF_16 = RuleId.of("ST-EFF-16");

  private Battles() {}

  /** Begins the battle that was declared. */
  public static void begin(Play<StccgState> play, OrderPhase.Declared declared) {
    Table table = play.state().table();
    if (declared.order() instanceof Order.AttackTeam team) {
      if (play.state().persons(Host.team(team.location(), team.opponent())) == 0
          || AttackingTeam.safe(table, declared.seat(), team.opponent(), team.location())
          || !AttackingTeam.stands(play.state(), declared.seat(), team.location())) {
        Hosts.disband(play, Host.team(team.location(), declared.seat()), declared.seat());
        return;
      }
      begin(
          play,
          declared,
          battle(declared, team.opponent(), team.location(), Step.SHOW, ImmutableList.of()));
      return;
    }
    if (declared.order() instanceof Order.AttackShip order) {
      Ship target = table.ship(order.target());
      if (target != null && Forces.exposed(table, target, target.location())) {
        Seat defender = target.controller().orElse(Seat.SPECTATOR);
        ships(
            play, declared, target.location(), defender, AttackingShip.affiliation(table, target));
      }
    } else if (declared.order() instanceof Order.AttackOutpost order) {
      Outpost target = table.outpost(order.target());
      if (target != null && !Forces.peaceful(table, target)) {
        ships(
            play,
            declared,
            target.location(),
            target.controller(),
            Affiliations.of(table, target.card()));
      }
    }
  }

  private static void ships(
      Play<StccgState> play,
      OrderPhase.Declared declared,
      int location,
      Seat defender,
      Affiliation target) {
    StccgState state = play.state();
    if (defender.equals(declared.seat())) {
      return; // it has come into the attacker's own hands (ST-AFF-10)
    }
    ImmutableList<CardId> strikers = able(state, declared.ships(), declared.seat(), location);
    if (state.top() instanceof OrderPhase.Countering countering
        && declared.order() instanceof Order.AttackShip order) {
      if (!strikers.isEmpty()) {
        play.replace(
            new OrderPhase.Battling(countering.battle().inReturn(order.target(), strikers)));
        Windows.open(play, WindowKind.BATTLE, declared.seat());
      }
      return;
    }
    ImmutableList<CardId> attackers =
        Lists.filter(strikers, ship -> Attack.stands(state, declared.seat(), ship, target));
    if (!attackers.isEmpty()) {
      begin(play, declared, battle(declared, defender, location, Step.STRIKE, attackers));
      Windows.open(play, WindowKind.BATTLE, declared.seat());
    }
  }

  /** Those of the ships that can still strike. */
  static ImmutableList<CardId> able(
      StccgState state, ImmutableList<CardId> ships, Seat seat, int location) {
    ImmutableList.Builder<CardId> able = ImmutableList.builder();
    for (CardId id : ships) {
      Ship ship = state.table().ship(id);
      if (ship != null
          && Forces.able(state.table(), ship, seat, location)
          && Forces.led(state, ship, seat)) {
        able.add(id);
      }
    }
    return able.build();
  }

  /** Whether what is attacked is still there and can be struck at. */
  static boolean exposed(Table table, Battle battle) {
    if (battle.order() instanceof Order.AttackOutpost order) {
      Outpost outpost = table.outpost(order.target());
      return outpost != null && !Forces.peaceful(table, outpost);
    }
    Ship ship = table.ship(((Order.AttackShip) battle.order()).target());
    return ship != null
        && !ship.of(battle.attacker())
        && Forces.exposed(table, ship, battle.location());
  }

  private static Battle battle(
      OrderPhase.Declared declared,
      Seat defender,
      int location,
      Step step,
      ImmutableList<CardId> strikers) {
    ImmutableSet.Builder<CardId> involved = ImmutableSet.builder();
    involved.addAll(strikers);
    if (declared.order() instanceof Order.AttackShip ship) {
      involved.add(ship.target());
    }
    return Battle.of(
        declared.order(), declared.seat(), defender, location, step, strikers, involved.build());
  }

  private static void begin(Play<StccgState> play, OrderPhase.Declared declared, Battle battle) {
    play.tell(BAT_02, new BattleEvent.BattleStarted(declared.seat(), declared.order()));
    play.push(new OrderPhase.Battling(battle));
  }

  /** The battle on top of the stack is over, and with it what holds for a battle. */
  static void over(Play<StccgState> play) {
    play.pop();
    lapse(play);
  }

  /** What holds for a battle holds no more, unless another one is still fought. */
  public static void lapse(Play<StccgState> play) {
    for (Phase phase : play.state().frames()) {
      if (phase instanceof OrderPhase.Battling || phase instanceof OrderPhase.Countering) {
        return;
      }
    }
    Laying.lapse(play, lasting -> lasting.until() == Until.BATTLE);
    Control.battleOver(play, EFF_16);
    Seizing.battleOver(play);
  }

  /** A team that is shown and goes on is no group any more. */
  static void disband(Play<StccgState> play, Battle battle) {
    Hosts.disband(play, Host.team(battle.location(), battle.attacker()), battle.attacker());
    Hosts.disband(play, Host.team(battle.location(), battle.defender()), battle.defender());
  }
}
