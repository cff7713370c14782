package io.stardeck.stccg.deck;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.CardKind;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What makes a deck legal: {@code ST-DCK-01} to {@code ST-DCK-07}. */
public final class DeckRules {
  private static final RuleId DAT_21 = RuleId.of("ST-DAT-21");
  private static final RuleId DCK_01 = RuleId.of("ST-DCK-01");
  private static final RuleId DCK_02 = RuleId.of("ST-DCK-02");
  private static final RuleId DCK_03 = RuleId.of("ST-DCK-03");
  private static final RuleId DCK_04 = RuleId.of("ST-DCK-04");
  private static final RuleId CFG_09 = RuleId.of("ST-CFG-09");

  private final DeckLimits limits;
  private final Decklist deck;
  private final Map<String, Integer> copies = new LinkedHashMap<>();
  private final CardSet set;
  private final ImmutableList.Builder<Violation> violations = ImmutableList.builder();

  private DeckRules(Decklist deck, CardSet set, DeckLimits limits) {
    this.deck = deck;
    this.set = set;
    this.limits = limits;
  }

  /** All that is wrong with {@code deck}; nothing if it is legal. */
  public static ImmutableList<Violation> check(Decklist deck, CardSet set, DeckLimits limits) {
    DeckRules rules = new DeckRules(deck, set, limits);
    rules.known();
    rules.size();
    rules.missions();
    rules.seeds();
    rules.options();
    return rules.violations.build();
  }

  private void known() {
    for (Decklist.Entry entry : deck.cards()) {
      if (set.find(entry.card()) == null) {
        violate(DAT_21, "the set %s has no card %s", set.id(), entry.card());
      } else {
        copies.merge(entry.card(), entry.n(), Integer::sum);
      }
    }
  }

  private void size() {
    int size = deck.size();
    if (size < limits.cards() || limits.exactly() && size > limits.cards()) {
      String most = limits.exactly() ? "exactly" : "at least";
      violate(DCK_01, "%s cards, and a deck has %s %s", size, most, limits.cards());
    }
  }

  private void missions() {
    int missions = count(CardKind.MISSION);
    if (missions != limits.missions()) {
      violate(DCK_02, "%s missions, and a deck has %s", missions, limits.missions());
    }
    if (count(CardKind.OUTPOST) == 0) {
      violate(DCK_03, "no outpost, and a deck has one at least");
    }
  }

  private void seeds() {
    int seeds = 0;
    for (CardKind kind : CardKind.values()) {
      seeds += kind.seed() ? count(kind) : 0;
    }
    int most = (limits.exactly() ? limits.cards() : deck.size()) / 2;
    if (seeds > most) {
      violate(
          DCK_04, "%s missions, outposts, artifacts and dilemmas, and at most %s are", seeds, most);
    }
  }

  private void options() {
    for (Map.Entry<String, Integer> entry : copies.entrySet()) {
      CardDef card = set.card(entry.getKey());
      if (!limits.duplicateMissions() && card.kind() == CardKind.MISSION && entry.getValue() > 1) {
        violate(
            CFG_09, "%s copies of %s, and missions are not doubled", entry.getValue(), card.name());
      }
      if (!limits.stakes() && card.stakes()) {
        violate(CFG_09, "%s, and there are no stakes", card.name());
      }
    }
  }

  private int count(CardKind kind) {
    int count = 0;
    for (Map.Entry<String, Integer> entry : copies.entrySet()) {
      count += set.card(entry.getKey()).kind() == kind ? entry.getValue() : 0;
    }
    return count;
  }

  private void violate(RuleId rule, String format, Object... values) {
    violations.add(new Violation(rule, String.format(Locale.ROOT, format, values)));
  }
}
