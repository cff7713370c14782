package io.stardeck.b5.internal.text;

import static io.stardeck.b5.scene.Acts.attack;
import static io.stardeck.b5.scene.Acts.play;
import static io.stardeck.b5.scene.Acts.support;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.diplomacy;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.RatingsChanged;
import io.stardeck.b5.event.ConflictEvent.FactionChanged;
import io.stardeck.b5.event.ConflictEvent.ParticipantJoined;
import io.stardeck.b5.event.TurnEvent.CardPlaced;
import io.stardeck.b5.event.TurnEvent.CardsDrawn;
import io.stardeck.b5.event.TurnEvent.CardsLookedAt;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the table, the events and the questions of a turn tell. */
class TableTextTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final CardDef ENVOY = character("envoy", Race.HUMAN, 3, 3).build();
  private static final CardDef RIVAL = character("rival", Race.NARN, 3, 2).build();
  private static final CardDef HIRED =
      character("hired", Race.NEUTRAL, 3, 2).mercenary(true).build();
  private static final CardDef PRAISE =
      event("praise", diplomacy(new Target.Plain(Target.Word.OWN_AMBASSADOR), 2));

  private static Given given() {
    return Given.factions(Race.HUMAN, Race.NARN)
        .define(ENVOY, RIVAL, HIRED, PRAISE)
        .inRow(1, "envoy")
        .inRow(2, "rival")
        .forHire("hired")
        .inHand(1, "praise");
  }

  @Test
  @Rule({"B5-SUP-05", "B5-SUP-06", "B5-ATK-04"})
  void whoJoinsIsToldWithSideAndAbility() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.act(support(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    assertThat(told(stage)).contains("envoy supports Diplomacy conflict 1 with Diplomacy");
    stage.act(attack(stage, 2, "rival", "envoy"));
    assertThat(told(stage)).contains("rival attacks in Diplomacy conflict 1 with Diplomacy");
    ParticipantJoined opposes =
        new ParticipantJoined(
            7, new Participant(stage.id("rival"), Q, Role.OPPOSE, Ability.INTRIGUE));
    assertThat(tell(stage, opposes)).isEqualTo("rival opposes conflict 7 with Intrigue");
  }

  @Test
  @Rule({"B5-EFF-02", "B5-EFF-03"})
  void whatAnEffectChangesIsToldAndShownWhileItHolds() {
    Stage stage = given().actionRound(1);
    stage.act(play(stage, 1, "praise"));
    String changes = "Jeffrey Sinclair has Diplomacy +2, until the turn ends";
    assertThat(told(stage)).contains("praise: " + changes);
    assertThat(table(stage)).contains("  in force by praise: " + changes + "\n");
    Modifier draws =
        new Modifier(
            stage.id("envoy"),
            P,
            Optional.empty(),
            Optional.of(Q),
            new FactionOperation.NoConflictGain(Who.OTHER),
            0,
            Optional.empty(),
            Duration.END_OF_TURN,
            2);
    Stage barred = given().board(board -> board.withModifiers(draws)).actionRound(1);
    assertThat(tell(barred, new FactionChanged(stage.id("envoy"), Q)))
        .isEqualTo("envoy: Narn gains no influence from conflicts, until the turn ends");
    assertThat(tell(barred, new FactionChanged(stage.id("envoy"), P)))
        .isEqualTo("envoy changes what holds for Human");
    assertThat(tell(barred, new RatingsChanged(stage.id("envoy"), stage.id("rival"))))
        .isEqualTo("envoy changes rival");
  }

  @Test
  @Rule("B5-W-03")
  void inWhichConflictAnotherAbilityMayBeUsedIsToldOnce() {
    Modifier best =
        new Modifier(
            CardId.of(0),
            P,
            Optional.of(CardId.of(0)),
            Optional.empty(),
            new CardOperation.MayUse(Target.SELF, Optional.empty(), Optional.empty(), true),
            0,
            Optional.of(1),
            Duration.END_OF_TURN,
            2);
    Given given = given().conflict(Ability.DIPLOMACY, 1);
    Stage stage = given.board(board -> board.withModifiers(best)).actionRound(1);
    assertThat(table(stage))
        .contains("may use its best ability in Diplomacy conflict 1, until the turn ends\n");
  }

  @Test
  @Rule({"B5-FRM-15", "B5-MRC-02", "B5-MRC-05"})
  void theOrderAndTheBidsAreShownByFaction() {
    Stage stage = given().influence(2, 4, 4).actionRound(2);
    assertThat(table(stage))
        .contains("order: Narn, Human")
        .contains("  mercenary: hired [Dip 2], no bids\n");
    stage.act(new Bid(Q, stage.id("hired"), 2));
    assertThat(table(stage)).contains("  mercenary: hired [Dip 2], bids: Narn 2\n");
    stage.idleUntil(MercenaryStep.class);
    assertThat(stage.prompt(2)).isEqualTo("hired can do nothing here");
    Stage open = given().conflict(Ability.DIPLOMACY, 1).influence(2, 4, 4).actionRound(2);
    open.act(new Bid(Q, open.id("hired"), 2)).idleUntil(MercenaryStep.class);
    assertThat(open.prompt(2)).isEqualTo("Let hired act, or do nothing");
  }

  @Test
  @Rule({"B5-FRM-32", "B5-FRM-40"})
  void howConflictsEndedIsShownAsLongAsAftermathsMayAnswerIt() {
    Conflict conflict =
        Conflict.builder()
            .number(1)
            .traits(ConflictTraits.builder().type(Ability.INTRIGUE).build())
            .initiator(P)
            .target(Q)
            .build();
    ConflictResult result = new ConflictResult(conflict, 5, 3, true, false, Optional.empty());
    Stage stage = given().board(board -> board.withResults(result)).actionRound(1);
    assertThat(table(stage))
        .contains("  Intrigue conflict 1 of Human against Narn: won, support 5, opposition 3\n");
  }

  @Test
  @Rule({"B5-W-19", "B5-W-20", "B5-FRM-04", "B5-FRM-53"})
  void numbersAndPlacesAreTold() {
    Stage stage = given().board(board -> board.withApplyLimit(3)).actionRound(1);
    assertThat(table(stage)).contains("nobody applies more than 3");
    assertThat(tell(stage, new CardsDrawn(Q, 2, ImmutableList.of())))
        .isEqualTo("Narn draws 2 cards");
    assertThat(tell(stage, new CardsDrawn(Q, 1, ImmutableList.of())))
        .isEqualTo("Narn draws a card");
    assertThat(tell(stage, new CardsLookedAt(P, Q, false, 2, ImmutableList.of())))
        .isEqualTo("Human looks at the top 2 of the deck of Narn");
    assertThat(tell(stage, new CardPlaced(P, Q, true, Optional.empty())))
        .isEqualTo("Human puts a card, or none, under the deck of Narn");
    Stage looks = given().inDeck(2, "rival").at(new Look(P, Q, 1, DeckEnd.UNDER), Seat.first(2));
    assertThat(looks.prompt(1))
        .isEqualTo("Move one of the cards you look at under the deck of Narn, or none");
  }

  @Test
  @Rule("B5-FRM-54")
  void whatWinsAndWhatIsDiscardedIsTold() {
    Stage stage = given().actionRound(1);
    stage.act(play(stage, 1, "praise"));
    assertThat(table(stage)).contains("power that wins: 20\n").contains(", discard pile 1\n");
    assertThat(B5Narrator.INSTANCE.about(stage.view(2), "discards"))
        .contains("Human: praise\nNarn: nothing");
    assertThat(B5Narrator.INSTANCE.legend()).contains("? discards");
  }

  private static ImmutableList<String> told(Stage stage) {
    return stage.events().stream()
        .map(event -> tell(stage, event.what()))
        .collect(ImmutableList.toImmutableList());
  }

  private static String tell(Stage stage, GameEvent event) {
    return B5Narrator.INSTANCE.event(stage.view(1), event);
  }

  private static String table(Stage stage) {
    return B5Narrator.INSTANCE.table(stage.view(1));
  }
}
