package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.scene.Fixture;
import org.junit.jupiter.api.Test;

/** What a set is warned of, and played with all the same. */
final class SetWarningsTest {
  @Rule({"FC-SYS-04", "FC-D-73"})
  @Test
  void settingsOfALevelThatDifferInEnergyAreToldAndAllowed() {
    assertThat(ComponentSets.warnings(ComponentSets.standard())).isEmpty();
    String dial =
        "{'dial':{'white':[%s,%s],'yellow':[%s],'red':[%s,%s]}}"
            .formatted(
                setting(4, false),
                setting(5, false),
                setting(4, false),
                setting(2, false),
                setting(9, true));
    ComponentSet set = Fixture.standard().with("ships", "korinar", dial).set();
    assertThat(ComponentSets.warnings(set))
        .singleElement()
        .satisfies(
            warning -> {
              int number = set.card("korinar").number();
              assertThat(warning.path()).isEqualTo("ships[" + number + "].dial.white");
              assertThat(warning.rule().orElseThrow().value()).isEqualTo("FC-SYS-04");
            });
  }

  private static String setting(int weapons, boolean cloaked) {
    return "{'weapons':%s,'sensors':3,'engines':-1,'shields':3,'cloaked':%s}"
        .formatted(weapons, cloaked);
  }

  @Rule("FC-CRD-02")
  @Test
  void aChoiceMayHaveAnyNumberOfOptionsAndChoicesWithinThem() {
    String draw = "{'do':'DRAW_COMMAND','amount':1}";
    String inner =
        "{'do':'CHOOSE','by':'OPPONENT','options':[{'label':'a','effects':[%s]}]}".formatted(draw);
    String options =
        "[{'label':'a','effects':[%1$s]},{'label':'b','effects':[]},{'label':'c','effects':[%2$s]}]"
            .formatted(draw, inner);
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'effects':[{'do':'CHOOSE','by':'SELF','options':%s}]}".formatted(options));
    assertThat(fixture.set().size()).isEqualTo(ComponentSets.standard().size());
  }
}
