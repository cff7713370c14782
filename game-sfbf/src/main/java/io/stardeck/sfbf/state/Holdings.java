package io.stardeck.sfbf.state;

/**
 * What everybody knows of what one seat keeps hidden.
 *
 * @param hand the number of cards in the hand (BF-INF-01)
 * @param stash the number of reserve action cards
 * @param ships the number of face-down ships
 */
public record Holdings(int hand, int stash, int ships) {
  /** The numbers of {@code secrets}. */
  public static Holdings of(Secrets secrets) {
    return new Holdings(secrets.hand().size(), secrets.stash().size(), secrets.ships().size());
  }
}
