package io.stardeck.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the page about the protocol says is what the referee answers. */
class ProtocolTest {
  private static final Path PAGE = Path.of("..", "PROTOCOL.md");
  private static final Referee REFEREE = new Referee(ImmutableList.of(new TicTacToe()));

  @Test
  void eachRequestOnThePageIsAnsweredAsItSays() throws IOException {
    int asked = 0;
    for (Iterator<String> lines = Files.readAllLines(PAGE).iterator(); lines.hasNext(); ) {
      String line = lines.next();
      if (line.startsWith("{\"op\"")) {
        assertThat(lines.next()).as(line).isEqualTo(REFEREE.answer(line));
        asked++;
      }
    }
    assertThat(asked).isGreaterThan(10);
  }

  @Test
  void eachKindOfRequestHasAnExample() throws IOException {
    Set<String> shown = new TreeSet<>();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("{\"op\"")) {
        shown.add(EngineJson.parse(line).path("op").textValue());
      }
    }
    assertThat(shown).containsExactlyInAnyOrderElementsOf(Referee.OPERATIONS);
  }
}
