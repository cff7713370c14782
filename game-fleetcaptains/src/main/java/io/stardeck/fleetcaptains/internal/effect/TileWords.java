package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Deed;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;

/** Words about tiles. */
final class TileWords {
  private static final RuleId SCN_03 = RuleId.of("FC-SCN-03");

  private TileWords() {}

  static boolean perform(Play<FleetState> play, Effect effect, EffectRun run) {
    int space = space(Tables.of(play), run);
    if (effect instanceof Effect.PlaceControl place) {
      for (int i = 0; i < place.amount() && space >= 0; i++) {
        Influence.exert(play, run.player(), space);
      }
    } else if (effect instanceof Effect.RemoveControl remove) {
      for (int i = 0; i < remove.amount() && space >= 0; i++) {
        Influence.remove(play, space);
      }
    } else if (effect instanceof Effect.PeekTile) {
      peek(play, run);
    } else {
      return false;
    }
    return true;
  }

  /** The explored tile that was chosen, or that of the ship; -1 if there is none. */
  private static int space(Table table, EffectRun run) {
    int space = -1;
    if (!run.targets().isEmpty() && run.targets().get(0).tile().isPresent()) {
      space = run.targets().get(0).tile().get();
    } else if (run.ship().isPresent()) {
      Ship ship = table.ship(run.ship().get());
      space = ship == null ? -1 : ship.at();
    }
    return table.location(space) == null ? -1 : space;
  }

  private static void peek(Play<FleetState> play, EffectRun run) {
    for (Target target : run.targets()) {
      if (target.tile().isPresent()
          && !Tables.of(play).tiles().get(target.tile().get()).explored()) {
        scan(play, run.player(), target.tile().get());
      }
    }
  }

  /** A player looks at a tile and puts a scan token on it. */
  static void scan(Play<FleetState> play, Seat seat, int space) {
    CardId location = play.state().zones().cards(Places.CHART).get(space);
    Cards.DEALER
        .show(play, Places.CHART, location, Audience.only(seat))
        .tell(SCN_03, card -> new BoardEvent.TileScanned(seat, space, card));
    Faction faction = Tables.of(play).faction(seat);
    Tables.tile(
        play,
        space,
        tile ->
            tile.withScannedBy(
                ImmutableSet.<Faction>builder().addAll(tile.scannedBy()).add(faction).build()));
    Deeds.count(play, seat, Deed.TILE_SCANNED, 1);
  }
}
