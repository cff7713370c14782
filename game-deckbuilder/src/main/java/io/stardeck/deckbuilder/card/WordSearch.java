package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import java.util.Optional;
import java.util.function.Predicate;

/** Looks for words on cards. */
final class WordSearch {
  private WordSearch() {}

  /** Whether {@code card} has such a word in any of its lists of effects. */
  static boolean holds(CardDef card, Predicate<Effect> word) {
    for (int i = 0; i < card.scripts().size(); i++) {
      if (holds(card.scripts().get(i), word)) {
        return true;
      }
    }
    return false;
  }

  /** Whether such a word is in {@code list}, or in a list within it. */
  static boolean holds(ImmutableList<Effect> list, Predicate<Effect> word) {
    for (Effect effect : list) {
      if (word.test(effect)) {
        return true;
      }
      for (ImmutableList<Effect> inner : effect.lists()) {
        if (holds(inner, word)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether it is a battle for the card. */
  static boolean war(Effect effect) {
    return effect instanceof ShipEffect.BattleAll battle
        && battle.prize().equals(Optional.of(ShipEffect.Prize.WAR));
  }

  /** Whether it flips space cards by force. */
  static boolean forcedFlip(Effect effect) {
    return effect instanceof ShipEffect.ExploreNow || effect instanceof ShipEffect.FlipBatch;
  }
}
