package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.klingon.Council.EXPLORE;
import static io.stardeck.deckbuilder.klingon.Council.FOUR;
import static io.stardeck.deckbuilder.klingon.Council.RESOLVE;
import static io.stardeck.deckbuilder.klingon.Council.bottom;
import static io.stardeck.deckbuilder.klingon.Council.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class ArbiterTest {
  private static final ImmutableList<String> HALF = ImmutableList.of("friend", "p0", "p0");

  @Rule({"DB-KCW-01", "DB-KCW-06", "DB-KCW-07", "DB-VIC-03", "DB-D-11", "DB-D-65"})
  @Test
  void theTeamOfWhoeverSatisfiesTheArbiterWinsAtOnce() {
    Scene scene =
        Given.klingon(4)
            .points(ONE, "p0", "friend")
            .points(THREE, "p1")
            .points(TWO, "p1", "p1", "p1")
            .space("arbiter")
            .scene()
            .does(EXPLORE, RESOLVE);
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).containsExactly(ONE, THREE);
    assertThat(outcome.rule().value()).isEqualTo("DB-KCW-01");
    assertThat(outcome.scores()).containsExactly(35, 90, 30, 0);
    assertThat(points(scene, ONE)).contains("arbiter");
    assertThat(scene.tally(ONE).xp()).as("the Reward is not carried out").isZero();
    scene.rejects(new EndTurn(ONE), "DB-VIC-05");
  }

  @Rule({"DB-KCW-01", "DB-KCW-32", "DB-KCW-06", "DB-D-30"})
  @Test
  void asManyAlliedStarshipsAsTheOtherTeamAreNotMore() {
    Scene failed =
        Given.klingon(4)
            .points(ONE, "friend", "p0", "p0")
            .points(THREE, "loyal")
            .points(TWO, "friend")
            .points(FOUR, "friend")
            .hand(ONE, "c1", "c3", "c5")
            .space("arbiter")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(failed.options(ONE)).as("FAIL").hasSize(3);
    Scene first = failed.does(new Choose(ONE, failed.options(ONE).get(0)));
    Scene after = first.does(new Choose(ONE, first.options(ONE).get(0)));
    assertThat(after.state().hand(ONE)).hasSize(1);
    assertThat(bottom(after)).isEqualTo("arbiter");
    assertThat(Scene.GAME.outcome(after.state())).isEmpty();
  }

  @Rule({"DB-KCW-32", "DB-KCW-01"})
  @Test
  void theArbiterCanComeAgainAndThenDecideForTheOtherTeam() {
    Scene failed =
        Given.klingon(2)
            .points(TWO, "friend", "p0", "p0", "p0")
            .space("arbiter")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(bottom(failed)).isEqualTo("arbiter");
    Scene on = failed.does(new EndTurn(ONE));
    ImmutableList<CardId> space = on.state().space();
    ImmutableList<CardId> again =
        ImmutableList.<CardId>builder()
            .add(space.get(space.size() - 1))
            .addAll(space.subList(0, space.size() - 1))
            .build();
    Scene won = Scene.at(Laid.space(on.state(), again)).does(new Explore(TWO), new Resolve(TWO));
    assertThat(Scene.GAME.outcome(won.state()).orElseThrow().winners()).containsExactly(TWO);
  }

  @Rule({"DB-KCW-40", "DB-D-67"})
  @Test
  void aloneHeMustHaveMoreThanEachOther() {
    Given given =
        Given.klingon(3)
            .points(ONE, HALF.toArray(String[]::new))
            .points(THREE, "friend", "loyal")
            .space("arbiter");
    assertThat(Scene.GAME.outcome(given.scene().does(EXPLORE, RESOLVE).state())).isEmpty();
    Scene level =
        Given.klingon(3)
            .points(ONE, "friend", "loyal", "p0", "p0")
            .points(THREE, "friend", "friend")
            .space("arbiter")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(Scene.GAME.outcome(level.state())).as("no more than the third").isEmpty();
    Scene won =
        Given.klingon(3)
            .points(ONE, "friend", "loyal", "p0", "p0")
            .points(TWO, "friend")
            .points(THREE, "friend")
            .space("arbiter")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(Scene.GAME.outcome(won.state()).orElseThrow().winners()).containsExactly(ONE);
  }

  @Rule({"DB-KCW-07", "DB-VIC-03"})
  @Test
  void fourHundredPointsDoNotWin() {
    Scene scene =
        Given.klingon(2)
            .points(ONE, "p0", "p0", "p0", "p0", "p0", "p1", "p1", "p1", "p1", "p1", "gnat")
            .points(ONE, "friend", "friend", "friend", "friend", "loyal", "loyal", "judge", "trap")
            .space("treason")
            .scene();
    assertThat(Points.of(scene.state().table(), ONE)).isEqualTo(390);
    Scene more = scene.does(EXPLORE, RESOLVE);
    assertThat(Points.of(more.state().table(), ONE)).isEqualTo(410);
    assertThat(Scene.GAME.outcome(more.state())).isEmpty();
  }
}
