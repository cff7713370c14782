package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.record.GameRecord;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Records that are kept: one random game for each number of players, as a file each. Every build
 * reads and replays them, so that what a host has saved stays of use; whoever changes the rules,
 * the JSON or the format gives the game or the format another version, and writes them anew with
 * {@code mvn -pl MODULE -am test -Dtest=KeptRecordsTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dstardeck.records=write}.
 */
public final class KeptRecords {
  /** Longer games are kept as far as this. */
  private static final int DECISIONS = 300;

  private KeptRecords() {}

  /**
   * Reads and replays the records of a game.
   *
   * @param folder a folder below {@code src/test/resources} of the module, for these records alone
   */
  public static <C, S, A extends Action, V extends View> void hold(
      Game<C, S, A, V> game, String folder) {
    Path kept =
        Path.of(System.getProperty("basedir", "")).resolve("src/test/resources").resolve(folder);
    try {
      for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
        if (game.setup(game.defaultConfig(seats), Origin.seed("").chance()).accepted()) {
          Path file = kept.resolve(seats + "-players.jsonl");
          if (System.getProperty("stardeck.records", "").equals("write")) {
            Files.createDirectories(kept);
            Files.writeString(file, play(game, seats));
          }
          replay(game, file);
        }
      }
    } catch (IOException e) {
      throw new AssertionError("the records are kept in " + kept, e);
    }
  }

  private static <C, S, A extends Action, V extends View> void replay(
      Game<C, S, A, V> game, Path file) throws IOException {
    Records<C, S, A, V> records = Records.of(game);
    String text = Files.readString(file);
    Reading<C, A> reading = records.read(text);
    assertThat(reading).as("%s", file).isInstanceOf(Reading.Read.class);
    GameRecord<C, A> record = ((Reading.Read<C, A>) reading).record();
    assertThat(records.write(record)).as("%s, written again", file).isEqualTo(text);
    assertThat(records.replay(record)).as("%s", file).isInstanceOf(Replay.Verified.class);
  }

  private static <C, S, A extends Action, V extends View> String play(
      Game<C, S, A, V> game, int seats) {
    Records<C, S, A, V> records = Records.of(game);
    C config = game.defaultConfig(seats);
    Origin.Seeded origin = Origin.seed("kept").salted("in each build");
    GameRecord<C, A> record = records.begin(config, origin);
    S state = game.setup(config, origin.chance()).state();
    Random random = new Random(seats);
    while (record.length() < DECISIONS && game.outcome(state).isEmpty()) {
      ImmutableList<A> legal = Action.answers(game.legalActions(state, game.toAct(state).get(0)));
      A action = legal.get(random.nextInt(legal.size()));
      state = game.apply(state, action).state();
      record = record.with(action);
    }
    return records.write(records.end(record, state));
  }
}
