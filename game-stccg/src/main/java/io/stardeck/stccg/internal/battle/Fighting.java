package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Battle.Step;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** The course of a battle: one comparison, and among ships one in return. */
public final class Fighting implements StccgPhase<Phase.Battling> {
  private static final RuleId SHB_07 = RuleId.of("ST-SHB-07");
  private static final RuleId SHB_13 = RuleId.of("ST-SHB-13");
  private static final RuleId EFF_45 = RuleId.of("ST-EFF-45");
  private static final RuleId SHB_14 = RuleId.of("ST-SHB-14");
  private static final RuleId OPB_02 = RuleId.of("ST-OPB-02");

  @Override
  public Class<Phase.Battling> frame() {
    return Phase.Battling.class;
  }

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.Battling frame) {
    return "a battle is fought";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Battling frame) {
    Battle battle = frame.battle();
    switch (battle.step()) {
      case SHOW -> Teams.show(play, battle);
      case STRIKE -> {
        if (battle.order() instanceof Order.AttackTeam) {
          Teams.strike(play, battle);
        } else {
          strike(play, battle);
        }
      }
      case END -> end(play, battle);
    }
    return true;
  }

  private static void strike(Play<StccgState> play, Battle battle) {
    int weapons = Forces.weapons(play.state(), battle.strikers());
    boolean harmed =
        battle.order() instanceof Order.AttackOutpost order
            ? outpost(play, order.target(), weapons)
            : ship(play, battle, ((Order.AttackShip) battle.order()).target(), weapons);
    boolean back =
        !battle.counter()
            && (!harmed || play.state().table().options().returnFireAfterDamage())
            && mayAnswer(play.state().table(), battle);
    play.replace(back ? new Phase.Countering(battle) : new Phase.Battling(battle.at(Step.END)));
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

  private static boolean outpost(Play<StccgState> play, CardId id, int weapons) {
    Outpost outpost = play.state().table().outpost(id);
    int shields = outpost == null ? 0 : Outposts.shields(play.state().table(), outpost);
    play.tell(SHB_13, new BattleEvent.StrikeCompared(2 * weapons, 2 * shields));
    if (outpost == null || weapons <= shields) {
      return outpost == null;
    }
    Destruction.outpost(play, id, OPB_02);
    return true;
  }

  private static boolean ship(Play<StccgState> play, Battle battle, CardId id, int weapons) {
    Ship ship = play.state().table().ship(id);
    if (ship == null) {
      return true;
    }
    int defence = ShipNumbers.doubledShields(play.state(), ship);
    play.tell(SHB_13, new BattleEvent.StrikeCompared(2 * weapons, defence));
    Damage.strike(play, id, weapons, defence, SHB_07);
    if (play.state().table().ship(id) == null
        && play.state().table().def(ship.card()) instanceof DilemmaDef dilemma) {
      Scores.score(play, battle.attacker(), dilemma.bonusPoints(), dilemma.id(), EFF_45);
    }
    return 2 * weapons > defence;
  }

  private static void end(Play<StccgState> play, Battle battle) {
    if (battle.order() instanceof Order.AttackTeam) {
      Teams.stop(play, battle);
    }
    for (CardId id : battle.involved()) {
      Ship ship = play.state().table().ship(id);
      if (ship != null && ship.controller().isPresent()) {
        Seat seat = ship.controller().get();
        if (ship.stop() == Stop.NO) {
          Tables.ship(play, ship.copy().withStop(Stop.TURN));
        }
        Hosts.stop(play, ship.host(), seat, Role.FREE, Role.GEAR);
      }
    }
    play.tell(SHB_14, new BattleEvent.BattleEnded(Optional.empty()));
    play.pop();
  }
}
