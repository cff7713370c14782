package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** Borg cards are given by force (DB-BOR-41). */
public final class BorgCards {
  private static final RuleId BOR_40 = RuleId.of("DB-BOR-40");

  private BorgCards() {}

  /**
   * {@code seat} gets so many cards from the top of the Borg area, one after the other. They may be
   * assimilated on the way; with the last card of the area all players have lost (DB-BOR-91).
   */
  public static void give(
      Play<DeckbuilderState> play, Seat seat, int n, Destination to, RuleId rule) {
    for (int left = n; left > 0 && takes(play.state(), seat); left--) {
      CardId card = CARDS.top(play, Places.BORG).away();
      play.tell(rule, new BorgCardGiven(seat, card, to));
      Moves.put(play, seat, card, to);
      if (play.state().borgArea() == 0) {
        Ending.end(play, ImmutableList.of(), BOR_40);
      }
    }
  }

  /** Not outside Borg Invasion, where there are no Borg cards. */
  private static boolean takes(DeckbuilderState state, Seat seat) {
    Table table = state.table();
    return !state.top().cutsOff()
        && state.borgArea() > 0
        && table.area(seat).standing() != Standing.ASSIMILATED;
  }
}
