package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AddSevere;
import io.stardeck.b5.card.word.CardOperation.RaiseAll;
import io.stardeck.b5.card.word.CardOperation.RemoveSevere;
import io.stardeck.b5.card.word.CardOperation.TurnFaceUp;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.RestorePool;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.SevereAdded;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Modifier;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words of severe damage, of the pool and of marks, each to the number. */
final class SevereWordsTest {
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);
  private static final Choice ANYBODY = new Choice.OfCard(Filter.ANY, Optional.empty());

  private static Given given(Operation word) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("guard", Race.NARN, 2, 3).build(),
            card("deed", Kind.EVENT)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.PLAY)
                        .addChoices(ANYBODY)
                        .addOperations(word)
                        .build())
                .build())
        .inCircle(1, "guard")
        .inHand(1, "deed");
  }

  private static Stage down(Operation word, int severe) {
    return given(word)
        .card("guard", card -> card.withNeutralised(true).withSevere(severe))
        .actionRound(1);
  }

  @Rule("B5-EFF-02")
  @Test
  void severeDamageIsAddedToWhatIsNeutralisedAlone() {
    AddSevere add = new AddSevere(FIRST, Amount.of(2));
    Stage down = down(add, 1);
    down.act(Acts.play(down, 1, "deed", "guard")).told(SevereAdded.class, "B5-EFF-02");
    assertThat(down.card("guard").severe()).isEqualTo(3);
    Stage standing = given(add).actionRound(1);
    standing.act(Acts.play(standing, 1, "deed", "guard"));
    assertThat(standing.card("guard").severe()).isZero();
    Stage nothing = down(new AddSevere(FIRST, Amount.of(0)), 1);
    nothing.act(Acts.play(nothing, 1, "deed", "guard"));
    assertThat(nothing.card("guard").severe()).isEqualTo(1);
    assertThat(nothing.events()).noneMatch(event -> event.what() instanceof SevereAdded);
  }

  @Rule("B5-HEA-03")
  @Test
  void severeDamageComesOffAsMuchAsThereIs() {
    for (int there = 0; there <= 3; there++) {
      Stage stage = down(new RemoveSevere(FIRST, Amount.of(2)), there);
      stage.act(Acts.play(stage, 1, "deed", "guard"));
      assertThat(stage.card("guard").severe()).isEqualTo(Math.max(0, there - 2));
      assertThat(stage.events().stream().anyMatch(each -> each.what() instanceof SevereRemoved))
          .isEqualTo(there > 0);
    }
  }

  /** The bonus of another card has nothing to do with it ({@code B5-W-30}). */
  @Rule("B5-HEA-05")
  @Test
  void turningACardUpEndsNoBonus() {
    Stage stage =
        given(new TurnFaceUp(FIRST))
            .card("guard", card -> card.withNeutralised(true).withSevere(1))
            .board(
                board ->
                    board.withModifiers(
                        Lists.plus(
                            board.modifiers(),
                            new Modifier(
                                board.config().roster().ambassador(Seat.of(1)),
                                Seat.of(1),
                                Optional.of(board.config().roster().ambassador(Seat.of(1))),
                                Optional.empty(),
                                new RaiseAll(Target.SELF, Amount.of(2)),
                                2,
                                Optional.empty(),
                                Duration.END_OF_TURN,
                                2))))
            .actionRound(1);
    int before = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    stage.act(Acts.play(stage, 1, "deed", "guard"));
    assertThat(stage.card("guard").neutralised()).isFalse();
    assertThat(stage.card("guard").severe()).isZero();
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(before);
  }

  @Rule("B5-EFF-02")
  @Test
  void thePoolIsFilledUpToTheRatingAndNoFurther() {
    for (int pool = 0; pool <= 5; pool++) {
      int had = pool;
      Stage stage =
          given(new RestorePool(Amount.of(2)))
              .faction(1, each -> each.withBaseRating(5).withPool(had).withTurnBonus(2))
              .actionRound(1);
      stage.act(Acts.play(stage, 1, "deed", "guard"));
      assertThat(stage.pool(1)).isEqualTo(Math.min(5, had + 2));
    }
  }

  @Rule({"B5-EFF-02", "B5-REL-09"})
  @Test
  void aMarkThatPaysMustBeGained() {
    for (int gained = 0; gained <= 2; gained++) {
      int marks = gained;
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(
                  character("seer", Race.NARN, 2, 3)
                      .putMarks(Mark.DESTINY, 3) // printed ones do not pay
                      .addEffects(
                          Effect.builder()
                              .trigger(Trigger.ACTION)
                              .addCosts(new Cost.RemoveMark(Mark.DESTINY, 2))
                              .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                              .build())
                      .build())
              .inCircle(1, "seer")
              .card("seer", card -> card.withMarks(card.marks().plus(Mark.DESTINY, marks)))
              .actionRound(1);
      if (gained < 2) {
        stage.refuses(Acts.use(stage, 1, "seer", 0), "B5-EFF-02");
      } else {
        stage.act(Acts.use(stage, 1, "seer", 0));
        assertThat(stage.marks(stage.id("seer"), Mark.DESTINY)).isEqualTo(3);
      }
    }
  }
}
