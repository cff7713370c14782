package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_03;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;

/** Looking at a tile, by an action or by a card. */
public final class Scanning {
  private Scanning() {}

  /** A player looks at a tile and puts a scan token on it ({@code FC-SCN-03}). */
  public static void scan(Play<FleetState> play, Seat seat, int space) {
    CardId location = play.state().zones().cards(Places.CHART).get(space);
    Cards.DEALER
        .show(play, Places.CHART, location, Tables.of(play).side(seat))
        .tell(SCN_03, card -> new BoardEvent.TileScanned(seat, space, card));
    Faction faction = Tables.of(play).faction(seat);
    Tables.tile(
        play,
        space,
        tile -> tile.withScannedBy(Sets.union(tile.scannedBy(), ImmutableSet.of(faction))));
    Deeds.count(play, seat, Deed.TILE_SCANNED, 1);
  }
}
