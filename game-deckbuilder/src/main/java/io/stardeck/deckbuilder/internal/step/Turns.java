package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.When;
import io.stardeck.deckbuilder.event.TurnEnded;
import io.stardeck.deckbuilder.event.TurnStarted;
import io.stardeck.deckbuilder.state.ActionPhase;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.NewTurn;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.TurnStart;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;

/** Turns begin and end. */
public final class Turns {
  private static final RuleId TRN_07 = RuleId.of("DB-TRN-07");
  private static final RuleId END_06 = RuleId.of("DB-END-06");
  private static final RuleId D_14 = RuleId.of("DB-D-14");

  private Turns() {}

  /** A turn of {@code seat} begins: everything that is counted by turns starts anew (DB-TRN-07). */
  public static void begin(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    ImmutableList.Builder<Area> areas = ImmutableList.builderWithExpectedSize(table.players());
    for (int index = 0; index < table.players(); index++) {
      boolean own = index == seat.index();
      Area area = table.areas().get(index);
      Area fresh =
          area.withActed(false)
              .withTally(own ? Tally.NONE.withExplorations(1).withSearches(1) : Tally.NONE);
      areas.add(
          area.flagship().isPresent()
              ? fresh.withShip(area.flagship().get().withShieldsUsed(0))
              : fresh);
    }
    play.become(
        play.state()
            .with(
                table
                    .withTurnPlayer(seat)
                    .withEnding(TurnEnding.NO)
                    .withAreas(areas.build())
                    .withFlippedThisTurn(ImmutableList.of())));
    play.tell(TRN_07, new TurnStarted(seat, table.turn()));
    Triggers.fire(play, When.TURN_START, seat);
  }

  /**
   * A player acts: with the first action but the Trash Phase TURN_START becomes ACTION (DB-TRN-02),
   * in a battle priority passes on (DB-PVP-16).
   */
  public static void act(Play<DeckbuilderState> play) {
    if (play.state().table().phases().top() instanceof TurnStart start) {
      Stack.replace(play, new ActionPhase(start.seat()));
    } else {
      Battles.played(play);
    }
  }

  /** All effects received in this turn end, what was got is lost (DB-END-01). */
  public static void clear(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    ImmutableList.Builder<Area> areas = ImmutableList.builderWithExpectedSize(table.players());
    for (Area area : table.areas()) {
      areas.add(area.withTally(Tally.NONE));
    }
    play.become(play.state().with(table.withAreas(areas.build()).withForcedFlips(0)));
  }

  /** The turn passes to the next player clockwise; or the game is a draw (DB-END-06, DB-D-14). */
  public static void pass(Play<DeckbuilderState> play, Seat from) {
    Table table = play.state().table();
    play.tell(END_06, new TurnEnded(from));
    if (table.turn() >= table.config().turnCap().orElse(Integer.MAX_VALUE)) {
      Ending.end(play, ImmutableList.of(), D_14);
      return;
    }
    play.become(play.state().with(table.withTurn(table.turn() + 1)));
    Stack.replace(play, new NewTurn(from.next(table.players())));
  }
}
