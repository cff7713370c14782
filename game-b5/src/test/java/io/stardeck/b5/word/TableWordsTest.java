package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.card.word.FactionOperation.Draw;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.LookDeck;
import io.stardeck.b5.card.word.FactionOperation.LookHand;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.CancelConflict;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.TableOperation.Pair;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.TableOperation.Vorlon;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words about the races, Babylon 5 and the Vorlons, decks and hands, and open conflicts. */
final class TableWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Seat R = Seat.of(3);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);

  private static CardDef event(String id, Optional<Choice> choice, Operation... operations) {
    ImmutableEffect.Builder effect =
        Effect.builder().trigger(Trigger.PLAY).addOperations(operations);
    choice.ifPresent(effect::addChoices);
    return card(id, Kind.EVENT).addEffects(effect.build()).build();
  }

  private static Given given(CardDef... events) {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .define(character("member", Race.NARN, 2, 3).build())
            .define(events);
    for (CardDef event : events) {
      given.inHand(1, event.id());
    }
    return given;
  }

  private static final Optional<Choice> FACTION = Optional.of(new Choice.OfFaction(true, false));

  @Rule("B5-W-15")
  @Test
  void theTensionOfTheChosenFactionIsNotOnesOwn() {
    Tension hatred = new Tension(new Pair.Factions(Who.CHOSEN, Who.OWN), Amount.of(2));
    Stage stage = given(event("insult", FACTION, hatred)).actionRound(1);
    stage.act(Acts.play(stage, 1, "insult", Q));
    assertThat(stage.board().relations().tension(Race.HUMAN, Race.NARN)).isEqualTo(1 + 2);
    assertThat(stage.board().relations().tension(Race.NARN, Race.HUMAN)).isEqualTo(1);
  }

  @Rule({"B5-W-17", "B5-REL-05", "B5-I-35"})
  @Test
  void babylonFiveAndTheVorlonsLoseDownToNothing() {
    for (int loss : new int[] {2, 9}) {
      Operation station = new Station(Amount.of(-loss));
      Operation vorlon = new Vorlon(Amount.of(-loss));
      Stage stage = given(event("exile", Optional.empty(), station, vorlon)).actionRound(1);
      stage.act(Acts.play(stage, 1, "exile"));
      assertThat(stage.board().station()).isEqualTo(Math.max(0, 6 - loss));
      assertThat(stage.board().vorlon()).isEqualTo(Math.max(0, 3 - loss));
    }
  }

  private static CardDef look(String id, int number) {
    return event(id, FACTION, new LookDeck(Who.CHOSEN, Amount.of(number), DeckEnd.TOP));
  }

  @Rule("B5-W-20")
  @Test
  void oneOfThoseLookedAtNowIsTakenAndOnlyWhoLookedKnowsThem() {
    Stage stage = given(look("far", 3), look("near", 1)).actionRound(1);
    stage.act(Acts.play(stage, 1, "far", Q)).act(stage.legal(1).get(0));
    assertThat(stage.view(1).zones().cards(Places.deck(Q))).hasSize(3);
    assertThat(stage.view(2).zones().cards(Places.deck(Q))).isEmpty();
    assertThat(stage.view(3).zones().cards(Places.deck(Q))).isEmpty();
    stage.act(Acts.pass(2)).act(Acts.pass(3)).act(Acts.play(stage, 1, "near", Q));
    assertThat(stage.state().frames().top()).isInstanceOf(Look.class);
    assertThat(stage.legal(1)).hasSize(2);
    Stage taken =
        given(look("far", 3), look("near", 1))
            .config(
                config ->
                    config.decks(
                        List.of(
                            new Deck(ImmutableMap.of("far", 1, "near", 1)),
                            new Deck(
                                ImmutableMap.of("earth", 1, "human-agent", 1, "mars-colony", 1)),
                            new Deck(ImmutableMap.of("ashan", 1)))))
            .actionRound(1);
    CardId second = taken.state().zones().cards(Places.deck(Q)).get(1);
    CardId elsewhere = taken.state().zones().cards(Places.hand(P)).get(0);
    taken.act(Acts.play(taken, 1, "far", Q));
    taken.refuses(new LookTake(P, Optional.of(elsewhere)), "B5-GEN-05");
    taken.act(new LookTake(P, Optional.of(second)));
    assertThat(taken.state().zones().cards(Places.deck(Q)).get(0)).as("on top").isEqualTo(second);
  }

  /** Others do not see what is looked at; that somebody looks at it they know. */
  @Rule({"B5-W-20", "B5-D-80"})
  @Test
  void dealtAnewForAnotherSeatSomebodyLooksStill() {
    Stage stage = given(look("far", 3)).actionRound(1);
    stage.act(Acts.play(stage, 1, "far", Q));
    B5Game game = new B5Game();
    for (int seat = 1; seat <= 3; seat++) {
      B5State dealt = game.determinize(stage.view(seat), Chance.seeded(seat));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, Seat.of(seat))).isEqualTo(stage.view(seat));
    }
  }

  @Rule("B5-W-21")
  @Test
  void aHandIsShownToWhoLooksAlone() {
    Stage stage =
        given(event("glance", FACTION, new LookHand(Who.CHOSEN)))
            .define(event("supply", Optional.empty(), new Draw(Amount.of(1))))
            .inHand(2, "supply")
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "supply")).act(Acts.pass(3));
    assertThat(stage.view(1).zones().cards(Places.hand(Q))).isEmpty();
    stage.act(Acts.play(stage, 1, "glance", Q));
    assertThat(stage.view(1).zones().cards(Places.hand(Q))).hasSize(1);
    assertThat(stage.view(3).zones().cards(Places.hand(Q))).isEmpty();
  }

  @Rule("B5-W-22")
  @Test
  void whoIsDemotedTakesAlongAllThatIsOnIt() {
    Optional<Choice> member = Optional.of(new Choice.OfCard(Filter.ANY, Optional.empty()));
    Stage stage =
        given(event("fall", member, new Demote(FIRST)))
            .inCircle(1, "member")
            .attached(1, "book-of-gquan", "member")
            .card("member", card -> card.withDamage(2).withRotated(true))
            .actionRound(1);
    Stage down = stage.changed("member", card -> card.withDamage(0).withNeutralised(true));
    down.act(Acts.play(down, 1, "fall", "member")).idleUntil(DrawRound.class);
    assertThat(down.inPlay(down.id("member"))).as("discarded as a supporting card").isFalse();
    stage.act(Acts.play(stage, 1, "fall", "member"));
    assertThat(stage.board().faction(P).innerCircle()).hasSize(1);
    assertThat(stage.card("member").damage()).isEqualTo(2);
    assertThat(stage.card("member").rotated()).isTrue();
    assertThat(stage.rating(stage.id("member"), Ability.DIPLOMACY)).isEqualTo(3 + 2 - 2);
  }

  @Rule("B5-W-29")
  @Test
  void theCardOfACancelledConflictIsDiscardedAndWhoJoinedStaysRotated() {
    CardDef peace =
        event("hush", Optional.of(new Choice.OfConflict(Optional.empty())), new CancelConflict());
    ImmutableList<Seat> order = ImmutableList.of(Q, P, R);
    Stage stage =
        given(peace)
            .inHand(2, "kidnapping")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(new DeclareConflict(Q, stage.id("kidnapping"), Optional.of(P), Optional.empty()));
    stage.act(new DeclineConflict(P)).act(new DeclineConflict(R));
    stage.act(Acts.support(stage, 2, "ambassador 2", 1, Ability.INTRIGUE));
    stage.act(Acts.play(stage, 1, "hush", 1));
    assertThat(stage.board().conflicts()).isEmpty();
    assertThat(stage.board().results()).isEmpty();
    assertThat(stage.card(stage.ambassador(2)).rotated()).isTrue();
    assertThat(stage.state().zones().cards(Places.discard(Q)))
        .containsExactly(stage.id("kidnapping"));
  }

  @Rule("B5-W-31")
  @Test
  void aConflictThatAnEffectOpensHasNoTarget() {
    OpenConflict open = new OpenConflict(Ability.DIPLOMACY, ImmutableList.of());
    Stage stage = given(event("summit", Optional.empty(), open)).actionRound(1);
    stage.act(Acts.play(stage, 1, "summit"));
    assertThat(stage.board().conflict(1).target()).isEmpty();
    assertThat(stage.board().conflict(1).initiator()).isEqualTo(P);
  }

  private static CardDef office(ImmutableEffect.Builder effect) {
    return card("office", Kind.GROUP).addEffects(effect.build()).build();
  }

  @Rule({"B5-EFF-02", "B5-FRM-33"})
  @Test
  void aLossIsPaidDownToTheFloorOfTheRating() {
    CardDef office =
        office(
            Effect.builder()
                .trigger(Trigger.ACTION)
                .addCosts(new Cost.Lose(1))
                .addOperations(new Station(Amount.of(1))));
    Given given = given().define(office).inRow(1, "office");
    Stage poor = given.influence(1, 3, 3).actionRound(1);
    poor.refuses(Acts.use(poor, 1, "office", 0), "B5-EFF-02");
    Stage stage = given.influence(1, 4, 4).actionRound(1);
    stage.act(Acts.use(stage, 1, "office", 0));
    assertThat(stage.rating(1)).isEqualTo(3);
  }

  @Rule({"B5-GEN-05", "B5-EFF-02"})
  @Test
  void nothingIsChosenTwiceAndNoNumberWhereNoneIsAskedFor() {
    Choice any = new Choice.OfCard(Filter.ANY, Optional.empty());
    CardDef office =
        office(
            Effect.builder()
                .trigger(Trigger.ROTATE)
                .addChoices(any, any)
                .addOperations(new Raise(FIRST, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(1))));
    Stage stage = given().define(office).inRow(1, "office").actionRound(1);
    stage.refuses(Acts.use(stage, 1, "office", 0, "office", "office"), "B5-GEN-05");
    stage.refuses(Acts.useFor(stage, 1, "office", 0, 1, "ambassador 1", "office"), "B5-GEN-05");
    stage.act(Acts.use(stage, 1, "office", 0, "ambassador 1", "office"));
  }

  @Rule({"B5-DMG-14", "B5-EFF-04"})
  @Test
  void whoWasNeutralisedThisTurnUsesNoEffectEvenWithoutRotation() {
    CardDef office =
        office(
            Effect.builder()
                .trigger(Trigger.ACTION)
                .addOperations(new GainInfluence(Who.OWN, Amount.of(1))));
    Stage stage = given().define(office).inRow(1, "office").actionRound(1);
    Stage fallen = stage.changed("office", card -> card.withNeutralisedThisTurn(true));
    fallen.refuses(Acts.use(fallen, 1, "office", 0), "B5-DMG-14");
    stage.act(Acts.use(stage, 1, "office", 0));
  }

  @Rule("B5-W-20")
  @Test
  void nobodyIsAskedAboutAnEmptyDeck() {
    Stage stage =
        given(look("far", 3))
            .define(event("supply", Optional.empty(), new Draw(Amount.of(99))))
            .inHand(2, "supply")
            .actionRound(2);
    stage.act(Acts.play(stage, 2, "supply")).act(Acts.pass(3));
    assertThat(stage.state().zones().size(Places.deck(Q))).isZero();
    stage.act(Acts.play(stage, 1, "far", Q));
    assertThat(stage.state().frames().top()).isInstanceOf(ActionRound.class);
  }
}
