package io.stardeck.engine.record;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Divergence.What;
import io.stardeck.engine.record.Replay.Step;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays a record again, and compares. */
final class Replayer<C, S, A extends Action, V extends View> {
  private final Game<C, S, A, V> game;
  private final GameJson<C, S, A, V> json;
  private final GameRecord<C, A> record;
  private final Consumer<? super Step<S, A>> watcher;

  Replayer(
      Game<C, S, A, V> game,
      GameJson<C, S, A, V> json,
      GameRecord<C, A> record,
      Consumer<? super Step<S, A>> watcher) {
    this.game = game;
    this.json = json;
    this.record = record;
    this.watcher = watcher;
  }

  Replay<S> replay(Origin.Seeded origin) {
    C config = record.beginning().config();
    Ruling<S> setup = game.setup(config, origin.chance());
    if (!setup.accepted()) {
      return new Replay.Diverged<>(Divergence.refused(0, What.SETUP, config, setup.violations()));
    }
    S state = setup.state();
    watcher.accept(new Step<>(0, Optional.empty(), state, setup.events()));
    int number = 0;
    for (Move<A> move : record.moves()) {
      number++;
      Ruling<S> ruling = game.apply(state, move.action());
      if (!ruling.accepted()) {
        return new Replay.Diverged<>(
            Divergence.refused(number, What.ACTION, move.action(), ruling.violations()));
      }
      state = ruling.state();
      if (move.hash().isPresent() && !move.hash().get().equals(json.hash(state))) {
        return new Replay.Diverged<>(
            Divergence.other(number, What.STATE, move.hash().get(), json.hash(state)));
      }
      watcher.accept(new Step<>(number, Optional.of(move.action()), state, ruling.events()));
    }
    return end(state);
  }

  private Replay<S> end(S state) {
    if (record.ending().isEmpty()) {
      return new Replay.Verified<>(state);
    }
    Ending ending = record.ending().get();
    Optional<Outcome> outcome = game.outcome(state);
    if (!ending.outcome().equals(outcome)) {
      return new Replay.Diverged<>(
          Divergence.other(record.length(), What.OUTCOME, text(ending.outcome()), text(outcome)));
    }
    String hash = json.hash(state);
    if (!ending.hash().equals(hash)) {
      return new Replay.Diverged<>(
          Divergence.other(record.length(), What.END, ending.hash(), hash));
    }
    return new Replay.Verified<>(state);
  }

  private static String text(Optional<Outcome> outcome) {
    return outcome.map(Outcome::toString).orElse("none");
  }
}
