package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A battle among players, step by step (section 3.13).
 *
 * @param seat whose effect has caused it
 * @param card the card whose effect it was
 * @param war whether the card is the prize ({@code DB-WAR-01})
 * @param combatants all who have entered it, clockwise from the turn player
 * @param stage what comes next
 * @param before what the action that has begun it had set off by then ({@code DB-EFF-24})
 */
@JsonTypeName("battle")
public record Battle(
    Seat seat,
    CardId card,
    boolean war,
    ImmutableList<Combatant> combatants,
    Stage stage,
    ImmutableList<Pending> before)
    implements Combat {
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
  public boolean fixed() {
    return stage == Stage.DAMAGE;
  }

  /** The same at that step. */
  public Battle at(Stage next) {
    return new Battle(seat, card, war, combatants, next, before);
  }

  @Override
  public Battle with(ImmutableList<Combatant> next) {
    return new Battle(seat, card, war, next, stage, before);
  }
}
