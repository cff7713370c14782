package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What ends with a turn, and what goes on (FRM). */
final class TurnEndTest {
  private static final Seat P = Seat.of(1);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(character("member", Race.NARN, 2, 3).build());
  }

  @Rule({"B5-FRM-52", "B5-D-39"})
  @Test
  void whoIsStillNeutralisedIsNeutralisedInTheNextTurnTooAndNobodyElse() {
    for (boolean neutralised : new boolean[] {true, false}) {
      Stage stage =
          given()
              .inCircle(1, "member")
              .card(
                  "member",
                  card -> card.withNeutralised(neutralised).withNeutralisedThisTurn(!neutralised))
              .actionRound(1)
              .idleUntil(ConflictRound.class);
      assertThat(stage.card("member").neutralisedThisTurn()).isEqualTo(neutralised);
    }
  }

  @Rule("B5-FRM-52")
  @Test
  void damageMarksTokensAttachmentsAndRotationOutlastTheTurn() {
    Stage stage =
        given()
            .define(
                card("host", Kind.GROUP).build(),
                character("giver", Race.NARN, 2, 3)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.ROTATE)
                            .addOperations(
                                new Raise(Target.SELF, ImmutableSet.of(Ability.PSI), Amount.of(1)))
                            .build())
                    .build())
            .inRow(1, "giver")
            .inRow(1, "host")
            .card("giver", card -> card.withEffectsUsed(1).withDamage(1))
            .card(
                "host",
                card ->
                    card.withEffectsUsed(1)
                        .withTokens(3)
                        .withMarks(Marks.NONE.plus(Mark.STRIFE, 2))
                        .withRotated(true))
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "giver", 0)).idleUntil(ReadyRound.class);
    assertThat(stage.card("giver").damage()).isEqualTo(1);
    assertThat(stage.card("giver").rotated()).isTrue();
    assertThat(stage.card("host").rotated()).isTrue();
    assertThat(stage.card("host").tokens()).isEqualTo(3);
    assertThat(stage.card("host").marks().of(Mark.STRIFE)).isEqualTo(2);
    assertThat(stage.card("host").effectsUsed()).isZero();
  }

  @Rule("B5-D-69")
  @Test
  void thereIsNoHandLimit() {
    Given given = given();
    for (int i = 0; i < 30; i++) {
      given = given.inHand(1, "narn-aide");
    }
    Stage stage = given.inDeck(1, "narn-aide").influence(1, 20, 20).actionRound(1);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.view(1).hand()).hasSize(31);
    stage.act(new BuyCard(P)).act(new BuyCard(P));
    assertThat(stage.view(1).hand()).hasSize(33);
  }
}
