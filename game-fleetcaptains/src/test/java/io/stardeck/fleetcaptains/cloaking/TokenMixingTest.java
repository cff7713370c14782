package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.tokenOf;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When tokens are mixed, and what anybody can know of them afterwards. */
final class TokenMixingTest {
  /** The Klingons' turn, Korinar and Rotarran cloaked in one hex with an echo. */
  private static Scene scene() {
    Scene scene =
        Plain.scene()
            .fleet(FED, "defiant", "venture")
            .fleet(KLI, "korinar", "rotarran", "bortas")
            .tile(0, 0, "dead-space-1", KLI)
            .tile(0, 1, "dead-space-2", KLI);
    scene.apply(endTurn(scene));
    scene.hand(FED).hand(KLI).at("korinar", 0, 0).at("rotarran", 0, 0);
    return scene.cloaked("korinar").cloaked("rotarran").echo(KLI, 0, 0);
  }

  private static FreeAction.ShuffleTokens mix(Scene scene) {
    return new FreeAction.ShuffleTokens(KLI, scene.space(0, 0));
  }

  private static List<CardId> identities(Scene scene) {
    return scene.table().tokens().stream().map(scene.state()::identity).toList();
  }

  @Rule({"FC-I-17", "FC-ECH-03", "FC-D-85"})
  @Test
  void eachAssignmentIsEquallyLikely() {
    Multiset<List<CardId>> orders = HashMultiset.create();
    for (int seed = 0; seed < 600; seed++) {
      Scene scene = scene();
      Chance chance = Chance.seeded(seed);
      scene.change(play -> play.become(play.state().withChance(chance)));
      scene.apply(mix(scene));
      orders.add(identities(scene));
    }
    assertThat(orders.entrySet()).hasSize(6);
    assertThat(orders.entrySet()).allMatch(each -> each.getCount() > 60 && each.getCount() < 140);
  }

  @Rule({"FC-D-85", "FC-ECH-03", "FC-D-87"})
  @Test
  void numbersAreNewAndASecondMixWaitsForSomethingNew() {
    Scene scene = scene();
    List<Integer> before = scene.table().tokens().stream().map(Token::number).toList();
    scene.apply(mix(scene));
    assertThat(scene.table().tokens())
        .extracting(Token::number)
        .doesNotContainAnyElementsOf(before);
    assertThat(scene.refused(mix(scene))).containsExactly("FC-ECH-03");
    int out = scene.table().tokens().get(0).number();
    scene.apply(startToken(scene, out), step(scene, 0, 1));
    assertThat(scene.refused(mix(scene))).as("one left, none came").containsExactly("FC-ECH-03");
    scene.apply(step(scene, 0, 0));
    assertThat(scene.refused(mix(scene))).as("on its way").containsExactly("FC-ECH-03");
    scene.apply(stop(scene));
    assertThat(scene.refused(mix(scene))).as("one entered").isEmpty();
  }

  @Rule({"FC-D-38", "FC-D-90", "FC-ECH-13"})
  @Test
  void aTokenThatWasShownIsMixedAgainWithTheOthersOfItsHex() {
    Scene scene = scene();
    Token shown = scene.table().tokens().get(0);
    scene.change(play -> Showing.show(play, shown, RuleId.of("FC-ECH-10")));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("no token elsewhere").isTrue();
    FleetView enemy = FleetView.of(scene.state(), FED);
    assertThat(scene.table().tokens()).allMatch(token -> enemy.identity(token) == null);
    Scene waiting = scene().at("bortas", 0, 1).cloaked("bortas");
    waiting.change(play -> Tokens.mix(play, KLI, waiting.space(0, 0), RuleId.of("FC-ECH-03")));
    Token one = waiting.token();
    waiting.change(play -> Showing.show(play, one, RuleId.of("FC-ECH-10")));
    assertThat(waiting.asks(FleetFrame.EchoRelocate.class)).isTrue();
    FleetView now = FleetView.of(waiting.state(), FED);
    assertThat(waiting.table().tokens())
        .filteredOn(token -> token.at() == one.at() && now.identity(token) != null)
        .as("it alone is known")
        .containsExactly(one);
  }

  @Rule({"FC-D-38", "FC-ECH-12", "FC-ECH-13", "FC-I-42"})
  @Test
  void whetherARelocationIsAskedForTellsNothingOfTheTokenElsewhere() {
    for (boolean echo : new boolean[] {true, false}) {
      Scene scene = scene();
      Scene with = echo ? scene.echo(KLI, 0, 1) : scene.at("bortas", 0, 1).cloaked("bortas");
      Token shown = with.table().tokens().get(0);
      with.change(play -> Showing.show(play, shown, RuleId.of("FC-ECH-10")));
      assertThat(with.asks(FleetFrame.EchoRelocate.class)).isTrue();
      Token far = with.token();
      assertThat(with.refused(new Answer.RelocateEcho(KLI, far.number())))
          .isEqualTo(echo ? List.of() : List.of("FC-ECH-12"));
      with.apply(new Answer.DeclineRelocation(KLI));
      assertThat(with.happened()).contains("TokensShuffled");
    }
  }

  @Rule("FC-D-80")
  @Test
  void aTokenGoesOnNoFurtherWhenAnEchoIsTakenFromBesideIt() {
    for (boolean beside : new boolean[] {true, false}) {
      Scene scene = scene().at("bortas", 0, 1);
      int echo = beside ? scene.token().number() : scene.echo(KLI, 1, 0).token().number();
      scene.cloaked("bortas").apply(startToken(scene, tokenOf(scene, "korinar")));
      Token shown = scene.token();
      scene.change(play -> Showing.show(play, shown, RuleId.of("FC-ECH-10")));
      scene.apply(new Answer.RelocateEcho(KLI, echo));
      assertThat(scene.asks(FleetFrame.Turn.class)).isEqualTo(beside);
      assertThat(scene.asks(FleetFrame.Maneuver.class)).isNotEqualTo(beside);
    }
  }

  @Rule("FC-ECH-03")
  @Test
  void aTokenThatCameInAllowsAMixHoweverOftenTheHexWasMixedBefore() {
    Scene scene = scene().echo(KLI, 0, 1);
    int far = scene.token().number();
    scene.apply(mix(scene));
    scene.change(play -> Tokens.mix(play, KLI, scene.space(0, 0), RuleId.of("FC-ECH-03")));
    scene.apply(startToken(scene, far), step(scene, 0, 0), stop(scene));
    assertThat(scene.refused(mix(scene))).isEmpty();
  }

  @Rule("FC-ECH-03")
  @Test
  void tokensOfTheEnemyInTheHexChangeNothing() {
    Scene scene = scene().at("defiant", 0, 0).cloaked("defiant");
    scene.change(play -> Tokens.mix(play, FED, scene.space(0, 0), RuleId.of("FC-ECH-03")));
    assertThat(scene.refused(mix(scene))).as("their mix is not one's own").isEmpty();
    scene.apply(mix(scene));
    scene.change(play -> Tokens.move(play, tokenOf(scene, "defiant"), scene.space(0, 0)));
    assertThat(scene.refused(mix(scene))).as("nor their coming").containsExactly("FC-ECH-03");
  }
}
