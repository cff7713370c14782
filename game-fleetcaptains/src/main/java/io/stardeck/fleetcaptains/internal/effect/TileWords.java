package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.I_31;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Scanning;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Filters;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Optional;

/** Words about tiles. */
final class TileWords {
  static final ImmutableList<Saying<?>> ALL =
      ImmutableList.of(
          new Saying<>(Effect.PlaceControl.class, TileWords::placeControl),
          new Saying<>(Effect.RemoveControl.class, TileWords::removeControl),
          new Saying<>(Effect.Build.class, TileWords::build),
          new Saying<>(Effect.DestroyInstallation.class, TileWords::destroy),
          new Saying<>(Effect.PeekTile.class, TileWords::peek),
          Saying.ofOpenShip(Effect.ExploreTile.class, TileWords::explore),
          new Saying<>(Effect.ReplaceTile.class, TileWords::replace));

  private TileWords() {}

  private static void placeControl(Play<FleetState> play, Effect.PlaceControl word, EffectRun run) {
    int space = Subjects.tile(play, run);
    for (int i = 0; i < word.amount() && space >= 0; i++) {
      Influence.exert(play, run.player(), space);
    }
  }

  private static void removeControl(
      Play<FleetState> play, Effect.RemoveControl word, EffectRun run) {
    int space = Subjects.tile(play, run);
    for (int i = 0; i < word.amount() && space >= 0; i++) {
      Faction enemy = Tables.of(play).faction(run.player()).enemy();
      if (Tables.of(play).tiles().get(space).control(enemy) > 0) {
        Deeds.count(play, run.player(), Deed.CONTROL_REMOVED, 1);
      }
      Influence.remove(play, space);
    }
  }

  /** One step, to just that kind; its control tokens are needed ({@code FC-INS-06}). */
  private static void build(Play<FleetState> play, Effect.Build build, EffectRun run) {
    int space = Subjects.tile(play, run);
    Table table = Tables.of(play);
    if (space < 0) {
      return;
    }
    Tile tile = table.tiles().get(space);
    Faction faction = table.faction(run.player());
    boolean token = tile.installation().isPresent() || Fleets.installationsLeft(table) > 0;
    if (tile.next().equals(Optional.of(build.kind()))
        && token
        && tile.control(faction.enemy()) == 0
        && tile.control(faction) >= Fleets.need(table, space, build.kind())) {
      Influence.build(play, run.player(), space, build.kind());
    }
  }

  private static void destroy(
      Play<FleetState> play, Effect.DestroyInstallation word, EffectRun run) {
    int space = Subjects.tile(play, run);
    if (space >= 0) {
      Influence.raze(play, run.player(), space);
    }
  }

  private static void peek(Play<FleetState> play, Effect.PeekTile word, EffectRun run) {
    int space = Subjects.space(play, run);
    if (Tables.of(play).unseen(run.player(), space)) {
      Scanning.scan(play, run.player(), space);
    }
  }

  private static void explore(
      Play<FleetState> play, Effect.ExploreTile word, EffectRun run, Ship ship) {
    int space = Subjects.space(play, run);
    if (Tables.of(play).faceDown(space)) {
      Maneuvers.leave(play, ship.card());
      Exploring.explore(
          play, Tables.of(play).owner(ship.card()), ImmutableList.of(ship.card()), space);
    }
  }

  /** Nothing may lie on the tile, and nobody be there. */
  private static void replace(Play<FleetState> play, Effect.ReplaceTile word, EffectRun run) {
    int space = Subjects.space(play, run);
    if (!Tables.of(play).shape().isTile(space)
        || play.state().zones().size(Places.PILE) == 0
        || !Filters.bare(Tables.of(play), space)) {
      return;
    }
    boolean scanned = !Tables.of(play).tiles().get(space).scannedBy().isEmpty();
    Cards.DEALER.at(play, Places.CHART, space).under(Places.PILE);
    CardId next = play.state().zones().cards(Places.PILE).get(0);
    Cards.DEALER.card(play, Places.PILE, next).to(Places.CHART, space);
    Tables.tile(
        play,
        space,
        tile ->
            tile.withLocation(Optional.empty()).withExploredBy(Optional.empty()).withScannedBy());
    play.tell(I_31, new BoardEvent.TileReplaced(space));
    if (scanned) {
      play.tell(I_31, new BoardEvent.ScanTokensRemoved(space));
    }
  }
}
