package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Contributes;
import io.stardeck.b5.card.word.CardOperation.PromoteFree;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.PurgeUpTo;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.ApplyLimit;
import io.stardeck.b5.card.word.TableOperation.NoTensionRise;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words where their meaning ends: below nothing, a second time, for others (W). */
final class LimitsOfWordsTest {
  private static final Seat Q = Seat.of(2);
  private static final Target SELF = new Target.Plain(Target.Word.SELF);

  private static Effect always(Operation operation) {
    return Effect.builder().trigger(Trigger.CONSTANT).addOperations(operation).build();
  }

  private static Given given(CardDef... cards) {
    return Given.factions(Race.NARN, Race.HUMAN).define(cards);
  }

  @Rule("B5-W-01")
  @Test
  void aDivisionIsRoundedDownBelowNothingToo() {
    Stage stage =
        given(event("half", new Station(new Amount.Over(Amount.of(-3), 2))))
            .inHand(1, "half")
            .actionRound(1);
    int before = stage.board().station();
    stage.act(Acts.play(stage, 1, "half"));
    assertThat(stage.board().station()).isEqualTo(before - 2);
  }

  @Rule("B5-W-01")
  @Test
  void theLowestRatingIsOneWithWhatEffectsAddToIt() {
    CardDef patron =
        card("patron", Kind.GROUP).addEffects(always(new Rating(Amount.of(2)))).build();
    Stage stage =
        given(patron, event("alms", new Station(new Amount.LowestRating())))
            .inRow(1, "patron")
            .inHand(1, "alms")
            .influence(1, 4, 4)
            .influence(2, 5, 5)
            .actionRound(1);
    int before = stage.board().station();
    stage.act(Acts.play(stage, 1, "alms"));
    assertThat(stage.board().station()).isEqualTo(before + 5);
  }

  @Rule({"B5-EFF-05", "B5-I-36"})
  @Test
  void whatWasReadiedIsNotReadiedOnceMoreAmongAll() {
    CardDef dawn =
        event("dawn", new Ready(new Target.All(Filter.builder().addKinds(Kind.GROUP).build())));
    Stage stage =
        given(dawn, card("one", Kind.GROUP).build(), card("two", Kind.GROUP).build())
            .inRow(1, "one")
            .inRow(1, "two")
            .card("one", card -> card.withRotated(true).withReadiedThisTurn(true))
            .card("two", card -> card.withRotated(true))
            .inHand(1, "dawn")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "dawn"));
    assertThat(stage.card("one").rotated()).isTrue();
    assertThat(stage.card("two").rotated()).isFalse();
  }

  @Rule("B5-W-11")
  @Test
  void aNeutralisedCardRaisesNoGain() {
    Effect tithe =
        Effect.builder()
            .trigger(Trigger.CONFLICT_GAIN)
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    for (boolean down : new boolean[] {false, true}) {
      Stage stage =
          given(
                  character("home", Race.NARN, 1, 1).addEffects(tithe).build(),
                  character("envoy", Race.NARN, 1, 2).build())
              .inCircle(1, "home")
              .inRow(1, "envoy")
              .card("home", card -> card.withNeutralised(down))
              .conflict(Conflicts.standing(Ability.DIPLOMACY).orElseThrow(), 1, Optional.empty())
              .actionRound(1);
      stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).idleUntil(DrawRound.class);
      assertThat(stage.rating(1)).isEqualTo(down ? 5 : 6);
      assertThat(stage.card("home").rotated()).isEqualTo(!down);
    }
  }

  @Rule("B5-W-31")
  @Test
  void whoPlaysTheWordBeginsTheConflict() {
    Stage stage =
        given(event("summit", new OpenConflict(Ability.DIPLOMACY, ImmutableList.of())))
            .inHand(2, "summit")
            .actionRound(1);
    stage.act(Acts.pass(1)).act(Acts.play(stage, 2, "summit"));
    assertThat(stage.board().conflict(1).initiator()).isEqualTo(Q);
  }

  @Rule("B5-W-39")
  @Test
  void anOwnTensionIsFromTheOwnRace() {
    for (boolean own : new boolean[] {true, false}) {
      CardDef peace =
          card("peace", Kind.EVENT)
              .addEffects(
                  Effect.builder()
                      .trigger(Trigger.PLAY)
                      .addChoices(new Choice.OfTension(own))
                      .addOperations(new Tension(new Tension.Pair.Chosen(), Amount.of(-1)))
                      .build())
              .build();
      Stage stage = given(peace).inHand(1, "peace").actionRound(1);
      var theirs = Acts.play(stage, 1, "peace", new Chosen.ATension(Race.HUMAN, Race.NARN));
      if (own) {
        stage.refuses(theirs, "B5-EFF-02");
      } else {
        stage.copy().act(theirs);
      }
      for (Race none : new Race[] {Race.NARN, Race.NEUTRAL}) {
        var nobodys = Acts.play(stage, 1, "peace", new Chosen.ATension(Race.NARN, none));
        stage.refuses(nobodys, "B5-EFF-02");
      }
      stage.act(Acts.play(stage, 1, "peace", new Chosen.ATension(Race.NARN, Race.HUMAN)));
      assertThat(stage.board().relations().tension(Race.NARN, Race.HUMAN)).isZero();
    }
  }

  @Rule("B5-W-05")
  @Test
  void whatCountsDoubleByItselfDoesSoWhereTheConflictDoublesOthers() {
    CardDef orator =
        character("orator", Race.NARN, 1, 3)
            .addEffects(
                always(
                    new Contributes(
                        SELF,
                        true,
                        Amount.NONE,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        false)))
            .build();
    ConflictTraits traits =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .countDouble(Filter.builder().race(Race.HUMAN).build())
            .build();
    Stage stage =
        given(orator).inRow(1, "orator").conflict(traits, 1, Optional.empty()).actionRound(1);
    stage.act(Acts.support(stage, 1, "orator", 1, Ability.DIPLOMACY));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isEqualTo(6);
  }

  @Rule("B5-W-07")
  @Test
  void aDefeatOfAnotherTypeIsNotMeant() {
    CardDef grief =
        card("grief", Kind.AFTERMATH)
            .condition(new Condition.Lost(Optional.of(Ability.PSI)))
            .addEffects(Effect.builder().trigger(Trigger.PLAY).build())
            .build();
    for (Ability type : new Ability[] {Ability.PSI, Ability.DIPLOMACY}) {
      Stage stage = given(grief).inHand(1, "grief").conflict(type, 1, 2).actionRound(1);
      stage.act(Acts.set(stage, 1, "grief", "ambassador 1")).idleUntil(AftermathStep.class);
      if (type == Ability.PSI) {
        stage.act(Acts.reveal(stage, 1, "grief"));
      } else {
        stage.refuses(Acts.reveal(stage, 1, "grief"), "B5-FRM-40");
      }
    }
  }

  @Rule({"B5-W-15", "B5-W-19"})
  @Test
  void whatHoldsForATurnIsGoneInTheNext() {
    Stage stage =
        given(
                event("calm", new NoTensionRise(Race.HUMAN, Race.NARN)),
                event("thrift", new ApplyLimit(Amount.of(1))))
            .inHand(1, "calm")
            .inHand(1, "thrift")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "calm")).act(Acts.pass(2));
    stage.act(Acts.play(stage, 1, "thrift"));
    assertThat(stage.board().modifiers()).hasSize(1);
    assertThat(stage.board().applyLimit()).hasValue(1);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.board().modifiers()).isEmpty();
    assertThat(stage.board().applyLimit()).isEmpty();
  }

  @Rule("B5-W-23")
  @Test
  void whoIsPromotedFreelyIsReadyStill() {
    Target row = new Target.All(Filter.builder().title("envoy").build());
    Stage stage =
        given(event("grace", new PromoteFree(row)), character("envoy", Race.NARN, 3, 1).build())
            .inRow(1, "envoy")
            .inHand(1, "grace")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "grace"));
    assertThat(stage.board().faction(Seat.of(1)).innerCircle()).hasSize(2);
    assertThat(stage.card("envoy").ready()).isTrue();
    assertThat(stage.card(stage.ambassador(1)).ready()).isTrue();
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule("B5-W-50")
  @Test
  void lessThanTheLeastIsNotChosen() {
    Stage stage = Given.factions(Race.HUMAN, Race.NARN).inRow(1, "miagi-hidoshi").actionRound(1);
    stage.refuses(Acts.useFor(stage, 1, "miagi-hidoshi", 0, 0), "B5-GEN-05");
    stage.refuses(Acts.useFor(stage, 1, "miagi-hidoshi", 0, 3), "B5-GEN-05");
    stage.act(Acts.useFor(stage, 1, "miagi-hidoshi", 0, 2));
    Effect odd =
        Effect.builder().trigger(Trigger.PLAY).addCosts(new Cost.ApplyChosen(1, 3, 2)).build();
    Stage steps =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(card("offer", Kind.EVENT).addEffects(odd).build())
            .inHand(1, "offer")
            .actionRound(1);
    steps.refuses(Acts.playFor(steps, 1, "offer", 2), "B5-GEN-05");
    steps.act(Acts.playFor(steps, 1, "offer", 3));
  }

  @Rule({"B5-W-54", "B5-REL-10"})
  @Test
  void onlyMarksThatThereAreCountAsPurged() {
    CardDef rise =
        event(
            "rise",
            new PurgeUpTo(Mark.DESTINY, 2),
            new GainInfluence(Who.OWN, new Amount.Purged()));
    Stage stage =
        given(rise)
            .inHand(1, "rise")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "rise"));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
  }
}
