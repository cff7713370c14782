package io.stardeck.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How large a share of the games was won; of a win that k players share each has 1/k.
 *
 * @param wins how many games, shared wins in part
 * @param share the wins among all games, 0 to 1
 * @param low the lower end of the 95 % interval of Wilson
 * @param high its upper end
 */
public record WinShare(double wins, double share, double low, double high) {
  /** The 97.5th percentile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /**
   * The share of {@code wins} among {@code games}.
   *
   * @throws IllegalArgumentException if there are no games, or more wins than games
   */
  public static WinShare of(double wins, long games) {
    checkArgument(games > 0, "no games");
    checkArgument(wins >= 0 && wins <= games, "%s wins", wins);
    double share = wins / games;
    double spread = Z * Z / games;
    double centre = (share + spread / 2) / (1 + spread);
    double reach = Z * Math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread);
    return new WinShare(wins, share, Math.max(0, centre - reach), Math.min(1, centre + reach));
  }
}
