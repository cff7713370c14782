package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A team fights a Borg Cube, step by step ({@code DB-CUB-05} to {@code 16}).
 *
 * @param seat the lead when it began
 * @param card the Cube
 * @param cube what the Cube fights with, once that is fixed
 * @param dealt whether the Cube has dealt its damage
 * @param combatants all who have entered it, clockwise from the lead
 * @param stage what comes next
 */
@JsonTypeName("cube-battle")
public record CubeBattle(
    Seat seat,
    CardId card,
    BattleStats cube,
    boolean dealt,
    ImmutableList<Combatant> combatants,
    Stage stage)
    implements Combat {
  /** The steps, in order. */
  public enum Stage {
    /** Cards are played; when that has ended, stats are fixed. */
    PLAY,
    /** Ships deal damage, one Speed after the other. */
    DAMAGE,
    /** FAIL, if the Cube was not defeated. */
    RESULT,
    /** The Cube goes back under the space deck. */
    PLACE,
    /** BATTLE_END triggers. */
    END,
    /** Bonuses for the battle end. */
    OVER
  }

  /** The battle at its beginning. */
  public static CubeBattle of(Seat lead, CardId card, ImmutableList<Combatant> combatants) {
    return new CubeBattle(lead, card, BattleStats.OPEN, false, combatants, Stage.PLAY);
  }

  @Override
  public boolean fixed() {
    return stage == Stage.DAMAGE;
  }

  /** The same at that step. */
  public CubeBattle at(Stage next) {
    return new CubeBattle(seat, card, cube, dealt, combatants, next);
  }

  @Override
  public CubeBattle with(ImmutableList<Combatant> next) {
    return new CubeBattle(seat, card, cube, dealt, next, stage);
  }

  /** The same with those stats of the Cube. */
  public CubeBattle with(BattleStats fixed) {
    return new CubeBattle(seat, card, fixed, dealt, combatants, stage);
  }

  /** The same with the Cube having dealt its damage. */
  public CubeBattle done() {
    return new CubeBattle(seat, card, cube, true, combatants, stage);
  }
}
