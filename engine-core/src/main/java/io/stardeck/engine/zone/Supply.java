package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Where the cards come from that one {@link Redeal} lays where a seat cannot see: from what is left
 * of a roster that everybody knows, or invented. It is asked for the known ones first.
 *
 * @param <T> the cards
 */
public interface Supply<T> {
  /**
   * A card of that face, which the seat does not see anywhere and which was not given out.
   *
   * @param place where it will lie for now; it may be exchanged
   */
  T of(Face face, Place place);

  /** Any card, which the seat does not see anywhere and which was not given out. */
  T any(Place place);

  /**
   * Whether not all cards may lie in {@code place}: such places are filled before the others, lest
   * the others take what alone may lie there.
   */
  default boolean choosy(Place place) {
    return false;
  }

  /**
   * Whether a card of that face, which the seat knows to lie in one of several places, may lie in
   * {@code place}: it is laid in another one of them, if it can be.
   */
  default boolean mayLie(Face face, Place place) {
    return true;
  }

  /**
   * How many of the cards in {@code place} are too many for what the seat knows otherwise. The
   * dealing is mended by exchanging cards until there are none.
   *
   * @param cards all cards that lie there, those that the seat sees too
   */
  default int misfits(Place place, ImmutableList<T> cards) {
    return 0;
  }

  /** The least number that no card's id has, where ids are minted; else 0. */
  default int minted() {
    return 0;
  }

  /**
   * What is left of a public roster, dealt at random.
   *
   * @param unseen the cards that the seat does not see anywhere
   */
  static <T> Supply<T> rest(ImmutableList<T> unseen, Function<T, Face> faces, Chance chance) {
    return new Rest<>(new ArrayList<>(chance.shuffle(unseen).value()), faces);
  }

  /** Those cards, which become fewer. */
  record Rest<T>(List<T> left, Function<T, Face> faces) implements Supply<T> {
    @Override
    public T of(Face face, Place place) {
      for (int i = left.size() - 1; i >= 0; i--) {
        if (faces.apply(left.get(i)).equals(face)) {
          return left.remove(i);
        }
      }
      throw new IllegalArgumentException("no " + face + " is left for " + place);
    }

    @Override
    public T any(Place place) {
      return left.remove(left.size() - 1);
    }
  }
}
