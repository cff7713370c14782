package io.stardeck.deckbuilder.state.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import org.jspecify.annotations.Nullable;

/** A battle of flagships: among each other, or against a Borg Cube. */
public sealed interface Combat extends Phase permits Battle, CubeBattle {
  /** All who have entered it, clockwise from the turn player. */
  ImmutableList<Combatant> combatants();

  /** Whether playing has ended and damage is dealt, with fixed stats ({@code DB-BAT-05}). */
  boolean fixed();

  /** The same battle with those combatants. */
  Combat with(ImmutableList<Combatant> combatants);

  /** Nobody: it goes on by itself, the playing of cards lies on top of it. */
  @Override
  default ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  @Override
  default boolean battle(Seat player) {
    return fights(player);
  }

  /** Whether {@code player} is a combatant and was not defeated in this battle. */
  default boolean fights(Seat player) {
    @Nullable Combatant combatant = find(player);
    return combatant != null && !combatant.defeated();
  }

  /** The combatant on that seat, or null if they are none. */
  default @Nullable Combatant find(Seat player) {
    for (int i = 0; i < combatants().size(); i++) {
      if (combatants().get(i).seat().equals(player)) {
        return combatants().get(i);
      }
    }
    return null;
  }

  /** The fixed total of {@code stat} of a combatant. */
  default int stat(Seat player, Stat stat) {
    @Nullable Combatant combatant = find(player);
    return combatant == null ? 0 : combatant.stats().of(stat);
  }

  /** Those who were not defeated, clockwise from the turn player. */
  default ImmutableList<Seat> fighting() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(combatants().size());
    for (int i = 0; i < combatants().size(); i++) {
      if (!combatants().get(i).defeated()) {
        seats.add(combatants().get(i).seat());
      }
    }
    return seats.build();
  }

  /** All who have entered it, clockwise from the turn player. */
  default ImmutableList<Seat> seats() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(combatants().size());
    for (int i = 0; i < combatants().size(); i++) {
      seats.add(combatants().get(i).seat());
    }
    return seats.build();
  }

  /** The same battle with {@code player} defeated, if they are one. */
  default Combat without(Seat player) {
    ImmutableList<Combatant> left = combatants();
    for (int i = 0; i < left.size(); i++) {
      if (left.get(i).seat().equals(player)) {
        left = Lists.set(left, i, left.get(i).lost());
      }
    }
    return with(left);
  }
}
