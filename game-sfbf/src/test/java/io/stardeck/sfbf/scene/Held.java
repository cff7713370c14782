package io.stardeck.sfbf.scene;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;
import java.util.stream.Stream;

/** What lies face down, and states in which it lies otherwise. */
public final class Held {
  private Held() {}

  /** The hands of all players, in seat order. */
  public static ImmutableList<ImmutableList<CardId>> hands(BattleForceState state) {
    return players(state).map(state::hand).collect(ImmutableList.toImmutableList());
  }

  /** The reserve action cards of all players, in seat order. */
  public static ImmutableList<ImmutableList<CardId>> stashes(BattleForceState state) {
    return players(state).map(state::stash).collect(ImmutableList.toImmutableList());
  }

  /** The face-down ships of all fleets, in seat order. */
  public static ImmutableList<ImmutableList<ShipId>> faceDown(BattleForceState state) {
    return Seat.first(state.table().fleets().size()).stream()
        .map(state::faceDown)
        .collect(ImmutableList.toImmutableList());
  }

  /** The state once the card at the top of the Starbase has come to {@code to}, so many times. */
  public static BattleForceState dealt(BattleForceState state, Place to, int cards) {
    Play<BattleForceState> play = Play.silent(state);
    for (int i = 0; i < cards; i++) {
      CARDS.top(play, Places.STARBASE).to(to);
    }
    return play.state();
  }

  /** The state once {@code card} has come from the Starbase to {@code to}. */
  public static BattleForceState dealt(BattleForceState state, Place to, CardId card) {
    Play<BattleForceState> play = Play.silent(state);
    CARDS.card(play, Places.STARBASE, card).to(to);
    return play.state();
  }

  /** The state with those ships, which lie nowhere, openly put under the ship deck. */
  public static BattleForceState underShipDeck(BattleForceState state, List<ShipId> ships) {
    Play<BattleForceState> play = Play.silent(state);
    SHIPS.bring(play, Places.SHIP_DECK, ships, Audience.everyone());
    return play.state();
  }

  private static Stream<Seat> players(BattleForceState state) {
    return Seat.first(state.table().config().players()).stream();
  }
}
