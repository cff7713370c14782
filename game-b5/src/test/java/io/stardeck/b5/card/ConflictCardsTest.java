package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the conflict cards of the starter decks bring: a row each of 8.6 of the catalogue. */
final class ConflictCardsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  /** Initiator's and target's change when won by 6 or more, when won by 1 or 2, and when lost. */
  @Rule({"B5-FRM-32", "B5-FRM-33", "B5-W-05"})
  @ParameterizedTest
  @CsvSource({
    "affirmation-of-peace, 1, 0, 1, 0, 0",
    "affirmation-of-power, 2, 0, 1, 0, 0",
    "stop-hostilities, 1, 0, 1, 0, 0",
    "supplement-security, 1, 0, 1, 0, 0",
    "test-their-mettle, 1, -1, 1, -1, 0",
    "trade-pact, 1, 1, 1, 1, 0",
    "euphrates-treaty, 2, 0, 1, 0, 0",
    "kidnapping, 1, -1, 1, -1, 0",
    "dishonor, 1, 0, 1, 0, 0",
    "sabotage, 1, 0, 1, 0, 0",
    "sleeper-personality, 1, -1, 1, -1, 0",
    "telepathic-scan, 1, -1, 1, -1, 0",
    "border-raid, 1, -2, 1, -1, 0",
    "limited-strike, 1, -2, 1, -1, 0",
    "gunboat-diplomacy, 1, -1, 1, 0, -1"
  })
  void aConflictBringsWhatItsCardSays(
      String id, int high, int highTarget, int low, int lowTarget, int lost) {
    assertThat(changes(id, 6)).containsExactly(high, highTarget);
    assertThat(changes(id, 1)).containsExactly(low, lowTarget);
    assertThat(changes(id, 0)).containsExactly(lost, 0);
  }

  private static ImmutableList<Integer> changes(String id, int strength) {
    ConflictTraits traits = CardSets.starter().card(id).conflict().orElseThrow();
    Given given = Given.factions(Race.NARN, Race.CENTAURI).inHand(1, id);
    given.define(
        traits.type() == Ability.MILITARY
            ? fleet("champion", Race.NARN, 1, Math.max(1, strength)).build()
            : character(
                    "champion",
                    Race.NARN,
                    1,
                    Math.max(1, strength),
                    Math.max(1, strength),
                    Math.max(1, strength))
                .build());
    Stage stage =
        given
            .inRow(1, "champion")
            .influence(1, 8, 8)
            .influence(2, 8, 8)
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
    Optional<Seat> target = traits.needsTarget() ? Optional.of(Q) : Optional.empty();
    stage.act(new DeclareConflict(P, stage.id(id), target, Optional.empty()));
    stage.act(new DeclineConflict(Q));
    if (strength > 0) {
      stage.act(Acts.support(stage, 1, "champion", 1, traits.type()));
    }
    stage.idleUntil(DrawRound.class);
    return ImmutableList.of(stage.rating(1) - 8, stage.rating(2) - 8);
  }
}
