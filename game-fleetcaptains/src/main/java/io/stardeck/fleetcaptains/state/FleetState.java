package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.zone.Zones;

/**
 * All that a game needs to go on.
 *
 * @param table what everybody sees
 * @param secrets what each seat alone knows, beside cards
 * @param zones where the cards lie, and who knows it
 * @param chance the generator
 */
public record FleetState(
    Table table, ImmutableList<Secret> secrets, Zones<CardId> zones, Chance chance)
    implements GameState<FleetState>, KnownTokens {
  @Override
  @JsonIgnore
  public Pile<FleetFrame> frames() {
    return table.frames();
  }

  @Override
  public FleetState withFrames(Pile<Frame> frames) {
    return with(ImmutableTable.copyOf(table).withFrames(frames.as(FleetFrame.class)));
  }

  @Override
  public FleetState withChance(Chance next) {
    return new FleetState(table, secrets, zones, next);
  }

  /** The same with that table. */
  public FleetState with(Table next) {
    return next == table ? this : new FleetState(next, secrets, zones, chance);
  }

  /** The same with those zones. */
  public FleetState with(Zones<CardId> next) {
    return next == zones ? this : new FleetState(table, secrets, next, chance);
  }

  /** The same with that secret of a seat. */
  public FleetState with(Seat seat, Secret secret) {
    return new FleetState(table, Lists.set(secrets, seat.index(), secret), zones, chance);
  }

  @Override
  public CardId identity(Token token) {
    return zones.cards(Places.token(token.number())).get(0);
  }
}
