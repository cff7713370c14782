package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.engine.Seat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whose flagship is damaged. */
final class Targets {
  private static final double FELLED = 1_000;

  private Targets() {}

  /** The one that the attack defeats, of the player with most points. */
  static @Nullable DeckbuilderAction assign(Moment moment) {
    int attack = moment.total(Stat.ATTACK);
    return moment.best(
        Assign.class,
        -1,
        each ->
            Points.of(moment.table(), each.target())
                + (attack >= toughness(moment, each.target()) ? FELLED : 0));
  }

  /** The one that outlives the damage; else the toughest, so that few are defeated. */
  static @Nullable DeckbuilderAction assignCube(Moment moment) {
    Optional<FlippedCard> cube = moment.table().encountered();
    int attack =
        cube.isPresent() ? Totals.of(moment.table(), cube.get(), Stat.ATTACK) : Integer.MAX_VALUE;
    return moment.best(
        AssignCube.class,
        -1,
        each -> {
          int toughness = toughness(moment, each.flagship());
          return toughness > attack ? FELLED - toughness : toughness;
        });
  }

  /** The damage that defeats the flagship of {@code seat}, what its Shields prevent included. */
  private static int toughness(Moment moment, Seat seat) {
    Optional<Ship> flagship = moment.table().area(seat).flagship();
    if (flagship.isEmpty()) {
      return 0;
    }
    Ship ship = flagship.get();
    int shields = Totals.of(moment.view(), seat, Stat.SHIELDS) - ship.shieldsUsed();
    return Totals.of(moment.view(), seat, Stat.DEFENSE) - ship.damage() + Math.max(0, shields);
  }
}
