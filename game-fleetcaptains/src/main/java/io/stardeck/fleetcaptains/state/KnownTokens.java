package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the cloak tokens of a table: all by the state, by a view what its seat knows.
 */
public interface KnownTokens {
  /** What everybody sees. */
  Table table();

  /** What that token stands for, or null if that is not known. */
  @Nullable CardId identity(Token token);

  /** What the token of that number stands for, or null if it is none or that is not known. */
  default @Nullable CardId identity(int number) {
    Token token = table().token(number);
    return token == null ? null : identity(token);
  }

  /** The token of that ship or echo, or null if it has none that is known. */
  default @Nullable Token tokenOf(CardId card) {
    for (Token token : table().tokens()) {
      if (card.equals(identity(token))) {
        return token;
      }
    }
    return null;
  }

  /** The space of a ship, cloaked or not; -1 if that is not known. */
  default int spaceOf(Ship ship) {
    Token token = ship.cloaked() ? tokenOf(ship.card()) : null;
    return token == null ? ship.at() : token.at();
  }
}
