package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Stat;
import io.stardeck.engine.Lists;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A battle among players, step by step (section 3.13).
 *
 * @param seat whose effect has caused it
 * @param card the card whose effect it was
 * @param war whether the card is the prize ({@code DB-WAR-01})
 * @param combatants all who have entered it, clockwise from the turn player
 * @param stage what comes next
 */
@JsonTypeName("battle")
public record Battle(
    Seat seat, CardId card, boolean war, ImmutableList<Combatant> combatants, Stage stage)
    implements Phase {
  /** The steps, in order. */
  public enum Stage {
    /** Cards are played; when that has ended, stats are fixed. */
    PLAY,
    /** Ships deal damage, one Speed after the other. */
    DAMAGE,
    /** The prize is given away and the Event placed. */
    PRIZE,
    /** BATTLE_END triggers. */
    END,
    /** Bonuses for the battle end, the others get new cards. */
    REFRESH,
    /** Who has lost Defense may be defeated yet. */
    OVER
  }

  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  @Override
  public boolean battle(Seat player) {
    return fights(player);
  }

  /** Whether {@code player} is a combatant and was not defeated in this battle. */
  public boolean fights(Seat player) {
    @Nullable Combatant combatant = find(player);
    return combatant != null && !combatant.defeated();
  }

  /** The combatant on that seat, or null if he is none. */
  public @Nullable Combatant find(Seat player) {
    for (int i = 0; i < combatants.size(); i++) {
      if (combatants.get(i).seat().equals(player)) {
        return combatants.get(i);
      }
    }
    return null;
  }

  /** The fixed total of {@code stat} of a combatant. */
  public int stat(Seat player, Stat stat) {
    @Nullable Combatant combatant = find(player);
    return combatant == null ? 0 : combatant.stats().of(stat);
  }

  /** Those who were not defeated, clockwise from the turn player. */
  public ImmutableList<Seat> fighting() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(combatants.size());
    for (int i = 0; i < combatants.size(); i++) {
      if (!combatants.get(i).defeated()) {
        seats.add(combatants.get(i).seat());
      }
    }
    return seats.build();
  }

  /** All who have entered it, clockwise from the turn player. */
  public ImmutableList<Seat> seats() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builderWithExpectedSize(combatants.size());
    for (int i = 0; i < combatants.size(); i++) {
      seats.add(combatants.get(i).seat());
    }
    return seats.build();
  }

  /** The same at that step. */
  public Battle at(Stage next) {
    return new Battle(seat, card, war, combatants, next);
  }

  /** The same with those combatants. */
  public Battle with(ImmutableList<Combatant> next) {
    return new Battle(seat, card, war, next, stage);
  }

  /** The same with {@code player} defeated. */
  public Battle without(Seat player) {
    for (int i = 0; i < combatants.size(); i++) {
      if (combatants.get(i).seat().equals(player)) {
        return with(Lists.set(combatants, i, combatants.get(i).lost()));
      }
    }
    return this;
  }
}
