package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.diplomacy;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ConflictTraits.AlsoUses;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.RaiseUsed;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.PurgeUpTo;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.EndWar;
import io.stardeck.b5.card.word.TableOperation.SideBonus;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.state.StateFaults;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words of cards of one's own, where one meets another or the frame of the turn. */
final class WordsMeetTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  @Rule({"B5-W-54", "B5-REL-10"})
  @Test
  void whatWasPurgedOnAConditionIsTheAmountOfWhatFollows() {
    Operation purge = new PurgeUpTo(Mark.DESTINY, 2);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                event(
                    "rite",
                    new Operation.If(new Condition.Turn(1), ImmutableList.of(purge)),
                    new GainInfluence(Who.OWN, new Amount.Purged())))
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 3)))
            .inHand(1, "rite")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "rite"));
    assertThat(stage.rating(1)).isEqualTo(4 + 2);
    assertThat(stage.marks(stage.ambassador(1), Mark.DESTINY)).isEqualTo(1);
  }

  @Rule("B5-W-16")
  @Test
  void aWarWithARaceEndsWithThatRaceAlone() {
    CardDef peace =
        card("peace", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(new Choice.OfFaction(true, false))
                    .addOperations(
                        new EndWar(Optional.of(Race.MINBARI), false),
                        new GainInfluence(Who.CHOSEN, Amount.of(1)))
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(peace)
            .inHand(1, "peace")
            .board(
                board ->
                    board.withRelations(
                        board
                            .relations()
                            .withWar(Race.NARN, Race.HUMAN, true)
                            .withWar(Race.NARN, Race.MINBARI, true)))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "peace", Q));
    assertThat(stage.board().relations().atWar(Race.NARN, Race.MINBARI)).isFalse();
    assertThat(stage.board().relations().atWar(Race.NARN, Race.HUMAN)).isTrue();
  }

  @Rule({"B5-W-54", "B5-EFF-03"})
  @Test
  void theAbilityThatEachUsedIsRaisedOnce() {
    CardDef laurels =
        card("laurels", Kind.AFTERMATH)
            .condition(new Condition.Won(Optional.empty(), Optional.empty()))
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addOperations(
                        new RaiseUsed(
                            new Target.All(Filter.builder().participant(true).build()),
                            Amount.of(2)))
                    .lasts(Duration.PERMANENT)
                    .build())
            .build();
    ConflictTraits talks =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .addAlsoUses(new AlsoUses(Ability.INTRIGUE, Optional.empty(), Optional.empty()))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(laurels, character("one", Race.NARN, 2, 3, 3).build())
            .inRow(1, "one")
            .inHand(1, "laurels")
            .conflict(talks, 1, Optional.empty())
            .actionRound(1);
    int rating = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    stage.act(Acts.set(stage, 1, "laurels", "one")).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "one", 1, Ability.INTRIGUE)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(AftermathStep.class).act(Acts.reveal(stage, 1, "laurels"));
    assertThat(stage.rating(stage.id("one"), Ability.INTRIGUE)).isEqualTo(3 + 2);
    assertThat(stage.rating(stage.id("one"), Ability.DIPLOMACY)).isEqualTo(3);
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(rating + 2);
  }

  @Rule({"B5-W-01", "B5-SUP-04"})
  @Test
  void whatLowersLeavesAStateWithoutFaults() {
    CardDef gloom =
        card("gloom", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(new Choice.OfConflict(Optional.empty()))
                    .addOperations(
                        new SideBonus(Side.SUPPORT, Amount.of(-2)),
                        diplomacy(new Target.Plain(Target.Word.OWN_AMBASSADOR), -2))
                    .build())
            .build();
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(gloom)
            .inHand(1, "gloom")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(new DeclareStanding(P, Ability.DIPLOMACY, Optional.empty(), Optional.empty()));
    stage.act(new DeclineConflict(Q));
    int rating = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    assertThat(StateFaults.of(stage.state())).isEmpty();
    stage.act(Acts.play(stage, 1, "gloom", 1));
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(rating - 2);
    assertThat(StateFaults.of(stage.state())).isEmpty();
  }
}
