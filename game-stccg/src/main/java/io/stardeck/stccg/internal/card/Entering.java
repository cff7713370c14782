package io.stardeck.stccg.internal.card;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.function.Function;

/** Cards that come into play. */
public final class Entering {
  private Entering() {}

  /** A card comes into play openly, of which all are told; it may bear another id then. */
  public static Card play(
      Play<StccgState> play,
      Place from,
      Card card,
      RuleId rule,
      Function<Card, ? extends StccgEvent> event) {
    return Discards.taken(play, from, card)
        .openly()
        .to(Places.IN_PLAY)
        .tell(rule, known -> event.apply(known.orElseThrow()));
  }
}
