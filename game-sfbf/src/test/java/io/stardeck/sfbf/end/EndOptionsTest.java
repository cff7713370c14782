package io.stardeck.sfbf.end;

import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Attacks;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** The end options and the end with teams (BF-OPT-14, 41 to 44, BF-D-55, 57). */
class EndOptionsTest {
  @Rule({"BF-OPT-14", "BF-D-55", "BF-I-32"})
  @Test
  void withTeamsTheGameEndsWhenOneMemberIsOutAndTheBestTeamWins() {
    Given given =
        doomed(Given.config(4, c -> c.addOptions(Option.ALLIES)))
            .screen(THREE, "gor-bc")
            .screen(FOUR, "kzi-dn", "kzi-bc");
    Scene over = kill(given.scene());
    assertThat(rule(over)).isEqualTo("BF-OPT-14");
    assertThat(Scene.GAME.outcome(over.state()).orElseThrow().scores())
        .containsExactly(11, 0, 8, 19);
    assertThat(Scene.GAME.outcome(over.state()).orElseThrow().winners())
        .as("11 and 8 against 0 and 19")
        .containsExactly(ONE, TWO, THREE, FOUR);
    Scene better = kill(given.trophies(THREE, "ori-lr").scene());
    assertThat(Scene.GAME.outcome(better.state()).orElseThrow().winners())
        .containsExactly(ONE, THREE);
  }

  @Rule({"BF-OPT-12", "BF-GEN-10"})
  @Test
  void alliesAreNoEnemies() {
    Scene scene = doomed(Given.config(4, c -> c.addOptions(Option.ALLIES))).scene();
    assertThat(scene.state().table().enemies(ONE, TWO)).isTrue();
    assertThat(scene.state().table().enemies(ONE, THREE)).isFalse();
    assertThat(scene.state().table().enemies(ONE, ONE)).isFalse();
    assertThat(Given.basic(3).state().table().enemies(ONE, THREE)).isTrue();
    assertThat(Scene.GAME.team(scene.state(), THREE)).containsExactly(ONE, THREE);
    assertThat(Scene.GAME.team(Given.basic(3).state(), THREE)).containsExactly(THREE);
  }

  @Rule({"BF-OPT-41", "BF-D-57", "BF-I-32"})
  @Test
  void theGameEndsAfterTheAgreedReshuffle() {
    Scene over = reshuffles(2).does(new EndTurn(ONE));
    assertThat(rule(over)).isEqualTo("BF-OPT-41");
    assertThat(over.hand(TWO)).as("the draw goes no further").hasSize(1);
    Scene notYet = reshuffles(1).does(new EndTurn(ONE));
    assertThat(notYet.state().table().reshuffles()).isEqualTo(2);
    assertThat(Scene.GAME.outcome(notYet.state())).isEmpty();
    assertThat(Begun.game(2, "none", c -> c).state().table().reshuffles())
        .as("the shuffle of the set-up does not count")
        .isZero();
  }

  @Rule({"BF-OPT-42", "BF-D-57"})
  @Test
  void theGameEndsWhenAPlayerHoldsTheAgreedTrophies() {
    Given given =
        doomed(Given.config(3, c -> c.addOptions(Option.END_AFTER_TROPHIES).trophiesToEnd(2)))
            .screen(TWO, "kli-d7")
            .screen(THREE, "gor-bc");
    assertThat(Scene.GAME.outcome(kill(given.scene()).state())).isEmpty();
    assertThat(rule(kill(given.trophies(ONE, "kzi-ff").scene()))).isEqualTo("BF-OPT-42");
  }

  @Rule({"BF-OPT-43", "BF-D-57"})
  @Test
  void theGameEndsWhenTheFirstPlayerIsEliminated() {
    Given given =
        doomed(Given.config(3, c -> c.addOptions(Option.END_AT_ELIMINATION)))
            .screen(THREE, "gor-bc");
    assertThat(rule(kill(given.scene()))).isEqualTo("BF-OPT-43");
    assertThat(Scene.GAME.outcome(kill(given.reserve(TWO, "kli-d7").scene()).state())).isEmpty();
  }

  @Rule({"BF-OPT-44", "BF-D-57"})
  @Test
  void endOptionsMayBeCombinedAndTheFirstMetEndsTheGame() {
    Given given =
        doomed(
                Given.config(
                    3,
                    c ->
                        c.addOptions(Option.END_AT_ELIMINATION, Option.END_AFTER_TROPHIES)
                            .maxGameTurns(5)))
            .screen(THREE, "gor-bc")
            .trophies(THREE, "kzi-ff", "kzi-df", "kzi-cl", "kzi-bc");
    assertThat(rule(kill(given.scene()))).isEqualTo("BF-OPT-43");
    assertThat(rule(kill(given.reserve(TWO, "kli-d7").trophies(THREE, "kzi-dn").scene())))
        .isEqualTo("BF-OPT-42");
  }

  @Test
  void withoutTheOptionsNoneOfThatEndsTheGame() {
    Scene scene =
        kill(
            doomed(Given.advanced(3))
                .screen(THREE, "gor-bc")
                .trophies(ONE, "kzi-ff", "kzi-df", "kzi-cl", "kzi-bc", "kzi-dn")
                .scene());
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
  }

  /** A game that ends after the third reshuffle, with so many done and the next one due. */
  private static Scene reshuffles(int done) {
    BattleForceState state =
        Given.config(2, c -> c.level(Level.BASIC).addOptions(Option.END_AFTER_RESHUFFLES))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .discard("rs-1", "rs-2", "rs-3")
            .nothingElseInStarbase()
            .phases(new Phase.Discard(ONE, true, false))
            .state();
    return Scene.at(state.with(state.table().withReshuffles(done)));
  }

  private static Given doomed(Given given) {
    return given
        .hand(ONE, "ph1-2-1")
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-e4")
        .damage("kli-e4", BoxType.DSR, BoxType.PH2, BoxType.HULL);
  }

  private static Scene kill(Scene scene) {
    return Attacks.phaser(scene, ONE, "fed-ca", "kli-e4", "ph1-2-1");
  }

  private static String rule(Scene scene) {
    return Scene.GAME.outcome(scene.state()).orElseThrow().rule().value();
  }
}
