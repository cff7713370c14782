package io.stardeck.engine.zone;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Invents the cards of a secret roster. A game says which faces may lie in a place; the ids are
 * such as have not been seen.
 *
 * @param <T> the cards
 */
public abstract class Invention<T> implements Supply<T> {
  private final Deque<Integer> unused;
  private final int minted;

  /**
   * For the cards that {@code view} does not show.
   *
   * @param ids the id of a card
   */
  protected Invention(ZonesView<T> view, Function<T, CardId> ids, Chance chance) {
    Set<Integer> used = new HashSet<>();
    int unseen = 0;
    int last = -1;
    for (Seen<T> seen : view.zones()) {
      unseen += seen.unseen();
      for (T card : seen.cards()) {
        used.add(ids.apply(card).number());
        last = Math.max(last, ids.apply(card).number());
      }
    }
    this.minted = last + 1 + unseen;
    List<Integer> free = new ArrayList<>();
    for (int number = 0; number < minted; number++) {
      if (!used.contains(number)) {
        free.add(number);
      }
    }
    this.unused = new ArrayDeque<>(chance.shuffle(free).value());
  }

  /** A card of that face under that id, for {@code place}. */
  protected abstract T card(Face face, CardId id, Place place);

  /** A face that may lie in {@code place}. */
  protected abstract Face face(Place place);

  @Override
  public final T of(Face face, Place place) {
    return card(face, CardId.of(unused.removeFirst()), place);
  }

  @Override
  public final T any(Place place) {
    return of(face(place), place);
  }

  @Override
  public final int minted() {
    return minted;
  }
}
