package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One card of the game ({@code ST-DAT-01}, {@code ST-ZON-11}). Its definition is named; what it is
 * in the set of the game is looked up once.
 */
public final class Card implements Comparable<Card> {
  private final CardId id;
  private final String def;
  private final Seat owner;
  private final ImmutableList<Mark> marks;

  // What it was in the set that was asked last: no part of the value. Two threads may both look it
  // up: what they find is the same.
  private CardSet.@Nullable Entry entry;

  @JsonCreator
  Card(
      @JsonProperty("id") CardId id,
      @JsonProperty("def") String def,
      @JsonProperty("owner") Seat owner,
      @JsonProperty("marks") ImmutableList<Mark> marks) {
    this(id, def, owner, marks, null);
  }

  private Card(
      CardId id, String def, Seat owner, ImmutableList<Mark> marks, CardSet.@Nullable Entry entry) {
    this.id = id;
    this.def = def;
    this.owner = owner;
    this.marks = marks;
    this.entry = entry;
  }

  /** A card without marks. */
  public static Card of(CardId id, String def, Seat owner) {
    return new Card(id, def, owner, ImmutableList.of(), null);
  }

  /** Its name, which tells nothing; another one whenever somebody has lost sight of it. */
  @JsonProperty("id")
  public CardId id() {
    return id;
  }

  /** The id of its definition. */
  @JsonProperty("def")
  public String def() {
    return def;
  }

  /** In whose deck it started; never changes. */
  @JsonProperty("owner")
  public Seat owner() {
    return owner;
  }

  /** What is to be remembered of it as long as it lies in play. */
  @JsonProperty("marks")
  public ImmutableList<Mark> marks() {
    return marks;
  }

  /** What it is in that set. */
  CardDef in(CardSet set) {
    CardSet.Entry found = entry;
    if (found == null || found.set() != set) {
      found = set.entry(def);
      entry = found;
    }
    return found.card();
  }

  /** The same card by another name. */
  public Card named(CardId other) {
    return new Card(other, def, owner, marks, entry);
  }

  /** The same card with one mark more. */
  public Card marked(Mark mark) {
    return marks.contains(mark) ? this : new Card(id, def, owner, Lists.plus(marks, mark), entry);
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
    return kept.size() == marks.size() ? this : new Card(id, def, owner, kept, entry);
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
  public boolean equals(@Nullable Object object) {
    return object == this
        || object instanceof Card other
            && id.equals(other.id)
            && def.equals(other.def)
            && owner.equals(other.owner)
            && marks.equals(other.marks);
  }

  @Override
  public int hashCode() {
    return 31 * id.hashCode() + marks.hashCode();
  }

  @Override
  public String toString() {
    return id + " " + def;
  }
}
