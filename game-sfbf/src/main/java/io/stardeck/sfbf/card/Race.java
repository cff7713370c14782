package io.stardeck.sfbf.card;

/**
 * The seven races, with the number of ships that each has in one copy ({@code BF-CMP-02}, {@code
 * BF-CMP-03}).
 */
public enum Race {
  /** United Federation of Planets. */
  FEDERATION("United Federation of Planets", 6),
  /** Klingon Empire. */
  KLINGON("Klingon Empire", 6),
  /** Romulan Star Empire. */
  ROMULAN("Romulan Star Empire", 6),
  /** Gorn Confederation. */
  GORN("Gorn Confederation", 6),
  /** Kzinti Hegemony. */
  KZINTI("Kzinti Hegemony", 6),
  /** Orion Pirates. */
  ORION("Orion Pirates", 3),
  /** Tholian Holdfast. */
  THOLIAN("Tholian Holdfast", 3);

  private final String title;
  private final int ships;

  Race(String title, int ships) {
    this.title = title;
    this.ships = ships;
  }

  /** The name for people. */
  public String title() {
    return title;
  }

  /** How many ship cards of this race one copy holds. */
  public int ships() {
    return ships;
  }

  /** Whether ships of this race may carry a Cloak symbol ({@code BF-DAT-07}). */
  public boolean mayCloak() {
    return this == ROMULAN || this == ORION;
  }

  /** Whether ships of this race may carry a Web symbol ({@code BF-DAT-07}). */
  public boolean mayWeb() {
    return this == THOLIAN;
  }
}
