package io.stardeck.sfbf.state;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.SeatFrame;
import java.util.Optional;

/**
 * The phases and windows of the game (section 2.4 of the catalogue), as frames on the stack of the
 * {@link Table}. Everybody sees them. During a player turn the stack holds the five phases still to
 * come, the one that is under way on top, and on it the windows that opened in it.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Phase extends SeatFrame
    permits SetupPhase,
        Phase.TurnStart,
        Phase.Draw,
        Phase.Repair,
        Phase.RepairBoxes,
        Phase.Formation,
        Phase.Choice,
        Phase.Combat,
        Phase.DefenceWindow,
        Phase.ReactionWindow,
        Phase.DefenceAnswer,
        Phase.FireWindow,
        Phase.Interception,
        Phase.FlotillaTarget,
        Phase.MutinyResponse,
        Phase.CeasefireStash,
        Phase.Allocation,
        Phase.OrderDiscards,
        Phase.Discard,
        Phase.DuelSetup,
        Phase.GameOver {
  /** Who decides while this is on top, or whose it is when it runs by itself. */
  @Override
  Seat seat();

  /**
   * A player turn begins; runs by itself and lays the five phases on the stack.
   *
   * @param seat the active player
   */
  @JsonTypeName("turn-start")
  record TurnStart(Seat seat) implements Phase {}

  /**
   * DRAW: phase 1.
   *
   * @param seat the active player
   * @param tookDiscard whether they took the top of the discard pile (BF-DRW-06)
   * @param drew whether the last thing they did was to draw from the Starbase, so that this card
   *     may still go into their reserve (BF-DRW-05)
   */
  @JsonTypeName("draw")
  record Draw(Seat seat, boolean tookDiscard, boolean drew) implements Phase {}

  /**
   * REPAIR: phase 2.
   *
   * @param seat the active player
   * @param cardPlayed whether the one repair card was played (BF-REP-01)
   * @param served the ships that had their continuous damage control (BF-REP-06)
   */
  @JsonTypeName("repair")
  record Repair(Seat seat, boolean cardPlayed, ImmutableList<ShipId> served) implements Phase {}

  /**
   * REPAIR_BOXES: a Damage Control card is being spread.
   *
   * @param seat the active player
   * @param ship the ship
   * @param points how many tokens may still come off, 1 or more
   */
  @JsonTypeName("repair-boxes")
  record RepairBoxes(Seat seat, ShipId ship, int points) implements Phase {}

  /**
   * FORMATION: phase 3; FORMATION_2: the second formation change (BF-ATK-08).
   *
   * @param seat the active player
   * @param second whether this is the second change
   * @param begun whether the start of the phase (BF-FRM-04) is done
   * @param used the rows whose move is used up (BF-FRM-06, 08)
   * @param devices how many devices were switched on
   * @param reinforced how many ships Reinforcements brought (BF-FRM-16)
   * @param moved the ships that were moved, which everybody has seen (BF-FRM-10)
   */
  @JsonTypeName("formation")
  record Formation(
      Seat seat,
      boolean second,
      boolean begun,
      ImmutableList<Row> used,
      int devices,
      int reinforced,
      ImmutableList<ShipId> moved)
      implements Phase {
    /** A change in which nothing was done yet. */
    public static Formation untouched(Seat seat, boolean second) {
      return new Formation(seat, second, false, ImmutableList.of(), 0, 0, ImmutableList.of());
    }
  }

  /**
   * CHOICE: phase 4, what to do.
   *
   * @param seat the active player
   * @param attacks how many attacks were made in this phase
   * @param first the ship that made the first attack, if a ship did (BF-OPT-11)
   * @param done whether the phase is over
   */
  @JsonTypeName("choice")
  record Choice(Seat seat, int attacks, Optional<ShipId> first, boolean done) implements Phase {}

  /**
   * The attack of {@link Table#attack} is under way; runs by itself from stage to stage and opens
   * the windows.
   *
   * @param seat the active player
   * @param stage the stage to be done next
   */
  @JsonTypeName("combat")
  record Combat(Seat seat, Stage stage) implements Phase {}

  /**
   * DEFENCE against a ship's weapons; FIGHTER_DEFENCE against fighters and flotilla.
   *
   * @param seat the defender
   */
  @JsonTypeName("defence")
  record DefenceWindow(Seat seat) implements Phase {}

  /**
   * REACTION: the attacker may answer the last defence (BF-RCT-01).
   *
   * @param seat the attacker
   * @param defence the card to answer
   */
  @JsonTypeName("reaction")
  record ReactionWindow(Seat seat, CardId defence) implements Phase {}

  /**
   * REACTION at the end of a defence in which a card was played: the attacker may answer it as a
   * whole with a Prime Team (BF-RCT-01).
   *
   * @param seat the attacker
   */
  @JsonTypeName("defence-answer")
  record DefenceAnswer(Seat seat) implements Phase {}

  /**
   * FIGHTER_FIRE: the defender fires at fighters before the dice (BF-FTR-09).
   *
   * @param seat the defender
   */
  @JsonTypeName("fighter-fire")
  record FireWindow(Seat seat) implements Phase {}

  /**
   * PF_INTERCEPT: another player may fire at the flotilla (BF-PFF-03).
   *
   * @param seat who may fire
   * @param waiting who may fire after them, clockwise
   */
  @JsonTypeName("pf-intercept")
  record Interception(Seat seat, ImmutableList<Seat> waiting) implements Phase {}

  /**
   * PF_TARGET: the active player names the target of the flotilla (BF-PFF-09).
   *
   * @param seat the active player
   */
  @JsonTypeName("pf-target")
  record FlotillaTarget(Seat seat) implements Phase {}

  /**
   * MUTINY_RESPONSE: the owner may play Prime Teams before the roll (BF-MUT-06).
   *
   * @param seat the owner of the Klingon ship
   */
  @JsonTypeName("mutiny-response")
  record MutinyResponse(Seat seat) implements Phase {}

  /**
   * CEASEFIRE_STASH: each may put hand cards into the reserve (BF-ORG-03).
   *
   * @param seat who may stash
   * @param waiting who may after them
   */
  @JsonTypeName("ceasefire-stash")
  record CeasefireStash(Seat seat, ImmutableList<Seat> waiting) implements Phase {}

  /**
   * ALLOCATE: the owner lays damage on boxes (BF-DMG-05).
   *
   * @param seat the owner
   * @param ship the ship
   * @param points the damage still to be laid, 1 or more
   */
  @JsonTypeName("allocate")
  record Allocation(Seat seat, ShipId ship, int points) implements Phase {}

  /**
   * DISCARD_ORDER: the active player puts used cards on the discard pile in the order they like
   * (BF-OPT-10a).
   *
   * @param seat the active player
   * @param cards the cards not placed yet, two or more
   */
  @JsonTypeName("discard-order")
  record OrderDiscards(Seat seat, ImmutableList<CardId> cards) implements Phase {}

  /**
   * DISCARD: phase 5.
   *
   * @param seat the active player
   * @param begun whether the cards came off their ships (BF-DIS-01)
   * @param discarded whether they have discarded their one card (BF-DIS-02)
   */
  @JsonTypeName("discard")
  record Discard(Seat seat, boolean begun, boolean discarded) implements Phase {}

  /**
   * DUEL_SETUP: a tied player names their ship (BF-WIN-08).
   *
   * @param seat who names
   * @param waiting who names after them
   * @param named the ships named so far, one for each player before
   */
  @JsonTypeName("duel-setup")
  record DuelSetup(Seat seat, ImmutableList<Seat> waiting, ImmutableList<ShipId> named)
      implements Phase {
    /** Whatever was under way ends there and then (BF-WIN-01). */
    @Override
    public boolean cutsOff() {
      return true;
    }
  }

  /**
   * GAME_OVER.
   *
   * @param seat who played last
   * @param outcome how it ended
   */
  @JsonTypeName("game-over")
  record GameOver(Seat seat, Outcome outcome) implements Phase, FinalFrame {
    @Override
    public ImmutableList<Seat> deciders() {
      return FinalFrame.super.deciders();
    }
  }
}
