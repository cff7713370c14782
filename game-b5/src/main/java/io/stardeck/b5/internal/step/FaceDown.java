package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Face;

/** What others can tell of a card that leaves a hand face down: its kind ({@code B5-D-80}). */
final class FaceDown {
  private FaceDown() {}

  /** Whether a card of that face may be the one of that kind that left. */
  static boolean mayBe(Play<B5State> play, Face face, Kind kind) {
    CardDef def = Boards.of(play).config().set().find(face.name());
    return def != null && def.kind() == kind;
  }
}
