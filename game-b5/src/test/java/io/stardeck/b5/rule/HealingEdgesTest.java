package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.CardOperation.MayHealNeutralised;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who may rotate to heal, and what is healed at the end of the action round. */
final class HealingEdgesTest {
  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3).build(),
            character("envoy", Race.NARN, 1, 3).build(),
            character("healer", Race.NARN, 1, 3)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.CONSTANT)
                        .addOperations(new MayHealNeutralised(new Target.Plain(Target.Word.SELF)))
                        .build())
                .build(),
            fleet("f", Race.NARN, 1, 4).build())
        .inCircle(1, "member")
        .inRow(1, "envoy")
        .inRow(1, "healer")
        .inRow(1, "f");
  }

  @Rule("B5-HEA-01")
  @Test
  void everyReadyCharacterHealsItselfAndNoFleetDoes() {
    for (String who : new String[] {"ambassador 1", "member", "envoy"}) {
      Stage stage = given().card(who, card -> card.withDamage(2)).actionRound(1);
      stage.act(Acts.heal(stage, 1, who));
      assertThat(stage.card(stage.id(who)).damage()).isZero();
      assertThat(stage.card(stage.id(who)).rotated()).isTrue();
      Stage tired = given().card(who, card -> card.withDamage(2).withRotated(true)).actionRound(1);
      tired.refuses(Acts.heal(tired, 1, who), "B5-GEN-02");
    }
    Stage fleet = given().card("f", card -> card.withDamage(2)).actionRound(1);
    fleet.refuses(Acts.heal(fleet, 1, "f"), "B5-HEA-01");
  }

  @Rule("B5-HEA-02")
  @Test
  void aNeutralisedMemberThatIsRotatedDoesNotHeal() {
    Stage stage =
        given()
            .card(
                "member",
                card -> card.withNeutralised(true).withNeutralisedOnTurn(1).withRotated(true))
            .actionRound(1);
    stage.refuses(Acts.heal(stage, 1, "member"), "B5-GEN-02");
  }

  @Rule("B5-HEA-06")
  @Test
  void aNeutralisedSupportingCharacterHealsIfItsCardSaysSo() {
    Given given = given();
    for (String who : new String[] {"envoy", "healer"}) {
      given.card(who, card -> card.withNeutralised(true).withNeutralisedOnTurn(1));
    }
    Stage stage = given.actionRound(1);
    stage.refuses(Acts.heal(stage, 1, "envoy"), "B5-HEA-06");
    stage.act(Acts.heal(stage, 1, "healer"));
    assertThat(stage.card("healer").neutralised()).isFalse();
  }

  @Rule("B5-HEA-07")
  @Test
  void theAmbassadorOfEveryPlayerIsHealedWhateverItSuffers() {
    for (int seat = 1; seat <= 2; seat++) {
      String ambassador = "ambassador " + seat;
      Stage stage =
          given()
              .card("member", card -> card.withHealedThisTurn(true))
              .card(ambassador, card -> card.withHealedThisTurn(true).withDamage(1))
              .actionRound(1);
      stage.act(Acts.pass(1));
      assertThat(stage.card(stage.id(ambassador)).damage()).isEqualTo(1);
      stage.act(Acts.pass(2));
      assertThat(stage.card(stage.id(ambassador)).damage()).isZero();
    }
  }
}
