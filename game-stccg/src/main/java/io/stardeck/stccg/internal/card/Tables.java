package io.stardeck.stccg.internal.card;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.function.UnaryOperator;

/** Small changes to the table. */
public final class Tables {
  private Tables() {}

  /** Goes on with another table. */
  public static void table(Play<StccgState> play, UnaryOperator<Table> change) {
    play.become(play.state().with(change.apply(play.state().table())));
  }

  /** Goes on with another ship of that id. */
  public static void ship(Play<StccgState> play, Ship ship) {
    play.become(play.state().with(play.state().table().with(ship)));
  }
}
