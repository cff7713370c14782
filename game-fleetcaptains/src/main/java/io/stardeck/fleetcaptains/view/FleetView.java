package io.stardeck.fleetcaptains.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.KnownTokens;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import org.jspecify.annotations.Nullable;

/**
 * What one seat may know.
 *
 * @param seat whose view it is
 * @param table what everybody sees
 * @param own what this seat alone knows, beside cards
 * @param zones the cards, as far as this seat knows them
 */
public record FleetView(Seat seat, Table table, Secret own, ZonesView<CardId> zones)
    implements GameView, KnownTokens {
  /** What {@code seat} may know of {@code state}. */
  public static FleetView of(FleetState state, Seat seat) {
    Secret own =
        seat.number() >= 1 && seat.number() <= state.secrets().size()
            ? state.secrets().get(seat.index())
            : Secret.NONE;
    return new FleetView(seat, state.table(), own, state.zones().view(seat));
  }

  @Override
  public void complete() {
    zones.complete();
  }

  @Override
  @JsonIgnore
  public FleetFrame top() {
    return table.frames().top();
  }

  /** The own hand. */
  @JsonIgnore
  public ImmutableList<CardId> hand() {
    return zones.cards(Places.hand(seat));
  }

  /** The own active missions. */
  @JsonIgnore
  public ImmutableList<CardId> missions() {
    return zones.cards(Places.missions(seat));
  }

  /** The own fleet. */
  @JsonIgnore
  public ImmutableList<Ship> fleet() {
    return table.captain(seat).fleet();
  }

  @Override
  public @Nullable CardId identity(Token token) {
    ImmutableList<CardId> cards = zones.cards(Places.token(token.number()));
    return cards.isEmpty() ? null : cards.get(0);
  }
}
