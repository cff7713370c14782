package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What becomes of the ids of cards that somebody could tell apart until now and cannot any more.
 *
 * @param <T> the cards
 */
public final class Naming<T> {
  private static final Naming<?> FIXED = new Naming<>(false, true, (card, id) -> card);
  private static final Naming<?> KEPT = new Naming<>(false, false, (card, id) -> card);

  private final boolean mints;
  private final boolean exchanges;
  private final BiFunction<T, CardId, T> named;

  private Naming(boolean mints, boolean exchanges, BiFunction<T, CardId, T> named) {
    this.mints = mints;
    this.exchanges = exchanges;
    this.named = named;
  }

  /**
   * For a roster that everybody knows: each card has one id for the whole game. Cards that are
   * alike exchange theirs, so that none of them can be followed.
   */
  @SuppressWarnings("unchecked") // names no card of any type
  public static <T> Naming<T> fixed() {
    return (Naming<T>) FIXED;
  }

  /**
   * For a roster that everybody knows, where nothing is gained by following a copy: each card keeps
   * its id. Mixing tells copies apart no more; what leaves a place unseen without a mixing does.
   */
  @SuppressWarnings("unchecked") // names no card of any type
  public static <T> Naming<T> kept() {
    return (Naming<T>) KEPT;
  }

  /**
   * For a roster that is secret: they get new ids, which tell nothing.
   *
   * @param named a card under that id
   */
  public static <T> Naming<T> minted(BiFunction<T, CardId, T> named) {
    return new Naming<>(true, false, named);
  }

  boolean mints() {
    return mints;
  }

  /** That card under the id of that number; itself where ids are fixed. */
  T named(T card, int number) {
    return named.apply(card, CardId.of(number));
  }

  /**
   * The cards, in that order, under other ids.
   *
   * @param first the least number that has not been minted
   */
  ImmutableList<T> anew(ImmutableList<T> cards, Function<T, Face> faces, int first, Chance chance) {
    if (mints) {
      return fresh(cards, first, chance);
    }
    return exchanges ? exchanged(cards, faces, chance) : cards;
  }

  private ImmutableList<T> fresh(ImmutableList<T> cards, int first, Chance chance) {
    List<Integer> numbers = new ArrayList<>(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      numbers.add(first + i);
    }
    ImmutableList<Integer> order = chance.shuffle(numbers).value();
    ImmutableList.Builder<T> named = ImmutableList.builderWithExpectedSize(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      named.add(named(cards.get(i), order.get(i)));
    }
    return named.build();
  }

  private static <T> ImmutableList<T> exchanged(
      ImmutableList<T> cards, Function<T, Face> faces, Chance chance) {
    Map<Face, List<Integer>> alike = new LinkedHashMap<>();
    for (int i = 0; i < cards.size(); i++) {
      alike.computeIfAbsent(faces.apply(cards.get(i)), face -> new ArrayList<>()).add(i);
    }
    if (alike.size() == cards.size()) {
      return cards;
    }
    List<T> order = new ArrayList<>(cards);
    Chance next = chance;
    for (List<Integer> positions : alike.values()) {
      var shuffled = next.shuffle(positions);
      next = shuffled.next();
      for (int i = 0; i < positions.size(); i++) {
        order.set(positions.get(i), cards.get(shuffled.value().get(i)));
      }
    }
    return ImmutableList.copyOf(order);
  }
}
