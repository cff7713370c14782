package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.state.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How many cards can be found that differ in something pairwise. */
final class Distinctness {
  private Distinctness() {}

  static int count(Table table, ImmutableList<Found> cards, Selector.Distinct by) {
    List<ImmutableSet<String>> marks = new ArrayList<>();
    for (Found found : cards) {
      CardDef card = table.def(found.card());
      marks.add(
          switch (by) {
            case NAME -> ImmutableSet.of(card.name());
            case CLASSIFICATION -> card.classifications();
            case AFFILIATION -> card.affiliations();
          });
    }
    return matching(marks);
  }

  /** The greatest number of sets of which each can be given a mark of its own. */
  private static int matching(List<ImmutableSet<String>> marks) {
    Map<String, Integer> holder = new HashMap<>();
    int matched = 0;
    for (int i = 0; i < marks.size(); i++) {
      matched += place(i, marks, holder, new HashSet<>()) ? 1 : 0;
    }
    return matched;
  }

  private static boolean place(
      int set, List<ImmutableSet<String>> marks, Map<String, Integer> holder, Set<String> tried) {
    for (String mark : marks.get(set)) {
      if (tried.add(mark)) {
        Integer other = holder.get(mark);
        if (other == null || place(other, marks, holder, tried)) {
          holder.put(mark, set);
          return true;
        }
      }
    }
    return false;
  }
}
