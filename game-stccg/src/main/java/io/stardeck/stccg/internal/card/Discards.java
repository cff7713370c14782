package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Transfer;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.function.Function;

/** Cards that leave play ({@code ST-ZON-07}, {@code ST-ZON-11}). */
public final class Discards {
  private static final RuleId SCO_04 = RuleId.of("ST-SCO-04");

  private Discards() {}

  /** A card goes to its owner's discard pile, face up and without marks. */
  public static void discard(Play<StccgState> play, Place from, Card card, RuleId rule) {
    go(play, from, card, Places.discard(card.owner()), rule, CardEvent.CardDiscarded::new);
  }

  /** A card goes out of play, face up: it never returns. */
  public static void out(Play<StccgState> play, Place from, Card card, RuleId rule) {
    go(play, from, card, Places.out(card.owner()), rule, CardEvent.CardOutOfPlay::new);
  }

  /** A card with points that were won is kept apart, face up ({@code ST-SCO-04}). */
  public static void keep(Play<StccgState> play, Place from, Card card) {
    go(play, from, card, Places.points(card.owner()), SCO_04, CardEvent.CardKept::new);
  }

  private static void go(
      Play<StccgState> play,
      Place from,
      Card card,
      Place to,
      RuleId rule,
      Function<Card, CardEvent> event) {
    Card bare = bare(play, from, card);
    taken(play, from, bare).openly().to(to).tell(rule, known -> event.apply(known.orElse(bare)));
  }

  /** A card to be moved: everybody points at it if it lies in a stack, which keeps its order. */
  public static Transfer<StccgState, Card> taken(Play<StccgState> play, Place from, Card card) {
    return from.zone().equals(Places.stack(0).zone())
        ? DEALER.at(play, from, play.state().cards(from).indexOf(card))
        : DEALER.card(play, from, card);
  }

  /** The card without its marks, where it lies. */
  public static Card bare(Play<StccgState> play, Place place, Card card) {
    Card bare = card.unmarked();
    if (!bare.equals(card)) {
      DEALER.change(play, place, card, bare);
    }
    return bare;
  }
}
