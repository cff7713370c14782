package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.ShipId;

/** Who moves ships that lie face down: everybody knows which there are (BF-DAT-01). */
public final class ShipDealer extends Dealer<BattleForceState, ShipId> {
  /** The dealer, who holds nothing. */
  public static final ShipDealer SHIPS = new ShipDealer();

  private ShipDealer() {
    super(Naming.fixed(ShipId::number));
  }

  @Override
  public Zones<ShipId> zones(BattleForceState state) {
    return state.ships();
  }

  @Override
  public Face face(BattleForceState state, ShipId ship) {
    return state.table().config().cardSet().shipFace(ship.number());
  }

  @Override
  protected BattleForceState with(BattleForceState state, Zones<ShipId> zones) {
    return state.withShips(zones);
  }
}
