package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lasting operations of a card's CONSTANT effects, looked up by what they change. */
public final class Constants {
  private final List<ImmutableList<Constant>> byStat;
  private final long changed;

  private Constants(List<ImmutableList<Constant>> byStat) {
    this.byStat = byStat;
    long stats = 0;
    for (int i = 0; i < byStat.size(); i++) {
      stats |= byStat.get(i).isEmpty() ? 0 : 1L << i;
    }
    this.changed = stats;
  }

  static Constants of(ImmutableList<Effect> effects) {
    List<List<Constant>> found = new ArrayList<>();
    for (int i = 0; i < Stat.values().length; i++) {
      found.add(new ArrayList<>());
    }
    for (Effect effect : effects) {
      if (effect.trigger() == Trigger.CONSTANT) {
        for (Operation operation : effect.operations()) {
          if (operation instanceof Lasting lasting) {
            found.get(lasting.stat().ordinal()).add(new Constant(effect.condition(), lasting));
          }
        }
      }
    }
    return new Constants(found.stream().map(ImmutableList::copyOf).toList());
  }

  /** Those that change {@code stat}, in the order of the card. */
  public ImmutableList<Constant> of(Stat stat) {
    return byStat.get(stat.ordinal());
  }

  /** What they change, one bit each by {@link Stat#ordinal}; 0 if nothing lasts. */
  public long changed() {
    return changed;
  }

  /**
   * One of them.
   *
   * @param condition what must hold at that moment
   * @param operation what changes
   */
  public record Constant(Optional<Condition> condition, Lasting operation) {}
}
