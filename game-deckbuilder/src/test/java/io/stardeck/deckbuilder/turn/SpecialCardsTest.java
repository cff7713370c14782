package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a SPECIAL goes once it has acted. */
class SpecialCardsTest {
  private static final CardSet SIMPLE =
      Sets.with(Given.SMALL, "wormhole", "flip", "[{\"op\":\"ADD_XP\",\"amount\":4}]");

  @Rule("DB-SBS-09")
  @Test
  void aSpecialGoesToTheDiscardAndItsSlotIsRefilled() {
    Scene scene = turnedUp(SIMPLE);
    assertThat(scene.tally(ONE).xp()).isEqualTo(4);
    assertThat(starbase(scene).slots().get(0)).isEqualTo(Slot.of(card("man")));
    assertThat(starbase(scene).discard()).containsExactly(card("c1"), card("wormhole"));
    assertThat(scene.state().table().removed()).doesNotContain(card("wormhole"));
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(scene.seen(TWO, CardMoved.class))
        .containsExactly(left(Destination.STARBASE_DISCARD));
  }

  @Rule("DB-SBS-09")
  @Test
  void aSpecialThatSaysSoLeavesTheGameAndItsSlotIsRefilled() {
    Scene scene = turnedUp(doneWith("REMOVE"));
    assertThat(scene.tally(ONE).xp()).isEqualTo(4);
    assertThat(scene.state().table().removed()).contains(card("wormhole"));
    assertThat(starbase(scene).slots().get(0)).isEqualTo(Slot.of(card("man")));
    assertThat(starbase(scene).discard()).containsExactly(card("c1"));
    assertThat(scene.seen(TWO, CardMoved.class)).containsExactly(left(Destination.REMOVED));
  }

  @Rule("DB-SBS-09")
  @Test
  void aSpecialThatSaysSoStaysInItsSlot() {
    Scene scene = turnedUp(doneWith("STAY"));
    assertThat(scene.tally(ONE).xp()).isEqualTo(4);
    assertThat(starbase(scene).slots().get(0)).isEqualTo(Slot.of(card("wormhole")));
    assertThat(starbase(scene).discard()).containsExactly(card("c1"));
    assertThat(scene.state().table().removed()).doesNotContain(card("wormhole"));
    assertThat(scene.seen(TWO, CardMoved.class)).isEmpty();
  }

  @Rule({"DB-SBS-02", "DB-SBS-06"})
  @Test
  void cardsThatAnEffectSearchesAwayAreToldOneByOne() {
    Scene scene =
        Given.exploration(2)
            .slots("c1", "c2")
            .starbase("wormhole", "man")
            .scene()
            .does(new Search(ONE, 0));
    assertThat(scene.seen(TWO, CardSearched.class))
        .startsWith(
            new CardSearched(ONE, 0, card("c1")),
            new CardSearched(ONE, 0, card("wormhole")),
            new CardSearched(ONE, 1, card("c2")));
  }

  private static CardMoved left(Destination to) {
    return new CardMoved(ONE, Optional.of(card("wormhole")), to);
  }

  private static CardSet doneWith(String place) {
    return Sets.with(SIMPLE, "wormhole", "disposition", "{\"done\":\"" + place + "\"}");
  }

  private static Scene turnedUp(CardSet cards) {
    return Given.config(2, config -> config.cardSet(cards))
        .slots("c1")
        .starbase("wormhole", "man")
        .scene()
        .does(new Search(ONE, 0));
  }

  private static Starbase starbase(Scene scene) {
    return scene.state().table().starbase();
  }
}
