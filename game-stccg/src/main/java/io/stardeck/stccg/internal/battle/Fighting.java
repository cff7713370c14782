package io.stardeck.stccg.internal.battle;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** The course of a battle: one comparison, and among ships one in return. */
public final class Fighting extends StccgPhase<OrderPhase.Battling> {
  @Override
  public boolean proceed(Play<StccgState> play, OrderPhase.Battling frame) {
    Battle battle = frame.battle();
    Contest contest = Contest.of(battle.order());
    switch (battle.step()) {
      case SHOW -> contest.show(play, battle);
      case STRIKE -> contest.strike(play, battle);
      case ANSWER ->
          play.replace(
              mayAnswer(play.state().table(), battle)
                  ? new OrderPhase.Countering(battle)
                  : new OrderPhase.Battling(battle.at(Battle.Step.END)));
      case END -> end(play, battle, contest);
    }
    return true;
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

  private static void end(Play<StccgState> play, Battle battle, Contest contest) {
    Optional<Battle> next = contest.following(play.state(), battle);
    contest.stop(play, battle, next);
    // In the order of the table: which came first into the battle no state that is read tells.
    for (Ship ship : play.state().table().ships()) {
      boolean goesOn = next.isPresent() && next.get().fights(ship);
      if (battle.involved().contains(ship.id()) && ship.controller().isPresent() && !goesOn) {
        Seat seat = ship.controller().get();
        Tables.stop(play, ship);
        Hosts.stop(play, ship.host(), seat, Role.FREE, Role.GEAR);
      }
    }
    play.tell(contest.ending(), new BattleEvent.BattleEnded(battle.winner()));
    Battles.over(play);
    next.ifPresent(again -> again(play, again));
  }

  /** They fight again: what has stopped them does not hinder them ({@code ST-EFF-49}). */
  private static void again(Play<StccgState> play, Battle battle) {
    for (CardId id : battle.strikers()) {
      Ship ship = play.state().table().ship(id);
      if (ship != null && ship.stop() == Stop.TURN) {
        Tables.ship(play, ship.copy().withStop(Stop.NO));
        Hosts.unstop(play, ship.host(), battle.attacker());
      }
    }
    play.push(new OrderPhase.Battling(battle));
    Windows.open(play, WindowKind.BATTLE, battle.attacker());
  }
}
