package io.stardeck.engine.contraband;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Origin;
import io.stardeck.engine.session.Session;
import io.stardeck.engine.session.Undo;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What may be taken back freely where there are secrets. */
class UndoTest {
  private static final Contraband GAME = new Contraband();
  private static final GameJson<Config, Harbour, Move, Harbour.View> JSON = GameJson.of(GAME);

  @Property(tries = 20)
  void passingTellsNothing(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.Pass.class)).isTrue();
  }

  @Property(tries = 20)
  void stashingUnseenTellsNothing(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.Stash.class)).isTrue();
  }

  @Property(tries = 20)
  void whoDrawsLearnsACard(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.Draw.class)).isFalse();
  }

  @Property(tries = 20)
  void whoPlaysACardShowsIt(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.PlayCard.class)).isFalse();
  }

  @Property(tries = 20)
  void whoMixesDraws(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.MixBoxes.class)).isFalse();
  }

  @Property(tries = 20)
  void openBoxIsSeen(@ForAll int seed) {
    assertThat(freelyTakenBack(seed, Move.OpenBox.class)).isFalse();
  }

  private static boolean freelyTakenBack(int seed, Class<? extends Move> kind) {
    Origin.Seeded origin = Origin.seed(Integer.toString(seed));
    var session = Session.start(GAME, JSON, GAME.defaultConfig(2), origin, Undo.FREE).state();
    Seat seat = GAME.toAct(session.state()).get(0);
    ImmutableList<Move> legal = GAME.legalActions(session.state(), seat);
    Move move = legal.stream().filter(kind::isInstance).findFirst().orElseThrow();
    assertThat(session.act(move).accepted()).isTrue();
    assertThat(session.mayUndo(seat)).isEqualTo(session.takesNoKnowledgeBack(0));
    return session.undo(seat);
  }
}
