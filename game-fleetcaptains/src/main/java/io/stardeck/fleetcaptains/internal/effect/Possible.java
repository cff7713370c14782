package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.view.FleetView;
import org.jspecify.annotations.Nullable;

/** Whether what is to be chosen would come to anything, for all that lies open (section 4.4). */
final class Possible {
  private Possible() {}

  /** Whether one of those words would; where there is none, nothing is what is chosen. */
  static boolean any(FleetView view, EffectRun run, ImmutableList<Effect> effects) {
    for (int i = 0; i < effects.size(); i++) {
      if (possible(view, run, effects.get(i)) && !Benefits.had(view.table(), run, effects, i)) {
        return true;
      }
    }
    return effects.isEmpty();
  }

  /** Whether a word would. */
  static boolean possible(FleetView view, EffectRun run, Effect effect) {
    Table table = view.table();
    Ship ship = table.ship(run.about().ship());
    Tile tile = tile(table, run, ship);
    if (effect instanceof Effect.PlaceControl) {
      return tile != null
          && (tile.control(table.faction(run.player()).enemy()) > 0
              || Fleets.controlLeft(table) > 0);
    } else if (effect instanceof Effect.RepairAlert) {
      return ship != null && !ship.cloaked() && ship.alert() != Alert.WHITE;
    } else if (effect instanceof Effect.DrawCommand) {
      return view.zones().size(Places.deck(run.player())) > 0
          || table.captain(run.player()).oldDiscards() > 0;
    } else if (effect instanceof Effect.DiscardCommand discard) {
      return view.zones().size(Places.hand(Subjects.side(table, discard.who(), run))) > 0;
    } else if (effect instanceof Effect.DrawMission) {
      return view.zones().size(Places.missions(run.player())) < Orders.DISPLAYED;
    } else if (effect instanceof Effect.RemoveSystemToken remove) {
      return ship != null
          && ship.tokens().stream()
              .anyMatch(
                  token ->
                      token.harmful() && remove.system().orElse(token.system()) == token.system());
    } else if (effect instanceof Effect.RemoveControl) {
      return tile != null && tile.controlTokens() > 0;
    } else if (effect instanceof Effect.DestroyInstallation) {
      return tile != null && tile.built();
    } else if (effect instanceof Effect.DiscardCrew) {
      return Subjects.struck(run).stream().anyMatch(card -> crewed(table, card));
    }
    return true;
  }

  private static @Nullable Tile tile(Table table, EffectRun run, @Nullable Ship ship) {
    int space = run.about().tile().orElse(ship == null ? -1 : ship.at());
    return table.location(space) == null ? null : table.tiles().get(space);
  }

  private static boolean crewed(Table table, CardId card) {
    Ship ship = table.ship(card);
    return ship != null && !ship.crew().isEmpty();
  }
}
