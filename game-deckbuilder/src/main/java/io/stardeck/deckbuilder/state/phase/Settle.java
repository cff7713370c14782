package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * Below a list of effects: when it is complete, defeats are asked for and what it has set off is
 * carried out ({@code DB-DMG-10}, {@code DB-EFF-21}).
 *
 * @param seat whose action or card it was
 */
@JsonTypeName("settle")
public record Settle(Seat seat) implements Phase {
  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }
}
