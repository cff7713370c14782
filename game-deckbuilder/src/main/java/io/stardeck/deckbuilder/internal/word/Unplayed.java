package io.stardeck.deckbuilder.internal.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.stardeck.deckbuilder.Scenario;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.Effect;
import org.jspecify.annotations.Nullable;

/** What the cards of a game use that is not played yet. */
public final class Unplayed {
  private Unplayed() {}

  /**
   * The words that cannot be carried out, as the cards write them, on cards of {@code set} that
   * {@code scenario} brings into the game.
   */
  public static ImmutableSortedSet<String> words(CardSet set, Scenario scenario) {
    ImmutableSortedSet.Builder<String> words = ImmutableSortedSet.naturalOrder();
    for (CardDef card : set.cards()) {
      if (!brought(card, scenario)) {
        continue;
      }
      for (int script = 0; script < card.scripts().size(); script++) {
        collect(card.scripts().get(script), words);
      }
    }
    return words.build();
  }

  /** Whether cards of that kind can be in a game of {@code scenario} ({@code DB-SET-16}). */
  public static boolean brought(CardDef card, Scenario scenario) {
    return switch (card.family()) {
      case STARTER, BASIC, STARBASE, STARSHIP -> true;
      case BORG_CARD -> scenario == Scenario.BORG_INVASION;
      default -> card.family() == scenario.family();
    };
  }

  private static void collect(
      ImmutableList<Effect> list, ImmutableSortedSet.Builder<String> words) {
    for (Effect effect : list) {
      if (!Words.effects().contains(effect.getClass())) {
        @Nullable JsonTypeName name = effect.getClass().getAnnotation(JsonTypeName.class);
        words.add(name == null ? effect.getClass().getSimpleName() : name.value());
      }
      for (ImmutableList<Effect> inner : effect.lists()) {
        collect(inner, words);
      }
    }
  }
}
