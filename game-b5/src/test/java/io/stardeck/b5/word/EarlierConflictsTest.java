package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What conditions ask of the conflicts of the turn, and how conditions are joined. */
final class EarlierConflictsTest {
  private static final Condition LATE = new Condition.Turn(3);
  private static final Condition EARLY = new Condition.Turn(2);

  private static Effect gaining(Trigger trigger, Condition condition) {
    return Effect.builder()
        .trigger(trigger)
        .condition(condition)
        .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
        .build();
  }

  /** The Narn may play an event that asks for that condition, in turn 2. */
  private static boolean holds(Given given, Condition condition) {
    Stage stage =
        given
            .define(card("speech", Kind.EVENT).addEffects(gaining(Trigger.PLAY, condition)).build())
            .inHand(1, "speech")
            .actionRound(1);
    return stage.legal(1).contains(Acts.play(stage, 1, "speech"));
  }

  private static Given two() {
    return Given.factions(Race.NARN, Race.HUMAN);
  }

  private static boolean holds(Condition condition) {
    return holds(two(), condition);
  }

  @Rule("B5-EFF-02")
  @Test
  void notAndOrAreReadAsTheyAreSaid() {
    assertThat(holds(EARLY)).isTrue();
    assertThat(holds(LATE)).isFalse();
    assertThat(holds(new Condition.Not(LATE))).isTrue();
    assertThat(holds(new Condition.Not(EARLY))).isFalse();
    assertThat(holds(new Condition.Or(ImmutableList.of(LATE, EARLY)))).isTrue();
    assertThat(holds(new Condition.Or(ImmutableList.of(LATE, LATE)))).isFalse();
    assertThat(holds(new Condition.And(ImmutableList.of(EARLY, EARLY)))).isTrue();
    assertThat(holds(new Condition.And(ImmutableList.of(EARLY, LATE)))).isFalse();
  }

  @Rule("B5-EFF-02")
  @Test
  void powerAndInnerCircleAreEnoughWhereTheyAreReached() {
    Given strong = two().faction(1, faction -> faction.withBaseRating(6));
    assertThat(holds(strong, new Condition.Power(6))).isTrue();
    assertThat(holds(two(), new Condition.Power(6))).isFalse();
    assertThat(holds(new Condition.InnerCircle(1))).isTrue();
    assertThat(holds(new Condition.InnerCircle(2))).isFalse();
  }

  @Rule("B5-FRM-40")
  @Test
  void aMarginIsEnoughWhereItIsReached() {
    for (int margin = 2; margin <= 4; margin++) {
      Given given =
          two()
              .define(
                  character("envoy", Race.NARN, 2, 3).build(),
                  card("laurels", Kind.AFTERMATH)
                      .condition(new Condition.Margin(margin))
                      .addEffects(Effect.builder().trigger(Trigger.PLAY).build())
                      .build())
              .inRow(1, "envoy");
      Stage stage = Acts.won(given, Ability.DIPLOMACY, "envoy", "laurels");
      assertThat(stage.legal(1).contains(Acts.reveal(stage, 1, "laurels"))).isEqualTo(margin <= 3);
    }
  }

  private static Given decided(int initiator, Optional<Seat> target, boolean won) {
    Conflict conflict =
        Conflict.builder()
            .number(1)
            .traits(ConflictTraits.builder().type(Ability.INTRIGUE).build())
            .initiator(Seat.of(initiator))
            .target(target)
            .build();
    ConflictResult result =
        new ConflictResult(conflict, won ? 1 : 0, 0, won, false, Optional.empty());
    return two().board(board -> board.withOpened(1).withResults(ImmutableList.of(result)));
  }

  @Rule("B5-EFF-02")
  @Test
  void onlyTheTargetOfAConflictThatWasLostWasItsTarget() {
    Condition target = new Condition.WasTargetOfLostConflict();
    assertThat(holds(decided(2, Optional.of(Seat.of(1)), false), target)).isTrue();
    assertThat(holds(decided(2, Optional.of(Seat.of(1)), true), target)).isFalse();
    assertThat(holds(decided(1, Optional.of(Seat.of(2)), false), target)).isFalse();
    assertThat(holds(decided(2, Optional.empty(), false), target)).isFalse();
    assertThat(holds(target)).isFalse();
  }

  @Rule("B5-EFF-02")
  @Test
  void whoLostItsOwnConflictDidNotWinIt() {
    Condition won = new Condition.WonConflict(Optional.of(Ability.INTRIGUE));
    Condition lost = new Condition.LostConflict(Optional.of(Ability.INTRIGUE));
    assertThat(holds(decided(1, Optional.empty(), true), won)).isTrue();
    assertThat(holds(decided(1, Optional.empty(), true), lost)).isFalse();
    assertThat(holds(decided(1, Optional.empty(), false), lost)).isTrue();
    assertThat(holds(decided(2, Optional.of(Seat.of(1)), true), lost)).isFalse();
    Condition other = new Condition.WonConflict(Optional.of(Ability.DIPLOMACY));
    assertThat(holds(decided(1, Optional.empty(), true), other)).isFalse();
  }

  /** The medal lies on the envoy, and its action asks for a part of the envoy in a conflict. */
  private static Given medal() {
    return two()
        .define(
            character("envoy", Race.NARN, 2, 3).build(),
            character("other", Race.NARN, 2, 3).build(),
            card("medal", Kind.ENHANCEMENT)
                .addEffects(gaining(Trigger.ACTION, new Condition.HostParticipated()))
                .build())
        .inRow(1, "envoy")
        .inRow(1, "other")
        .attached(1, "medal", "envoy")
        .conflict(Ability.DIPLOMACY, 1);
  }

  private static boolean worn(Stage stage) {
    return stage.legal(1).contains(Acts.use(stage, 1, "medal", 0));
  }

  @Rule("B5-EFF-02")
  @Test
  void theHostTakesPartInAnOpenConflictOrTookPartInOneOfTheTurn() {
    Stage stage = medal().actionRound(1);
    assertThat(worn(stage)).isFalse();
    Stage beside =
        stage.copy().act(Acts.support(stage, 1, "other", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    assertThat(worn(beside)).isFalse();
    Stage part =
        stage.copy().act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    assertThat(worn(part)).isTrue();

    Conflict conflict =
        Conflict.builder()
            .number(1)
            .traits(ConflictTraits.builder().type(Ability.DIPLOMACY).build())
            .initiator(Seat.of(1))
            .addParticipants(
                new Participant(stage.id("envoy"), Seat.of(1), Role.SUPPORT, Ability.DIPLOMACY))
            .build();
    ConflictResult result = new ConflictResult(conflict, 3, 0, true, false, Optional.empty());
    Stage after =
        medal()
            .board(
                board ->
                    board.withConflicts(ImmutableList.of()).withResults(ImmutableList.of(result)))
            .actionRound(1);
    assertThat(worn(after)).isTrue();
  }
}
