package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Lists;
import java.util.OptionalInt;

/**
 * What everybody knows of a player, beside the cards.
 *
 * @param score the score ({@code ST-SCO-01})
 * @param resigned whether the player has given up ({@code ST-MUL-05})
 * @param bonusTurn whether the turn is the second one of a doubled turn ({@code ST-EFF-36})
 * @param playedOnce the definitions of cards that were played in this turn and may be only once
 * @param beamed how many persons were beamed at each location with a cap ({@code ST-EFF-35})
 * @param stakes of one who has given up, how many stakes were accepted by then ({@code ST-D-31})
 */
public record PlayerState(
    int score,
    boolean resigned,
    boolean bonusTurn,
    ImmutableList<String> playedOnce,
    ImmutableList<Beamed> beamed,
    OptionalInt stakes) {
  /** A player at the start. */
  public static final PlayerState NEW =
      new PlayerState(0, false, false, ImmutableList.of(), ImmutableList.of(), OptionalInt.empty());

  /** Persons who were beamed at a location in this turn. */
  public record Beamed(int location, int persons) {}

  /** With that score. */
  public PlayerState score(int now) {
    return new PlayerState(now, resigned, bonusTurn, playedOnce, beamed, stakes);
  }

  /** Having given up, with so many stakes accepted. */
  public PlayerState giveUp(int accepted) {
    return new PlayerState(score, true, bonusTurn, playedOnce, beamed, OptionalInt.of(accepted));
  }

  /** In the second turn of a doubled one, or not. */
  public PlayerState bonusTurn(boolean now) {
    return new PlayerState(score, resigned, now, playedOnce, beamed, stakes);
  }

  /** Having played such a card. */
  public PlayerState played(String def) {
    return new PlayerState(score, resigned, bonusTurn, Lists.plus(playedOnce, def), beamed, stakes);
  }

  /** At the start of a turn: what was counted is forgotten. */
  public PlayerState fresh() {
    return playedOnce.isEmpty() && beamed.isEmpty()
        ? this
        : new PlayerState(
            score, resigned, bonusTurn, ImmutableList.of(), ImmutableList.of(), stakes);
  }

  /** The persons who were beamed there in this turn. */
  public int beamedAt(int location) {
    int sum = 0;
    for (Beamed each : beamed) {
      sum += each.location() == location ? each.persons() : 0;
    }
    return sum;
  }

  /** With more persons beamed there. */
  public PlayerState beaming(int location, int persons) {
    return new PlayerState(
        score,
        resigned,
        bonusTurn,
        playedOnce,
        Lists.plus(beamed, new Beamed(location, persons)),
        stakes);
  }
}
