package io.stardeck.stccg.internal.setup;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;

/** The opening: decks are shuffled and hands drawn ({@code ST-SET-01} to {@code ST-SET-04}). */
public final class Opening extends StccgPhase<SetupPhase.Opening> {
  private static final RuleId SET_02 = RuleId.of("ST-SET-02");
  private static final int HAND = 7;

  @Override
  public boolean proceed(Play<StccgState> play, SetupPhase.Opening frame) {
    for (Seat seat : Seat.first(play.state().table().seats())) {
      // Outposts not placed are not lost (ST-OUT-09).
      DEALER.all(play, Places.outposts(seat)).under(Places.deck(seat));
      DEALER.shuffle(play, Places.deck(seat));
      int count = Math.min(HAND, play.state().size(Places.deck(seat)));
      DEALER
          .tops(play, Places.deck(seat), count)
          .to(Places.hand(seat))
          .tell(SET_02, known -> new SetupEvent.HandDrawn(seat, count, known));
    }
    Seat first = play.state().table().playing(play.state().table().lastPlaced()).get(0);
    Tables.table(play, table -> table.with(table.turn().next(first)));
    play.replace(Phase.Start.FIRST);
    return true;
  }
}
