package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.function.Predicate;

/**
 * One card of the game ({@code ST-DAT-01}, {@code ST-ZON-11}).
 *
 * @param id its name, which tells nothing; another one whenever somebody has lost sight of it
 * @param def the id of its definition
 * @param owner in whose deck it started; never changes
 * @param marks what is to be remembered of it as long as it lies in play
 */
public record Card(CardId id, String def, Seat owner, ImmutableList<Mark> marks)
    implements Comparable<Card> {
  /** A card without marks. */
  public static Card of(CardId id, String def, Seat owner) {
    return new Card(id, def, owner, ImmutableList.of());
  }

  /** The same card by another name. */
  public Card named(CardId other) {
    return new Card(other, def, owner, marks);
  }

  /** The same card with one mark more. */
  public Card marked(Mark mark) {
    return marks.contains(mark) ? this : new Card(id, def, owner, Lists.plus(marks, mark));
  }

  /** The same card without the marks that are so. */
  public Card without(Predicate<? super Mark> unwanted) {
    if (marks.isEmpty()) {
      return this;
    }
    ImmutableList.Builder<Mark> left = ImmutableList.builder();
    for (Mark mark : marks) {
      if (!unwanted.test(mark)) {
        left.add(mark);
      }
    }
    ImmutableList<Mark> kept = left.build();
    return kept.size() == marks.size() ? this : new Card(id, def, owner, kept);
  }

  /**
   * The same card without any mark: it has left play ({@code ST-ZON-11}). Only that it was never
   * earned is to be remembered for ever ({@code ST-PLY-02}).
   */
  public Card unmarked() {
    return without(mark -> !(mark instanceof Mark.Unearned));
  }

  /** Whether it bears a mark of that kind. */
  public boolean has(Class<? extends Mark> kind) {
    for (int i = 0; i < marks.size(); i++) {
      if (kind.isInstance(marks.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * By their names: so they are sorted wherever the order in which they lie would tell something.
   */
  @Override
  public int compareTo(Card other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id + " " + def;
  }
}
