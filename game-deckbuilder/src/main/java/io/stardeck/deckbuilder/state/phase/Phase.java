package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.SeatFrame;
import java.util.Optional;

/**
 * The phases, windows and steps of the game (section 2.4 of the catalogue), as frames on the stack
 * of the table, one record for each. Everybody sees them.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Phase extends SeatFrame
    permits NewTurn,
        TurnStart,
        ActionPhase,
        Run,
        Choice,
        Paying,
        Settle,
        Encounter,
        EventWindow,
        ShipWindow,
        Combat,
        TeamPhase,
        BattlePlay,
        BattleDamage,
        AlliedWindow,
        TakingInfluence,
        TeamExplore,
        CubeDamage,
        EndOfTurn,
        GameOver {
  /** Who decides while this is on top, or whose it is when it runs by itself. */
  @Override
  Seat seat();

  /** Whether, as long as it is on the stack, {@code player} is in battle. */
  default boolean battle(Seat player) {
    return false;
  }

  /** Which abilities can be used while it is on top; empty if none can. */
  default Optional<Window> window() {
    return Optional.empty();
  }

  /** The space card that is encountered as long as it is on the stack. */
  default Optional<CardId> encountered() {
    return Optional.empty();
  }
}
