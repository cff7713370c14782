package io.stardeck.fleetcaptains.card.word;

/** When what a card imposed, or a card that stays in play, ends ({@code FC-D-65}). */
public enum Until {
  /** With the test that it was played in. */
  THIS_TEST,

  /** With the present turn. */
  END_OF_TURN,

  /** When the next turn of its player begins. */
  START_OF_YOUR_NEXT_TURN,

  /** When the ship leaves the space that it is in. */
  WHILE_AT_TILE,

  /** When its card leaves play. */
  WHILE_IN_PLAY
}
