package io.stardeck.fleetcaptains.config;

/** A cell of the board in axial coordinates, flat-topped: q is the column ({@code FC-MAP-03}). */
public record Hex(int q, int r) {
  /** Whether the two share an edge ({@code FC-MAP-10}). */
  public boolean adjacent(Hex other) {
    int dq = other.q - q;
    int dr = other.r - r;
    return (dq != 0 || dr != 0) && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && dq != dr;
  }

  @Override
  public String toString() {
    return "(" + q + "," + r + ")";
  }
}
