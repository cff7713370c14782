package io.stardeck.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All rules of a game, in the order of the rulebook. Every violation and event names one of them.
 */
public final class RuleBook {
  private final ImmutableMap<RuleId, Entry> rules;

  private RuleBook(ImmutableMap<RuleId, Entry> rules) {
    this.rules = rules;
  }

  /**
   * The book of those rules.
   *
   * @throws IllegalArgumentException if two rules bear one id
   */
  public static RuleBook of(Iterable<Entry> rules) {
    ImmutableMap.Builder<RuleId, Entry> byId = ImmutableMap.builder();
    for (Entry rule : rules) {
      byId.put(rule.id(), rule);
    }
    return new RuleBook(byId.buildOrThrow());
  }

  /**
   * The book of those rules.
   *
   * @throws IllegalArgumentException if two rules bear one id
   */
  public static RuleBook of(Entry... rules) {
    return of(Arrays.asList(rules));
  }

  /** All rules, in order. */
  public ImmutableList<Entry> rules() {
    return rules.values().asList();
  }

  /** The rule of that id, or null if the book has none. */
  public @Nullable Entry find(RuleId id) {
    return rules.get(id);
  }

  /** Whether the book has a rule of that id. */
  public boolean contains(RuleId id) {
    return rules.containsKey(id);
  }

  /** The rules whose id begins with {@code prefix}, in order. */
  public ImmutableList<Entry> startingWith(String prefix) {
    ImmutableList.Builder<Entry> found = ImmutableList.builder();
    for (Entry rule : rules()) {
      if (rule.id().value().startsWith(prefix)) {
        found.add(rule);
      }
    }
    return found.build();
  }

  /**
   * One rule, in our own words.
   *
   * @param id its name
   * @param level the part of the game that it belongs to, such as {@code basic}, {@code advanced},
   *     {@code decision}
   * @param text what it says
   */
  public record Entry(RuleId id, String level, String text) {}
}
