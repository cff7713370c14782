package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Option.No;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Who learns what of the persons whom an effect takes. */
class WhoIsToldTest {
  @Rule({"ST-VIS-16", "ST-EFF-31"})
  @Test
  void whoIsDisabledByChanceIsNotToldThoughTheCrewWasShown() {
    // Ktarian Game, and before it Cosmic String Fragment, at which ENGINEER shows the crew.
    Scene scene = Encounter.laid("031", false).seeded(TWO, 0, "020");
    Encounter.space(scene, "331", "205", "214", "220");
    Host aboard = Encounter.ship(scene).host();
    assertThat(scene.defs(aboard, Role.DISABLED)).hasSize(1);
    assertThat(scene.state().zones().view(TWO).at(aboard.place(Role.DISABLED)).whole()).isFalse();
    assertThat(scene.toldTo(TWO, CardEvent.CardMarked.class))
        .noneMatch(told -> told.card().has(Mark.Disabled.class));
    assertThat(scene.toldTo(ONE, CardEvent.CardMarked.class))
        .anyMatch(told -> told.card().has(Mark.Disabled.class));
  }

  @Rule({"ST-VIS-16", "ST-EFF-51"})
  @Test
  void whoHasSeenAGroupPartedKnowsWhoIsWhere() {
    // Phased Matter, and before it Impassable Door, at which Computer Skill shows the group.
    Scene scene = Encounter.laid("042", true).seeded(TWO, 0, "030");
    scene.persons(ONE, Encounter.TEAM, "204", "205", "214");
    Encounter.attempts(scene);
    scene.quietly(new Choose(ONE, new No())); // the other two are the larger part
    assertThat(scene.defs(Encounter.TEAM, Role.DISABLED)).containsExactly("205", "214");
    assertThat(scene.state().zones().view(TWO).at(Encounter.TEAM.place(Role.DISABLED)).whole())
        .isTrue();
  }

  @Rule({"ST-VIS-05", "ST-EFF-29"})
  @Test
  void theEquipmentOfAGroupIsShownWithItsPersons() {
    Scene scene = Encounter.laid("010", true).persons(ONE, Encounter.TEAM, "204", "205");
    scene.gear(ONE, "064", Encounter.TEAM);
    Encounter.attempts(scene);
    int held = -1;
    int shown = -1;
    int at = 0;
    for (CardEvent told : scene.toldTo(TWO, CardEvent.class)) {
      boolean gear =
          told instanceof CardEvent.CardsRevealed revealed
              && revealed.cards().stream().anyMatch(card -> card.def().equals("064"));
      shown = shown < 0 && gear ? at : shown;
      held = told instanceof CardEvent.CardHeld ? at : held;
      at++;
    }
    assertThat(shown).isBetween(0, held - 1);
  }
}
