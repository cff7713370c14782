package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import org.junit.jupiter.api.Test;

/** A moment to adjust before an encounter, unless it begins with a decision ({@code FC-D-86}). */
@Rule("FC-D-86")
final class MomentToAdjustTest {
  private static final String LOSE = "{'do':'DISCARD_CREW','amount':1,'chooser':'OWNER'}";
  private static final String HARM = "{'do':'DEAL_DAMAGE','amount':1}";
  private static final String TEST =
      "{'do':'TEST','system':'SENSORS','level':9,'onPass':[],'onFail':[],'together':false}";

  private static Scene drawn(String effects, String... crew) {
    Fixture fixture =
        Fixture.standard().with("encounters", "stellar-pulse", "{'effects':[" + effects + "]}");
    Scene scene = beside("stellar-pulse", fixture);
    for (int i = 0; i < crew.length; i++) {
      scene.crew("yosemite", crew[i]);
    }
    return meet(scene, 1);
  }

  private static String choice(String by, String one, String other) {
    String options =
        "[{'label':'a','effects':[%s]},{'label':'b','effects':[%s]}]".formatted(one, other);
    return "{'do':'CHOOSE','by':'%s','options':%s}".formatted(by, options);
  }

  private static String command(int index) {
    Scene scene = Scene.standard();
    var subdeck = scene.table().captain(FED).subdecks().get(0);
    return scene.table().set().subdeck(subdeck).cards().get(index);
  }

  @Test
  void aChoiceAmongTwoThingsLetsAdjustByItself() {
    Scene scene = drawn(choice("SELF", LOSE, HARM), command(0));
    assertThat(scene.asks(FleetFrame.Effects.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(FED);
  }

  @Test
  void aChoiceInWhichOneThingIsPossibleIsNoDecision() {
    Scene scene = drawn(choice("SELF", LOSE, HARM));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
    scene = drawn(choice("SELF", LOSE, TEST));
    assertThat(scene.asks(FleetFrame.Test.class)).as("what is left begins with a test").isTrue();
  }

  @Test
  void aChoiceOfTheOpponentComesAfterTheMoment() {
    Scene scene = drawn(choice("OPPONENT", TEST, HARM));
    assertThat(scene.asks(FleetFrame.EncounterDrawn.class)).isTrue();
  }

  @Test
  void whatIsLostByChoiceIsADecisionIfThereIsAnythingToChoose() {
    assertThat(drawn(LOSE, command(0), command(1)).asks(FleetFrame.Effects.class)).isTrue();
    assertThat(drawn(LOSE, command(0)).asks(FleetFrame.EncounterDrawn.class)).isTrue();
    assertThat(drawn(LOSE + "," + TEST).asks(FleetFrame.Test.class))
        .as("nothing is lost first")
        .isTrue();
    assertThat(drawn(HARM + "," + TEST).asks(FleetFrame.EncounterDrawn.class)).isTrue();
  }

  @Test
  void aCardOfTheHandThatIsLostByChoiceIsADecision() {
    String lose = "{'do':'DISCARD_COMMAND','who':'SELF','amount':1,'chooser':'%s'}";
    assertThat(inHand(lose.formatted("OWNER"), command(0)).asks(FleetFrame.Effects.class)).isTrue();
    assertThat(inHand(lose.formatted("RANDOM"), command(0)).asks(FleetFrame.EncounterDrawn.class))
        .isTrue();
    assertThat(inHand(lose.formatted("OWNER") + "," + TEST).asks(FleetFrame.Test.class))
        .as("nothing is lost first")
        .isTrue();
  }

  private static Scene inHand(String effects, String... hand) {
    Fixture fixture =
        Fixture.standard().with("encounters", "stellar-pulse", "{'effects':[" + effects + "]}");
    return meet(beside("stellar-pulse", fixture).hand(FED, hand), 1);
  }

  @Test
  void whatEachShipOfATaskForceMeetsBeginsWithTheFirstOne() {
    String each = "{'do':'FOR_EACH','each':'TASK_FORCE','effects':[%s]}";
    assertThat(drawn(each.formatted(TEST)).asks(FleetFrame.Test.class)).isTrue();
    assertThat(drawn(each.formatted(HARM)).asks(FleetFrame.EncounterDrawn.class)).isTrue();
    assertThat(drawn(each.formatted("") + "," + TEST).asks(FleetFrame.Test.class)).isTrue();
  }

  @Test
  void aConditionBringsWhatFollowsFromIt() {
    String white = "{'is':'ALERT','alert':'WHITE'}";
    String either = "{'do':'IF','when':%s,'then':[%s],'otherwise':[%s]}";
    assertThat(drawn(either.formatted(white, TEST, HARM)).asks(FleetFrame.Test.class)).isTrue();
    assertThat(drawn(either.formatted(white, HARM, TEST)).asks(FleetFrame.EncounterDrawn.class))
        .isTrue();
  }
}
