package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.space.TeamQueue;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.EndOfTurn;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;

/** The end of a turn, of a player or of a team (section 3.7, DB-BOR-25). */
final class EndOfTurnPhase extends TurnPhase<EndOfTurn> {
  private static final RuleId END_02 = RuleId.of("DB-END-02");
  private static final RuleId END_03 = RuleId.of("DB-END-03");
  private static final RuleId END_05 = RuleId.of("DB-END-05");

  @Override
  public boolean proceed(Play<DeckbuilderState> play, EndOfTurn phase) {
    switch (phase.step()) {
      case TRIGGERS -> {
        for (Seat each : Teams.onTurn(play.state().table())) {
          Triggers.fire(play, When.TURN_END, each);
        }
        goOn(play, phase.at(EndOfTurn.Step.CLEAR));
      }
      case CLEAR -> clear(play, phase);
      case DRAW -> {
        draw(play);
        if (!play.over()) {
          Turns.pass(play, phase.seat());
        }
      }
    }
    return true;
  }

  /** What a TURN_END trigger lets a team flip is carried out before (DB-EXP-09). */
  private void clear(Play<DeckbuilderState> play, EndOfTurn phase) {
    Table table = play.state().table();
    if (table.is(Scenario.BORG_INVASION) && table.turn().forcedFlips() > 0) {
      play.replace(phase, new TeamExplore(phase.seat(), ImmutableList.of()));
      return;
    }
    Turns.clear(play);
    TeamQueue.abandon(play);
    discard(play);
    goOn(play, phase.at(EndOfTurn.Step.DRAW));
  }

  /** Goes on with that step: at once, unless a defeat is due or something waits. */
  private void goOn(Play<DeckbuilderState> play, EndOfTurn next) {
    if (Chains.due(play.state())) {
      play.replace(next, new Settle(next.seat()));
    } else {
      proceed(play, next);
    }
  }

  /** Who was defeated keeps their new hand; they may have played some of it since (DB-END-07). */
  private static void discard(Play<DeckbuilderState> play) {
    for (Seat each : Teams.onTurn(play.state().table())) {
      if (!defeated(play, each)) {
        Cards.discardHand(play, each, END_02);
      }
      Cards.discardBridge(play, each, END_03);
    }
  }

  private static void draw(Play<DeckbuilderState> play) {
    for (Seat each : Teams.onTurn(play.state().table())) {
      // What a defeat has brought there since the Bridge was cleared.
      Cards.discardBridge(play, each, END_03);
      if (!defeated(play, each)) {
        Cards.draw(play, each, 5, END_05);
      }
    }
  }

  /** Whether that player has drawn their new hand already (DB-END-04, 07, DB-BOR-25). */
  private static boolean defeated(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    return table.turn().ending() == TurnEnding.DEFEAT || table.tally(seat).defeated();
  }

  @Override
  public void inspect(DeckbuilderState state, EndOfTurn phase, Layer layer, Inspection inspection) {
    TurnPhase.turn(state, phase.seat(), layer, inspection);
  }
}
