package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Chosen.OfKind;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.view.StccgView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events about the hands of players, and what is discarded from them or taken back. */
class HandEventCardsTest {
  // Diplomacy Mission (planet, Federation), Study Stellar Collision (space), Cloaked Mission
  // (planet, Klingon).
  private final Scene scene = Scene.laid().missions("151", "191", "147");

  private void plays(Seat seat, String event, Aim on) {
    CardId card = scene.hand(seat, event);
    scene.cardPlay(seat).quietly(new PlayCard(seat, card, on));
  }

  @Shows("066")
  @Rule({"ST-EFF-17", "ST-PLY-08", "ST-PLY-09", "ST-CMP-11", "ST-VIS-07"})
  @Test
  void theProbeShowsAllHands() {
    scene.hand(ONE, "205");
    scene.hand(TWO, "331");
    assertThat(seen(TWO, ONE)).isEmpty();
    plays(ONE, "066", Aim.NOTHING);
    assertThat(seen(TWO, ONE)).containsExactly("205");
    assertThat(seen(ONE, TWO)).containsExactly("331");
    scene.turns(1);
    assertThat(seen(TWO, ONE)).hasSize(2); // the card drawn too
  }

  private List<String> seen(Seat by, Seat whose) {
    return StccgView.of(scene.state(), by).cards(Places.hand(whose)).stream()
        .map(Card::def)
        .toList();
  }

  @Shows("079")
  @Rule({"ST-EFF-09", "ST-PLY-09"})
  @Test
  void theCollectorDrawsThreeForAPlayer() {
    plays(ONE, "079", Aim.at(TWO));
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(3);
    assertThat(scene.discarded(ONE)).containsExactly("079");
  }

  @Shows("082")
  @Rule({"ST-EFF-09", "ST-I-26", "ST-VIS-13"})
  @Test
  void masakaChangesAHand() {
    CardId troi = scene.hand(TWO, "205");
    CardId data = scene.hand(TWO, "204");
    plays(ONE, "082", Aim.at(TWO));
    assertThat(scene.state().cards(Places.hand(TWO))).extracting("def").containsOnly("331");
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(2);
    assertThat(scene.state().cards(Places.deck(TWO)).subList(8, 10))
        .extracting("def")
        .containsExactlyInAnyOrder("204", "205");
    assertThat(scene.state().cards(Places.deck(TWO)))
        .extracting(Card::id)
        .doesNotContain(troi, data); // shuffled, they have other names
  }

  @Rule("ST-EFF-41")
  @Test
  void whoHasOneCardInHandIsAskedForItAllTheSame() {
    scene.lies(ONE, "093", On.table(ONE)); // Static Warp Bubble
    CardId only = scene.hand(TWO, "205");
    scene.orders(TWO).quietly(new EndTurn(TWO));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.quietly(new Choose(TWO, new OfCard(only)));
    assertThat(scene.discarded(TWO)).containsExactly("205");
  }

  @Rule({"ST-PLY-09", "ST-EFF-09"})
  @Test
  void aCardThatRecoversOthersIsNotYetAmongThem() {
    plays(ONE, "091", Aim.NOTHING); // Res-Q, and no card was discarded before
    assertThat(scene.state().cards(Places.hand(ONE))).isEmpty();
    assertThat(scene.discarded(ONE)).containsExactly("091");
  }

  @Shows("091")
  @Rule({"ST-EFF-09", "ST-EFF-41"})
  @Test
  void resQTakesACardBack() {
    plays(ONE, "079", Aim.at(ONE));
    plays(ONE, "082", Aim.at(ONE));
    plays(ONE, "091", Aim.NOTHING);
    CardId old = scene.state().cards(Places.discard(ONE)).get(1).id();
    scene.quietly(new Choose(ONE, new OfCard(old)));
    assertThat(scene.state().cards(Places.hand(ONE))).extracting("def").contains("079");
    assertThat(scene.discarded(ONE)).containsExactly("091", "082");
  }

  @Shows({"093", "098"})
  @Rule({"ST-EFF-25", "ST-EFF-09", "ST-TRM-03", "ST-PAT-15", "ST-PLY-08"})
  @Test
  void theWarpBubbleTakesACardFromEachOpponent() {
    plays(ONE, "093", Aim.NOTHING);
    plays(ONE, "093", Aim.NOTHING); // not cumulative
    scene.turns(1);
    CardId given = scene.hand(TWO, "205");
    scene.hand(TWO, "204");
    scene.quietly(new EndTurn(TWO)).quietly(new Choose(TWO, new OfCard(given)));
    assertThat(scene.discarded(TWO)).containsExactly("205");
    CardId traveler = scene.hand(TWO, "098");
    scene.turns(1);
    scene.quietly(new PlayCard(TWO, traveler, Aim.at(TWO)));
    int hand = scene.state().size(Places.hand(TWO));
    scene.turns(1);
    assertThat(scene.discarded(TWO)).containsExactly("205"); // the Traveler keeps it off
    assertThat(scene.state().size(Places.hand(TWO))).isEqualTo(hand + 2); // one more draw
  }

  @Shows("096")
  @Rule({"ST-EFF-53", "ST-EFF-41"})
  @Test
  void theKidnappersGuessAtAHand() {
    scene.hand(TWO, "205");
    plays(ONE, "096", Aim.NOTHING);
    scene.quietly(new EndTurn(ONE)).quietly(new Choose(ONE, new OfKind(CardKind.SHIP)));
    assertThat(scene.discarded(TWO)).isEmpty();
    assertThat(seen(ONE, TWO)).containsExactly("205"); // it was shown
    scene.quietly(new EndTurn(TWO)).quietly(new DeclinePlay(ONE));
    Scene certain = Scene.laid().missions("151");
    certain.hand(TWO, "205");
    CardId card = certain.hand(ONE, "096");
    certain.cardPlay(ONE).quietly(new PlayCard(ONE, card, Aim.NOTHING));
    certain.quietly(new EndTurn(ONE)).quietly(new Choose(ONE, new OfKind(CardKind.PERSONNEL)));
    assertThat(certain.discarded(TWO)).containsExactly("205");
  }

  @Rule({"ST-EFF-53", "ST-EFF-09"})
  @Test
  void aDilemmaThatWasBroughtBackIsGuessedToo() {
    scene.hand(TWO, "015"); // as Res-Q takes it from the discard pile
    plays(ONE, "096", Aim.NOTHING);
    scene.quietly(new EndTurn(ONE)).quietly(new Choose(ONE, new OfKind(CardKind.DILEMMA)));
    assertThat(scene.discarded(TWO)).containsExactly("015");
  }
}
