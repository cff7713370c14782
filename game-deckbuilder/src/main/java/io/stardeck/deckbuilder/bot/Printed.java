package io.stardeck.deckbuilder.bot;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import io.stardeck.deckbuilder.card.CardDef;

/**
 * What follows from a card as it is printed, whatever the moment. It is asked for again and again
 * of the same cards, so it is reckoned once for each; a card that nobody holds any more is
 * forgotten.
 */
final class Printed {
  private static final LoadingCache<CardDef, Printed> KNOWN =
      CacheBuilder.newBuilder().weakKeys().build(CacheLoader.from(Printed::new));

  private final Yield played;
  private final Yield flagship;
  private final Contest contest;
  private final double flip;
  private final double effects;
  private final double reward;
  private final double fail;

  private Printed(CardDef card) {
    played = YieldSum.played(card);
    flagship = YieldSum.flagship(card);
    contest = Contest.of(card);
    flip = YieldSum.worth(card.flip());
    effects = YieldSum.worth(card.effects());
    reward = YieldSum.worth(card.reward());
    fail = YieldSum.worth(card.fail());
  }

  static Printed of(CardDef card) {
    return KNOWN.getUnchecked(card);
  }

  /** What it brings each time it is played. */
  Yield played() {
    return played;
  }

  /** What it adds as a flagship to the cards of its player. */
  Yield flagship() {
    return flagship;
  }

  /** The Starship of space that it is. */
  Contest contest() {
    return contest;
  }

  /** What its FLIP brings, in XP. */
  double flip() {
    return flip;
  }

  /** What its effects bring, in XP. */
  double effects() {
    return effects;
  }

  /** What its reward brings, in XP. */
  double reward() {
    return reward;
  }

  /** What it brings to fail, in XP. */
  double fail() {
    return fail;
  }
}
