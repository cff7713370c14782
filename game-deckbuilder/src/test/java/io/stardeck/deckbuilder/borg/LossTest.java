package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.TurnEvent.GameEnded;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The moment in which the team has lost is the last. */
class LossTest {
  @Rule({"DB-BOR-40", "DB-BOR-91", "DB-D-55", "DB-X-26"})
  @Test
  void withTheLastBorgCardOfADefeatNothingElseIsDone() {
    Scene scene =
        team(2)
            .borgArea(1)
            .hand(ONE, "overload", "c1")
            .damage(ONE, 6)
            .deck(ONE, "c2", "c3")
            .scene()
            .does(play(ONE, "overload"));
    assertLast(scene, "DB-BOR-40");
    assertThat(scene.hand(ONE)).containsExactly("c1");
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.IN);
    assertThat(damage(scene, ONE)).isEqualTo(8);
  }

  @Rule({"DB-BOR-40", "DB-BOR-91", "DB-D-55"})
  @Test
  void noOtherFlagshipIsDefeatedThen() {
    Scene scene =
        team(2).borgArea(1).hand(ONE, "probe").space("ruin").scene().does(play(ONE, "probe"));
    assertLast(scene, "DB-BOR-40");
    assertThat(scene.seen(TWO, FlagshipDefeated.class))
        .extracting(FlagshipDefeated::seat)
        .containsExactly(ONE);
    assertThat(damage(scene, TWO)).isEqualTo(8);
  }

  @Rule({"DB-BOR-40", "DB-BOR-91", "DB-I-16"})
  @Test
  void theLastBorgCardMayAssimilateAsWell() {
    Scene scene =
        team(2)
            .borgArea(1)
            .hand(ONE, "grafter", "borg", "borg", "borg", "borg")
            .scene()
            .does(play(ONE, "grafter"));
    assertLast(scene, "DB-BOR-40");
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.hand(ONE)).isEmpty();
  }

  @Rule({"DB-BOR-45", "DB-BOR-91"})
  @Test
  void noTurnEndsWhenTheLastIsAssimilatedByHisDraw() {
    String[] borg = {"borg", "borg", "borg", "borg", "borg"};
    Scene scene = agree(team(2).deck(ONE, borg).deck(TWO, borg).scene());
    assertLast(scene, "DB-BOR-45");
  }

  @Rule({"DB-BOR-33", "DB-CUB-14", "DB-CUB-05"})
  @Test
  void noBattleBeginsOrEndsWithNobodyIn() {
    Scene scene =
        team(2).hand(ONE, "probe").space("ruin", "cube", "p0").scene().does(play(ONE, "probe"));
    assertThat(scene.seen(TWO, BattleStarted.class)).isEmpty();
    assertThat(scene.seen(TWO, BattleEnded.class)).isEmpty();
    assertThat(scene.seen(TWO, CubeDefeated.class)).isEmpty();
    assertThat(Team.bottom(scene)).isEqualTo("cube");
    assertThat(scene.seen(TWO, BorgCardGiven.class)).as("for their defeats and FAIL").hasSize(5);
  }

  private static void assertLast(Scene scene, String rule) {
    assertThat(Scene.GAME.outcome(scene.state()).orElseThrow().rule()).isEqualTo(RuleId.of(rule));
    assertThat(Iterables.getLast(scene.events()).what()).isInstanceOf(GameEnded.class);
  }
}
