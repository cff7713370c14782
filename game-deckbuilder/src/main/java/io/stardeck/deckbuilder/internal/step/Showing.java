package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.CardEvent.CardsSeen;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;

/** Players look into hidden cards (DB-VIS-04). */
public final class Showing {
  private static final RuleId VIS_04 = RuleId.of("DB-VIS-04");

  private Showing() {}

  /** Shows {@code seat} the cards of {@code look}, unless they know all of them. */
  public static void show(Play<DeckbuilderState> play, Look look, Seat seat) {
    int n = play.state().size(look);
    if (!knows(play.state().zones().at(Places.of(look)), n, seat)) {
      ImmutableList<CardId> cards =
          CARDS.show(play, Places.of(look), n, Audience.only(seat)).cards();
      tell(play, Places.of(look), cards, seat);
    }
  }

  /** Tells {@code seat} which cards it sees in {@code place}, as its view shows them. */
  static void tell(
      Play<DeckbuilderState> play, Place place, ImmutableList<CardId> cards, Seat seat) {
    // How the cards of a Hand lie tells where others have lain.
    boolean ordered = play.state().zones().at(place).kind().ordered();
    play.tell(
        Audience.only(seat),
        VIS_04,
        new CardsSeen(seat, ordered ? cards : ImmutableList.sortedCopyOf(CardId.BY_NUMBER, cards)));
  }

  private static boolean knows(Zone<CardId> zone, int n, Seat seat) {
    for (int i = 0; i < n; i++) {
      if (!zone.knowers(i).includes(seat)) {
        return false;
      }
    }
    return true;
  }
}
