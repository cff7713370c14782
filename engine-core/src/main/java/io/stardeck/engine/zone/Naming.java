package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What becomes of the ids of cards that somebody could tell apart until now and cannot any more.
 *
 * @param <T> the cards
 */
public abstract class Naming<T> {
  private static final Naming<CardId> FIXED = new Fixed<>(CardId::number);

  private Naming() {}

  /**
   * For a roster that everybody knows: each card has one id for the whole game. Cards that are
   * alike exchange theirs, so that none of them can be followed.
   */
  public static Naming<CardId> fixed() {
    return FIXED;
  }

  /**
   * The same for cards that are named otherwise than by a {@link CardId}.
   *
   * @param number the number of a card, its own among all cards
   */
  public static <T> Naming<T> fixed(ToIntFunction<T> number) {
    return new Fixed<>(number);
  }

  /**
   * For a roster that is secret: they get new ids, which tell nothing.
   *
   * @param id the id of a card
   * @param named a card under that id
   */
  public static <T> Naming<T> minted(Function<T, CardId> id, BiFunction<T, CardId, T> named) {
    return new Minted<>(id, named);
  }

  abstract boolean mints();

  /** The id of that card. */
  abstract CardId id(T card);

  /**
   * The cards, in that order, under other ids.
   *
   * @param confused what somebody cannot tell apart any more from what has the same face
   * @param zones where all cards lie before
   * @param chance is forked for the new ids alone
   */
  abstract ImmutableList<T> anew(
      ImmutableList<T> cards,
      Function<T, Face> faces,
      Predicate<T> confused,
      Zones<T> zones,
      Chance chance);

  /**
   * What stays when {@code card} has left, beside which it was named anew: who sees the place must
   * be able to tell it from what they see of the card, so that no more changes than that asks for.
   *
   * @param rest what stays, as it was named before
   * @param named all of them under their new ids, the one that has left last
   */
  abstract ImmutableList<T> staying(ImmutableList<T> rest, T card, ImmutableList<T> named);

  private static final class Minted<T> extends Naming<T> {
    private final Function<T, CardId> id;
    private final BiFunction<T, CardId, T> named;

    Minted(Function<T, CardId> id, BiFunction<T, CardId, T> named) {
      this.id = id;
      this.named = named;
    }

    @Override
    CardId id(T card) {
      return id.apply(card);
    }

    @Override
    boolean mints() {
      return true;
    }

    @Override
    ImmutableList<T> anew(
        ImmutableList<T> cards,
        Function<T, Face> faces,
        Predicate<T> confused,
        Zones<T> zones,
        Chance chance) {
      List<Integer> numbers = new ArrayList<>(cards.size());
      for (int i = 0; i < cards.size(); i++) {
        numbers.add(zones.minted() + i);
      }
      ImmutableList<Integer> order = chance.fork(zones.mixings()).shuffle(numbers).value();
      ImmutableList.Builder<T> renamed = ImmutableList.builderWithExpectedSize(cards.size());
      for (int i = 0; i < cards.size(); i++) {
        renamed.add(named.apply(cards.get(i), CardId.of(order.get(i))));
      }
      return renamed.build();
    }

    @Override
    ImmutableList<T> staying(ImmutableList<T> rest, T card, ImmutableList<T> named) {
      return named.subList(0, rest.size());
    }
  }

  /**
   * One permutation of all cards of a face, wherever they lie, says which of some of them takes
   * whose place. So what becomes of one of them does not depend on which others are there, beside
   * the one whose place it takes: whoever sees it learns no more than that that one was there.
   */
  private static final class Fixed<T> extends Naming<T> {
    private final ToIntFunction<T> number;

    Fixed(ToIntFunction<T> number) {
      this.number = number;
    }

    @Override
    CardId id(T card) {
      return CardId.of(number.applyAsInt(card));
    }

    @Override
    boolean mints() {
      return false;
    }

    @Override
    ImmutableList<T> anew(
        ImmutableList<T> cards,
        Function<T, Face> faces,
        Predicate<T> confused,
        Zones<T> zones,
        Chance chance) {
      List<T> some = new ArrayList<>();
      for (T card : cards) {
        if (confused.test(card)) {
          some.add(card);
        }
      }
      if (some.size() < 2) {
        return cards;
      }
      Map<Face, List<T>> alike = new HashMap<>();
      for (T card : some) {
        alike.computeIfAbsent(faces.apply(card), face -> new ArrayList<>()).add(card);
      }
      Chance own = chance.fork(zones.mixings());
      Map<T, T> renamed = new HashMap<>();
      alike.forEach(
          (face, equal) -> {
            if (equal.size() > 1) {
              permute(equal, all(face, zones, faces), own, renamed);
            }
          });
      ImmutableList.Builder<T> others = ImmutableList.builderWithExpectedSize(cards.size());
      for (T card : cards) {
        others.add(renamed.getOrDefault(card, card));
      }
      return others.build();
    }

    @Override
    ImmutableList<T> staying(ImmutableList<T> rest, T card, ImmutableList<T> named) {
      int taken = rest.indexOf(named.get(rest.size()));
      return taken < 0 ? rest : Lists.set(rest, taken, card);
    }

    private ImmutableList<T> all(Face face, Zones<T> zones, Function<T, Face> faces) {
      List<T> all = new ArrayList<>();
      for (Zone<T> zone : zones.zones()) {
        for (T card : zone.cards()) {
          if (faces.apply(card).equals(face)) {
            all.add(card);
          }
        }
      }
      return ImmutableList.sortedCopyOf(Comparator.comparingInt(number), all);
    }

    private void permute(List<T> some, ImmutableList<T> all, Chance chance, Map<T, T> renamed) {
      ImmutableList<T> order = chance.fork(number.applyAsInt(all.get(0))).shuffle(all).value();
      Set<T> here = new HashSet<>(some);
      for (T card : some) {
        T next = card;
        do {
          next = order.get(all.indexOf(next));
        } while (!here.contains(next));
        renamed.put(card, next);
      }
    }
  }
}
