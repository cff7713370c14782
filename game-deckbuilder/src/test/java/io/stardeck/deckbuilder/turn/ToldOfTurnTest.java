package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.event.BattleEvent.ShipRepaired;
import io.stardeck.deckbuilder.event.CardEvent.CardPlayed;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What everybody is told of the actions of a turn. */
class ToldOfTurnTest {
  private final Scene scene =
      Given.exploration(2)
          .hand(ONE, "c1")
          .slots("c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c9")
          .damage(ONE, 3)
          .xp(4)
          .scene();

  @Rule({"DB-PLR-01", "DB-VIS-03"})
  @Test
  void theCardThatIsPlayed() {
    assertThat(scene.does(new PlayCard(ONE, card("c1"))).seen(TWO, CardPlayed.class))
        .containsExactly(new CardPlayed(ONE, card("c1")));
  }

  @Rule("DB-ACT-10")
  @Test
  void howMuchDamageIsRepaired() {
    Scene repaired = scene.does(new Repair(ONE, 2));
    ShipRepaired told = new ShipRepaired(ONE, 2, 1);
    assertThat(repaired.seen(TWO, ShipRepaired.class)).containsExactly(told);
    assertThat(Scene.GAME.narrator().event(repaired.view(TWO), told))
        .isEqualTo("seat 1 repairs 2 damage, 1 left");
  }

  @Rule("DB-ACT-11")
  @Test
  void theCardThatASearchDiscards() {
    assertThat(scene.does(new Search(ONE, 0)).seen(TWO, CardSearched.class))
        .containsExactly(new CardSearched(ONE, 0, card("c2")));
  }
}
