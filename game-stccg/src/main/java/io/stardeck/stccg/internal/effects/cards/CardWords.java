package io.stardeck.stccg.internal.effects.cards;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.internal.effects.word.StccgWord;

/** Words about cards of hands, decks and piles, and about cards in play. */
public final class CardWords {
  /** All of them. */
  public static final ImmutableList<StccgWord<?>> ALL =
      ImmutableList.of(
          new ArrangeTopWord(),
          new DestroyCardWord(),
          new DestroyEquipmentWord(),
          new DestroyIntrudersWord(),
          new DiscardHandWord(),
          new DrawWord(),
          new GuessHandWord(),
          new HandUnderDeckWord(),
          new LookWord(),
          new NullifyWord(),
          new RecoverWord(),
          new RedrawWord(),
          new ReturnPlayWord(),
          new ReturnToHandWord(),
          new RevealWord(),
          new SearchDeckWord(),
          new ShuffleDeckWord(),
          new ShuffleIntoDeckWord());

  private CardWords() {}
}
