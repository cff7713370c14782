package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.CardDiscarded;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.event.ConflictEvent.InfluenceLost;
import io.stardeck.b5.event.ConflictEvent.LocationCaptured;
import io.stardeck.b5.event.TurnEvent.PhaseChanged;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What comes after what when a conflict is decided (FRM). */
final class ConflictEndTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  /** As long as there is an open conflict against its faction it has 2 more. */
  private static final Effect DEFIANT =
      Effect.builder()
          .trigger(Trigger.CONSTANT)
          .condition(new Condition.TargetOfOpen(Optional.empty()))
          .addOperations(new Raise(Target.SELF, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2)))
          .build();

  private static Target titled(String title) {
    return new Target.All(Filter.builder().title(title).build());
  }

  /** A war conflict that hurts two characters of its target, aimed at a location of theirs. */
  private static Stage raided(Operation... more) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("raid", Kind.CONFLICT)
                    .conflict(
                        ConflictTraits.builder()
                            .type(Ability.MILITARY)
                            .needsTarget(true)
                            .addOnWin(
                                new Outcome(
                                    Optional.empty(),
                                    ImmutableList.<Operation>builder()
                                        .add(new Damage(titled("defiant"), Amount.of(3)))
                                        .add(new Damage(titled("proud"), Amount.of(5)))
                                        .add(new LoseInfluence(Who.TARGET_FACTION, Amount.of(2)))
                                        .add(more)
                                        .build()))
                            .build())
                    .build(),
                fleet("five", Race.NARN, 1, 9).build(),
                character("defiant", Race.HUMAN, 2, 2).addEffects(DEFIANT).build(),
                character("proud", Race.HUMAN, 2, 2).addEffects(DEFIANT).build())
            .inHand(1, "raid")
            .inRow(1, "five")
            .inRow(2, "earth")
            .inRow(2, "defiant")
            .inRow(2, "proud")
            .influence(2, 9, 9)
            .board(
                board ->
                    board.withRelations(board.relations().withWar(Race.NARN, Race.HUMAN, true)))
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
    stage.act(
        new DeclareConflict(P, stage.id("raid"), Optional.of(Q), Optional.of(stage.id("earth"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "five", 1, Ability.MILITARY));
    while (stage.board().results().isEmpty()) {
      stage.act(stage.legal(stage.toAct().get(0).number()).get(0));
    }
    return stage;
  }

  @Rule("B5-FRM-32")
  @Test
  void firstTheResultThenWhatItBringsThenWarAndCaptureThenWhoFallsThenItIsOver() {
    Stage stage = raided();
    List<Object> steps =
        stage.events().stream()
            .<Object>map(event -> event.what())
            .filter(
                what ->
                    what instanceof ConflictResolved
                        || what instanceof InfluenceLost
                        || what instanceof LocationCaptured
                        || what instanceof CardNeutralised
                        || what instanceof CardDiscarded
                        || what.equals(new PhaseChanged("aftermath-step")))
            .toList();
    assertThat(steps)
        .startsWith(
            new ConflictResolved(1, P, Optional.of(stage.id("raid")), Ability.MILITARY, 9, 0, true),
            new InfluenceLost(Q, 2),
            new InfluenceLost(Q, 1),
            new LocationCaptured(P, stage.id("earth")),
            new CardNeutralised(stage.id("proud"), 1), // while it had its bonus still
            new CardDiscarded(P, stage.id("raid")),
            new CardNeutralised(stage.id("defiant"), 1),
            new PhaseChanged("aftermath-step"));
    assertThat(stage.board().conflicts()).isEmpty();
    assertThat(stage.card("five").rotated()).isTrue();
    assertThat(stage.board().results()).hasSize(1);
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("raid"));
  }

  @Rule({"B5-FRM-32", "B5-REL-07"})
  @Test
  void whoFallsByDamageFallsAfterTheCaptureThoughAnotherIsNeutralisedAtOnce() {
    Stage stage =
        raided(new Damage(titled("Earth"), Amount.of(20)), new Neutralise(titled("proud")));
    assertThat(stage.board().results().get(0).captured()).contains(stage.id("earth"));
    assertThat(stage.events())
        .extracting(each -> (Object) each.what())
        .containsSubsequence(
            new CardNeutralised(stage.id("proud"), 0),
            new LocationCaptured(P, stage.id("earth")),
            new CardNeutralised(stage.id("earth"), 0));
  }

  @Rule("B5-FRM-32")
  @Test
  void whatCountsInOneConflictAloneEndsWithIt() {
    Target first = new Target.Plain(Target.Word.FIRST);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3, 0).build(),
                card("cunning", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.ROTATE)
                            .addChoices(
                                new Choice.OfCard(Filter.ANY, Optional.empty()),
                                new Choice.OfConflict(Optional.empty()))
                            .addOperations(
                                new MayUse(
                                    first,
                                    Optional.of(Ability.INTRIGUE),
                                    Optional.of(Ability.DIPLOMACY),
                                    true))
                            .build())
                    .build())
            .inRow(1, "envoy")
            .inRow(1, "cunning")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "cunning", 0, "envoy", 1));
    assertThat(stage.board().modifiers()).hasSize(1);
    while (stage.board().results().isEmpty()) {
      stage.act(stage.legal(stage.toAct().get(0).number()).get(0));
    }
    assertThat(stage.board().modifiers()).isEmpty();
  }
}
