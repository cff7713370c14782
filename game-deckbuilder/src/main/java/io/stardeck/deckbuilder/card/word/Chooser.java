package io.stardeck.deckbuilder.card.word;

/** Who picks the cards. */
public enum Chooser {
  /** The player whose cards they are. */
  OWNER,
  /** The player whose effect it is. */
  CONTROLLER,
  /** Nobody: the generator does. */
  RANDOM;

  /**
   * Who picks what is taken from {@code whose}, if a text does not say it: each of several players
   * for themselves ({@code DB-EFF-17}), else the player whose effect it is ({@code DB-EFF-18}).
   */
  public static Chooser usual(Who whose) {
    return whose instanceof Who.Plain plain && plain.owner().one() ? CONTROLLER : OWNER;
  }
}
