package io.stardeck.deckbuilder.internal;

import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;

/**
 * Why an action that is not open now is refused: the checks common to all actions (section 4.1).
 */
public final class Closed {
  private static final RuleId BOR_11 = RuleId.of("DB-BOR-11");
  private static final RuleId BOR_23 = RuleId.of("DB-BOR-23");
  private static final RuleId BOR_24 = RuleId.of("DB-BOR-24");
  private static final RuleId BOR_26 = RuleId.of("DB-BOR-26");
  private static final RuleId CUB_15 = RuleId.of("DB-CUB-15");
  private static final RuleId CUB_10 = RuleId.of("DB-CUB-10");
  private static final RuleId BOR_64 = RuleId.of("DB-BOR-64");
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId GEN_03 = RuleId.of("DB-GEN-03");
  private static final RuleId GEN_05 = RuleId.of("DB-GEN-05");
  private static final RuleId PVP_01 = RuleId.of("DB-PVP-01");
  private static final RuleId TRN_01 = RuleId.of("DB-TRN-01");
  private static final RuleId TRN_09 = RuleId.of("DB-TRN-09");
  private static final RuleId VIC_05 = RuleId.of("DB-VIC-05");

  private Closed() {}

  /**
   * The first check that fails.
   *
   * @param view the actor's, or the spectator's if they do not sit at this table
   */
  public static Violation violation(DeckbuilderView view, DeckbuilderAction action) {
    Phase top = view.table().phases().top();
    if (view.seat().equals(Seat.SPECTATOR)) {
      return new Violation(GEN_01, action.actor() + " does not sit at this table");
    }
    if (!WellFormed.holds(view.table(), action)) {
      return new Violation(GEN_01, "it names something that is not there");
    }
    if (top instanceof GameOver) {
      return new Violation(VIC_05, "the game is over");
    }
    if (top instanceof Choice choice) {
      return new Violation(GEN_03, choice.seat() + " has to choose first");
    }
    if (!top.deciders().contains(view.seat()) && !top.mayAlsoAct().contains(view.seat())) {
      return notHis(view, top);
    }
    if (action instanceof WinByDiplomacy win && Cubes.cube(view.table(), win.ship())) {
      return new Violation(CUB_15, "Diplomacy with a Cube is impossible");
    }
    return view.table().is(Scenario.BORG_INVASION) ? ofTeam(action) : ofPlayer(action);
  }

  private static Violation notHis(DeckbuilderView view, Phase top) {
    if (top instanceof CubeDamage) {
      return new Violation(CUB_10, top.seat() + " assigns the damage of the Cube");
    }
    if (view.table().is(Scenario.BORG_INVASION)) {
      return new Violation(BOR_23, "you are not in");
    }
    return top instanceof BattlePlay && view.table().inBattle(view.seat())
        ? new Violation(PVP_01, top.seat() + " has priority")
        : new Violation(TRN_09, "it is not your turn to act");
  }

  /** What is never done, or not now, where a team plays (section 4.2). */
  private static Violation ofTeam(DeckbuilderAction action) {
    if (action instanceof EndTurn) {
      return new Violation(BOR_24, "the turn ends when all agree");
    }
    if (action instanceof Explore || action instanceof CompleteMission) {
      return new Violation(BOR_11, "the team flips, and more only in its Action Phase");
    }
    if (action instanceof WinByDiplomacy) {
      return new Violation(BOR_64, "first Events and battles are resolved");
    }
    if (action instanceof TrashPhase) {
      return new Violation(BOR_26, "a card is trashed when all that was flipped is resolved");
    }
    return new Violation(GEN_05, "that cannot be done now");
  }

  private static Violation ofPlayer(DeckbuilderAction action) {
    if (action instanceof TrashPhase) {
      return new Violation(TRN_01, "the Trash Phase takes the place of the Action Phase");
    }
    return new Violation(GEN_05, "that cannot be done now");
  }
}
