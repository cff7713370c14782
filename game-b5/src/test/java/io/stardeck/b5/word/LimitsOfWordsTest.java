package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardOperation.Contributes;
import io.stardeck.b5.card.CardOperation.Ready;
import io.stardeck.b5.card.Choice;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.FactionOperation.GainInfluence;
import io.stardeck.b5.card.FactionOperation.Rating;
import io.stardeck.b5.card.Filter;
import io.stardeck.b5.card.Kind;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Race;
import io.stardeck.b5.card.Side;
import io.stardeck.b5.card.TableOperation.OpenConflict;
import io.stardeck.b5.card.TableOperation.Station;
import io.stardeck.b5.card.TableOperation.Tension;
import io.stardeck.b5.card.Target;
import io.stardeck.b5.card.Trigger;
import io.stardeck.b5.card.Who;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words where their meaning ends: below nothing, a second time, for others (W). */
final class LimitsOfWordsTest {
  private static final Seat Q = Seat.of(2);
  private static final Target SELF = new Target.Plain(Target.Word.SELF);

  private static CardDef event(String id, Operation... operations) {
    return card(id, Kind.EVENT)
        .addEffects(Effect.builder().trigger(Trigger.PLAY).addOperations(operations).build())
        .build();
  }

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
}
