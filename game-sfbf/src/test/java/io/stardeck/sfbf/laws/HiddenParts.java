package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Secrets;

/** What a seat cannot know of a state, part by part. */
final class HiddenParts {
  private HiddenParts() {}

  static ImmutableMap<String, Object> of(BattleForceState state, Seat seat) {
    ImmutableMap.Builder<String, Object> parts = ImmutableMap.builder();
    parts.put("the generator", state.hidden().chance());
    if (state.starbase() > 1) {
      parts.put("the Starbase", state.hidden().starbase());
    }
    if (state.hidden().shipDeck().size() > 1) {
      parts.put("the ship deck", state.hidden().shipDeck());
    }
    for (int index = 0; index < state.secrets().size(); index++) {
      if (!Seat.at(index).equals(seat)) {
        secrets(state.secrets().get(index), parts, index);
      }
    }
    return parts.buildOrThrow();
  }

  private static void secrets(
      Secrets secrets, ImmutableMap.Builder<String, Object> parts, int index) {
    if (!secrets.hand().isEmpty()) {
      parts.put("the hand of fleet " + index, secrets.hand());
    }
    if (!secrets.stash().isEmpty()) {
      parts.put("the reserve action cards of fleet " + index, secrets.stash());
    }
    if (!secrets.ships().isEmpty()) {
      parts.put("the face-down ships of fleet " + index, secrets.ships());
    }
    secrets.arranged().ifPresent(rows -> parts.put("the formation of fleet " + index, rows));
    secrets.drawn().ifPresent(card -> parts.put("the card just drawn by fleet " + index, card));
    if (secrets.order().isPresent()) {
      parts.put("the order card of fleet " + index, secrets.order());
    }
    if (secrets.desk().isOpen()) {
      parts.put("the draft of fleet " + index, secrets.desk());
    }
  }
}
