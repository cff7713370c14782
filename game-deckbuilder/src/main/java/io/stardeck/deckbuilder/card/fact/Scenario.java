package io.stardeck.deckbuilder.card.fact;

/** What game is played with the cards. */
public enum Scenario {
  /** Everybody for themselves, to 400 Mission Points. */
  EXPLORATION(Family.EXPLORATION),
  /** A team against the Borg. */
  BORG_INVASION(Family.BORG_INVASION),
  /** Two teams in search of allies. */
  KLINGON_CIVIL_WAR(Family.KLINGON);

  private final Family family;

  Scenario(Family family) {
    this.family = family;
  }

  /** The space cards and starting Starships that belong to it. */
  public Family family() {
    return family;
  }
}
