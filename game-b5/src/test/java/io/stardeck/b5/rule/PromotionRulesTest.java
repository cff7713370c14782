package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Promotion (PRO). */
final class PromotionRulesTest {
  private static final Seat P = Seat.of(1);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("minbari", Race.MINBARI, 2, 3).build(),
            character("narn", Race.NARN, 3, 2).build(),
            character("recluse", Race.NARN, 1, 2).neverInnerCircle(true).build(),
            fleet("fleet", Race.NARN, 2, 3).build())
        .influence(1, 9, 9);
  }

  @Rule({"B5-PRO-01", "B5-PRO-02", "B5-PRO-03", "B5-PRO-08", "B5-PRO-09", "B5-D-77", "B5-I-04"})
  @Test
  void onlyAReadySupportingCharacterIsPromoted() {
    Stage stage =
        given()
            .inRow(1, "narn")
            .inRow(1, "recluse")
            .inRow(1, "fleet")
            .inRow(2, "human-aide")
            .actionRound(1);
    stage.refuses(Acts.promote(stage, 1, "narn", "narn"), "B5-PRO-01");
    stage.refuses(Acts.promote(stage, 1, "ambassador 1", "fleet"), "B5-PRO-08");
    stage.refuses(Acts.promote(stage, 1, "ambassador 1", "recluse"), "B5-PRO-09");
    stage.refuses(Acts.promote(stage, 1, "ambassador 1", "human-aide"), "B5-PRO-01");
    Stage tired = stage.changed("narn", card -> card.withRotated(true));
    tired.refuses(Acts.promote(tired, 1, "ambassador 1", "narn"), "B5-PRO-02");
    Stage down = stage.changed("narn", card -> card.withNeutralised(true));
    down.refuses(Acts.promote(down, 1, "ambassador 1", "narn"), "B5-PRO-02");
    stage.act(Acts.promote(stage, 1, "ambassador 1", "narn"));
    assertThat(stage.board().faction(P).innerCircle().get(1).id()).isEqualTo(stage.id("narn"));
  }

  @Rule({"B5-D-13", "B5-D-14", "B5-PRO-03", "B5-I-21"})
  @Test
  void everyMemberCountsAndThePromotedCardStaysAsItIs() {
    Stage stage =
        given()
            .inCircle(1, "minbari")
            .card("minbari", card -> card.withNeutralised(true))
            .inRow(1, "narn")
            .card("narn", card -> card.withDamage(1))
            .actionRound(1);
    stage.act(Acts.promote(stage, 1, "ambassador 1", "narn"));
    assertThat(stage.pool(1)).isEqualTo(9 - 3 - 2);
    assertThat(stage.card("narn").damage()).isEqualTo(1);
    assertThat(stage.card("narn").ready()).isTrue();
    assertThat(stage.board().faction(P).supportingRow()).isEmpty();
    assertThat(stage.board().faction(P).innerCircle()).hasSize(3);
    assertThat(stage.board().faction(P).innerCircle().get(2).id()).isEqualTo(stage.id("narn"));
  }

  @Rule({"B5-X-11", "B5-PRO-04", "B5-PRO-06", "B5-PRO-07", "B5-D-07"})
  @Test
  void aDiscountForSponsoringIsNoneForPromotion() {
    Given given =
        given()
            .define(
                card("office", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(
                                new SponsorCost(Amount.of(-1), Filter.ANY, false),
                                new NoDoubling(Filter.ANY, false))
                            .build())
                    .build(),
                character("neutral", Race.NEUTRAL, 2, 1).build())
            .inRow(1, "office")
            .inCircle(1, "narn")
            .inCircle(1, "recluse");
    Stage stage = given.inRow(1, "minbari").influence(1, 7, 7).actionRound(1);
    stage.act(Acts.promote(stage, 1, "ambassador 1", "minbari"));
    assertThat(stage.pool(1)).isZero();
    Stage neutral = given.inRow(1, "neutral").influence(1, 7, 7).actionRound(1);
    neutral.act(Acts.promote(neutral, 1, "ambassador 1", "neutral"));
    assertThat(neutral.pool(1)).isEqualTo(7 - 2 - 3);
  }
}
