package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.Deck;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words of attacks and conflicts, and what is seen and drawn. */
final class ConflictWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static Given given(Race own, Race other) {
    return Given.factions(own, other)
        .define(
            character("envoy", own, 2, 3).build(),
            character("spy", own, 2, 0, 3).build(),
            character("foe", other, 2, 1, 4).build(),
            character("second", other, 2, 1, 1).build(),
            fleet("f", own, 2, 4).build(),
            fleet("g", other, 2, 6).build());
  }

  @Rule("B5-W-28")
  @Test
  void thePriceOfPowerKeepsOneFromGainingByConflicts() {
    Stage stage =
        given(Race.CENTAURI, Race.HUMAN)
            .inHand(1, "the-price-of-power")
            .inHand(2, "affirmation-of-power")
            .influence(1, 9, 9)
            .at(
                new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ImmutableList.of(Q, P))),
                ImmutableList.of(Q, P));
    stage.act(
        new DeclareConflict(
            Q, stage.id("affirmation-of-power"), Optional.empty(), Optional.empty()));
    stage.act(new DeclineConflict(P));
    stage.act(Acts.support(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY));
    stage.act(Acts.play(stage, 1, "the-price-of-power", Q)).idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).won()).isTrue();
    assertThat(stage.rating(2)).isEqualTo(4);
  }

  @Rule("B5-W-28")
  @Test
  void whoGainsNothingByConflictsTakesFromOthersStill() {
    ImmutableList<Seat> order = ImmutableList.of(Q, P);
    Stage stage =
        given(Race.CENTAURI, Race.HUMAN)
            .define(fleet("raiders", Race.HUMAN, 1, 3).build())
            .inHand(1, "the-price-of-power")
            .inRow(2, "raiders")
            .influence(1, 9, 9)
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, order)), order);
    stage.act(new DeclareStanding(Q, Ability.MILITARY, Optional.of(P), Optional.empty()));
    stage.act(new DeclineConflict(P)).act(Acts.support(stage, 2, "raiders", 1, Ability.MILITARY));
    stage.act(Acts.play(stage, 1, "the-price-of-power", Q)).idleUntil(DrawRound.class);
    assertThat(stage.rating(2)).isEqualTo(4);
    assertThat(stage.rating(1)).isEqualTo(9 - 1);
  }

  @Rule("B5-W-32")
  @Test
  void draalDealsFirst() {
    Stage stage =
        given(Race.MINBARI, Race.HUMAN)
            .inRow(1, "draal")
            .inRow(2, "second")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "second", 1, Ability.DIPLOMACY));
    stage.act(Acts.attack(stage, 1, "draal", "second"));
    assertThat(stage.card("second").neutralised()).isTrue();
    assertThat(stage.card("draal").damage()).isZero();
  }

  @Rule("B5-W-33")
  @Test
  void aBodyguardTakesTwoOfTheDamage() {
    Stage stage =
        given(Race.HUMAN, Race.NARN)
            .inRow(1, "spy")
            .inRow(2, "foe")
            .attached(1, "psi-bodyguard", "spy")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    assertThat(stage.card("spy").damage()).isEqualTo(2);
    assertThat(stage.card("foe").damage()).isEqualTo(3);
  }

  @Rule({"B5-X-44", "B5-W-11", "B5-W-05"})
  @Test
  void homeworldsRaiseWhatAConflictBrings() {
    Stage stage =
        given(Race.MINBARI, Race.HUMAN)
            .inHand(1, "trade-pact")
            .inRow(1, "minbar")
            .card("minbar", card -> card.withRotated(true))
            .inRow(2, "earth")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
    stage.act(new DeclareConflict(P, stage.id("trade-pact"), Optional.of(Q), Optional.empty()));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).support()).isEqualTo(10);
    assertThat(stage.rating(1)).isEqualTo(5);
    assertThat(stage.rating(2)).isEqualTo(6);
    assertThat(stage.card("earth").rotated()).isTrue();
  }

  @Rule({"B5-W-53", "B5-REL-07"})
  @Test
  void revengeGainsByCapturingACentauriLocation() {
    Stage stage =
        given(Race.NARN, Race.CENTAURI)
            .agenda(1, "revenge")
            .inRow(1, "f")
            .inRow(2, "ragesh-iii")
            .at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
    stage.act(
        new DeclareStanding(
            P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("ragesh-iii"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY)).idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(4 + 1 + 2);
  }

  @Rule({"B5-W-02", "B5-DMG-02", "B5-I-07"})
  @Test
  void theFloorComesBeforeTheDamage() {
    Stage stage =
        given(Race.MINBARI, Race.HUMAN)
            .inRow(1, "minbari-telepath")
            .inRow(2, "second")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "minbari-telepath", 0, "second"));
    assertThat(stage.rating(stage.id("second"), Ability.DIPLOMACY)).isZero();
    Spot spot = Spot.find(stage.board(), stage.id("second"));
    assertThat(Ratings.full(stage.board(), spot, Ability.PSI)).isZero();
    stage.idleUntil(DrawRound.class);
    assertThat(stage.rating(stage.id("second"), Ability.DIPLOMACY)).isEqualTo(1);
  }

  @Rule({"B5-X-43", "B5-D-80", "B5-I-26"})
  @Test
  void whatWasSeenInADeckStaysKnownUntilItsKindIsLaidFaceDown() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inHand(1, "hidden-knowledge")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.VORLON, 2)))
            .config(
                config ->
                    config.decks(
                        List.of(
                            new Deck(ImmutableMap.of("hidden-knowledge", 1)),
                            new Deck(ImmutableMap.of("narn-colonial-fleet", 1, "hunted", 1)))))
            .actionRound(1);
    stage.act(Acts.playFor(stage, 1, "hidden-knowledge", 2, Q)).act(stage.legal(1).get(0));
    ImmutableList<CardId> deck = stage.state().zones().cards(Places.deck(Q));
    assertThat(stage.view(1).zones().cards(Places.deck(Q))).isEqualTo(deck).hasSize(2);
    assertThat(stage.view(2).zones().cards(Places.deck(Q))).isEmpty();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.view(1).zones().cards(Places.hand(Q))).containsExactly(deck.get(0));
    stage.idleUntil(ActionRound.class).idleUntil(ConflictRound.class);
    assertThat(stage.view(1).zones().cards(Places.hand(Q))).hasSize(2);
    stage.idleUntil(ActionRound.class);
    if (stage.toAct().contains(P)) {
      stage.act(Acts.pass(1));
    }
    CardId aftermath = stage.view(2).hand().get(0);
    if (stage.board().def(aftermath).kind() != Kind.AFTERMATH) {
      aftermath = stage.view(2).hand().get(1);
    }
    stage.act(new SetAftermath(Q, aftermath, Optional.of(stage.ambassador(2))));
    assertThat(stage.view(1).zones().cards(Places.set(Q))).isEmpty();
    assertThat(stage.view(1).zones().cards(Places.hand(Q)))
        .hasSize(1)
        .allMatch(card -> stage.board().def(card).kind() == Kind.FLEET);
  }

  @Rule({"B5-D-64", "B5-FRM-11"})
  @Test
  void allCardsAreReadiedOnceEverybodyHasChosen() {
    Stage stage =
        given(Race.CENTAURI, Race.HUMAN)
            .inRow(1, "vir-cotto")
            .card("ambassador 2", card -> card.withRotated(true))
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "vir-cotto", 0)).idleUntil(ReadyRound.class);
    assertThat(stage.toAct()).containsExactly(P);
    assertThat(stage.card(stage.ambassador(2)).rotated()).isTrue();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.card(stage.ambassador(2)).rotated()).isFalse();
    assertThat(stage.card("vir-cotto").rotated()).isFalse();
  }

  @Rule({"B5-D-69", "B5-FRM-53", "B5-FRM-57"})
  @Test
  void oneCardIsDrawnFreelyAndAnEmptyDeckIsHarmless() {
    Given given =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .define(card("filler", Kind.GROUP).build())
            .config(
                config ->
                    config.decks(
                        List.of(
                            new Deck(ImmutableMap.of("filler", 1)),
                            new Deck(ImmutableMap.of("filler", 3)))));
    Stage stage = given.actionRound(1);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.view(1).hand()).hasSize(1);
    assertThat(stage.toAct()).containsExactly(Q);
    stage.idleUntil(ConflictRound.class).idleUntil(ConflictRound.class);
    assertThat(stage.view(1).hand()).hasSize(1);
    Stage two = given.config(config -> config.drawPerTurn(2)).actionRound(1);
    two.idleUntil(DrawRound.class);
    assertThat(two.view(1).hand()).as("as many as the deck has").hasSize(1);
    assertThat(two.view(2).hand()).hasSize(2);
  }

  @Rule("B5-W-28")
  @Test
  void whoeverElseGainsByTheConflictGainsWhatIsNotForbidden() {
    GainInfluence gain = new GainInfluence(Who.EACH, Amount.of(1));
    ConflictTraits pact =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .needsTarget(true)
            .addOnWin(new Outcome(Optional.empty(), ImmutableList.of(gain)))
            .build();
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .define(event("ban", new NoConflictGain(Who.OTHER)))
            .inHand(1, "ban")
            .conflict(pact, 1, Optional.of(Q))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "ban")).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    stage.idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
    assertThat(stage.rating(2)).isEqualTo(4);
  }
}
