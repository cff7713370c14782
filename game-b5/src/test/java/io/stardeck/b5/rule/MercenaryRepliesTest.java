package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Whether a mercenary answers the action of another. */
final class MercenaryRepliesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  /** The escort lets fleets of its faction withdraw; Q has bid for it, P for the raiders. */
  private static Stage stage(String first, String second) {
    Effect escape =
        Effect.builder()
            .trigger(Trigger.REPLY_ATTACKED)
            .addCosts(new Cost.RotateSelf())
            .addOperations(new Withdraw(Filter.ANY))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
                fleet("escort", Race.NEUTRAL, 1, 1).mercenary(true).addEffects(escape).build(),
                fleet("f", Race.HUMAN, 1, 3).build())
            .forHire(first)
            .forHire(second)
            .inRow(2, "f")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "f", 1, Ability.MILITARY));
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(new Bid(Q, stage.id("escort"), 1));
    return stage.idleUntil(MercenaryStep.class);
  }

  @Rule({"B5-MRC-08", "B5-RPL-02", "B5-RPL-03"})
  @Test
  void aMercenaryThatIsReadyAfterItsActionReplies() {
    Stage stage = stage("escort", "raiders");
    stage.act(new MercenaryNothing(Q)).act(Acts.attack(stage, 1, "raiders", "f"));
    assertThat(stage.state().frames().top()).isInstanceOf(ReplyWindow.class);
    stage.act(new ReplyWith(Q, stage.id("escort")));
    assertThat(stage.card("f").damage()).isZero();
    assertThat(stage.card("escort").rotated()).isTrue();
  }

  @Rule({"B5-MRC-08", "B5-MRC-10", "B5-RPL-02"})
  @Test
  void aMercenaryWhoseTurnIsStillToComeRepliesToNothing() {
    Stage stage = stage("raiders", "escort");
    stage.act(Acts.attack(stage, 1, "raiders", "f"));
    assertThat(stage.state().frames().top()).isInstanceOf(MercenaryStep.class);
    assertThat(stage.toAct()).containsExactly(Q);
    assertThat(stage.card("f").neutralised()).isTrue();
  }
}
