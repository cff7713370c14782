package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.record.Reading;
import io.stardeck.engine.record.Records;
import io.stardeck.engine.record.Replay;
import io.stardeck.engine.referee.Referee;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A user's own card set is given once: in the configuration, or at the head of a record. */
@Rule("DB-D-05")
class OwnSetTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final GameJson<
          DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      JSON = GameJson.of(GAME);
  private static final DeckbuilderConfig CONFIG =
      DeckbuilderConfig.builder().players(2).cardSet(Given.SMALL).build();

  private final DeckbuilderState state = GAME.setup(CONFIG, Chance.seeded("own")).state();
  private final Referee referee = new Referee(ImmutableList.of(GAME));

  @Test
  void aStateAndAViewNameTheSetAndAreReadByWhoeverKnowsIt() {
    assertThat(JSON.write(CONFIG)).contains("\"cards\"").contains("\"" + Given.SMALL.id() + "\"");
    String text = JSON.write(state);
    assertThat(text)
        .contains("\"" + Given.SMALL.reference() + "\"")
        .doesNotContain("\"cards\":[{\"id\"")
        .hasSizeLessThan(8_000);
    var knowing = JSON.knowing(CONFIG);
    assertThat(knowing.readState(text)).isEqualTo(state);
    DeckbuilderView view = GAME.view(state, Seat.of(1));
    assertThat(knowing.readView(knowing.write(view))).isEqualTo(view);
    assertThat(knowing.hash(state)).isEqualTo(JSON.hash(state));
  }

  @Test
  void aRecordHoldsTheSetOnceAndIsPlayedAgainByAnybody() {
    var records = Records.of(GAME);
    var record = records.begin(CONFIG, Origin.seed("own"));
    DeckbuilderState now = state;
    for (int i = 0; i < 5; i++) {
      DeckbuilderAction action = GAME.legalActions(now, GAME.toAct(now).get(0)).get(0);
      now = GAME.apply(now, action).state();
      record = records.with(record, action, now);
    }
    String text = records.write(records.end(record, now));
    assertThat(text.split("\"onPlay\"", -1).length)
        .isEqualTo(JSON.write(CONFIG).split("\"onPlay\"", -1).length);
    assertThat(Records.of(GAME).read(text))
        .isInstanceOfSatisfying(
            Reading.Read.class,
            read ->
                assertThat(records.replay(cast(read).record()))
                    .isInstanceOf(Replay.Verified.class));
  }

  @SuppressWarnings("unchecked") // the reader of records of this game made it
  private static Reading.Read<DeckbuilderConfig, DeckbuilderAction> cast(Reading.Read<?, ?> read) {
    return (Reading.Read<DeckbuilderConfig, DeckbuilderAction>) read;
  }

  @Test
  void theRefereeIsGivenTheConfigurationBesideTheState() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.put("op", "legal").put("game", GAME.info().id()).put("seat", 1);
    request.set("state", JSON.tree(state));
    JsonNode unknown = EngineJson.parse(referee.answer(request.toString()));
    assertThat(unknown.at("/error/0/path").asText()).startsWith("state.").endsWith("cardSet");
    request.set("config", JSON.tree(CONFIG));
    assertThat(EngineJson.parse(referee.answer(request.toString())).path("actions")).isNotEmpty();
  }
}
