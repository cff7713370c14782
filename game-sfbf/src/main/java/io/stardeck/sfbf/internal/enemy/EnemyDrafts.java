package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.attack.AddCounterRule;
import io.stardeck.sfbf.internal.attack.AddPlusOneRule;
import io.stardeck.sfbf.internal.attack.AimAtRule;
import io.stardeck.sfbf.internal.draft.CommitRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/**
 * How the enemy ends the draft of any attack: what it keeps and what fits is used at the first
 * chance (BF-SOL-09).
 */
final class EnemyDrafts {
  private static final ImmutableList<CardKind> COUNTERS =
      ImmutableList.of(CardKind.ECCM, CardKind.TB);
  private static final ImmutableList<Effect> EFFECTS =
      ImmutableList.of(Effect.ERRATIC, Effect.WEASEL);
  private static final AimAtRule AIM = new AimAtRule();
  private static final AddPlusOneRule PLUS_ONE = new AddPlusOneRule();
  private static final AddCounterRule COUNTER = new AddCounterRule();
  private static final CommitRule COMMIT = new CommitRule();

  private EnemyDrafts() {}

  /** Aims at {@code target} and commits, with all Prime Teams for +1. */
  static void strike(Play<BattleForceState> play, Seat seat, ShipId target) {
    AIM.perform(play, new AimAt(seat, target));
    commitWithPrimeTeams(play, seat);
  }

  /** Commits a draft that has a target, with all Prime Teams for +1. */
  static void commitWithPrimeTeams(Play<BattleForceState> play, Seat seat) {
    for (CardId card : play.state().table().enemyCards()) {
      Moves.make(play, PLUS_ONE, new AddPlusOne(seat, card));
    }
    commit(play, seat);
  }

  /** Commits a draft that has a target; ECCM and Tractor Beam counter what stands on it. */
  static void commit(Play<BattleForceState> play, Seat seat) {
    Table table = play.state().table();
    for (CardKind kind : COUNTERS) {
      for (CardId card : table.enemyCards()) {
        for (Effect effect : EFFECTS) {
          if (table.kind(card) == kind) {
            Moves.make(play, COUNTER, new AddCounter(seat, card, effect));
          }
        }
      }
    }
    COMMIT.perform(play, new Commit(seat));
  }
}
