package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Amount;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.card.Effect;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** What a card does, in short sentences without a full stop. */
final class EffectText {
  static final Texts<Voice, Effect> TEXTS = texts();

  private EffectText() {}

  /** "draw 2 cards". */
  static String of(Voice voice, Effect effect) {
    return TEXTS.of(voice, effect);
  }

  /**
   * "pay 1 XP: draw 2 cards; +1 XP"; "nothing" if the list is empty. Where a number is chosen, the
   * first effect that asks for it says so: "pay X XP, with X your choice of 1 to 3: +X Attack".
   */
  static String all(Voice voice, ImmutableList<Effect> effects) {
    StringBuilder text = new StringBuilder(effects.isEmpty() ? "nothing" : "");
    Voice now = voice;
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      text.append(i == 0 ? "" : effects.get(i - 1) instanceof Control.Pay ? ": " : "; ")
          .append(of(now, effect));
      Optional<Amount.Chosen> number = Amounts.chosen(effect.number());
      if (number.isPresent() && !now.numbered()) {
        text.append(", with ").append(AmountText.choice(now, number.get()));
        now = now.withNumber();
      }
    }
    return text.toString();
  }

  private static Texts<Voice, Effect> texts() {
    Texts.Builder<Voice, Effect> texts = Texts.builder();
    BoostText.add(texts);
    CardEffectText.add(texts);
    ShipEffectText.add(texts);
    GameEffectText.add(texts);
    ControlText.add(texts);
    return texts.build();
  }
}
