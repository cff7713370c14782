package io.stardeck.engine.card;

import static com.google.common.base.Preconditions.checkState;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable stack: a deck, a discard pile, a stack of phases. {@link #push} and {@link #pop}
 * take constant time and share what lies below. Iterates from the top down; its JSON form is an
 * array, top first.
 */
public final class Pile<T> implements Iterable<T> {
  private static final Pile<?> EMPTY = new Pile<>(null, null, 0);

  private final @Nullable T top;
  private final @Nullable Pile<T> below;
  private final int size;

  private Pile(@Nullable T top, @Nullable Pile<T> below, int size) {
    this.top = top;
    this.below = below;
    this.size = size;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  private Pile(List<T> topFirst) {
    Pile<T> pile = empty();
    for (int i = topFirst.size() - 1; i > 0; i--) {
      pile = pile.push(topFirst.get(i));
    }
    this.top = topFirst.isEmpty() ? null : Objects.requireNonNull(topFirst.get(0));
    this.below = topFirst.isEmpty() ? null : pile;
    this.size = topFirst.size();
  }

  /** The pile that holds nothing. */
  @SuppressWarnings("unchecked") // holds no element of any type
  public static <T> Pile<T> empty() {
    return (Pile<T>) EMPTY;
  }

  /** The pile with the first of {@code topFirst} on top. */
  public static <T> Pile<T> topFirst(List<? extends T> topFirst) {
    Pile<T> pile = empty();
    return pile.pushAll(Lists.reverse(topFirst));
  }

  /** {@code pile}, read as one of a wider type; nothing is copied. */
  @SuppressWarnings("unchecked") // nothing is ever put into a pile
  public static <T> Pile<T> copyOf(Pile<? extends T> pile) {
    return (Pile<T>) pile;
  }

  /**
   * This pile, read as one that holds nothing but values of {@code type}, which the caller answers
   * for; only the top is looked at.
   *
   * @throws ClassCastException if the top is none
   */
  @SuppressWarnings("unchecked") // nothing is ever put into a pile
  public <U extends T> Pile<U> as(Class<U> type) {
    if (top != null) {
      U unused = type.cast(top);
    }
    return (Pile<U>) this;
  }

  /** This pile with {@code element} on top. */
  public Pile<T> push(T element) {
    return new Pile<>(Objects.requireNonNull(element), this, size + 1);
  }

  /** This pile with all of {@code elements} on top, the last of them topmost. */
  public Pile<T> pushAll(Iterable<? extends T> elements) {
    Pile<T> pile = this;
    for (T element : elements) {
      pile = pile.push(element);
    }
    return pile;
  }

  /** This pile with {@code element} below all others; takes as long as there are others. */
  public Pile<T> pushUnder(T element) {
    @SuppressWarnings("unchecked") // filled from this pile alone
    T[] topFirst = (T[]) new Object[size];
    int filled = 0;
    for (T each : this) {
      topFirst[filled++] = each;
    }
    Pile<T> pile = Pile.<T>empty().push(element);
    for (int i = size - 1; i >= 0; i--) {
      pile = pile.push(topFirst[i]);
    }
    return pile;
  }

  /**
   * What lies on top.
   *
   * @throws IllegalStateException if the pile is empty
   */
  public T top() {
    checkState(top != null, "an empty pile has no top");
    return top;
  }

  /**
   * This pile without its top.
   *
   * @throws IllegalStateException if the pile is empty
   */
  public Pile<T> pop() {
    checkState(below != null, "an empty pile has no top");
    return below;
  }

  /** This pile with {@code element} in place of its top. */
  public Pile<T> replaceTop(T element) {
    return pop().push(element);
  }

  /** The number of elements, 0 or more. */
  public int size() {
    return size;
  }

  /** Whether there is nothing on it. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** All elements, the top first. */
  @JsonValue
  public ImmutableList<T> toList() {
    return ImmutableList.<T>builderWithExpectedSize(size).addAll(this).build();
  }

  @Override
  public Iterator<T> iterator() {
    return new TopDown<>(this);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Pile<?> that) || that.size != size) {
      return false;
    }
    Pile<?> mine = this;
    Pile<?> theirs = that;
    while (mine != theirs && !mine.isEmpty()) {
      if (!mine.top().equals(theirs.top())) {
        return false;
      }
      mine = mine.pop();
      theirs = theirs.pop();
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = size;
    for (T element : this) {
      hash = 31 * hash + element.hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return toList().toString();
  }

  private static final class TopDown<T> implements Iterator<T> {
    private Pile<T> rest;

    TopDown(Pile<T> pile) {
      this.rest = pile;
    }

    @Override
    public boolean hasNext() {
      return !rest.isEmpty();
    }

    @Override
    public T next() {
      if (rest.isEmpty()) {
        throw new NoSuchElementException();
      }
      T element = rest.top();
      rest = rest.pop();
      return element;
    }
  }
}
