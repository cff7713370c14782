package io.stardeck.engine.record;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Replay.Step;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Begins, closes, writes, reads and replays records of one game. A host keeps it; any number of
 * threads may use it.
 *
 * <pre>{@code
 * Records<C, S, A, V> records = Records.of(game);
 * GameRecord<C, A> record = records.begin(config, Origin.seed("any text"));
 * record = record.with(action);                    // for each action that was accepted
 * String text = records.write(records.end(record, state));
 * }</pre>
 */
public final class Records<C, S, A extends Action, V extends View> {
  /** The format that is written. It is read, and so are all before it. */
  public static final int FORMAT = 2;

  /** The longest text of a record that is read, in characters: 64 Mi. */
  public static final int MAX_TEXT = 64 << 20;

  private final Game<C, S, A, V> game;
  private final GameJson<C, S, A, V> json;

  private Records(Game<C, S, A, V> game, GameJson<C, S, A, V> json) {
    this.game = game;
    this.json = json;
  }

  /** The records of {@code game}. */
  public static <C, S, A extends Action, V extends View> Records<C, S, A, V> of(
      Game<C, S, A, V> game) {
    return of(game, GameJson.of(game));
  }

  /** The records of {@code game}, whose JSON is at hand. */
  public static <C, S, A extends Action, V extends View> Records<C, S, A, V> of(
      Game<C, S, A, V> game, GameJson<C, S, A, V> json) {
    return new Records<>(game, json);
  }

  /** A record of a game that is set up with {@code config} and the generator of {@code origin}. */
  public GameRecord<C, A> begin(C config, Origin origin) {
    return GameRecord.of(new Beginning<>(game.info().id(), game.info().version(), config, origin));
  }

  /**
   * {@code record} and {@code action} with the hash of {@code state}, that came of it: costly, but
   * tells more.
   */
  public GameRecord<C, A> with(GameRecord<C, A> record, A action, S state) {
    return record.with(new Move<>(action, Optional.of(json.hash(state))));
  }

  /**
   * {@code record}, closed with the hash and the outcome of {@code state}, in which its last move
   * left the game.
   */
  public GameRecord<C, A> end(GameRecord<C, A> record, S state) {
    return record.ended(new Ending(json.hash(state), game.outcome(state)));
  }

  /** The record as text: JSON lines, each closed with a line feed. */
  public String write(GameRecord<C, A> record) {
    StringBuilder text = new StringBuilder();
    for (String line : lines(record)) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  /**
   * The lines of the record, without line feeds: the beginning, each move, and the ending if there
   * is one. Each closes with a {@code sum} over itself and all lines before it, so that none can be
   * changed, taken out or exchanged alone: the last one known stands for the whole. It is the same
   * before and after a salted seed is {@linkplain GameRecord#disclosed disclosed}.
   */
  public ImmutableList<String> lines(GameRecord<C, A> record) {
    Beginning<C> begun = record.beginning();
    RunningHash sum = new RunningHash();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(sum.write(Line.First.of(begun, json.tree(begun.config()))));
    for (Move<A> move : record.moves()) {
      lines.add(sum.write(new Line.Next(json.tree(move.action()), move.hash(), "")));
    }
    record
        .ending()
        .ifPresent(
            end ->
                lines.add(
                    sum.write(new Line.Last(record.length(), end.hash(), end.outcome(), ""))));
    return lines.build();
  }

  /** Reads the text of a record, from any source. */
  public Reading<C, A> read(String text) {
    return new RecordReader<>(game.info(), json).read(text);
  }

  /**
   * Reads the text of a record, from any source, and no more of it than {@link #MAX_TEXT}.
   *
   * @throws IOException if {@code text} throws it
   */
  public Reading<C, A> read(Reader text) throws IOException {
    StringBuilder bounded = new StringBuilder();
    char[] buffer = new char[1 << 14];
    for (int n = text.read(buffer); n >= 0 && bounded.length() <= MAX_TEXT; n = text.read(buffer)) {
      bounded.append(buffer, 0, n);
    }
    return read(bounded.toString());
  }

  /** Plays {@code record} again and compares everything that it says. */
  public Replay<S> replay(GameRecord<C, A> record) {
    return replay(record, step -> {});
  }

  /**
   * Plays {@code record} again and compares everything that it says. The state at an earlier move
   * is the replay of the record {@linkplain GameRecord#cut cut} there.
   *
   * @param watcher is told each step that was the same, in order, the set-up first
   */
  public Replay<S> replay(GameRecord<C, A> record, Consumer<? super Step<S, A>> watcher) {
    Beginning<C> begun = record.beginning();
    Optional<Unreadable> foreign =
        foreign(game.info(), new Heading(FORMAT, begun.game(), begun.version()));
    if (foreign.isPresent()) {
      return new Replay.Refused<>(foreign.get());
    }
    return begun.origin() instanceof Origin.Seeded seed
        ? new Replayer<>(game, json, record, watcher).replay(seed)
        : new Replay.Refused<>(new Unreadable.Undisclosed());
  }

  /** Why a record with that heading is none of the game of {@code info}, if it is none. */
  static Optional<Unreadable> foreign(GameInfo info, Heading heading) {
    if (heading.format() < FormatOne.FORMAT || heading.format() > FORMAT) {
      return Optional.of(new Unreadable.OtherFormat(heading.format(), FORMAT));
    }
    if (!heading.game().equals(info.id())) {
      return Optional.of(new Unreadable.OtherGame(heading.game(), info.id()));
    }
    if (!heading.version().equals(info.version())) {
      return Optional.of(new Unreadable.OtherVersion(heading.version(), info.version()));
    }
    return Optional.empty();
  }
}
