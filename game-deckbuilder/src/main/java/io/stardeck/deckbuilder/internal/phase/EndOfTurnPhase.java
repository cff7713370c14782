package io.stardeck.deckbuilder.internal.phase;

import io.stardeck.deckbuilder.card.When;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Stack;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.EndOfTurn;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;

/** The end of a turn (section 3.7). */
final class EndOfTurnPhase implements TurnPhase<EndOfTurn> {
  private static final RuleId END_02 = RuleId.of("DB-END-02");
  private static final RuleId END_03 = RuleId.of("DB-END-03");
  private static final RuleId END_05 = RuleId.of("DB-END-05");

  @Override
  public Class<EndOfTurn> frame() {
    return EndOfTurn.class;
  }

  @Override
  public String prompt(DeckbuilderView view, EndOfTurn phase) {
    return "The turn ends";
  }

  @Override
  public boolean proceed(Play<DeckbuilderState> play, EndOfTurn phase) {
    Seat seat = phase.seat();
    switch (phase.step()) {
      case TRIGGERS -> {
        Stack.replace(play, phase.at(EndOfTurn.Step.CLEAR));
        Chains.settle(play, seat);
        Triggers.fire(play, When.TURN_END, seat);
      }
      case CLEAR -> {
        Stack.replace(play, phase.at(EndOfTurn.Step.DEFEATS));
        Turns.clear(play);
        if (!defeated(play, phase)) {
          Cards.discardHand(play, seat, END_02);
          Cards.discardBridge(play, seat, END_03);
        }
      }
      case DEFEATS -> {
        Stack.replace(play, phase.at(EndOfTurn.Step.DRAW));
        Chains.settle(play, seat);
      }
      case DRAW -> {
        if (!defeated(play, phase)) {
          Cards.draw(play, seat, 5, END_05);
        }
        Turns.pass(play, seat);
      }
    }
    return true;
  }

  /** Whether the turn player has drawn his new hand already (DB-END-04, 07). */
  private static boolean defeated(Play<DeckbuilderState> play, EndOfTurn phase) {
    return phase.defeated() || play.state().table().ending() == TurnEnding.DEFEAT;
  }
}
