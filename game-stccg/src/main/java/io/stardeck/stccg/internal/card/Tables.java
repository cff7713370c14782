package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Small changes to the table. */
public final class Tables {
  private Tables() {}

  /** Goes on with another table. */
  public static void table(Play<StccgState> play, UnaryOperator<Table> change) {
    play.become(play.state().with(change.apply(play.state().table())));
  }

  /** Changes what lies in play. */
  public static void lying(Play<StccgState> play, UnaryOperator<ImmutableList<Lying>> change) {
    table(play, table -> table.copy().withLying(change.apply(table.lying())));
  }

  /** Changes what holds for a while. */
  public static void lasting(Play<StccgState> play, UnaryOperator<ImmutableList<Lasting>> change) {
    table(play, table -> table.copy().withLasting(change.apply(table.lasting())));
  }

  /**
   * What was imposed on a card that has left play is about no card any more, not even that one
   * should it come back ({@code ST-ZON-11}).
   */
  public static void forget(Play<StccgState> play, Predicate<On> gone) {
    lasting(
        play,
        all ->
            Lists.map(
                all, each -> gone.test(each.on()) ? each.on(On.table(each.controller())) : each));
  }

  /** Changes the outposts in play. */
  public static void outposts(Play<StccgState> play, UnaryOperator<ImmutableList<Outpost>> change) {
    table(play, table -> table.copy().withOutposts(change.apply(table.outposts())));
  }

  /** A ship is stopped until the turn ends, unless it is already. */
  public static void stop(Play<StccgState> play, Ship ship) {
    if (!ship.stopped()) {
      ship(play, ship.copy().withStop(Stop.TURN));
    }
  }

  /** The table without a ship. */
  public static Table without(Table table, CardId ship) {
    return table.copy().withShips(Lists.filter(table.ships(), each -> !each.id().equals(ship)));
  }

  /**
   * Goes on with another ship of that id. One that has come to another location is the last that
   * has come there ({@code ST-EFF-45}), and holograms that it has left behind come back aboard.
   */
  public static void ship(Play<StccgState> play, Ship ship) {
    @Nullable Ship before = play.state().table().ship(ship.id());
    if (before != null && before.location() == ship.location() && before.here() == ship.here()) {
      play.become(play.state().with(play.state().table().with(ship)));
      return;
    }
    table(play, table -> without(table, ship.id()).with(ship));
    Projections.recall(play);
  }
}
