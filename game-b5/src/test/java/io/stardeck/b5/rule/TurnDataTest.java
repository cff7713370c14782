package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.diplomacy;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What stood by mercenaries that were directed, and by conflicts of the turn, when it is over. */
final class TurnDataTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  /** The mentor raises P's hero by 2, whom the brute strikes for 4; the hero has 3 of its own. */
  @Rule({"B5-MRC-08", "B5-FRM-52", "B5-DMG-10", "B5-HEA-04"})
  @Test
  void whoStandsByTheTextOfAMercenaryFallsWithTheTurnAndHealsInTheNext() {
    Filter own = Filter.builder().title("hero").addWhose(Who.OWN).build();
    Effect aura =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(diplomacy(new Target.All(own), 2))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("mentor", Race.NEUTRAL, 1, 1).mercenary(true).addEffects(aura).build(),
                character("brute", Race.NEUTRAL, 1, 4).mercenary(true).build(),
                character("hero", Race.NARN, 2, 3).build())
            .inCircle(1, "hero")
            .forHire("mentor")
            .forHire("brute")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "hero", 1, Ability.DIPLOMACY));
    stage.act(new Bid(Q, stage.id("brute"), 1)).act(new Bid(P, stage.id("mentor"), 1));
    stage.idleUntil(MercenaryStep.class).act(new MercenaryNothing(P));
    stage.act(Acts.attack(stage, 2, "brute", "hero")).idleUntil(DrawRound.class);
    assertThat(stage.card("hero").damage()).isEqualTo(4);
    stage.idleUntil(ActionRound.class);
    assertThat(stage.card("hero").neutralisedOnTurn()).isEqualTo(2);
    assertThat(stage.card("hero").neutralisedThisTurn()).isTrue();
    if (stage.toAct().contains(Q)) {
      stage.act(Acts.pass(2));
    }
    stage.act(Acts.heal(stage, 1, "hero"));
    assertThat(stage.card("hero").severe()).isZero();
  }

  /** The hero stands by a conflict that was won this turn, and is harmed after it. */
  @Rule({"B5-FRM-52", "B5-DMG-10", "B5-W-46"})
  @Test
  void whoStandsByAConflictOfTheTurnFallsWithIt() {
    Target hero = new Target.All(Filter.builder().title("hero").build());
    Effect pride =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .condition(new Condition.WonConflict(Optional.empty()))
            .addOperations(diplomacy(hero, 2))
            .build();
    Effect strain =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addOperations(new Damage(hero, Amount.of(4)))
            .build();
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("pride", Kind.GROUP).addEffects(pride).build(),
                card("strain", Kind.AFTERMATH)
                    .condition(new Condition.Won(Optional.empty(), Optional.empty()))
                    .addEffects(strain)
                    .build(),
                character("hero", Race.NARN, 2, 3).build())
            .inCircle(1, "hero")
            .inRow(1, "pride");
    Stage stage = Acts.won(given, Ability.DIPLOMACY, "hero", "strain");
    stage.act(Acts.reveal(stage, 1, "strain")).idleUntil(DrawRound.class);
    assertThat(stage.card("hero").neutralised()).isFalse();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.card("hero").neutralisedOnTurn()).isEqualTo(2);
    assertThat(stage.card("hero").severe()).isEqualTo(1);
  }
}
