package io.stardeck.deckbuilder.card.word;

/** Whose cards, or which players, as a text says it. */
public enum Owner {
  /** The player whose effect it is. */
  SELF,
  /** The turn player; in Borg Invasion the lead. */
  TURN_PLAYER,
  /** The player who flipped the card; in Borg Invasion the lead. */
  FLIPPER,
  /** A player whom the acting player chooses; the same one through one list of effects. */
  CHOSEN_PLAYER,
  /** An opponent whom they choose; the same one through one list of effects. */
  CHOSEN_OPPONENT,
  /** Another player whom they choose, a teammate too; the same one through one list of effects. */
  CHOSEN_OTHER,
  /** Every player of another team. */
  EACH_OPPONENT,
  /** Every other player of their team. */
  EACH_TEAMMATE,
  /** Every player; in Borg Invasion of the team on turn. */
  EACH_PLAYER,
  /** The next player clockwise. */
  LEFT,
  /** The next player counter-clockwise. */
  RIGHT;

  /** Whether that is never more than one player. */
  public boolean one() {
    return switch (this) {
      case SELF, TURN_PLAYER, FLIPPER, CHOSEN_PLAYER, CHOSEN_OPPONENT -> true;
      case CHOSEN_OTHER, LEFT, RIGHT -> true;
      case EACH_OPPONENT, EACH_TEAMMATE, EACH_PLAYER -> false;
    };
  }

  /** Whether that is a neighbour. */
  public boolean beside() {
    return this == LEFT || this == RIGHT;
  }

  /** Whether the acting player chooses who that is. */
  public boolean chosen() {
    return this == CHOSEN_PLAYER || this == CHOSEN_OPPONENT || this == CHOSEN_OTHER;
  }
}
