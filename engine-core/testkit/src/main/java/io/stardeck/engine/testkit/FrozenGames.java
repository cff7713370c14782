package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;

/**
 * Games that are frozen: 1,000 random ones over random configurations, each kept as one line of a
 * file (seed, players, decisions, outcome, digest of all that was offered and of the rules of all
 * events). What changes how the engine is built leaves them as they are; what changes the rules of
 * a game changes some, and the change is seen in the file.
 *
 * <p>The normal build plays each tenth, the profile {@code long} all. Two switches, both for {@code
 * mvn -pl MODULE -am test -Dtest=FrozenGamesTest -Dsurefire.failIfNoSpecifiedTests=false}:
 *
 * <ul>
 *   <li>{@code -Dstardeck.frozen=write} writes the file anew.
 *   <li>{@code -Dstardeck.frozen=SEED} writes that game decision by decision to {@code
 *       target/frozen-SEED.txt}; beside the same file of another version it shows where they part.
 * </ul>
 */
public final class FrozenGames {
  private static final int GAMES = 1_000;
  private static final int STEP = 10;

  private FrozenGames() {}

  /**
   * Plays games and compares them with the frozen ones.
   *
   * @param configs the random configurations, over all that can be configured
   * @param file a file below {@code src/test/resources} of the module
   */
  public static <C, S, A extends Action, V extends View> void hold(
      Game<C, S, A, V> game, Arbitrary<C> configs, String file) {
    Path module = Path.of(System.getProperty("basedir", ""));
    Path frozen = module.resolve("src/test/resources").resolve(file);
    String wish = System.getProperty("stardeck.frozen", "");
    try {
      if (wish.equals("write")) {
        write(frozen, game, configs);
      } else if (!wish.isEmpty()) {
        List<String> lines = FrozenGame.play(game, configs, Long.parseLong(wish)).lines();
        Files.write(module.resolve("target/frozen-" + wish + ".txt"), lines);
      } else {
        compare(Files.readAllLines(frozen), game, configs);
      }
    } catch (IOException e) {
      throw new AssertionError("the frozen games are in " + frozen, e);
    }
  }

  private static <C, A extends Action> void write(
      Path file, Game<C, ?, A, ?> game, Arbitrary<C> configs) throws IOException {
    List<String> lines = new ArrayList<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      lines.add(FrozenGame.play(game, configs, seed).summary());
    }
    Files.createDirectories(file.getParent());
    Files.write(file, lines);
  }

  private static <C, A extends Action> void compare(
      List<String> frozen, Game<C, ?, A, ?> game, Arbitrary<C> configs) {
    assertThat(frozen).as("the frozen games").hasSize(GAMES);
    List<String> changed = new ArrayList<>();
    int step = ManyGames.enough() ? 1 : STEP;
    for (int i = 0; i < GAMES; i += step) {
      String now = FrozenGame.play(game, configs, i + 1).summary();
      if (!now.equals(frozen.get(i))) {
        changed.add("was " + frozen.get(i) + "\nis  " + now);
      }
    }
    assertThat(changed)
        .as("games that go otherwise than frozen:%n%s", Joiner.on('\n').join(changed))
        .isEmpty();
  }
}
