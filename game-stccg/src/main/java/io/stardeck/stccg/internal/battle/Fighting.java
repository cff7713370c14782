package io.stardeck.stccg.internal.battle;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** The course of a battle: one comparison, and among ships one in return. */
public final class Fighting extends StccgPhase<OrderPhase.Battling> {
  private static final RuleId SHB_07 = RuleId.of("ST-SHB-07");
  private static final RuleId SHB_13 = RuleId.of("ST-SHB-13");
  private static final RuleId EFF_45 = RuleId.of("ST-EFF-45");
  private static final RuleId ATB_09 = RuleId.of("ST-ATB-09");
  private static final RuleId SPC_04 = RuleId.of("ST-SPC-04");
  private static final RuleId SHB_14 = RuleId.of("ST-SHB-14");
  private static final RuleId OPB_02 = RuleId.of("ST-OPB-02");

  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Battling frame) {
    Battle battle = frame.battle();
    switch (battle.step()) {
      case SHOW -> {
        if (battle.order() instanceof Order.Boarding) {
          Repelling.show(play, battle);
        } else {
          Teams.show(play, battle);
        }
      }
      case STRIKE -> {
        if (battle.order() instanceof Order.AttackTeam) {
          Teams.strike(play, battle);
        } else if (battle.order() instanceof Order.Boarding boarding) {
          Repelling.strike(play, battle, boarding.ship());
        } else {
          ships(play, battle);
        }
      }
      case ANSWER ->
          play.replace(
              mayAnswer(play.state().table(), battle)
                  ? new OrderPhase.Countering(battle)
                  : new OrderPhase.Battling(battle.at(Battle.Step.END)));
      case END -> end(play, battle);
    }
    return true;
  }

  /** Ships strike, unless what was played meanwhile forbids it ({@code ST-INT-10}). */
  private static void ships(Play<StccgState> play, Battle battle) {
    ImmutableList<CardId> strikers =
        Battles.able(play.state(), battle.strikers(), battle.attacker(), battle.location());
    if (!strikers.isEmpty() && Battles.exposed(play.state().table(), battle)) {
      strike(play, battle.strikers(strikers));
    } else if (battle.counter()) {
      play.replace(new OrderPhase.Battling(battle.at(Battle.Step.END)));
    } else {
      play.tell(SHB_14, new BattleEvent.BattleEnded(Optional.empty()));
      Battles.over(play);
    }
  }

  private static void strike(Play<StccgState> play, Battle battle) {
    StccgState state = play.state();
    int weapons = battle.factor() * Forces.weapons(state, battle.strikers());
    int defence =
        battle.order() instanceof Order.AttackOutpost order
            ? 2
                * Outposts.shields(
                    state.table(), requireNonNull(state.table().outpost(order.target())))
            : ShipNumbers.doubledShields(state, requireNonNull(state.table().ship(target(battle))));
    play.tell(SHB_13, new BattleEvent.StrikeCompared(2 * weapons, defence, true));
    boolean harmed = 2 * weapons > defence;
    boolean answer =
        !battle.counter() && (!harmed || state.table().options().returnFireAfterDamage());
    // First where it goes on: a ship that is destroyed opens a window above that.
    play.replace(new OrderPhase.Battling(battle.at(answer ? Battle.Step.ANSWER : Battle.Step.END)));
    if (battle.order() instanceof Order.AttackShip) {
      Card card = requireNonNull(state.table().ship(target(battle))).card();
      Damage.strike(play, target(battle), weapons, defence, SHB_07);
      if (play.state().table().ship(target(battle)) == null
          && state.table().def(card) instanceof DilemmaDef dilemma) {
        Scores.score(play, battle.attacker(), dilemma.bonusPoints(), dilemma.id(), EFF_45);
      }
    } else if (harmed) {
      Destruction.outpost(play, ((Order.AttackOutpost) battle.order()).target(), OPB_02);
    }
  }

  private static CardId target(Battle battle) {
    return ((Order.AttackShip) battle.order()).target();
  }

  /** Who has an unstopped, uncloaked ship there is asked, leader or not ({@code ST-SHB-06}). */
  private static boolean mayAnswer(Table table, Battle battle) {
    for (Ship ship : table.ships()) {
      if (Forces.able(table, ship, battle.defender(), battle.location())) {
        return true;
      }
    }
    return false;
  }

  private static RuleId ending(Battle battle) {
    return battle.order() instanceof Order.AttackTeam
        ? ATB_09
        : battle.order() instanceof Order.Boarding ? SPC_04 : SHB_14;
  }

  private static void end(Play<StccgState> play, Battle battle) {
    boolean teams = battle.order() instanceof Order.AttackTeam;
    Optional<Battle> next =
        teams
            ? battle.again().map(battle::following)
            : battle.again().flatMap(again -> ShipsAgain.following(play.state(), battle, again));
    if (teams && next.isPresent()) {
      Teams.part(play, battle, battle.again().get());
    } else if (battle.order() instanceof Order.AttackTeam) {
      Teams.stop(play, battle);
    } else if (battle.order() instanceof Order.Boarding boarding) {
      Repelling.stop(play, boarding.ship());
    }
    // In the order of the table: which came first into the battle no state that is read tells.
    for (Ship ship : play.state().table().ships()) {
      boolean goesOn = next.isPresent() && next.get().fights(ship);
      if (battle.involved().contains(ship.id()) && ship.controller().isPresent() && !goesOn) {
        Seat seat = ship.controller().get();
        Tables.stop(play, ship);
        Hosts.stop(play, ship.host(), seat, Role.FREE, Role.GEAR);
      }
    }
    play.tell(ending(battle), new BattleEvent.BattleEnded(battle.winner()));
    Battles.over(play);
    if (next.isPresent() && teams) {
      Teams.again(play, next.get());
    } else {
      next.ifPresent(again -> ShipsAgain.begin(play, again));
    }
  }
}
