package io.stardeck.engine.script;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * All lists of effects of one kind of card, numbered in the order in which they are written, each
 * before the lists within it. A run names a list by its card and its number, so that no state holds
 * effects.
 *
 * @param <E> the game's family of effects
 */
public final class Scripts<E extends Effect> {
  private final List<ImmutableList<E>> lists = new ArrayList<>();
  private final Map<ImmutableList<E>, Integer> numbers = new IdentityHashMap<>();

  /**
   * The lists of a card.
   *
   * @param outermost those that are no part of another, in the order in which they are written
   */
  public Scripts(Iterable<ImmutableList<E>> outermost) {
    outermost.forEach(this::add);
  }

  @SuppressWarnings("unchecked") // a game's effects hold effects of its own family
  private void add(ImmutableList<E> list) {
    if (numbers.putIfAbsent(list, lists.size()) == null) {
      lists.add(list);
      for (E effect : list) {
        effect.lists().forEach(inner -> add((ImmutableList<E>) inner));
      }
    }
  }

  /** The number of lists. */
  public int size() {
    return lists.size();
  }

  /** The list of that number. */
  public ImmutableList<E> get(int number) {
    return lists.get(number);
  }

  /**
   * The number of a list of this card.
   *
   * @param list the very list that the card holds, not one that equals it
   */
  public int number(ImmutableList<E> list) {
    Integer number = numbers.get(list);
    checkArgument(number != null, "the card has no such list of effects");
    return number;
  }
}
