package io.stardeck.deckbuilder.internal.integrity;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Zone;

/** Each place for face-down cards is there, and what is known of them is true and enough. */
final class FaceDown {
  private FaceDown() {}

  static void places(DeckbuilderState state, Inspection inspection) {
    inspection.addAll(CARDS.faults(state, "zones", Places.all(state.table().players())));
  }

  static void known(DeckbuilderState state, Inspection inspection) {
    inspection.addAll(CARDS.faults(state, "zones", state.table().players()));
    for (Phase phase : state.table().phases()) {
      if (phase instanceof Run run && run.look().isPresent()) {
        inspection.require(
            run.look().get().pile() != CardEffect.Pile.HAND && run.look().get().n() > 0,
            "table.phases",
            "an effect goes on with the top of a deck");
        looks(state, run.seat(), run.look().get(), inspection);
      } else if (phase instanceof Choice choice && choice.look().isPresent()) {
        looks(state, choice.seat(), choice.look().get(), inspection);
      }
    }
    Zone<CardId> space = state.zones().at(Places.SPACE);
    for (int i = 0; i < space.cards().size(); i++) {
      inspection.require(
          !state.table().turn().flipped().contains(space.cards().get(i))
              || space.knowers(i).equals(Audience.everyone()),
          "zones.space",
          "all know where those cards lie that were flipped in this turn");
    }
  }

  private static void looks(DeckbuilderState state, Seat seat, Look look, Inspection inspection) {
    Zone<CardId> zone = state.zones().at(Places.of(look));
    int n = state.size(look);
    if (inspection.range("table.phases", n, 0, zone.cards().size())) {
      for (int i = 0; i < n; i++) {
        inspection.require(
            zone.knowers(i).includes(seat), "zones", "%s does not know what they look at", seat);
      }
    }
  }
}
