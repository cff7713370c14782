package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.ChosenPlayers;
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
      now = chooses(effect) ? now.withChosen() : now;
    }
    return text.toString();
  }

  /** Whether it speaks of the player whom its player chooses. */
  private static boolean chooses(Effect effect) {
    boolean other =
        effect instanceof CardEffect.MoveCards move && isChosen(move.toPlayer())
            || ChosenPlayers.in(effect).isPresent()
            || effect instanceof Control.NameCard name
                && (isChosen(name.guesser()) || isChosen(name.player()));
    return other || isChosen(Optional.of(effect.addressed()));
  }

  private static boolean isChosen(Optional<Who> who) {
    return who.isPresent() && who.get() instanceof Who.Plain plain && plain.owner().chosen();
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
