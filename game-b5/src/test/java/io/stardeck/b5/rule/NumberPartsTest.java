package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every number tells of what it is made. */
final class NumberPartsTest {
  private static Explanation of(Stage stage, String path) {
    return new B5Game().explain(stage.view(1), path).orElseThrow();
  }

  @Rule({"B5-W-02", "B5-LED-02", "B5-DMG-01"})
  @Test
  void theMilitaryOfALedAndDamagedFleet() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("f", Race.NARN, 2, 4).build(),
                character("captain", Race.NARN, 2, 0, 0, 0, 2).build())
            .inRow(1, "f")
            .inRow(1, "captain")
            .actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    Stage hurt = stage.changed("f", card -> card.withDamage(1));
    Explanation military = of(hurt, "cards[" + hurt.id("f").number() + "].military");
    assertThat(military.value()).isEqualTo(5);
    assertThat(military.parts()).extracting(part -> part.amount()).contains(4, 2, -1);
    assertThat(of(hurt, "cards[" + hurt.id("f").number() + "].needed").value()).isEqualTo(6);
    String leadership = "cards[" + hurt.id("f").number() + "].leadership";
    assertThat(of(hurt, leadership).value()).as("Military alone is raised").isZero();
  }

  @Rule("B5-W-02")
  @Test
  void aLeaderMakesUpForALoweredFleet() {
    Effect leak =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(
                new Raise(
                    new Target.Plain(Target.Word.HOST),
                    ImmutableSet.of(Ability.MILITARY),
                    Amount.of(-3)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("f", Race.NARN, 2, 1).build(),
                card("leak", Kind.ENHANCEMENT).addEffects(leak).build(),
                character("captain", Race.NARN, 2, 0, 0, 0, 4).build())
            .inRow(1, "f")
            .attached(1, "leak", "f")
            .inRow(1, "captain")
            .actionRound(1);
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isZero();
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(1 - 3 + 4);
  }

  @Rule({"B5-RAC-02", "B5-PRO-04", "B5-W-12", "B5-FRM-54", "B5-SUP-04"})
  @Test
  void costsRatingPowerAndTotals() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(1, "khamak")
            .inRow(1, "narn-aide")
            .inHand(1, "human-aide")
            .agenda(1, "knowledge-is-power")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    int cost = stage.board().def(stage.id("human-aide")).cost();
    assertThat(of(stage, "cards[" + stage.id("human-aide").number() + "].cost").value())
        .isEqualTo(2 * cost);
    int aide = stage.board().def(stage.id("narn-aide")).cost();
    assertThat(of(stage, "cards[" + stage.id("narn-aide").number() + "].cost").value())
        .isEqualTo(aide + 1);
    assertThat(of(stage, "board.factions[0].rating").value()).isEqualTo(5);
    assertThat(of(stage, "board.factions[0].rating").parts()).hasSize(2);
    assertThat(of(stage, "board.factions[0].power").value()).isEqualTo(6);
    assertThat(of(stage, "board.conflicts[0].support").value()).isEqualTo(3);
    assertThat(of(stage, "board.conflicts[0].opposition").value()).isZero();
  }

  @Test
  void whatIsNoNumberIsNotExplained() {
    Stage stage = Given.factions(Race.NARN, Race.HUMAN).actionRound(1);
    for (String path :
        new String[] {"", "cards[9999].psi", "cards[0].height", "board.factions[7].power"}) {
      assertThat(new B5Game().explain(stage.view(1), path)).isEqualTo(Optional.empty());
    }
  }
}
