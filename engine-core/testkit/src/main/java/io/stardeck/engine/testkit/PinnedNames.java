package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.json.EngineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The names in JSON stay what they are, for saved games and clients rest on them: they are those of
 * the file {@code json-names.txt} beside the class that implements this.
 *
 * <p>Where they are not, those of today are written to {@code target/json-names.txt}: a change that
 * is meant is that file copied over the other, and a new game begins with an empty one.
 */
public interface PinnedNames {
  /** The types from which all others are found that are written as JSON. */
  ImmutableList<Class<?>> types();

  /** The types of {@code game}, and others that none of its values holds. */
  static ImmutableList<Class<?>> of(Game<?, ?, ?, ?> game, Class<?>... others) {
    GameTypes<?, ?, ?, ?> types = game.types();
    return ImmutableList.<Class<?>>builder()
        .add(types.config(), types.state(), types.action(), types.view(), types.event())
        .add(others)
        .build();
  }

  /** The names of today are those of the file. */
  @Test
  default void theNamesInJsonAreThePinnedOnes() throws IOException {
    String today = Joiner.on('\n').join(JsonNames.of(types())) + "\n";
    Files.writeString(Path.of("target", "json-names.txt"), today);
    assertThat(today)
        .as("names in JSON; today's are in target/json-names.txt")
        .isEqualTo(EngineJson.resource(getClass(), "json-names.txt"));
  }
}
