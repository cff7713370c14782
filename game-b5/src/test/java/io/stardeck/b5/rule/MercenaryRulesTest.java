package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.config.ImmutableB5Config;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Mercenaries: when they act, and how long what they give lasts (MRC). */
final class MercenaryRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Given hired() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            fleet("pirates", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            character("captain", Race.NARN, 1, 0, 0, 0, 2).build())
        .forHire("raiders")
        .forHire("pirates");
  }

  @Rule({"B5-GEN-06", "B5-MRC-01", "B5-MRC-04", "B5-MRC-08", "B5-MRC-10", "B5-D-52", "B5-D-02"})
  @Test
  void mercenariesActInOrderBeforeTheResolution() {
    Stage stage = hired().conflict(Ability.MILITARY, 1, 2).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "pirates", 1, Ability.MILITARY), "B5-GEN-06");
    stage.act(new Bid(P, stage.id("pirates"), 1));
    stage.act(new Bid(Q, stage.id("raiders"), 1));
    stage.act(Acts.pass(1)).act(Acts.pass(2));
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(Acts.oppose(stage, 2, "raiders", 1, Ability.MILITARY));
    assertThat(stage.toAct()).containsExactly(P);
    stage.refuses(Acts.build(stage, 1, "ambassador 1"), "B5-MRC-08");
    stage.refuses(new Bid(P, stage.id("pirates"), 1), "B5-MRC-08");
    stage.act(Acts.support(stage, 1, "pirates", 1, Ability.MILITARY));
    assertThat(stage.board().results()).hasSize(1);
    assertThat(stage.board().results().get(0).support()).isEqualTo(3);
    assertThat(stage.board().results().get(0).opposition()).isEqualTo(3);
  }

  @Rule({"B5-MRC-08", "B5-MRC-10", "B5-LED-01"})
  @Test
  void aMercenaryIsACardOfItsDirectorFromItsActionOn() {
    for (boolean before : new boolean[] {true, false}) {
      Given given =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(
                  fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
                  character("pilot", Race.NEUTRAL, 1, 0, 0, 0, 2).mercenary(true).build());
      Stage stage =
          (before
                  ? given.forHire("pilot").forHire("raiders")
                  : given.forHire("raiders").forHire("pilot"))
              .actionRound(1);
      stage.act(new Bid(P, stage.id("pilot"), 1)).act(Acts.pass(2));
      stage.act(new Bid(P, stage.id("raiders"), 1)).idleUntil(MercenaryStep.class);
      if (before) {
        stage.refuses(Acts.lead(stage, 1, "pilot", "raiders"), "B5-LED-01");
      } else {
        stage.act(new MercenaryNothing(P)).act(Acts.lead(stage, 1, "pilot", "raiders"));
      }
    }
  }

  @Rule({"B5-MRC-06", "B5-MRC-09", "B5-D-40", "B5-D-51"})
  @Test
  void aNeutralisedMercenaryIsSkippedAndDiscarded() {
    Stage stage = hired().card("raiders", card -> card.withNeutralised(true)).actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2)).act(Acts.pass(1));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
    assertThat(stage.inPlay(stage.id("raiders"))).isFalse();
    assertThat(stage.inPlay(stage.id("pirates"))).isTrue();
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("raiders"));
  }

  @Rule({"B5-MRC-08", "B5-FRM-50", "B5-MRC-07"})
  @Test
  void whatAMercenaryGaveEndsWithTheTurn() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("hireling", Race.NEUTRAL, 1, 0, 0, 0, 2).mercenary(true).build(),
                fleet("f", Race.NARN, 2, 4).build())
            .forHire("hireling")
            .inRow(1, "f")
            .influence(1, 9, 5)
            .actionRound(1);
    stage.act(new Bid(P, stage.id("hireling"), 2)).act(Acts.pass(2)).act(Acts.pass(1));
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.state().frames().top()).isInstanceOf(MercenaryStep.class);
    Stage idle = stage.copy().act(new MercenaryNothing(P));
    assertThat(idle.card("hireling").rotated()).isFalse();
    stage.act(Acts.lead(stage, 1, "hireling", "f"));
    assertThat(stage.state().frames().top()).isInstanceOf(DrawRound.class);
    assertThat(stage.card("hireling").leading()).isEmpty();
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(4);
  }

  @Rule({"B5-PAS-01", "B5-ACT-01"})
  @Test
  void whoCanTakeNoActionIsAskedToPass() {
    Stage stage = Given.factions(Race.HUMAN, Race.NARN).actionRound(1);
    assertThat(stage.prompt(1)).isEqualTo("Take an action, or pass");
    Stage tired = stage.changed("ambassador 1", card -> card.withRotated(true));
    assertThat(tired.prompt(1)).isEqualTo("You can take no action: pass");
    assertThat(tired.legal(1)).containsExactly(Acts.pass(1));
    assertThat(tired.prompt(2)).as("not asked").isEqualTo("Take an action, or pass");
  }

  @Rule("B5-D-51")
  @Test
  void mercenariesMayBeThereFromTheStart() {
    B5Config config =
        B5Config.builder().players(2).openMercenaries(ImmutableList.of("ngrath")).build();
    B5State state = new B5Game().setup(config, Chance.seeded("x")).state();
    assertThat(state.board().mercenaries()).hasSize(1);
    assertThat(state.board().mercenaries().get(0).card().ready()).isTrue();
  }

  @Rule({"B5-SPN-08", "B5-I-29"})
  @Test
  void oneThatIsNotMultipleIsNotThereTwiceFromTheStart() {
    B5Config twice =
        B5Config.builder().players(2).openMercenaries(ImmutableList.of("ngrath", "ngrath")).build();
    assertThat(twice.violations())
        .extracting(each -> each.rule().toString())
        .containsExactly("B5-SPN-08");
    assertThat(ImmutableB5Config.copyOf(twice).withUniqueCards(false).violations()).isEmpty();
  }

  @Rule({"B5-MRC-05", "B5-MRC-08"})
  @Test
  void aMercenaryTakesOneActionThoughItIsReadyStillAndIsNobodysInTheNextTurn() {
    Effect tribute =
        Effect.builder()
            .trigger(Trigger.ACTION)
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("raiders", Race.NEUTRAL, 1, 3)
                    .mercenary(true)
                    .addEffects(tribute, tribute)
                    .build())
            .forHire("raiders")
            .actionRound(1);
    stage.act(new Bid(P, stage.id("raiders"), 1)).act(Acts.pass(2)).act(Acts.pass(1));
    stage.act(Acts.use(stage, 1, "raiders", 0));
    assertThat(stage.state().frames().top()).isNotInstanceOf(MercenaryStep.class);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.board().spots(P)).extracting(Spot::id).doesNotContain(stage.id("raiders"));
  }
}
