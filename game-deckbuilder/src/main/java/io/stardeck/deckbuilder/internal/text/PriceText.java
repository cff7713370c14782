package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;

/** What has to be paid, as a card names it. */
final class PriceText {
  static final Texts<Voice, Price> TEXTS =
      Texts.<Voice, Price>builder()
          .put(Price.Xp.class, (voice, p) -> "pay " + AmountText.of(voice, p.n()) + " XP")
          .put(
              Price.DiscardCards.class,
              (voice, p) -> "discard " + SelectorText.some(voice, p.n(), p.sel()))
          .put(
              Price.TrashCards.class,
              (voice, p) -> "trash " + SelectorText.some(voice, p.n(), p.sel()))
          .put(
              Price.TakeDamage.class,
              (voice, p) -> "take " + AmountText.of(voice, p.n()) + " damage past Shields")
          .build();

  private PriceText() {}

  /** "pay 2 XP". */
  static String of(Voice voice, Price price) {
    return TEXTS.of(voice, price);
  }

  /** All of them: "pay 2 XP and discard 1 card of your Hand". */
  static String all(Voice voice, ImmutableList<Price> prices) {
    return Phrases.and(prices.stream().map(price -> of(voice, price)).toList());
  }
}
