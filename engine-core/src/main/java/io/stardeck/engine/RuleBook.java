package io.stardeck.engine;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All rules of a game, in the order of the rulebook. Every violation and event names one of them.
 */
public final class RuleBook {
  private final Supplier<ImmutableMap<RuleId, Entry>> rules;

  private RuleBook(Supplier<ImmutableMap<RuleId, Entry>> rules) {
    this.rules = rules;
  }

  /**
   * The book of those rules.
   *
   * @throws IllegalArgumentException if two rules bear one id
   */
  public static RuleBook of(Iterable<Entry> rules) {
    return new RuleBook(Suppliers.ofInstance(byId(rules)));
  }

  /**
   * The book of those rules.
   *
   * @throws IllegalArgumentException if two rules bear one id
   */
  public static RuleBook of(Entry... rules) {
    return of(Arrays.asList(rules));
  }

  /**
   * The book of the rules that {@code rules} gives, which is asked once, when the first of them is
   * wanted: a game needs its book only when somebody reads in it.
   *
   * @param rules if it throws, or gives two rules of one id, the method that wanted one throws
   */
  public static RuleBook readLater(Supplier<? extends Iterable<Entry>> rules) {
    return new RuleBook(Suppliers.memoize(() -> byId(rules.get())));
  }

  /** All rules, in order. */
  public ImmutableList<Entry> rules() {
    return rules.get().values().asList();
  }

  /** The rule of that id, or null if the book has none. */
  public @Nullable Entry find(RuleId id) {
    return rules.get().get(id);
  }

  /** Whether the book has a rule of that id. */
  public boolean contains(RuleId id) {
    return rules.get().containsKey(id);
  }

  /** The rules whose id begins with {@code prefix}, in capitals or not, in order. */
  public ImmutableList<Entry> startingWith(String prefix) {
    ImmutableList.Builder<Entry> found = ImmutableList.builder();
    for (Entry rule : rules()) {
      if (rule.id().value().regionMatches(true, 0, prefix, 0, prefix.length())) {
        found.add(rule);
      }
    }
    return found.build();
  }

  private static ImmutableMap<RuleId, Entry> byId(Iterable<Entry> rules) {
    ImmutableMap.Builder<RuleId, Entry> byId = ImmutableMap.builder();
    for (Entry rule : rules) {
      byId.put(rule.id(), rule);
    }
    return byId.buildOrThrow();
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
