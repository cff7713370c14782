package io.stardeck.fleetcaptains.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableCaptain;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Collections;
import java.util.List;

/** The set-up, up to the first thing to decide (section 2.6). */
public final class SetUp {
  private SetUp() {}

  /** The state before anything was laid out. */
  public static FleetState start(FleetConfig config, Chance chance) {
    ImmutableList.Builder<Captain> captains = ImmutableList.builder();
    for (int i = 0; i < config.players(); i++) {
      Faction faction = Faction.values()[i % Faction.values().length];
      captains.add(
          ImmutableCaptain.builder()
              .faction(faction)
              .reserve(i < Faction.values().length ? ships(config, faction) : ImmutableList.of())
              .fleetLimit(config.fleetSize())
              .oldDiscards(0)
              .build());
    }
    Table table =
        ImmutableTable.builder()
            .config(config)
            .frames(Pile.empty())
            .turn(0)
            .active(Seat.of(1))
            .actionsUsed(0)
            .discarded(false)
            .cycled(false)
            .tiles(Collections.nCopies(config.shape().tiles(), Tile.FACE_DOWN))
            .captains(captains.build())
            .nextToken(1)
            .failed(false)
            .build();
    ImmutableList<Secret> secrets =
        ImmutableList.copyOf(Collections.nCopies(config.players(), Secret.NONE));
    return new FleetState(table, secrets, Zones.none(), chance);
  }

  private static ImmutableList<CardId> ships(FleetConfig config, Faction faction) {
    ComponentSet set = config.components();
    return Lists.filter(set.ships(), ship -> set.ship(ship).faction() == faction);
  }

  /** Lays out the board and the decks, and draws the fleets. */
  public static void lay(Play<FleetState> play) {
    Cards.DEALER.open(play, Places.all(Tables.of(play).players()));
    ComponentSet set = Tables.of(play).set();
    board(play, set);
    for (MissionType type : MissionType.values()) {
      bring(
          play,
          Places.stock(type),
          Lists.filter(set.missions(), mission -> set.mission(mission).type() == type));
      Cards.DEALER.shuffle(play, Places.stock(type));
    }
    bring(play, Places.ENCOUNTERS, set.encounters());
    Cards.DEALER.shuffle(play, Places.ENCOUNTERS);
    bring(play, Places.OPEN, set.ships());
    for (Faction faction : Faction.values()) {
      bring(play, Places.OPEN, set.echoes(faction));
    }
    FleetDraw.draw(play, Seat.of(1), 0);
  }

  private static void board(Play<FleetState> play, ComponentSet set) {
    ImmutableList<CardId> tiles = play.shuffle(set.locations());
    int onBoard = Tables.of(play).shape().tiles();
    bring(play, Places.CHART, tiles.subList(0, onBoard));
    bring(play, Places.PILE, tiles.subList(onBoard, tiles.size()));
  }

  static void bring(Play<FleetState> play, Place place, List<CardId> cards) {
    Cards.DEALER.bring(play, place, cards, Audience.nobody());
  }
}
