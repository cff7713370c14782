package io.stardeck.sfbf.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameView;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Holdings;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Table;

/**
 * What one seat, or the spectator, may know (section 2.2 of the catalogue). Legal actions and
 * checks are worked out from this alone.
 *
 * @param seat whose view it is
 * @param table what everybody knows
 * @param own what this seat alone knows; {@link Secrets#NONE} for the spectator
 * @param holdings the numbers of what each seat keeps hidden, in seat order
 * @param starbase the number of cards in the Starbase
 * @param shipDeck the number of ships in the ship deck
 */
public record BattleForceView(
    Seat seat,
    Table table,
    Secrets own,
    ImmutableList<Holdings> holdings,
    int starbase,
    int shipDeck)
    implements GameView, PublicFacts {
  /** What {@code seat} may know of {@code state}. */
  public static BattleForceView of(BattleForceState state, Seat seat) {
    ImmutableList.Builder<Holdings> holdings =
        ImmutableList.builderWithExpectedSize(state.secrets().size());
    for (Secrets secrets : state.secrets()) {
      holdings.add(Holdings.of(secrets));
    }
    Secrets own = seat.equals(Seat.SPECTATOR) ? Secrets.NONE : state.secrets(seat);
    return new BattleForceView(
        seat, state.table(), own, holdings.build(), state.starbase(), state.shipDeck());
  }

  @Override
  public Holdings holdings(Seat of) {
    return holdings.get(of.index());
  }

  @Override
  public Phase top() {
    return table.phases().top();
  }

  @Override
  public Frame frame() {
    return own.desk().isOpen() ? own.desk().open() : top();
  }
}
