package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Draw;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cards of a hand that are named by an action with an event, which waits for replies. */
final class AnnouncedCardsTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static CardDef event(String id, Operation operation, ActionKind... with) {
    return card(id, Kind.EVENT)
        .addPlayWith(with)
        .addEffects(
            Effect.builder()
                .trigger(with.length == 0 ? Trigger.PLAY : Trigger.WITH_ACTION)
                .addOperations(operation)
                .build())
        .build();
  }

  /** The first player has drawn all cards of the deck, of which nobody else knows one. */
  private static Stage drawn(ActionKind kind) {
    Given given =
        Given.factions(Race.HUMAN, Race.NARN, Race.CENTAURI)
            .define(
                event("harvest", new Draw(Amount.of(20))),
                event("toast", new GainInfluence(Who.OWN, Amount.of(1)), kind))
            .influence(1, 12, 12)
            .inHand(1, "harvest")
            .inDeck(1, "toast")
            .inDeck(1, "human-aide")
            .inDeck(1, "power-politics")
            .inDeck(1, "kidnapping")
            .inRow(2, "jadoc");
    if (kind == ActionKind.REPLACE_AGENDA) {
      given.agenda(1, "peace-in-our-time");
    }
    Stage stage = given.actionRound(1);
    stage.act(Acts.play(stage, 1, "harvest")).act(new DeclineReply(Q));
    return stage.act(Acts.pass(2)).act(Acts.pass(3));
  }

  private static Deed deed(Stage stage, ActionKind kind) {
    CardId agenda = stage.id("power-politics");
    return kind == ActionKind.SPONSOR
        ? Acts.sponsor(stage, 1, "ambassador 1", "human-aide")
        : kind == ActionKind.SPONSOR_AGENDA
            ? new SponsorAgenda(P, stage.ambassador(1), agenda)
            : new ReplaceAgenda(P, stage.ambassador(1), agenda);
  }

  /** What waits for replies everybody sees: in a state dealt anew it is that card as well. */
  @Rule({"B5-RPL-03", "B5-I-26", "B5-I-33"})
  @ParameterizedTest
  @EnumSource(names = {"SPONSOR", "SPONSOR_AGENDA", "REPLACE_AGENDA"})
  void allHaveSeenTheCardThatWaitsForReplies(ActionKind kind) {
    Stage stage = drawn(kind);
    CardId named = stage.id(kind == ActionKind.SPONSOR ? "human-aide" : "power-politics");
    stage.act(Acts.with(stage, deed(stage, kind), "toast"));
    assertThat(stage.toAct()).containsExactly(Q);
    for (int seat = 2; seat <= 3; seat++) {
      B5View view = stage.view(seat);
      assertThat(view.zones().cards(Places.hand(P))).containsExactly(named);
      for (int deal = 0; deal < 10; deal++) {
        B5State anew = GAME.determinize(view, Chance.seeded(deal));
        assertThat(GAME.faults(anew)).isEmpty();
        assertThat(GAME.view(anew, Seat.of(seat))).isEqualTo(view);
      }
    }
    Stage cancelled = stage.copy().act(new ReplyWith(Q, stage.id("jadoc")));
    assertThat(cancelled.inPlay(named)).isTrue();
    assertThat(stage.act(new DeclineReply(Q)).inPlay(named)).isTrue();
  }
}
