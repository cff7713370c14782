package io.stardeck.fleetcaptains.internal.step;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Zones;
import io.stardeck.fleetcaptains.state.FleetState;

/** The dealer of this game: all cards are known to all, each has an id and a face of its own. */
public final class Cards extends Dealer<FleetState, CardId> {
  /** The dealer, who holds nothing. */
  public static final Cards DEALER = new Cards();

  private Cards() {
    super(Naming.fixed());
  }

  @Override
  public Zones<CardId> zones(FleetState state) {
    return state.zones();
  }

  @Override
  protected FleetState with(FleetState state, Zones<CardId> zones) {
    return state.with(zones);
  }

  @Override
  public Face face(FleetState state, CardId card) {
    return state.table().set().face(card);
  }
}
