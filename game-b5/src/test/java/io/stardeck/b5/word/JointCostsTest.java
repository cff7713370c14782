package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.CardEvent.MarksChanged;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Costs that are paid together: of one effect, and of an action with its event. */
final class JointCostsTest {
  private static final Cost DESTINY = new Cost.Purge(Mark.DESTINY, 1);

  private static Given given(CardDef... cards) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(cards)
        .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)));
  }

  private static CardDef hall(Cost... costs) {
    Effect effect = Effect.builder().trigger(Trigger.ROTATE).addCosts(costs).build();
    return card("hall", Kind.GROUP).addEffects(effect).build();
  }

  @Rule({"B5-REL-10", "B5-GEN-07"})
  @Test
  void whatOneEffectPurgesIsCheckedTogether() {
    Given given = given(hall(DESTINY, DESTINY)).inRow(1, "hall");
    Stage one = given.actionRound(1);
    one.refuses(Acts.use(one, 1, "hall", 0), "B5-EFF-02");
    Stage two =
        one.changed("ambassador 1", card -> card.withMarks(card.marks().plus(Mark.DESTINY, 1)));
    two.act(Acts.use(two, 1, "hall", 0));
    assertThat(two.marks(two.ambassador(1), Mark.DESTINY)).isZero();
  }

  @Rule({"B5-REL-10", "B5-GEN-07"})
  @Test
  void aMarkOfTheCardItselfPaysOnceAndBeforeTheCardGoes() {
    Cost own = new Cost.RemoveMark(Mark.DESTINY, 1);
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(hall(new Cost.DiscardSelf(), DESTINY, own))
            .inRow(1, "hall");
    Stage one =
        given.card("hall", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1))).actionRound(1);
    one.refusesAlone(Acts.use(one, 1, "hall", 0), "B5-EFF-02");
    Stage two = one.changed("hall", card -> card.withMarks(card.marks().plus(Mark.DESTINY, 1)));
    two.act(Acts.use(two, 1, "hall", 0));
    assertThat(two.inPlay(two.id("hall"))).isFalse();
    assertThat(two.events().stream().filter(each -> each.what() instanceof MarksChanged))
        .as("marks that paid")
        .hasSize(2);
  }

  private static CardDef event(ActionKind kind, Cost... costs) {
    Effect effect = Effect.builder().trigger(Trigger.WITH_ACTION).addCosts(costs).build();
    return card("toast", Kind.EVENT).addPlayWith(kind).addEffects(effect).build();
  }

  private static Cost cost(String name) {
    return switch (name) {
      case "purge" -> DESTINY;
      case "lose" -> new Cost.Lose(1);
      default -> new Cost.RotateAmbassador();
    };
  }

  @Rule({"B5-EVT-02", "B5-GEN-07"})
  @ParameterizedTest
  @ValueSource(strings = {"purge", "lose", "rotate"})
  void whatAnActionAndItsEventCostIsCheckedTogether(String name) {
    Stage stage =
        given(hall(cost(name)), event(ActionKind.USE_EFFECT, cost(name)))
            .inRow(1, "hall")
            .inHand(1, "toast")
            .influence(1, 4, 4)
            .actionRound(1);
    stage.refuses(
        Acts.with(stage, Acts.use(stage, 1, "hall", 0), "toast"),
        name.equals("rotate") ? "B5-GEN-02" : "B5-EFF-02");
    stage.act(Acts.use(stage, 1, "hall", 0));
  }

  /** In the row the hall lies before the aide, so that what is purged is its mark first. */
  @Rule({"B5-REL-10", "B5-EVT-02", "B5-GEN-07"})
  @Test
  void aMarkThatOneCardAlonePaysGoesBeforeTheEventPurgesAny() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                hall(new Cost.RemoveMark(Mark.DESTINY, 1)), event(ActionKind.USE_EFFECT, DESTINY))
            .inRow(1, "hall")
            .inRow(1, "narn-aide")
            .inHand(1, "toast")
            .card("hall", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)))
            .actionRound(1);
    stage.refuses(Acts.with(stage, Acts.use(stage, 1, "hall", 0), "toast"), "B5-EFF-02");
    Stage two =
        stage.changed("narn-aide", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)));
    two.act(Acts.with(two, Acts.use(two, 1, "hall", 0), "toast"));
    assertThat(two.marks(two.id("hall"), Mark.DESTINY)).isZero();
    assertThat(two.marks(two.id("narn-aide"), Mark.DESTINY)).as("it pays for the event").isZero();
  }

  @Rule({"B5-REL-10", "B5-EVT-02", "B5-GEN-07"})
  @Test
  void anEventPurgesTheMarksOfACardBeforeItGoesAsTheCostOfTheAction() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(hall(new Cost.DiscardSelf()), event(ActionKind.USE_EFFECT, DESTINY))
            .inRow(1, "hall")
            .inHand(1, "toast")
            .card("hall", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)))
            .actionRound(1);
    stage.act(Acts.with(stage, Acts.use(stage, 1, "hall", 0), "toast"));
    stage.told(MarksChanged.class, "B5-REL-10");
    assertThat(stage.inPlay(stage.id("hall"))).isFalse();
  }

  @Rule({"B5-W-52", "B5-RAC-02"})
  @Test
  void anEventThatUndoesTheDoublingDoesSoForTheActionThatItAccompanies() {
    CardDef welcome =
        card("welcome", Kind.EVENT)
            .addPlayWith(ActionKind.SPONSOR)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.WITH_ACTION)
                    .addOperations(new NoDoubling(Filter.ANY, false))
                    .build())
            .build();
    Stage stage =
        given(
                welcome,
                character("guest", Race.HUMAN, 3, 1).build(),
                character("aide", Race.NARN, 3, 1).build())
            .inCircle(1, "aide")
            .inHand(1, "guest")
            .inHand(1, "guest")
            .inHand(1, "welcome")
            .influence(1, 9, 8)
            .actionRound(1);
    stage.act(Acts.with(stage, Acts.sponsor(stage, 1, "ambassador 1", "guest"), "welcome"));
    assertThat(stage.pool(1)).isEqualTo(8 - 3);
    stage.act(Acts.pass(2));
    stage.refuses(Acts.sponsor(stage, 1, "aide", "guest#2"), "B5-SPN-06");
  }

  @Rule({"B5-GEN-03", "B5-W-55"})
  @Test
  void theFirstCardChosenRotatesThoughAFactionIsChosenBeforeIt() {
    CardDef envoys =
        card("envoys", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(
                        new Choice.OfFaction(true, false),
                        new Choice.OfCard(Filter.ANY, Optional.empty()))
                    .addCosts(new Cost.RotateChosen())
                    .build())
            .build();
    Stage stage = given(envoys).inHand(1, "envoys").actionRound(1);
    stage.refuses(Acts.play(stage, 1, "envoys", Seat.of(2), "ambassador 2"), "B5-GEN-06");
    stage.act(Acts.play(stage, 1, "envoys", Seat.of(2), "ambassador 1"));
    assertThat(stage.card("ambassador 1").rotated()).isTrue();
  }
}
