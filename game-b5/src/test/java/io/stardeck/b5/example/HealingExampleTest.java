package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.event.CardEvent.AmbassadorFullyHealed;
import io.stardeck.b5.event.CardEvent.DamageHealed;
import io.stardeck.b5.event.CardEvent.DamageRepaired;
import io.stardeck.b5.event.CardEvent.HealingHelped;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Healing in its three ways, and repair. */
final class HealingExampleTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Heal heal(CardId card) {
    return new Heal(P, card);
  }

  private static Given circle() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3).build(),
            character("other", Race.NARN, 1, 3).build())
        .inCircle(1, "member")
        .inCircle(1, "other");
  }

  @Rule({"B5-HEA-01", "B5-HEA-08", "B5-D-47"})
  @Test
  void aReadyCharacterRotatesToLoseAllItsDamage() {
    Stage stage = circle().card("member", card -> card.withDamage(2)).actionRound(1);
    stage.act(heal(stage.id("member"))).told(DamageHealed.class, "B5-HEA-01");
    assertThat(stage.card("member").damage()).isZero();
    assertThat(stage.card("member").rotated()).isTrue();
    Stage whole = circle().actionRound(1);
    whole.refuses(heal(whole.id("member")), "B5-HEA-08");
  }

  @Rule({"B5-X-20", "B5-HEA-02", "B5-HEA-03", "B5-HEA-04", "B5-HEA-05", "B5-D-03"})
  @Test
  void aNeutralisedMemberHealsSevereDamageFirst() {
    Given given =
        circle()
            .card(
                "member",
                card ->
                    card.withNeutralised(true)
                        .withNeutralisedThisTurn(true)
                        .withNeutralisedOnTurn(1)
                        .withDamage(1)
                        .withSevere(1));
    Stage stage = given.actionRound(1);
    stage.act(heal(stage.id("member"))).told(SevereRemoved.class, "B5-HEA-03");
    assertThat(stage.card("member").severe()).isZero();
    assertThat(stage.card("member").neutralised()).isTrue();
    Stage last = given.card("member", card -> card.withSevere(0)).actionRound(1);
    last.act(heal(last.id("member")));
    assertThat(last.card("member").neutralised()).isFalse();
    assertThat(last.card("member").rotated()).isTrue();
    assertThat(last.card("member").damage()).isZero();
    Stage fresh = given.card("member", card -> card.withNeutralisedOnTurn(2)).actionRound(1);
    fresh.refuses(heal(fresh.id("member")), "B5-HEA-04");
  }

  @Rule({"B5-X-21", "B5-HEA-06"})
  @Test
  void aNeutralisedSupportingCharacterDoesNotHeal() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 1, 3).build())
            .inRow(1, "envoy")
            .card(
                "envoy",
                card ->
                    card.withNeutralised(true)
                        .withNeutralisedThisTurn(true)
                        .withNeutralisedOnTurn(1))
            .actionRound(1);
    stage.refuses(heal(stage.id("envoy")), "B5-HEA-06");
  }

  @Rule({"B5-X-22", "B5-X-23", "B5-HEA-07", "B5-HEA-08", "B5-D-48", "B5-I-23"})
  @Test
  void theWholeInnerCircleHealsItsAmbassador() {
    for (boolean all : new boolean[] {true, false}) {
      Stage stage =
          circle()
              .card(
                  "ambassador 1",
                  card ->
                      card.withNeutralised(true)
                          .withNeutralisedThisTurn(true)
                          .withNeutralisedOnTurn(1)
                          .withSevere(4))
              .actionRound(1);
      CardId ambassador = stage.ambassador(1);
      stage.act(heal(ambassador)).act(new Pass(Q));
      assertThat(stage.card(ambassador).severe()).isEqualTo(3);
      stage.act(heal(stage.id("member"))).told(HealingHelped.class, "B5-HEA-08").act(new Pass(Q));
      if (all) {
        stage.act(heal(stage.id("other"))).act(new Pass(Q));
      }
      stage.act(new Pass(P));
      assertThat(stage.card(ambassador).neutralised()).isEqualTo(!all);
      assertThat(stage.card(ambassador).severe()).isEqualTo(all ? 0 : 3);
      if (all) {
        stage.told(AmbassadorFullyHealed.class, "B5-HEA-07");
      }
    }
  }

  @Rule({"B5-X-24", "B5-REP-01", "B5-REP-02", "B5-REP-03", "B5-REP-04", "B5-I-23"})
  @Test
  void repairCostsOneInfluenceForEachToken() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("fleet", Race.NARN, 2, 5).build())
            .inRow(1, "fleet")
            .card("fleet", card -> card.withDamage(3))
            .influence(1, 4, 2);
    Stage stage = given.actionRound(1);
    stage.refuses(new Repair(P, stage.id("fleet"), 3), "B5-REP-02");
    stage.act(new Repair(P, stage.id("fleet"), 2));
    stage.told(DamageRepaired.class, "B5-REP-02");
    assertThat(stage.card("fleet").damage()).isEqualTo(1);
    assertThat(stage.card("fleet").rotated()).isTrue();
    assertThat(stage.pool(1)).isZero();
    Stage down =
        given
            .card(
                "fleet",
                card ->
                    card.withNeutralised(true)
                        .withNeutralisedThisTurn(true)
                        .withNeutralisedOnTurn(1)
                        .withSevere(1))
            .actionRound(1);
    down.refuses(new Repair(P, down.id("fleet"), 1), "B5-REP-03");
  }
}
