package io.stardeck.deckbuilder.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Trigger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * All lists of effects of one kind of card, numbered in the order in which they are written, each
 * before the lists within it. A frame names a list by its number, so that no state holds effects.
 */
public final class Scripts {
  private final List<ImmutableList<Effect>> lists = new ArrayList<>();
  private final Map<ImmutableList<Effect>, Integer> numbers = new IdentityHashMap<>();

  Scripts(CardDef card) {
    add(card.flip());
    add(card.onPlay());
    add(card.effects());
    add(card.reward());
    add(card.fail());
    for (Ability ability : card.abilities()) {
      add(ability.effects());
    }
    for (Trigger trigger : card.triggers()) {
      add(trigger.effects());
    }
  }

  /** The number of lists. */
  public int size() {
    return lists.size();
  }

  /** The list of that number. */
  public ImmutableList<Effect> get(int number) {
    return lists.get(number);
  }

  /**
   * The number of a list of this card.
   *
   * @param list the very list that the card holds, not one that equals it
   */
  public int number(ImmutableList<Effect> list) {
    Integer number = numbers.get(list);
    checkArgument(number != null, "the card has no such list of effects");
    return number;
  }

  private void add(ImmutableList<Effect> list) {
    if (numbers.putIfAbsent(list, lists.size()) != null) {
      return;
    }
    lists.add(list);
    for (Effect effect : list) {
      for (ImmutableList<Effect> inner : effect.lists()) {
        add(inner);
      }
    }
  }
}
