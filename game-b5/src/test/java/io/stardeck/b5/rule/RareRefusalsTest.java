package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Actions that hardly anybody sends, each refused by its own rule. */
final class RareRefusalsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final GainInfluence GAIN = new GainInfluence(Who.OWN, Amount.of(1));

  private static CardDef toast(ActionKind kind) {
    return card("toast", Kind.EVENT)
        .addPlayWith(kind)
        .addEffects(Effect.builder().trigger(Trigger.WITH_ACTION).addOperations(GAIN).build())
        .build();
  }

  @Rule({"B5-GEN-05", "B5-EVT-02"})
  @Test
  void anEventAccompaniesNobodyElsesAction() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(toast(ActionKind.BUILD_INFLUENCE))
            .inHand(1, "toast")
            .actionRound(1);
    stage.refusesAlone(
        new WithEvent(
            P,
            Acts.build(stage, 2, "ambassador 2"),
            stage.id("toast"),
            ImmutableList.of(),
            OptionalInt.empty()),
        "B5-GEN-05");
    stage.act(Acts.with(stage, Acts.build(stage, 1, "ambassador 1"), "toast"));
  }

  @Rule({"B5-GEN-05", "B5-W-35"})
  @Test
  void nobodyButAReplySaysWhoSuffersForTheAttacked() {
    Stage stage =
        Given.factions(Race.NARN, Race.MINBARI)
            .inRow(1, "natoth")
            .inRow(2, "lennier")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY));
    stage.refuses(
        new Attack(P, stage.id("natoth"), stage.ambassador(2), 1, Optional.of(stage.id("lennier"))),
        "B5-GEN-05");
  }

  @Rule({"B5-AGD-03", "B5-AGD-07"})
  @Test
  void noOtherCardIsSponsoredAsAnAgendaOrTakesItsPlace() {
    Given given = Given.factions(Race.NARN, Race.HUMAN).inHand(1, "narn-aide");
    Stage none = given.actionRound(1);
    none.refuses(new SponsorAgenda(P, none.ambassador(1), none.id("narn-aide")), "B5-AGD-03");
    Stage one = given.agenda(1, "power-politics").actionRound(1);
    one.refuses(new ReplaceAgenda(P, one.ambassador(1), one.id("narn-aide")), "B5-AGD-07");
  }

  @Rule({"B5-GEN-02", "B5-EFF-02"})
  @Test
  void whatRotatesForItsEffectDoesNotRotateAsItsCostToo() {
    Effect salute =
        Effect.builder()
            .trigger(Trigger.ROTATE)
            .addCosts(new Cost.RotateChosen())
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .addOperations(GAIN)
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 2, 3).addEffects(salute).build())
            .inRow(1, "envoy")
            .actionRound(1);
    stage.refuses(Acts.use(stage, 1, "envoy", 0, "envoy"), "B5-GEN-02");
    stage.act(Acts.use(stage, 1, "envoy", 0, "ambassador 1"));
  }

  @Rule({"B5-GEN-02", "B5-DMG-17"})
  @Test
  void aNeutralisedCardHasNoEffectOfAnActionEither() {
    Effect tribute = Effect.builder().trigger(Trigger.ACTION).addOperations(GAIN).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 2, 3).addEffects(tribute).build())
            .inCircle(1, "envoy")
            .card("envoy", card -> card.withNeutralised(true))
            .actionRound(1);
    stage.refusesAlone(Acts.use(stage, 1, "envoy", 0), "B5-GEN-02");
  }

  @Rule({"B5-GEN-06", "B5-W-37"})
  @Test
  void aMercenaryThatNobodyDirectsServesNobody() {
    Effect tribute =
        Effect.builder().trigger(Trigger.ACTION).anyPlayer(true).addOperations(GAIN).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("broker", Race.NEUTRAL, 2, 3).mercenary(true).addEffects(tribute).build())
            .forHire("broker")
            .actionRound(1);
    stage.refusesAlone(Acts.use(stage, 1, "broker", 0), "B5-GEN-06");
  }

  @Rule({"B5-GEN-05", "B5-FRM-40"})
  @Test
  void anAftermathIsRevealedForAResultOfThisTurn() {
    Given given = Given.factions(Race.HUMAN, Race.NARN).inRow(1, "human-aide");
    Stage stage = Acts.won(given, Ability.DIPLOMACY, "human-aide", "repairing-the-past");
    for (int result : new int[] {-1, 1}) {
      stage.refuses(
          new RevealAftermath(P, stage.id("repairing-the-past"), result, ImmutableList.of()),
          "B5-GEN-05");
    }
  }

  /** The attack is off, and so is what the event adds to it; what else the event does, it does. */
  @Rule({"B5-W-36", "B5-RPL-05", "B5-EVT-02"})
  @Test
  void anEventDoesTheRestThoughItsAttackIsOff() {
    Given given =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(toast(ActionKind.ATTACK), fleet("patrol", Race.HUMAN, 2, 3).build())
            .define(fleet("raider", Race.NARN, 2, 2).build())
            .inHand(1, "toast")
            .inRow(1, "patrol")
            .inRow(2, "raider")
            .inRow(2, "nakal")
            .conflict(Ability.MILITARY, 1, 2);
    Stage stage = given.actionRound(2);
    stage.act(Acts.oppose(stage, 2, "raider", 1, Ability.MILITARY));
    stage.act(Acts.with(stage, Acts.attack(stage, 1, "patrol", "raider"), "toast"));
    Stage fought = stage.copy().act(new DeclineReply(Q));
    assertThat(fought.card("raider").neutralised()).isTrue();
    stage.act(new ReplyWith(Q, stage.id("nakal")));
    assertThat(stage.card("raider").neutralised()).isFalse();
    assertThat(stage.board().conflict(1).participant(stage.id("raider"))).isNull();
    assertThat(stage.card("patrol").rotated()).as("paid").isTrue();
    assertThat(stage.rating(1)).isEqualTo(5);
  }
}
