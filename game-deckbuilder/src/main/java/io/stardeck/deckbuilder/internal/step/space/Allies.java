package io.stardeck.deckbuilder.internal.step.space;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.internal.formula.Contacts;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Allied Starships are acquired or missed (section 3.18). */
public final class Allies {
  private static final RuleId KCW_12 = RuleId.of("DB-KCW-12");
  private static final RuleId KCW_13 = RuleId.of("DB-KCW-13");

  private Allies() {}

  /**
   * The ship is acquired if the totals of the moment suffice; a flagship that was defeated acquires
   * nothing. If not, the turn ends when the encounter is over (DB-KCW-11 to 13).
   */
  public static void judge(Play<DeckbuilderState> play, Encounter encounter, FlippedCard ship) {
    Table table = play.state().table();
    Seat seat = encounter.seat();
    CardDef def = table.def(ship.card());
    if (table.turn().ending() != TurnEnding.DEFEAT && Contacts.acquires(play.state(), seat, ship)) {
      play.replace(encounter.at(Encounter.Stage.DONE));
      play.tell(KCW_12, new GoalMet(seat, ship.card()));
      Triggers.fire(play, When.GOAL_ACHIEVED, seat, Optional.of(ship.card()));
      Awards.won(play, seat, ship.card());
      Runs.start(play, seat, ship.card(), def.reward());
      return;
    }
    play.replace(encounter.at(Encounter.Stage.PLACE));
    play.tell(KCW_13, new GoalFailed(seat, ship.card()));
    if (table.turn().ending() == TurnEnding.NO) {
      play.become(play.state().with(play.state().table().turn().withEnding(TurnEnding.EFFECT)));
    }
    Runs.start(play, seat, ship.card(), def.fail());
  }
}
