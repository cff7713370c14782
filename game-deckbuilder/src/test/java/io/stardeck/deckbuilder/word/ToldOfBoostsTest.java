package io.stardeck.deckbuilder.word;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.event.GainEvent.AllowanceChanged;
import io.stardeck.deckbuilder.event.GainEvent.BonusGained;
import io.stardeck.deckbuilder.event.GainEvent.DiscountGained;
import io.stardeck.deckbuilder.event.GainEvent.PreventionGained;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.engine.testkit.Rule;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What everybody is told of the words that add for a time. */
class ToldOfBoostsTest {
  @Rule("DB-EFF-01")
  @Test
  void aChangedStat() {
    assertThat(
            played("{'op': 'ADD_STAT', 'stat': 'attack', 'amount': 2}")
                .seen(TWO, BonusGained.class))
        .containsExactly(new BonusGained(ONE, Stat.ATTACK, 2));
  }

  @Rule({"DB-EFF-02", "DB-EFF-03"})
  @Test
  void oneSearchOrExplorationMore() {
    assertThat(played("{'op': 'ADD_SEARCH', 'amount': 1}").seen(TWO, AllowanceChanged.class))
        .containsExactly(new AllowanceChanged(ONE, Modifier.Kind.SEARCH, 1, 2));
    Scene explore = played("{'op': 'ADD_EXPLORE', 'amount': 1}");
    assertThat(explore.seen(TWO, AllowanceChanged.class))
        .containsExactly(new AllowanceChanged(ONE, Modifier.Kind.EXPLORE, 1, 2));
  }

  @Rule("DB-EFF-09")
  @Test
  void aDiscountWithHowOftenItCounts() {
    Scene scene =
        played("{'op': 'DISCOUNT', 'sel': {'type': 'CHARACTER'}, 'amount': 2, 'uses': 3}");
    assertThat(scene.seen(TWO, DiscountGained.class))
        .singleElement()
        .satisfies(
            discount -> {
              assertThat(discount.seat()).isEqualTo(ONE);
              assertThat(discount.amount()).isEqualTo(2);
              assertThat(discount.uses()).isEqualTo(3);
            });
  }

  @Rule("DB-DMG-03")
  @Test
  void damageToBePreventedOfSomeNumberAllOrNone() {
    assertThat(played("{'op': 'PREVENT', 'amount': 2}").seen(TWO, PreventionGained.class))
        .containsExactly(new PreventionGained(ONE, OptionalInt.of(2)));
    assertThat(played("{'op': 'PREVENT'}").seen(TWO, PreventionGained.class))
        .containsExactly(new PreventionGained(ONE, OptionalInt.empty()));
    Scene none = played("{'op': 'PREVENT', 'amount': {'op': 'DAMAGE', 'player': 'SELF'}}");
    assertThat(none.seen(TWO, PreventionGained.class)).isEmpty();
    assertThat(none.tally(ONE).preventions()).isEmpty();
  }

  private static Scene played(String effect) {
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", "[" + effect.replace('\'', '"') + "]");
    return Given.config(2, config -> config.cardSet(cards))
        .hand(ONE, "c1")
        .scene()
        .does(new PlayCard(ONE, card("c1")));
  }
}
