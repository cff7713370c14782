package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Golden examples to their last number. */
final class NumbersExampleTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);

  @Rule({"B5-X-12", "B5-INF-04"})
  @Test
  void aSecondMemberDoesNotBuildFromTen() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("member", Race.NARN, 1, 1).build())
            .inCircle(1, "member")
            .influence(1, 9, 6)
            .actionRound(1);
    stage.act(Acts.build(stage, 1, "member")).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(6 - 3 + 1);
    stage.refuses(Acts.build(stage, 1, "ambassador 1"), "B5-INF-04");
  }

  @Rule({"B5-X-21", "B5-DMG-15"})
  @Test
  void whoFallsInASupportingRowIsDiscardedWithItsEnhancements() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 1, 3).build())
            .inRow(1, "envoy")
            .attached(1, "book-of-gquan", "envoy")
            .card("envoy", card -> card.withDamage(5))
            .actionRound(2);
    stage.act(Acts.pass(2));
    assertThat(stage.card("envoy").neutralised()).isTrue();
    stage.refuses(Acts.heal(stage, 1, "envoy"), "B5-HEA-06");
    stage.idleUntil(DrawRound.class);
    assertThat(stage.state().zones().cards(Places.discard(P)))
        .containsExactlyInAnyOrder(stage.id("envoy"), stage.id("book-of-gquan"));
  }

  @Rule({"B5-X-22", "B5-HEA-07"})
  @Test
  void anAmbassadorHealedCompletelyIsWithoutDamageAndStillRotated() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("member", Race.NARN, 1, 3).build())
            .inCircle(1, "member")
            .card(
                "ambassador 1",
                card ->
                    card.withNeutralised(true).withNeutralisedOnTurn(1).withSevere(4).withDamage(2))
            .actionRound(1);
    stage.act(Acts.heal(stage, 1, "ambassador 1")).act(Acts.pass(2));
    stage.act(Acts.heal(stage, 1, "member")).idleUntil(DrawRound.class);
    assertThat(stage.card(stage.ambassador(1)).neutralised()).isFalse();
    assertThat(stage.card(stage.ambassador(1)).damage()).isZero();
    assertThat(stage.card(stage.ambassador(1)).severe()).isZero();
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
  }

  @Rule({"B5-X-27", "B5-AGD-08"})
  @Test
  void aMajorAgendaIsReplacedByAnother() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("first", Kind.AGENDA).major(true).build(),
                card("second", Kind.AGENDA).major(true).build())
            .agenda(1, "first")
            .inHand(1, "second")
            .actionRound(1);
    stage.act(new ReplaceAgenda(P, stage.ambassador(1), stage.id("second")));
    assertThat(stage.board().faction(P).agenda().orElseThrow().id()).isEqualTo(stage.id("second"));
  }

  @Rule({"B5-X-28", "B5-D-45", "B5-AGD-06"})
  @Test
  void revealingWhatIsTooDearTakesNothingOfThePool() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(card("dear", Kind.AGENDA).cost(3).build())
            .inHand(1, "dear")
            .influence(1, 4, 2)
            .actionRound(1);
    stage.act(new HideAgenda(P, stage.ambassador(1), stage.id("dear"))).act(Acts.pass(2));
    stage.act(new RevealAgenda(P));
    assertThat(stage.state().zones().cards(Places.discard(P))).containsExactly(stage.id("dear"));
    assertThat(stage.pool(1)).isEqualTo(2);
    assertThat(stage.toAct()).as("it took the action").containsExactly(Q);
  }

  @Rule({"B5-X-29", "B5-DMG-07"})
  @Test
  void anEffectDamagesAGroup() {
    Effect bolt =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .addOperations(new Damage(new Target.Plain(Target.Word.FIRST), Amount.of(3)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("bolt", Kind.EVENT).addEffects(bolt).build(),
                card("guild", Kind.GROUP).build())
            .inRow(2, "guild")
            .inHand(1, "bolt")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "bolt", "guild"));
    assertThat(stage.card("guild").neutralised()).isTrue();
    assertThat(stage.card("guild").severe()).isEqualTo(2);
  }

  @Rule({"B5-X-30", "B5-D-28", "B5-FRM-31"})
  @Test
  void sixAgainstFourIsWonAndSixAgainstSixIsLost() {
    Effect speech =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addChoices(new Choice.OfConflict(Optional.empty()))
            .addOperations(new SideBonus(Side.SUPPORT, Amount.of(1)))
            .build();
    for (int damage : new int[] {2, 0}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(
                  character("three", Race.NARN, 1, 3).build(),
                  character("two", Race.NARN, 1, 2).build(),
                  character("six", Race.HUMAN, 1, 6).build(),
                  character("fallen", Race.HUMAN, 1, 3).build(),
                  card("speech", Kind.EVENT).addEffects(speech).build())
              .inRow(1, "three")
              .inRow(1, "two")
              .inRow(2, "six")
              .inRow(2, "fallen")
              .inHand(1, "speech")
              .conflict(Ability.DIPLOMACY, 1)
              .actionRound(1);
      stage.act(Acts.support(stage, 1, "three", 1, Ability.DIPLOMACY));
      stage.act(Acts.oppose(stage, 2, "six", 1, Ability.DIPLOMACY));
      stage.act(Acts.support(stage, 1, "two", 1, Ability.DIPLOMACY));
      stage.act(Acts.oppose(stage, 2, "fallen", 1, Ability.DIPLOMACY));
      stage.act(Acts.play(stage, 1, "speech", 1));
      Stage end =
          stage
              .changed("fallen", card -> card.withNeutralised(true))
              .changed("six", card -> card.withDamage(damage))
              .idleUntil(DrawRound.class);
      assertThat(end.board().results().get(0).support()).isEqualTo(6);
      assertThat(end.board().results().get(0).opposition()).isEqualTo(6 - damage);
      assertThat(end.board().results().get(0).won()).isEqualTo(damage == 2);
    }
  }

  @Rule({"B5-X-38", "B5-FRM-57"})
  @Test
  void twoCardsCostSix() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Given given = Given.factions(Race.NARN, Race.HUMAN).influence(1, 10, 10);
    for (int i = 0; i < 10; i++) {
      given = given.inDeck(1, "narn-aide");
    }
    Stage stage = given.at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, order), true, 0), order);
    stage.act(new BuyCard(P));
    assertThat(stage.pool(1)).isEqualTo(10 - 3);
    stage.act(new BuyCard(P));
    assertThat(stage.board().faction(P).pool()).isEqualTo(10 - 6);
    assertThat(stage.toAct()).as("not asked for a third").containsExactly(Q);
  }

  private static Effect power(int number) {
    return Effect.builder()
        .trigger(Trigger.CONSTANT)
        .addOperations(new Power(Amount.of(number)))
        .build();
  }

  /** The third has the highest base rating, and less power. */
  @Rule({"B5-X-39", "B5-FRM-55"})
  @Test
  void powerComesBeforeTheBaseRating() {
    ImmutableList<Seat> order = ImmutableList.of(R, Q, P);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .config(config -> config.maxTurns(2))
            .define(
                card("glory", Kind.AGENDA).addEffects(power(5)).build(),
                card("fame", Kind.AGENDA).addEffects(power(6)).build())
            .influence(1, 12, 0)
            .influence(2, 11, 0)
            .influence(3, 13, 3)
            .agenda(1, "glory")
            .agenda(2, "fame")
            .at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, order), true, 0), order);
    stage.act(new DoneDrawing(R));
    GameOver over = (GameOver) stage.state().frames().top();
    assertThat(over.outcome().winners()).containsExactly(P);
    assertThat(over.outcome().rule().toString()).isEqualTo("B5-FRM-55");
  }

  @Rule({"B5-X-43", "B5-D-80", "B5-I-26"})
  @Test
  void ofTwoKnownAftermathsNeitherIsKnownOnceOneIsSet() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inHand(1, "hidden-knowledge")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.VORLON, 2)))
            .config(
                config ->
                    config
                        .drawPerTurn(3)
                        .decks(
                            List.of(
                                new Deck(ImmutableMap.of("hidden-knowledge", 1)),
                                new Deck(ImmutableMap.of("narn-colonial-fleet", 1, "hunted", 2)))))
            .actionRound(1);
    stage.act(Acts.playFor(stage, 1, "hidden-knowledge", 3, Q)).act(stage.legal(1).get(0));
    stage.idleUntil(ConflictRound.class).idleUntil(ActionRound.class);
    assertThat(stage.view(1).zones().cards(Places.hand(Q))).hasSize(3);
    if (stage.toAct().contains(P)) {
      stage.act(Acts.pass(1));
    }
    CardId hunted =
        stage.view(2).hand().stream()
            .filter(card -> stage.board().def(card).kind() == Kind.AFTERMATH)
            .findFirst()
            .orElseThrow();
    stage.act(new SetAftermath(Q, hunted, Optional.of(stage.ambassador(2))));
    assertThat(stage.view(1).zones().cards(Places.set(Q))).isEmpty();
    assertThat(stage.view(1).zones().cards(Places.hand(Q)))
        .hasSize(1)
        .allMatch(card -> stage.board().def(card).kind() == Kind.FLEET);
  }
}
