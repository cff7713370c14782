package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** SETUP_FLEET: ships are drafted openly (BF-OPT-01 to 04). */
public final class DraftShipsPhase extends BattlePhase<SetupPhase.DraftShips> {
  /** The phase, with what is open in it. */
  public DraftShipsPhase() {
    super(ImmutableList.of(new DraftShipRule()));
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.DraftShips phase) {
    @Nullable ShipTag tag = ShipDraft.required(view.table(), phase);
    return "Draft a " + (tag == null ? "ship" : tag.name().toLowerCase(Locale.ROOT));
  }

  /** The only ship that may be picked is nobody's choice. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.DraftShips phase) {
    @Nullable ShipId only = ShipDraft.only(play.state().table(), phase);
    if (only == null) {
      return false;
    }
    ShipDraft.pick(play, phase, only);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.DraftShips phase, Layer layer, Inspection inspection) {
    BattleForceConfig config = state.table().config();
    SetupLayers.lies(state, phase, layer, inspection);
    SetupLayers.ships(state, true, false, layer, inspection);
    inspection.require(
        config.picksFleets() && !config.has(Option.SINGLE_RACE) && state.shipDeck() == 0,
        layer.path(),
        "no ship is drafted, or not all others are in the pool");
    int players = config.players();
    int picks = ShipDraft.rounds(config) * players;
    if (inspection.range(layer.path() + ".picks", phase.picks(), 0, picks - 1L)) {
      ImmutableList<Seat> order = SetupLayers.order(state);
      inspection.require(
          phase.seat().equals(order.get(phase.picks() % players)),
          layer.path() + ".seat",
          "others pick before");
      for (int i = 0; i < players; i++) {
        int own = phase.picks() / players + (i < phase.picks() % players ? 1 : 0);
        inspection.size("table.fleets", state.table().fleet(order.get(i)).screen(), own);
      }
    }
  }
}
