package io.stardeck.fleetcaptains.card.fact;

/** How many missions of each type a ship adds ({@code FC-ORD-02}). */
public record MissionCounts(int science, int influence, int combat) {
  /** All together. */
  public int sum() {
    return science + influence + combat;
  }

  /** Those of one type. */
  public int of(MissionType type) {
    return switch (type) {
      case SCIENCE -> science;
      case INFLUENCE -> influence;
      case COMBAT -> combat;
    };
  }
}
