package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What conditions ask, to the number and to the faction. */
final class ConditionWordsTest {
  private static final Optional<Ability> ANY = Optional.empty();

  private static Operation gain(int number) {
    return new GainInfluence(Who.OWN, Amount.of(number));
  }

  private static Operation when(Condition condition, int number) {
    return new Operation.If(condition, ImmutableList.of(gain(number)));
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("three", Race.NARN, 2, 3, 5).build(),
            character("two", Race.NARN, 2, 2).build(),
            character("foe", Race.HUMAN, 2, 9, 2).build(),
            character("weak", Race.HUMAN, 2, 1, 2).build(),
            card("fort", Kind.LOCATION).build());
  }

  private static boolean holds(Given given, Condition condition) {
    Effect effect =
        Effect.builder().trigger(Trigger.PLAY).addOperations(when(condition, 1)).build();
    Stage stage =
        given
            .define(card("test-event", Kind.EVENT).addEffects(effect).build())
            .inHand(1, "test-event")
            .actionRound(1);
    int before = stage.rating(1);
    return stage.act(Acts.play(stage, 1, "test-event")).rating(1) > before;
  }

  @Rule("B5-W-46")
  @Test
  void whatIsInPlayIsLookedForAmongOwnCardsUnlessToldOtherwise() {
    Filter fort = Filter.builder().title("fort").build();
    Filter others = Filter.builder().title("fort").addWhose(Who.OTHER).build();
    assertThat(holds(given().inRow(1, "fort"), new Condition.HasInPlay(fort))).isTrue();
    assertThat(holds(given().inRow(2, "fort"), new Condition.HasInPlay(fort))).isFalse();
    assertThat(holds(given().inRow(2, "fort"), new Condition.HasInPlay(others))).isTrue();
    assertThat(holds(given().inRow(1, "fort"), new Condition.HasInPlay(others))).isFalse();
  }

  @Rule("B5-W-46")
  @Test
  void whoIsTheTargetOfAnotherTypeIsNotTheTargetOfThis() {
    Condition.TargetOfOpen plot = new Condition.TargetOfOpen(Optional.of(Ability.INTRIGUE));
    assertThat(holds(given().conflict(Ability.MILITARY, 2, 1), plot)).isFalse();
    assertThat(holds(given().conflict(Ability.INTRIGUE, 1, 2), plot)).isFalse();
    assertThat(holds(given().conflict(Ability.INTRIGUE, 2, 1), plot)).isTrue();
    Condition.TargetOfOpen any = new Condition.TargetOfOpen(ANY);
    assertThat(holds(given().conflict(Ability.MILITARY, 2, 1), any)).isTrue();
  }

  @Rule("B5-W-46")
  @Test
  void aTensionIsFromOneRaceTowardTheOtherAndTheNumberIsEnough() {
    for (int tension : new int[] {2, 3}) {
      boolean enough = tension == 3;
      assertThat(holds(tense(tension), new Condition.Tension(Race.NARN, Race.HUMAN, 3)))
          .isEqualTo(enough);
      assertThat(holds(tense(tension), new Condition.Tension(Race.HUMAN, Race.NARN, 3))).isFalse();
      assertThat(holds(tense(tension), new Condition.Station(3))).isEqualTo(enough);
      assertThat(holds(tense(tension), new Condition.Vorlon(3))).isEqualTo(enough);
    }
    assertThat(holds(given().board(board -> board.withStation(1)), new Condition.Vorlon(3)))
        .isTrue();
    assertThat(holds(tense(5), new Condition.AtWar(Race.HUMAN))).isFalse();
  }

  private static Given tense(int number) {
    return given()
        .board(
            board ->
                board
                    .withStation(number)
                    .withVorlon(number)
                    .withRelations(board.relations().withTension(Race.NARN, Race.HUMAN, number)));
  }

  @Rule({"B5-W-46", "B5-W-50"})
  @Test
  void theChosenNumberIsEnoughWhereItIsReached() {
    Effect effect =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addCosts(new Cost.ApplyChosen(0, 3, 1))
            .addOperations(when(new Condition.ChosenNumber(2), 1))
            .build();
    for (int number = 0; number <= 3; number++) {
      Stage stage =
          given()
              .define(card("offer", Kind.EVENT).addEffects(effect).build())
              .inHand(1, "offer")
              .actionRound(1);
      stage.act(Acts.playFor(stage, 1, "offer", number));
      assertThat(stage.rating(1)).as("%s chosen", number).isEqualTo(number >= 2 ? 5 : 4);
    }
  }

  private static ImmutableCardDef.Builder aftermath(Condition condition, Operation... operations) {
    return card("tale", Kind.AFTERMATH)
        .condition(condition)
        .addEffects(Effect.builder().trigger(Trigger.PLAY).addOperations(operations).build());
  }

  /** The aftermath step after a Diplomacy conflict that the first player began. */
  private static Stage after(ImmutableCardDef.Builder tale, String support, String oppose) {
    Given given = given().define(tale.build()).inHand(1, "tale");
    Stage stage =
        given.inRow(1, support).inRow(2, oppose).conflict(Ability.DIPLOMACY, 1, 2).actionRound(1);
    stage.act(Acts.set(stage, 1, "tale", "ambassador 1"));
    stage.act(oppose.equals("fort") ? Acts.pass(2) : oppose(stage, oppose));
    if (!support.equals("fort")) {
      stage.act(Acts.support(stage, 1, support, 1, Ability.DIPLOMACY));
    }
    return stage.idleUntil(AftermathStep.class);
  }

  private static B5Action oppose(Stage stage, String card) {
    return Acts.oppose(stage, 2, card, 1, Ability.DIPLOMACY);
  }

  @Rule("B5-W-07")
  @Test
  void whoWonByAsMuchAsIsAskedMayTellOfItAndNobodyElse() {
    ImmutableCardDef.Builder boast = aftermath(new Condition.Won(ANY, Optional.of(3)), gain(1));
    Stage won = after(boast, "three", "fort");
    won.act(Acts.reveal(won, 1, "tale"));
    Stage close = after(boast, "two", "fort");
    close.refuses(Acts.reveal(close, 1, "tale"), "B5-FRM-40");
    Stage beaten = after(boast, "three", "foe");
    beaten.refuses(Acts.reveal(beaten, 1, "tale"), "B5-FRM-40");
  }

  @Rule("B5-W-07")
  @Test
  void oneMayTellOfTheOwnDefeat() {
    ImmutableCardDef.Builder lesson = aftermath(new Condition.Lost(ANY), gain(1));
    Stage stage = after(lesson, "fort", "fort");
    stage.act(Acts.reveal(stage, 1, "tale"));
    assertThat(stage.rating(1)).isEqualTo(5);
  }

  @Rule("B5-W-46")
  @Test
  void whatWasWonIsNotWhatWasLost() {
    ImmutableCardDef.Builder tale =
        aftermath(
            new Condition.Margin(0),
            when(new Condition.WonConflict(Optional.of(Ability.DIPLOMACY)), 1),
            when(new Condition.LostConflict(Optional.of(Ability.DIPLOMACY)), 2),
            when(new Condition.WonConflict(Optional.of(Ability.PSI)), 4));
    Stage won = after(tale, "three", "fort");
    assertThat(won.act(Acts.reveal(won, 1, "tale")).rating(1)).isEqualTo(4 + 1);
    Stage lost = after(tale, "three", "foe");
    assertThat(lost.act(Acts.reveal(lost, 1, "tale")).rating(1)).isEqualTo(4 + 2);
  }

  @Rule("B5-W-08")
  @Test
  void aParticipantThatLeftPlayIsNone() {
    Effect banish =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .addOperations(new Discard(new Target.Plain(Target.Word.FIRST)))
            .build();
    for (String banished : new String[] {"three", "foe"}) {
      Stage stage =
          given()
              .define(
                  aftermath(new Condition.Participant(ANY), gain(1)).build(),
                  card("banish", Kind.EVENT).addEffects(banish).build())
              .inHand(1, "tale")
              .inHand(1, "banish")
              .inRow(1, "three")
              .inRow(2, "foe")
              .conflict(Ability.DIPLOMACY, 1)
              .actionRound(1);
      stage.act(Acts.set(stage, 1, "tale", "ambassador 1")).act(oppose(stage, "foe"));
      stage.act(Acts.play(stage, 1, "banish", banished)).idleUntil(AftermathStep.class);
      if (banished.equals("foe")) {
        stage.refuses(Acts.reveal(stage, 1, "tale"), "B5-FRM-40");
      } else {
        stage.act(Acts.reveal(stage, 1, "tale"));
      }
    }
  }

  @Rule("B5-W-54")
  @Test
  void onlyFittingCardsThatFellInItAreCounted() {
    Filter fleets = Filter.builder().addKinds(Kind.FLEET).build();
    Filter own = Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OWN).build();
    Filter others = Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OTHER).build();
    for (Filter filter : ImmutableList.of(fleets, own, others)) {
      ImmutableCardDef.Builder tale =
          aftermath(new Condition.NeutralisedInIt(filter, Ability.INTRIGUE, 2), gain(1));
      Stage stage =
          given()
              .define(tale.build())
              .inHand(1, "tale")
              .inRow(1, "three")
              .inRow(2, "weak")
              .conflict(Ability.INTRIGUE, 1, 2)
              .actionRound(1);
      stage.act(Acts.set(stage, 1, "tale", "ambassador 1"));
      stage.act(Acts.oppose(stage, 2, "weak", 1, Ability.INTRIGUE));
      stage.act(Acts.attack(stage, 1, "three", "weak")).idleUntil(AftermathStep.class);
      if (filter == others) {
        stage.act(Acts.reveal(stage, 1, "tale"));
      } else {
        stage.refuses(Acts.reveal(stage, 1, "tale"), "B5-FRM-40");
      }
    }
  }

  @Rule("B5-W-54")
  @Test
  void theRatingsOfAllWhoFellInItAreCountedTogether() {
    Condition.NeutralisedInIt four = new Condition.NeutralisedInIt(Filter.ANY, Ability.INTRIGUE, 4);
    Stage stage =
        given()
            .define(aftermath(four, gain(1)).build())
            .inHand(1, "tale")
            .inRow(1, "three")
            .inRow(1, "three")
            .inRow(2, "weak")
            .inRow(2, "weak")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "tale", "ambassador 1"));
    for (int i = 1; i <= 2; i++) {
      stage.act(Acts.oppose(stage, 2, "weak#" + i, 1, Ability.INTRIGUE));
      stage.act(Acts.attack(stage, 1, "three#" + i, "weak#" + i));
    }
    stage.idleUntil(AftermathStep.class).act(Acts.reveal(stage, 1, "tale"));
  }

  @Rule("B5-W-46")
  @Test
  void theMarksOfTheAmbassadorAreThoseOfNoOtherCard() {
    Condition.Marks one = new Condition.Marks(ImmutableSet.of(Mark.DOOM), MarkScope.AMBASSADOR, 1);
    for (int seat = 1; seat <= 2; seat++) {
      Given given =
          given().card("ambassador " + seat, card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 1)));
      assertThat(holds(given, one)).isEqualTo(seat == 1);
    }
  }
}
