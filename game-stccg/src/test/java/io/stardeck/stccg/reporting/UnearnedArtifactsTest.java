package io.stardeck.stccg.reporting;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** An artifact that was destroyed unearned may come to a hand, and is not played. */
class UnearnedArtifactsTest {
  private static final String KURLAN_NAISKOS = "004";
  private static final String THOUGHT_MAKER = "005";

  private final StccgGame game = new StccgGame();
  private final Scene scene = Scene.laid().missions("151", "191");

  /** A Supernova destroys an artifact of the first player, who gets it back by Res-Q. */
  private CardId retrieved(String artifact) {
    scene.seeded(TWO, 0, "015").seeded(ONE, 0, artifact).seeded(TWO, 0, "016");
    scene.lies(ONE, "007", On.table(ONE));
    scene.cardPlay(TWO).playsCard(ONE, "095", Aim.at(0));
    scene.playsCard(ONE, "091", Aim.NOTHING);
    scene.quietly(new Choose(ONE, new Chosen.OfCard(in(Places.discard(ONE), artifact))));
    return in(Places.hand(ONE), artifact);
  }

  private CardId in(Place place, String def) {
    return scene.state().cards(place).stream()
        .filter(card -> card.def().equals(def))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private ImmutableList<CardId> played() {
    return game.legalActions(scene.state(), ONE).stream()
        .filter(action -> action instanceof PlayCard || action instanceof PlayInterrupt)
        .map(
            action ->
                action instanceof PlayCard card ? card.card() : ((PlayInterrupt) action).card())
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-PLY-02", "ST-ART-04", "ST-SPC-07"})
  @Test
  void itIsNotPlayedAsAnEvent() {
    Aim ship = Aim.at(Host.ship(scene.ship(ONE, "331", 1)));
    CardId lost = retrieved(KURLAN_NAISKOS);
    CardId earned = scene.hand(ONE, KURLAN_NAISKOS);
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, lost, ship))).containsExactly("ST-PLY-02");
    assertThat(scene.against(new PlayCard(ONE, earned, ship))).isEmpty(); // though it lies behind
    assertThat(played()).contains(earned).doesNotContain(lost);
  }

  @Rule({"ST-PLY-02", "ST-ART-04"})
  @Test
  void itIsNotPlayedAsAnInterrupt() {
    CardId lost = retrieved(THOUGHT_MAKER);
    CardId earned = scene.hand(ONE, THOUGHT_MAKER);
    scene.cardPlay(ONE);
    Aim hand = Aim.at(TWO);
    assertThat(scene.against(new PlayInterrupt(ONE, lost, hand))).containsExactly("ST-PLY-02");
    assertThat(scene.against(new PlayInterrupt(ONE, earned, hand))).isEmpty();
    assertThat(played()).contains(earned).doesNotContain(lost);
  }

  @Rule({"ST-PLY-02", "ST-ZON-11"})
  @Test
  void belowTheDeckAndDrawnAgainItIsStillNotPlayed() {
    retrieved(THOUGHT_MAKER);
    scene.deck(ONE, 0).playsCard(ONE, "082", Aim.at(ONE)); // Masaka Transformations
    scene.cardPlay(ONE);
    assertThat(played()).doesNotContain(in(Places.hand(ONE), THOUGHT_MAKER));
  }

  @Rule({"ST-PLY-02", "ST-ZON-11"})
  @Test
  void discardedAndBroughtBackAgainItIsStillNotPlayed() {
    CardId lost = retrieved(THOUGHT_MAKER);
    scene.lies(TWO, "093", On.table(TWO)); // Static Warp Bubble
    scene.orders(ONE).turns(1).quietly(new Choose(ONE, new Chosen.OfCard(lost)));
    assertThat(scene.discarded(ONE)).contains(THOUGHT_MAKER);
    scene.playsCard(ONE, "091", Aim.NOTHING);
    scene.quietly(new Choose(ONE, new Chosen.OfCard(in(Places.discard(ONE), THOUGHT_MAKER))));
    scene.cardPlay(ONE);
    assertThat(played()).doesNotContain(in(Places.hand(ONE), THOUGHT_MAKER));
  }

  @Rule({"ST-PLY-02", "ST-VIS-11"})
  @Test
  void itIsNoSecretAndFitsWhatIsDealtAnew() {
    retrieved(THOUGHT_MAKER);
    scene.cardPlay(ONE);
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      StccgView view = game.view(scene.state(), seat);
      StccgState dealt = game.determinize(view, Chance.seeded("deal"));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, seat)).isEqualTo(view);
    }
  }
}
