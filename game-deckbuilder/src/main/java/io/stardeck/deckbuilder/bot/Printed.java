package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.CardDef;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What follows from a card as it is printed, whatever the moment. It is asked for again and again
 * of the same cards, so it is reckoned once for each; a card that nobody holds any more is
 * forgotten. To ask writes nothing, so that threads that ask do not wait for each other.
 */
final class Printed {
  /** More than there are cards in all shipped sets. */
  private static final int BUCKETS = 1 << 10;

  private static final AtomicReferenceArray<@Nullable Known> KNOWN =
      new AtomicReferenceArray<>(BUCKETS);

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
    int bucket = System.identityHashCode(card) & BUCKETS - 1;
    for (@Nullable Known known = KNOWN.get(bucket); known != null; known = known.next) {
      if (known.refersTo(card)) {
        return known.printed;
      }
    }
    Printed printed = new Printed(card);
    // What another thread puts there meanwhile may be lost, and is reckoned once more.
    KNOWN.set(bucket, new Known(card, printed, living(KNOWN.get(bucket))));
    return printed;
  }

  /** What is known of cards that somebody holds. */
  private static @Nullable Known living(@Nullable Known first) {
    if (first == null) {
      return null;
    }
    @Nullable CardDef card = first.get();
    @Nullable Known rest = living(first.next);
    return card == null ? rest : new Known(card, first.printed, rest);
  }

  /** A card, by its identity, and the others of its bucket. */
  private static final class Known extends WeakReference<CardDef> {
    private final Printed printed;
    private final @Nullable Known next;

    Known(CardDef card, Printed printed, @Nullable Known next) {
      super(card);
      this.printed = printed;
      this.next = next;
    }
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
