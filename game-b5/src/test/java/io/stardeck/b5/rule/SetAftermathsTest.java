package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several set aftermaths of one player, of which one is turned up before the others. */
final class SetAftermathsTest {
  private static final B5Game GAME = new B5Game();
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  /** Each can be revealed if the card above it took part: the envoy and the ambassador do. */
  private static Stage given(String... hosts) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3).build(),
                character("idler", Race.NARN, 2, 3).build(),
                ofHost("first"),
                ofHost("second"),
                ofHost("third"))
            .inRow(1, "envoy")
            .inRow(1, "idler")
            .inHand(1, "first")
            .inHand(1, "second")
            .inHand(1, "third")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "first", hosts[0])).act(Acts.pass(2));
    stage.act(Acts.set(stage, 1, "second", hosts[1])).act(Acts.pass(2));
    stage.act(Acts.set(stage, 1, "third", hosts[2])).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    return stage.idleUntil(AftermathStep.class);
  }

  private static CardDef ofHost(String id) {
    return card(id, Kind.AFTERMATH)
        .condition(new Condition.HostParticipated())
        .addEffects(
            Effect.builder()
                .trigger(Trigger.PLAY)
                .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                .build())
        .build();
  }

  @Rule({"B5-EVT-04", "B5-FRM-40"})
  @Test
  void theOthersStayUnderTheirCardsWhenOneIsRevealed() {
    Stage stage = given("envoy", "ambassador 1", "idler");
    stage.act(Acts.reveal(stage, 1, "first"));
    stage.refuses(Acts.reveal(stage, 1, "third"), "B5-FRM-40");
    stage.act(Acts.reveal(stage, 1, "second"));
  }

  @Rule({"B5-EVT-04", "B5-I-26"})
  @Test
  void nobodyElseLearnsWhichOfTwoUnderOneCardWasRevealed() {
    Stage stage = given("envoy", "ambassador 1", "envoy");
    B5State state = stage.state();
    B5State exchanged =
        Cards.DEALER.exchanged(
            state, Places.set(P), at(stage, "first"), Places.set(P), at(stage, "third"), Q);
    assertThat(GAME.view(exchanged, Q)).isEqualTo(GAME.view(state, Q));
    B5Action reveal = Acts.reveal(stage, 1, "first");
    assertThat(GAME.apply(exchanged, reveal).told(Q)).isEqualTo(GAME.apply(state, reveal).told(Q));
    assertThat(GAME.view(GAME.apply(exchanged, reveal).state(), Q))
        .isEqualTo(GAME.view(GAME.apply(state, reveal).state(), Q));
  }

  private static int at(Stage stage, String key) {
    CardId card = stage.id(key);
    return stage.state().zones().cards(Places.set(P)).indexOf(card);
  }

  private static Stage toasting() {
    CardDef toast =
        card("toast", Kind.EVENT)
            .addPlayWith(ActionKind.SET_AFTERMATH, ActionKind.HIDE_AGENDA)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.WITH_ACTION)
                    .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                    .build())
            .build();
    return Given.factions(Race.HUMAN, Race.NARN)
        .define(toast)
        .inHand(1, "toast")
        .inHand(1, "refugees")
        .inHand(1, "assigning-blame")
        .inHand(1, "power-politics")
        .inHand(1, "peace-in-our-time")
        .inRow(2, "jadoc")
        .actionRound(1);
  }

  /** What waits for replies everybody sees, so the card lies there before. */
  @Rule({"B5-RPL-03", "B5-EVT-04", "B5-AGD-04", "B5-I-26"})
  @Test
  void whatIsLaidFaceDownWithAnEventNobodyReadsWhoReplies() {
    Stage stage = toasting();
    List<Stage> aftermaths = new ArrayList<>();
    for (String card : new String[] {"refugees", "assigning-blame"}) {
      Deed set = Acts.set(stage, 1, card, "ambassador 1");
      aftermaths.add(stage.copy().act(Acts.with(stage, set, "toast")));
    }
    List<Stage> agendas = new ArrayList<>();
    for (String card : new String[] {"power-politics", "peace-in-our-time"}) {
      Deed hide = new HideAgenda(Seat.of(1), stage.ambassador(1), stage.id(card));
      agendas.add(stage.copy().act(Acts.with(stage, hide, "toast")));
    }
    for (List<Stage> pair : List.of(aftermaths, agendas)) {
      assertThat(pair.get(0).toAct()).containsExactly(Seat.of(2));
      assertThat(pair.get(0).view(2)).isEqualTo(pair.get(1).view(2));
    }
  }

  @Rule({"B5-W-34", "B5-RPL-05", "B5-EVT-02"})
  @Test
  void theAftermathLiesThereThoughItsEventIsCancelled() {
    Stage stage = toasting();
    stage.act(Acts.with(stage, Acts.set(stage, 1, "refugees", "ambassador 1"), "toast"));
    Stage declined = stage.copy().act(new DeclineReply(Seat.of(2)));
    assertThat(declined.rating(1)).isEqualTo(4 + 1);
    stage.act(new ReplyWith(Seat.of(2), stage.id("jadoc")));
    assertThat(stage.rating(1)).isEqualTo(4);
    for (Stage each : List.of(declined, stage)) {
      assertThat(each.board().faction(Seat.of(1)).setUnder()).hasSize(1);
      assertThat(each.state().zones().cards(Places.discard(Seat.of(1))))
          .containsExactly(each.id("toast"));
    }
  }
}
