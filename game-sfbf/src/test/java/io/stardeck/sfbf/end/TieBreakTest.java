package io.stardeck.sfbf.end;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Outcome;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.card.CardGroup;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Tie-break A: cards are drawn (BF-WIN-07, BF-D-52). */
class TieBreakTest {
  @Rule({"BF-WIN-07", "BF-D-52"})
  @Property(tries = 200)
  void theHighestTotalOfFiveCardsWinsAndTiesDrawOn(@ForAll @IntRange(max = 99_999) int seed) {
    Scene scene = tied(TieBreak.DRAW, seed).does(new EndTurn(THREE));
    List<CardDrawn> drawn = scene.events(CardDrawn.class);
    assertThat(drawn.size()).isGreaterThanOrEqualTo(10);
    assertThat(drawn.size() % 2).isZero();
    Table table = scene.state().table();
    int one = 0;
    int two = 0;
    for (int i = 0; i < drawn.size(); i += 2) {
      assertThat(i < 10 || one == two).as("drawing on needs a tie").isTrue();
      assertThat(drawn.get(i).seat()).isEqualTo(ONE);
      assertThat(drawn.get(i + 1).seat()).isEqualTo(TWO);
      one += points(table, drawn.get(i));
      two += points(table, drawn.get(i + 1));
    }
    assertThat(one).isNotEqualTo(two);
    assertThat(outcome(scene).winners()).containsExactly(one > two ? ONE : TWO);
    assertThat(outcome(scene).scores()).containsExactly(8, 8, 6);
    assertThat(scene.state().starbase() + table.discard().size()).isEqualTo(90);
  }

  @Rule("BF-D-52")
  @Test
  void ifTheCardsRunOutTheWinIsShared() {
    Scene scene =
        given(TieBreak.DRAW)
            .nothingElseInStarbase()
            .starbase("rs-1", "rs-2", "rs-3", "rs-4", "ww-1", "ww-2", "eng", "gun")
            .hand(ONE, "tb-1", "tb-2", "org", "mut")
            .stash(TWO, "prt-1")
            .scene()
            .does(new EndTurn(THREE));
    assertThat(scene.events(CardDrawn.class)).hasSize(12);
    assertThat(outcome(scene).winners()).containsExactly(ONE, TWO);
  }

  @Rule("BF-WIN-06")
  @Test
  void byDefaultTheWinIsShared() {
    Scene scene = tied(TieBreak.SHARED, 1).does(new EndTurn(THREE));
    assertThat(outcome(scene).winners()).containsExactly(ONE, TWO);
    assertThat(scene.events(CardDrawn.class)).isEmpty();
  }

  @Rule("BF-WIN-07")
  @Test
  void withoutATieNobodyDraws() {
    Scene scene = given(TieBreak.DRAW).trophies(ONE, "kzi-ff").scene().does(new EndTurn(THREE));
    assertThat(scene.events(CardDrawn.class)).isEmpty();
    assertThat(outcome(scene).winners()).containsExactly(ONE);
  }

  @Rule({"BF-WIN-07", "BF-D-52"})
  @Test
  void whatWasPutDownLastIsShuffledWithAllOtherCards() {
    Scene scene =
        given(TieBreak.DRAW)
            .hand(THREE, "rs-1", "rs-2")
            .scene()
            .does(new StashDiscard(THREE, Given.card("rs-1")));
    assertThat(scene.state().stash(THREE)).isEmpty();
    assertThat(scene.state().hand(THREE)).isEmpty();
    assertThat(scene.view(THREE).cards().known()).isEmpty();
    assertThat(scene.told(DeckReshuffled.class, ONE))
        .containsExactly(new DeckReshuffled(false, 90));
    assertThat(scene.state().starbase() + scene.state().table().discard().size()).isEqualTo(90);
  }

  private static int points(Table table, CardDrawn drawn) {
    CardId card = drawn.card().orElseThrow();
    return table.kind(card).is(CardGroup.WEAPON) ? table.card(card).value() : 0;
  }

  /** ONE and TWO have 8 points, THREE 6 and the last turn. */
  private static Given given(TieBreak tieBreak) {
    return Given.config(3, c -> c.tieBreak(tieBreak))
        .gameTurn(200)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .screen(THREE, "gor-cl")
        .phases(new Phase.Discard(THREE, true, false));
  }

  private static Scene tied(TieBreak tieBreak, int seed) {
    BattleForceState state =
        given(tieBreak)
            .hand(ONE, "em-1", "ph1-4-1")
            .weasel("kli-d7", "ww-1")
            .stash(THREE, "plr-9")
            .state();
    return Scene.at(state.withChance(Chance.seeded(seed)));
  }

  private static Outcome outcome(Scene scene) {
    return Scene.GAME.outcome(scene.state()).orElseThrow();
  }
}
