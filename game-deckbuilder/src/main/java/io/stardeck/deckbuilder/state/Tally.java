package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import org.immutables.value.Value;

/** What a player has got and done in this turn. All of it is gone when the turn ends. */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableTally.class)
@JsonDeserialize(as = ImmutableTally.class)
public interface Tally {
  /** Nothing at all. */
  Tally NONE =
      ImmutableTally.of(
          0,
          0,
          0,
          0,
          0,
          0,
          ImmutableList.of(),
          ImmutableList.of(),
          ImmutableList.of(),
          ImmutableList.of(),
          ImmutableList.of(),
          false);

  /** The unspent XP, 0 or more. */
  @Value.Parameter
  int xp();

  /** The explorations left, 0 or more. */
  @Value.Parameter
  int explorations();

  /** The searches left, 0 or more; in Borg Invasion see {@link Turn#teamSearches}. */
  @Value.Parameter
  int searches();

  /** The explorations used of those that cards allow as long as they are there. */
  @Value.Parameter
  int allowedExplorations();

  /** The searches used of those that cards allow as long as they are there. */
  @Value.Parameter
  int allowedSearches();

  /** The damage removed from the flagship. */
  @Value.Parameter
  int repaired();

  /** What the effects in force add to stats. */
  @Value.Parameter
  ImmutableList<Bonus> bonuses();

  /** The discounts in force, the first got first. */
  @Value.Parameter
  ImmutableList<Discount> discounts();

  /** The preventions in force, the first got first. */
  @Value.Parameter
  ImmutableList<Prevention> preventions();

  /** The cards played ({@code DB-PLR-09}). */
  @Value.Parameter
  ImmutableList<CardId> played();

  /** The abilities used, each as often as it was. */
  @Value.Parameter
  ImmutableList<Use> used();

  /**
   * Whether their flagship was defeated in this turn, or, while the turn ends, in the course of
   * that.
   */
  @Value.Parameter
  boolean defeated();

  /** This tally with that XP. */
  Tally withXp(int xp);

  /** This tally with that many explorations. */
  Tally withExplorations(int explorations);

  /** This tally with that many searches. */
  Tally withSearches(int searches);

  /** This tally with that many used of the explorations that cards allow. */
  Tally withAllowedExplorations(int used);

  /** This tally with that many used of the searches that cards allow. */
  Tally withAllowedSearches(int used);

  /** This tally with that much repaired. */
  Tally withRepaired(int repaired);

  /** This tally with those bonuses. */
  Tally withBonuses(Iterable<? extends Bonus> bonuses);

  /** This tally with those discounts. */
  Tally withDiscounts(Iterable<? extends Discount> discounts);

  /** This tally with those preventions. */
  Tally withPreventions(Iterable<? extends Prevention> preventions);

  /** This tally with those cards played. */
  Tally withPlayed(Iterable<? extends CardId> cards);

  /** This tally with those abilities used. */
  Tally withUsed(Iterable<? extends Use> used);

  /** This tally with that mark. */
  Tally withDefeated(boolean defeated);
}
