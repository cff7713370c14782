package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class VictoryTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Rule({
    "DB-X-25",
    "DB-CMP-57",
    "DB-FOR-06",
    "DB-PLR-04",
    "DB-VIC-01",
    "DB-VIC-02",
    "DB-VIC-05",
    "DB-D-42",
    "DB-I-10"
  })
  @Test
  void whoReachesThePointsWinsBeforeTheRewardIsCarriedOut() {
    Scene won = completed(30);
    assertThat(Scene.GAME.outcome(won.state()).orElseThrow())
        .isEqualTo(
            new Outcome(ImmutableList.of(ONE), ImmutableList.of(30, 0), RuleId.of("DB-VIC-01")));
    assertThat(won.tally(ONE).xp()).isZero();
    won.rejects(new EndTurn(ONE), "DB-VIC-05");
    Scene close = completed(31);
    assertThat(Scene.GAME.outcome(close.state())).isEmpty();
    assertThat(close.tally(ONE).xp()).isEqualTo(2);
  }

  @Rule({"DB-VIC-02", "DB-D-42", "DB-SHP-08"})
  @Test
  void theOldFlagshipMayWinTheGameAtOnce() {
    Scene scene =
        Given.config(2, config -> config.victoryPoints(5))
            .space("p0")
            .scene()
            .does(EXPLORE, new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.YES));
    assertThat(Scene.GAME.outcome(scene.state()).orElseThrow())
        .isEqualTo(
            new Outcome(ImmutableList.of(ONE), ImmutableList.of(5, 0), RuleId.of("DB-VIC-01")));
  }

  @Rule({"DB-X-34", "DB-VIC-04", "DB-D-27"})
  @Test
  void whenNoMorePointsAreToBeHadTheMostPointsWin() {
    DeckbuilderState state = Given.exploration(3).space("void", "void", "p2", "p1", "m0").state();
    Scene scene = Scene.at(shared(state, 5)).does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(scene.state()).orElseThrow())
        .isEqualTo(
            new Outcome(
                ImmutableList.of(TWO), ImmutableList.of(30, 40, 30), RuleId.of("DB-VIC-04")));
  }

  @Rule({"DB-VIC-04", "DB-D-27"})
  @Test
  void aFaceUpMissionKeepsTheGameGoing() {
    DeckbuilderState state = Given.exploration(3).space("void", "void", "p2", "p1", "m0").state();
    DeckbuilderState shared = shared(state, 5);
    ImmutableList<CardId> points = shared.table().area(THREE).points();
    DeckbuilderState mission =
        shared.with(
            shared
                .table()
                .withAreas(
                    Lists.set(
                        shared.table().areas(),
                        THREE.index(),
                        shared.table().area(THREE).withPoints(ImmutableList.of())))
                .withMissions(ImmutableList.of(Slot.of(points.get(0)), Slot.EMPTY)));
    Scene scene = Scene.at(mission).does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
  }

  @Rule({"DB-VIC-04", "DB-D-27"})
  @Test
  void equalPointsShareTheWin() {
    Scene scene =
        Given.exploration(3)
            .points(ONE, "p1")
            .points(TWO, "p0")
            .points(THREE, "p1")
            .space("void", "void")
            .nothingElseInSpace()
            .scene()
            .does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(scene.state()).orElseThrow())
        .isEqualTo(
            new Outcome(
                ImmutableList.of(ONE, THREE),
                ImmutableList.of(30, 20, 30),
                RuleId.of("DB-VIC-04")));
  }

  @Rule({"DB-VIC-04", "DB-VIC-03"})
  @Test
  void onlyExplorationEndsForWantOfPoints() {
    Scene scene =
        Given.klingon(2).space("blockade").nothingElseInSpace().scene().does(new EndTurn(ONE));
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
  }

  /** After the Mission of 30 points, where so many are needed. */
  private static Scene completed(int needed) {
    DeckbuilderState state =
        Given.config(2, config -> config.victoryPoints(needed))
            .space("m0")
            .bridge(ONE, "man")
            .state();
    return Scene.at(state.with(ONE, state.table().tally(ONE).withExplorations(2)))
        .does(EXPLORE, new CompleteMission(ONE, card("m0")));
  }

  /**
   * Two void cards are left in the space deck; of the next cards of it TWO has one and the others
   * one each.
   */
  private static DeckbuilderState shared(DeckbuilderState state, int n) {
    ImmutableList<CardId> space = state.space();
    DeckbuilderState only = Space.only(n, state);
    return Laid.space(only, space.subList(0, 2))
        .with(
            only.table()
                .withAreas(
                    ImmutableList.of(
                        only.table().area(ONE).withPoints(space.subList(3, 4)),
                        only.table().area(TWO).withPoints(space.subList(2, 3)),
                        only.table().area(THREE).withPoints(space.subList(4, 5)))));
  }
}
