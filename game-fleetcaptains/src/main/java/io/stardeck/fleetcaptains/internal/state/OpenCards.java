package io.stardeck.fleetcaptains.internal.state;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.HashSet;
import java.util.Set;

/** The cards that lie open for a purpose: each for one only. */
final class OpenCards {
  private final FleetState state;
  private final ComponentSet set;
  private final Inspection inspection;
  private final Set<CardId> used = new HashSet<>();

  OpenCards(FleetState state, Inspection inspection) {
    this.state = state;
    this.set = state.table().set();
    this.inspection = inspection;
  }

  /** Those that players, ships and tiles have. */
  void held() {
    for (Captain captain : state.table().captains()) {
      captain.staying().forEach(card -> use(card, lyingCard(card)));
      captain.fleet().forEach(this::aboard);
      captain.scored().forEach(scored -> scored.card().ifPresent(card -> use(card, true)));
    }
    for (Tile tile : state.table().tiles()) {
      tile.attached().forEach(card -> use(card, lyingCard(card)));
    }
  }

  private void aboard(Ship ship) {
    ship.crew().forEach(card -> use(card, true));
    ship.cargo().forEach(card -> use(card, true));
    ship.attached().forEach(card -> use(card, lyingCard(card)));
  }

  private boolean lyingCard(CardId card) {
    return set.isCommand(card) || set.isEncounter(card);
  }

  /** A card lies open for something; whether it is {@code sound}, and lies for nothing else. */
  boolean use(CardId card, boolean sound) {
    boolean fresh = sound && lies(card) && used.add(card);
    return inspection.require(fresh, FrameChecks.PATH, "%s does not lie open for one thing", card);
  }

  /** Its own words may have laid a card somewhere before its end comes. */
  boolean ended(CardId card, boolean sound) {
    return sound && (!lies(card) || used.contains(card) || use(card, true));
  }

  /** A card that is being played, unless its own words have laid it somewhere. */
  void played(CardId card) {
    if (lies(card)) {
      used.add(card);
    }
  }

  private boolean lies(CardId card) {
    return state.zones().cards(Places.OPEN).contains(card);
  }
}
