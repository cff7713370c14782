package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.MayParticipate;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.CardOperation.TurnFaceUp;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Readings of what happens to cards: sponsored, promoted, leading, neutralised (D). */
final class CardReadingsTest {
  private static final Seat P = Seat.of(1);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);

  private static CardDef event(String id, Operation operation) {
    return card(id, Kind.EVENT)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.PLAY)
                .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                .addOperations(operation)
                .build())
        .build();
  }

  private static CardDef raising(String id, String title, Ability ability, int number) {
    return card(id, Kind.GROUP)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.ROTATE)
                .addOperations(
                    new Raise(
                        new Target.Titled(title), ImmutableSet.of(ability), Amount.of(number)))
                .build())
        .build();
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3).build(),
            character("envoy", Race.NARN, 3, 3).build(),
            character("captain", Race.NARN, 1, 0, 0, 0, 2).build(),
            character("spy", Race.NEUTRAL, 1, 0, 1).multiple(false).mercenary(true).build(),
            character("only", Race.NARN, 1, 1).multiple(false).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            raising("aide", "envoy", Ability.DIPLOMACY, 2),
            raising("school", "captain", Ability.LEADERSHIP, 1),
            event("stun", new Neutralise(FIRST)),
            event("wake", new TurnFaceUp(FIRST)),
            event("nap", new Ready(FIRST)),
            event("scrap", new Discard(FIRST)),
            event("fall", new Demote(FIRST)));
  }

  @Rule({"B5-D-08", "B5-SPN-08"})
  @Test
  void oneOfATitleIsInPlayUnlessItsDataOrTheSettingSaysOtherwise() {
    Given twice = given().inRow(1, "only").inHand(1, "only");
    Stage stage = twice.actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "only#2"), "B5-SPN-08");
    Stage many = given().inRow(1, "member").inHand(1, "member").actionRound(1);
    many.act(Acts.sponsor(many, 1, "ambassador 1", "member#2"));
    Stage free = twice.config(config -> config.uniqueCards(false)).actionRound(1);
    free.act(Acts.sponsor(free, 1, "ambassador 1", "only#2"));
    Stage hired = given().forHire("spy").inHand(1, "spy").actionRound(1);
    hired.refuses(Acts.sponsor(hired, 1, "ambassador 1", "spy#2"), "B5-SPN-08");
  }

  @Rule("B5-D-11")
  @Test
  void anAmbassadorStaysWhateverHappens() {
    for (String event : new String[] {"scrap", "fall"}) {
      Stage stage = given().inCircle(2, "member").inHand(1, event).actionRound(1);
      stage.act(Acts.play(stage, 1, event, "ambassador 2"));
      assertThat(stage.board().faction(Seat.of(2)).innerCircle().get(0).id())
          .isEqualTo(stage.ambassador(2));
    }
  }

  @Rule({"B5-D-13", "B5-D-14", "B5-PRO-04"})
  @Test
  void aRotatedMemberCountsAndThePromotedOneTakesAlongAllThatIsOnIt() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .inRow(1, "envoy")
            .attached(1, "book-of-gquan", "envoy")
            .card("member", card -> card.withRotated(true))
            .card("envoy", card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 1)))
            .influence(1, 9, 9)
            .actionRound(1);
    stage.act(Acts.promote(stage, 1, "ambassador 1", "envoy"));
    assertThat(stage.pool(1)).isEqualTo(9 - 3 - 2);
    assertThat(stage.card("envoy").attachments()).hasSize(1);
    assertThat(stage.card("envoy").marks().of(Mark.DOOM)).isEqualTo(1);
  }

  @Rule({"B5-D-17", "B5-EFF-02"})
  @Test
  void theConditionOfAnEffectMustHoldWhenItIsUsed() {
    CardDef club =
        card("club", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.ROTATE)
                    .condition(new Condition.Rating(6))
                    .addOperations(new Raise(FIRST, ImmutableSet.of(Ability.PSI), Amount.of(1)))
                    .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                    .build())
            .build();
    Stage poor = given().define(club).inRow(1, "club").influence(1, 5, 5).actionRound(1);
    poor.refuses(Acts.use(poor, 1, "club", 0, "ambassador 1"), "B5-EFF-02");
    Stage rich = given().define(club).inRow(1, "club").influence(1, 6, 6).actionRound(1);
    rich.act(Acts.use(rich, 1, "club", 0, "ambassador 1"));
  }

  @Rule({"B5-D-19", "B5-LED-01"})
  @Test
  void aRotatedParticipantIsLedButNoNeutralisedFleetNorByOneWithoutLeadershipNow() {
    Given given = given().inRow(1, "f").inRow(1, "captain").conflict(Ability.MILITARY, 2, 1);
    Stage stage = given.actionRound(1);
    stage.act(Acts.oppose(stage, 1, "f", 1, Ability.MILITARY)).act(Acts.pass(2));
    Stage down = stage.changed("f", card -> card.withNeutralised(true));
    down.refuses(Acts.lead(down, 1, "captain", "f"), "B5-LED-01");
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(4 + 2);
    Stage hurt =
        given
            .define(character("colonel", Race.NARN, 1, 5, 0, 0, 2).build())
            .inRow(1, "colonel")
            .card("colonel", card -> card.withDamage(2))
            .actionRound(1);
    hurt.refuses(Acts.lead(hurt, 1, "colonel", "f"), "B5-LED-01");
  }

  @Rule({"B5-D-20", "B5-LED-05"})
  @Test
  void leadingEndsWhenTheLeaderIsReadiedOrTheFleetIsGone() {
    for (String event : new String[] {"nap", "scrap"}) {
      Stage stage = given().inRow(1, "f").inRow(1, "captain").inHand(1, event).actionRound(1);
      stage.act(Acts.lead(stage, 1, "captain", "f")).act(Acts.pass(2));
      stage.act(Acts.play(stage, 1, event, event.equals("nap") ? "captain" : "f"));
      assertThat(stage.card("captain").leading()).isEmpty();
      assertThat(stage.card("captain").neutralised()).isFalse();
    }
  }

  /**
   * One after the other, the leader's own bonus would end while it leads, and it would fall too.
   */
  @Rule({"B5-D-64", "B5-FRM-11"})
  @Test
  void whatIsReadiedIsReadiedAtTheSameTime() {
    Stage stage = given().inRow(1, "school").inRow(1, "captain").inRow(1, "f").actionRound(1);
    stage.act(Acts.use(stage, 1, "school", 0)).act(Acts.pass(2));
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    Stage hurt = stage.changed("f", card -> card.withDamage(6)).idleUntil(ConflictRound.class);
    assertThat(hurt.card("f").severe()).isEqualTo(2);
    assertThat(hurt.card("captain").neutralised()).isFalse();
  }

  @Rule({"B5-D-21", "B5-D-34", "B5-I-09"})
  @Test
  void whoAnEffectNeutralisesLosesItsDamageAndLaterDamageComesOffWithTheTurning() {
    Stage stage = given().inRow(1, "envoy").inHand(1, "stun").inHand(1, "wake").actionRound(1);
    Stage hurt = stage.changed("envoy", card -> card.withDamage(2));
    hurt.act(Acts.play(hurt, 1, "stun", "envoy")).act(Acts.pass(2));
    assertThat(hurt.card("envoy").severe()).isZero();
    assertThat(hurt.card("envoy").damage()).isZero();
    Stage again = hurt.changed("envoy", card -> card.withDamage(2).withSevere(1));
    again.act(Acts.play(again, 1, "wake", "envoy"));
    assertThat(again.card("envoy").neutralised()).isFalse();
    assertThat(again.card("envoy").damage()).isZero();
    assertThat(again.card("envoy").severe()).isZero();
  }

  @Rule({"B5-D-22", "B5-SUP-01"})
  @Test
  void aGroupTakesPartWhereATextMakesIt() {
    CardDef guild =
        card("guild", Kind.GROUP)
            .putAbilities(Ability.DIPLOMACY, 3)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .addOperations(new MayParticipate(new Target.Plain(Target.Word.SELF)))
                    .build())
            .build();
    Stage stage =
        given().define(guild).inRow(1, "guild").conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.act(Acts.support(stage, 1, "guild", 1, Ability.DIPLOMACY));
  }

  @Rule({"B5-D-35", "B5-DMG-18"})
  @Test
  void aNeutralisedCardKeepsItsMarksWhatIsOnItAndWhatItGave() {
    Stage stage =
        given()
            .inCircle(1, "member")
            .attached(1, "book-of-gquan", "member")
            .inRow(1, "aide")
            .inRow(1, "envoy")
            .card("member", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)))
            .inHand(2, "stun")
            .inHand(2, "stun")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "aide", 0));
    stage.act(Acts.play(stage, 2, "stun#1", "aide")).act(Acts.pass(1));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3 + 2);
    stage.act(Acts.play(stage, 2, "stun#2", "member"));
    assertThat(stage.card("member").attachments()).hasSize(1);
    assertThat(stage.marks(stage.id("member"), Mark.STRIFE)).isEqualTo(1);
  }

  @Rule({"B5-D-35", "B5-FRM-12"})
  @Test
  void aNeutralisedCardIsNotSustained() {
    Stage stage = given().inRow(1, "aide").inRow(1, "aide").inRow(1, "envoy").actionRound(1);
    stage.act(Acts.use(stage, 1, "aide#1", 0)).act(Acts.pass(2));
    stage.act(Acts.use(stage, 1, "aide#2", 0));
    Stage ready = stage.idleUntil(ReadyRound.class);
    ready.copy().act(new Sustain(P, ready.id("aide#1")));
    Stage fallen = ready.changed("aide#1", card -> card.withNeutralised(true));
    fallen.refuses(new Sustain(P, fallen.id("aide#1")), "B5-FRM-12");
    fallen.act(new Sustain(P, fallen.id("aide#2")));
  }

  /** Only the marks on the two cards count, not those of the one who leads. */
  @Rule({"B5-D-31", "B5-RSV-02"})
  @Test
  void theStrifeOfALeaderIsNotThatOfItsFleet() {
    Stage stage =
        given()
            .inRow(1, "f")
            .inRow(1, "captain")
            .define(fleet("g", Race.HUMAN, 1, 9).build())
            .inRow(2, "g")
            .card("captain", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)))
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    stage.act(Acts.support(stage, 2, "g", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "f", "g"));
    assertThat(stage.card("g").damage()).isEqualTo(4 + 2);
  }

  @Rule({"B5-D-40", "B5-DMG-15", "B5-MRC-09"})
  @Test
  void whatFallsGoesToItsOwnersDiscardPileWithAllThatIsOnIt() {
    Stage stage =
        given()
            .inRow(1, "envoy")
            .attached(2, "book-of-gquan", "envoy")
            .card("envoy", card -> card.withNeutralised(true))
            .actionRound(1);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("envoy"));
    assertThat(stage.state().zones().cards(Places.discard(Seat.of(2))))
        .containsExactly(stage.id("book-of-gquan"));
  }
}
