package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Small changes to immutable lists, as states make them. */
public final class Lists {
  private Lists() {}

  /** {@code list} with {@code element} at {@code index}. */
  public static <T> ImmutableList<T> set(ImmutableList<T> list, int index, T element) {
    if (list.size() == 2) { // of most games, what lies before each player
      return index == 0
          ? ImmutableList.of(element, list.get(1))
          : ImmutableList.of(list.get(0), element);
    }
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      copy.add(i == index ? element : list.get(i));
    }
    return copy.build();
  }

  /** {@code list}, which is not empty, without its first element. */
  public static <T> ImmutableList<T> rest(ImmutableList<T> list) {
    return list.subList(1, list.size());
  }

  /** {@code list} with {@code element} behind all others. */
  public static <T> ImmutableList<T> plus(ImmutableList<T> list, T element) {
    return ImmutableList.<T>builderWithExpectedSize(list.size() + 1)
        .addAll(list)
        .add(element)
        .build();
  }

  /** {@code list} with {@code elements} behind all others. */
  public static <T> ImmutableList<T> plusAll(ImmutableList<T> list, ImmutableList<T> elements) {
    if (list.isEmpty() || elements.isEmpty()) {
      return list.isEmpty() ? elements : list;
    }
    return ImmutableList.<T>builderWithExpectedSize(list.size() + elements.size())
        .addAll(list)
        .addAll(elements)
        .build();
  }

  /** {@code list} without its first element that equals {@code element}; all of it if none does. */
  public static <T> ImmutableList<T> minus(ImmutableList<T> list, T element) {
    int index = list.indexOf(element);
    return index < 0 ? list : without(list, index);
  }

  /** {@code list} without the element at {@code index}. */
  public static <T> ImmutableList<T> without(ImmutableList<T> list, int index) {
    ImmutableList.Builder<T> copy = ImmutableList.builderWithExpectedSize(list.size());
    for (int i = 0; i < list.size(); i++) {
      if (i != index) {
        copy.add(list.get(i));
      }
    }
    return copy.build();
  }

  /** What {@code change} makes of each element; {@code list} itself if it changes none. */
  public static <T> ImmutableList<T> map(ImmutableList<T> list, UnaryOperator<T> change) {
    ImmutableList<T> now = list;
    for (int i = 0; i < list.size(); i++) {
      T next = change.apply(list.get(i));
      now = next == list.get(i) ? now : set(now, i, next);
    }
    return now;
  }

  /** The elements of {@code list} that are {@code wanted}; {@code list} itself if all are. */
  public static <T> ImmutableList<T> filter(ImmutableList<T> list, Predicate<? super T> wanted) {
    int kept = 0;
    while (kept < list.size() && wanted.test(list.get(kept))) {
      kept++;
    }
    if (kept == list.size()) {
      return list;
    }
    ImmutableList<T> first = list.subList(0, kept);
    ImmutableList.Builder<T> left = null; // none is made for what holds no more of them
    for (int i = kept + 1; i < list.size(); i++) {
      if (wanted.test(list.get(i))) {
        left = left == null ? ImmutableList.<T>builder().addAll(first) : left;
        left.add(list.get(i));
      }
    }
    return left == null ? first : left.build();
  }

  /** How many elements of {@code list} are {@code wanted}. */
  public static <T> int count(ImmutableList<T> list, Predicate<? super T> wanted) {
    int count = 0;
    for (int i = 0; i < list.size(); i++) {
      count += wanted.test(list.get(i)) ? 1 : 0;
    }
    return count;
  }
}
