package io.stardeck.deckbuilder.card.fact;

/** The keywords that the rules know; all others serve selectors alone. */
public final class Keyword {
  /** An Event that starts a War. */
  public static final String WAR = "WAR";

  /** An Influence card. */
  public static final String INFLUENCE = "INFLUENCE";

  /** An Influence card that does not count against the limit. */
  public static final String LIMIT_EXEMPT = "LIMIT_EXEMPT";

  /** The key Event of Borg Invasion. */
  public static final String LOCUTUS = "LOCUTUS";

  /** The key Event of Klingon Civil War. */
  public static final String ARBITER = "ARBITER";

  /** The Event that turns up several cards. */
  public static final String BORG_INVASION = "BORG_INVASION";

  /** An Event that penalises holders of Influence. */
  public static final String BLOCKADE = "BLOCKADE";

  /** A card that cannot be played. */
  public static final String NO_PLAY = "NO_PLAY";

  /** A card that cannot be trashed in the Trash Phase. */
  public static final String NO_TRASH_PHASE = "NO_TRASH_PHASE";

  /** The Ensign. */
  public static final String ENSIGN = "ENSIGN";

  /** The Lieutenant. */
  public static final String LIEUTENANT = "LIEUTENANT";

  /** The Commander. */
  public static final String COMMANDER = "COMMANDER";

  private Keyword() {}
}
