package io.stardeck.stccg.state;

import java.util.Optional;

/**
 * For how long a card is lent that is so longer than for the turn, or shorter ({@code ST-EFF-16}).
 *
 * @param battle whether the end of a battle ends it
 * @param turns how many turns of who has it are still to end; 0 if it is the end of this turn
 */
public record Loan(boolean battle, int turns) {
  /** What is left of it when a turn has ended, one of who has the card or another; none if over. */
  public Optional<Loan> after(boolean own) {
    int left = own ? turns - 1 : turns;
    return left > 0 ? Optional.of(new Loan(battle, left)) : Optional.empty();
  }
}
