package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AddMark;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.ReplyOperation.CancelEvent;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What words do not do. */
final class EdgeWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);

  @Rule("B5-W-10")
  @Test
  void whoFallsInAnAttackGetsNothingAfterIt() {
    for (int intrigue : new int[] {1, 7}) {
      Stage stage =
          Given.factions(Race.CENTAURI, Race.NARN)
              .define(character("foe", Race.NARN, 2, 0, intrigue).build())
              .inRow(1, "adira-tyree")
              .inRow(2, "foe")
              .conflict(Ability.INTRIGUE, 2)
              .actionRound(2);
      stage.act(Acts.support(stage, 2, "foe", 1, Ability.INTRIGUE));
      stage.act(Acts.attack(stage, 1, "adira-tyree", "foe"));
      boolean fallen = intrigue == 7;
      assertThat(stage.card("adira-tyree").neutralised()).isEqualTo(fallen);
      assertThat(stage.board().modifiers()).hasSize(fallen ? 0 : 1);
    }
  }

  @Rule({"B5-W-06", "B5-SUP-07"})
  @Test
  void theOneFleetOfASideDoesNotJoinTheOther() {
    ConflictTraits raid =
        ConflictTraits.builder()
            .type(Ability.MILITARY)
            .needsTarget(true)
            .oneFleetEachSide(true)
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("f", Race.NARN, 2, 4).build(),
                fleet("g", Race.HUMAN, 2, 4).build(),
                character("soldier", Race.NARN, 2, 2).build())
            .inRow(1, "f")
            .inRow(2, "g")
            .conflict(raid, 1, Optional.of(Q))
            .actionRound(1);
    stage.refuses(Acts.oppose(stage, 1, "f", 1, Ability.MILITARY), "B5-SUP-07");
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    stage.refuses(Acts.support(stage, 2, "g", 1, Ability.MILITARY), "B5-SUP-07");
    stage.act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY));
    Stage readied = stage.changed("f", card -> card.withRotated(false));
    readied.act(Acts.attack(readied, 1, "f", "g"));
  }

  @Rule("B5-W-05")
  @Test
  void whatContributesInOwnConflictsAddsToNoOtherAndNothingWithoutRating() {
    for (int initiator = 1; initiator <= 2; initiator++) {
      Stage stage =
          Given.factions(Race.MINBARI, Race.NARN)
              .attached(1, "united-front", "ambassador 1")
              .conflict(Ability.DIPLOMACY, initiator)
              .actionRound(1);
      int rating = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
      stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
      assertThat(support(stage)).isEqualTo(rating + (initiator == 1 ? 3 : 0));
      Stage hurt = stage.changed("ambassador 1", card -> card.withDamage(rating));
      assertThat(hurt.rating(hurt.ambassador(1), Ability.DIPLOMACY)).isZero();
      assertThat(support(hurt)).isZero();
    }
  }

  private static int support(Stage stage) {
    return Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT);
  }

  @Rule({"B5-RPL-03", "B5-RPL-04"})
  @Test
  void repliesAreAskedForInTheOrderOfTheTurnFromTheNextPlayerOn() {
    Effect reply =
        Effect.builder().trigger(Trigger.REPLY_EVENT).addOperations(new CancelEvent()).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(
                character("listener", Race.NARN, 2, 1).addEffects(reply).build(),
                character("watcher", Race.MINBARI, 2, 1).addEffects(reply).build(),
                card("gift", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addOperations(new GainInfluence(Who.OWN, Amount.of(2)))
                            .build())
                    .build())
            .inRow(1, "listener")
            .inRow(3, "watcher")
            .inHand(2, "gift")
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "gift"));
    assertThat(stage.toAct()).containsExactly(R);
    stage.act(stage.legal(3).get(0));
    assertThat(stage.toAct()).containsExactly(P);
    stage.act(stage.legal(1).get(0));
    assertThat(stage.rating(2)).isEqualTo(6);
    assertThat(stage.toAct()).containsExactly(R);
  }

  @Rule("B5-W-20")
  @Test
  void theCardThatIsTakenGoesUnderTheDeckOrOnTop() {
    Stage under =
        Given.factions(Race.HUMAN, Race.NARN).inRow(1, "psi-corps-intelligence").actionRound(1);
    ImmutableList<CardId> before = under.state().zones().cards(Places.deck(P));
    under.act(Acts.use(under, 1, "psi-corps-intelligence", 0));
    under.act(new LookTake(P, Optional.of(before.get(0))));
    ImmutableList<CardId> after = under.state().zones().cards(Places.deck(P));
    assertThat(after.get(after.size() - 1)).isEqualTo(before.get(0));
    assertThat(after.get(0)).isEqualTo(before.get(1));
    assertThat(under.toAct()).containsExactly(Q);
  }

  @Rule({"B5-EVT-04", "B5-D-42"})
  @Test
  void anAftermathLiesUnderNoAftermath() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .attached(1, "united-front", "ambassador 1")
            .inHand(1, "lamentations")
            .actionRound(1);
    stage.refuses(Acts.set(stage, 1, "lamentations", "united-front"), "B5-EVT-04");
    stage.act(Acts.set(stage, 1, "lamentations", "ambassador 1"));
  }

  @Rule({"B5-W-15", "B5-REL-02"})
  @Test
  void ofEqualTensionsTheFirstRaceIsMeant() {
    ConflictTraits peace = CardSets.starter().card("affirmation-of-peace").conflict().orElseThrow();
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .board(
                board ->
                    board.withRelations(
                        board
                            .relations()
                            .withTension(Race.MINBARI, Race.HUMAN, 3)
                            .withTension(Race.MINBARI, Race.NARN, 3)))
            .conflict(peace, 1, Optional.empty())
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().relations().tension(Race.MINBARI, Race.HUMAN)).isEqualTo(2);
    assertThat(stage.board().relations().tension(Race.MINBARI, Race.NARN)).isEqualTo(3);
  }

  @Rule({"B5-W-45", "B5-W-46"})
  @Test
  void theMarksOfACardAreItsOwnAndThoseItCarriesAreOfThatKindAndNumber() {
    Condition.Marks two = new Condition.Marks(ImmutableSet.of(Mark.DOOM), MarkScope.SELF, 2);
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("shrine", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.ACTION)
                            .condition(two)
                            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                            .build())
                    .build(),
                card("idol", Kind.ENHANCEMENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(
                                new AddMark(
                                    new Target.Plain(Target.Word.HOST), Mark.DOOM, Amount.of(2)))
                            .build())
                    .build())
            .inRow(1, "shrine")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 2)));
    Stage bare = given.actionRound(1);
    bare.refuses(Acts.use(bare, 1, "shrine", 0), "B5-EFF-02");
    Stage marked = given.attached(1, "idol", "shrine").actionRound(1);
    assertThat(marked.marks(marked.id("shrine"), Mark.DESTINY)).isZero();
    marked.act(Acts.use(marked, 1, "shrine", 0));
  }

  @Rule("B5-W-07")
  @Test
  void whoDefendsAgainstAConflictHasWonItToo() {
    Condition won = new Condition.Won(Optional.empty(), Optional.empty());
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("boast", Kind.AFTERMATH)
                    .condition(won)
                    .addEffects(Effect.builder().trigger(Trigger.PLAY).build())
                    .build())
            .inHand(1, "boast")
            .conflict(Ability.DIPLOMACY, 2, 1)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "boast", "ambassador 1"));
    Stage beaten = stage.copy();
    beaten.act(Acts.support(beaten, 2, "ambassador 2", 1, Ability.DIPLOMACY));
    beaten.idleUntil(AftermathStep.class).refuses(Acts.reveal(beaten, 1, "boast"), "B5-FRM-40");
    stage.idleUntil(AftermathStep.class).act(Acts.reveal(stage, 1, "boast"));
  }
}
