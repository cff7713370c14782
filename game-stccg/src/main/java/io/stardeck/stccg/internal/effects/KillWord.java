package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Chooser;
import io.stardeck.stccg.card.word.PersonEffect.Kill;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;
import java.util.List;

/** {@code KILL}: persons die, one after the other ({@code ST-EFF-01}, {@code ST-RND-01}). */
final class KillWord implements Word<Kill> {
  private static final RuleId RND_02 = RuleId.of("ST-RND-02");

  @Override
  public Class<Kill> type() {
    return Kill.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, Kill effect) {
    Pools pool = Pools.of(play.state(), run, effect.of());
    List<Card> victims = pool.fitting();
    int count = Math.min(pool.count(), victims.size());
    if (count > 0 && count < victims.size() && effect.of().chooser() != Chooser.RANDOM) {
      ask(play, run, effect, pool, count);
      return;
    }
    for (int i = 0; i < count; i++) {
      Pools now = Pools.of(play.state(), run, effect.of());
      List<Card> left = now.highest();
      if (count == victims.size()) {
        left = now.fitting();
      }
      kill(play, now, left.size() == 1 ? left.get(0) : play.pick(left));
    }
    Runs.done(play, run, count);
  }

  private static void ask(Play<StccgState> play, Run run, Kill effect, Pools pool, int count) {
    Seat chooser = pool.chooser(effect.of().chooser());
    pool.show(play);
    Runs.ask(play, run, count, chooser, pool.question());
  }

  @Override
  public void chosen(Play<StccgState> play, Run run, Kill effect, Option option) {
    Pools pool = Pools.of(play.state(), run, effect.of());
    kill(play, pool, pool.card(option));
    if (run.left() > 1) {
      Pools rest = Pools.of(play.state(), run, effect.of());
      Runs.ask(play, run, run.left() - 1, rest.chooser(effect.of().chooser()), rest.question());
    } else {
      Runs.done(play, run, 1);
    }
  }

  private static void kill(Play<StccgState> play, Pools pool, Card victim) {
    Killing.kill(play, pool.host(victim), pool.seat(victim), victim, RND_02);
  }
}
