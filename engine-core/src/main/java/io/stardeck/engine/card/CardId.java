package io.stardeck.engine.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;

/**
 * The name of one card of the game, each of its own where two are alike. Its JSON form is the
 * number with a "c" before it.
 *
 * @param number the position among the copies of all cards of the game, from 0 on; or, where ids
 *     are minted, nothing but a number of its own
 */
@JsonDeserialize(using = CardIdReader.class)
public record CardId(int number) implements Comparable<CardId> {
  /** By number: an order that tells nothing of how cards lay. */
  public static final Comparator<CardId> BY_NUMBER = Comparator.comparingInt(CardId::number);

  /** How many cards a game can have at most. */
  public static final int MOST = 10_000;

  private static final int MAX = 999_999;
  private static final ImmutableList<CardId> COMMON = common();

  /**
   * @throws IllegalArgumentException if the number is not 0 to 999,999
   */
  public CardId {
    checkArgument(number >= 0 && number <= MAX, "a card is numbered 0 to %s, not %s", MAX, number);
  }

  /** The id of that number, from 0 on. */
  public static CardId of(int number) {
    return number >= 0 && number < COMMON.size() ? COMMON.get(number) : new CardId(number);
  }

  // For the keys of maps; values are read by CardIdReader.
  @JsonCreator
  static CardId parse(String text) {
    int number = Numbered.parse('c', text);
    checkArgument(number >= 0, "a card is named like c0 or c17, not \"%s\"", text);
    return of(number);
  }

  // Cards are looked for many times a decision, as a rule by the very instance that is meant.
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof CardId that && that.number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  /** By number, as {@link #BY_NUMBER}. */
  @Override
  public int compareTo(CardId other) {
    return Integer.compare(number, other.number);
  }

  @Override
  @JsonValue
  public String toString() {
    return "c" + number;
  }

  private static ImmutableList<CardId> common() {
    ImmutableList.Builder<CardId> ids = ImmutableList.builder();
    for (int number = 0; number < 1000; number++) {
      ids.add(new CardId(number));
    }
    return ids.build();
  }
}
