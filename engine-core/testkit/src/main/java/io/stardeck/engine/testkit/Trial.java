package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.record.Replay.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** One game by legal play, from a seed: at each moment a position for laws to look at. */
final class Trial<C, S, A extends Action, V extends View> {
  private static final int STRAYS = 64;
  private static final int OFFERED = 512;
  private static final int CONFIG_SIZE = 1000;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final Subject<C, S, A, V> subject;
  private final Game<C, S, A, V> game;
  private final GameJson<C, S, A, V> json;
  private final long seed;
  private final C config;
  private final Ruling<S> start;
  private final List<A> actions = new ArrayList<>();
  private final List<A> offered = new ArrayList<>();
  private final List<Ruling<S>> rulings = new ArrayList<>();
  private S state;

  /** Sets up the game that {@code seed} stands for. */
  Trial(Subject<C, S, A, V> subject, GameJson<C, S, A, V> json, long seed) {
    this.subject = subject;
    this.game = subject.game();
    this.seed = seed;
    this.config = subject.configs().generator(CONFIG_SIZE, true).next(random(0)).value();
    this.json = json.knowing(config);
    Chance chance = Chance.seeded(seed);
    this.start = game.setup(config, chance);
    assertThat(start.accepted()).as("set-up of %s: %s", config, start).isTrue();
    assertThat(game.setup(config, chance)).as("set-up, asked twice").isEqualTo(start);
    this.state = start.state();
  }

  boolean over() {
    return game.toAct(state).isEmpty();
  }

  /** The number of decisions so far. */
  int decisions() {
    return actions.size();
  }

  Position<C, S, A, V> position() {
    Random random = random(1 + decisions());
    return new Position<>(
        subject, game, json, config, state, last(actions, STRAYS), last(offered, OFFERED), random);
  }

  private static <T> ImmutableList<T> last(List<T> all, int most) {
    return ImmutableList.copyOf(all.subList(Math.max(0, all.size() - most), all.size()));
  }

  /**
   * Takes one of the legal actions.
   *
   * @param choice taken modulo their number
   * @return the labels of what came up
   */
  Set<String> step(int choice) {
    ImmutableList<A> legal = position().answers();
    assertThat(legal).as("somebody can act").isNotEmpty();
    A action = legal.get(Math.floorMod(choice, legal.size()));
    Ruling<S> ruling = game.apply(state, action);
    assertThat(ruling.accepted()).as("the offer %s is accepted: %s", action, ruling).isTrue();
    Set<String> labels = labels(action, ruling);
    actions.add(action);
    offered.addAll(legal);
    rulings.add(ruling);
    state = ruling.state();
    assertThat((long) decisions())
        .as("decisions of a game of %s", config)
        .isLessThanOrEqualTo(game.decisionBound(config));
    return labels;
  }

  /** Law 7: the record of the game, written and read, gives the same states, events and end. */
  void replay() {
    Records<C, S, A, V> records = Records.of(game, json);
    GameRecord<C, A> record = records.begin(config, Origin.seed(Long.toString(seed)));
    for (A action : actions) {
      record = record.with(action);
    }
    record = records.end(record, state);
    Reading<C, A> reading = records.read(records.write(record));
    assertThat(reading).as("the record as it is read").isEqualTo(new Reading.Read<>(record));
    Replay<S> replay = records.replay(record, this::compare);
    assertThat(replay).as("the replay").isEqualTo(new Replay.Verified<>(state));
  }

  private void compare(Step<S, A> step) {
    Ruling<S> ruling = step.move() == 0 ? start : rulings.get(step.move() - 1);
    assertThat(step.state())
        .as(
            "replayed state %s, %s",
            step.move(), new Difference(json, step.state(), ruling.state()))
        .isEqualTo(ruling.state());
    assertThat(step.events()).as("replayed events %s", step.move()).isEqualTo(ruling.events());
  }

  /** A generator for decision number {@code step}, the same whenever the game is played again. */
  Random random(int step) {
    return new Random((seed * MIX + step) * MIX);
  }

  /** Where the game is, to find it again. */
  String where() {
    String last = actions.isEmpty() ? "none" : json.write(actions.get(actions.size() - 1));
    return "game of seed %s, after %s decisions, the last of them %s; configuration %s; state %s"
        .formatted(seed, decisions(), last, json.write(config), json.write(state));
  }

  private Set<String> labels(A action, Ruling<S> ruling) {
    Set<String> labels =
        new TreeSet<>(subject.labels(state, action, ruling.state(), ruling.events()));
    labels.add("action " + SealedFamily.display(action.getClass()));
    labels.add("phase " + game.prompt(game.view(state, action.actor())).phase());
    for (Event event : ruling.events()) {
      labels.add("event " + SealedFamily.display(event.what().getClass()));
      labels.add("rule " + event.rule());
    }
    return labels;
  }
}
