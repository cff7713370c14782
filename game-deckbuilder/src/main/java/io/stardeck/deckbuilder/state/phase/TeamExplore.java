package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;

/**
 * TEAM_EXPLORE: space cards are flipped and resolved, one after the other ({@code DB-BOR-10},
 * {@code DB-BOR-12}, {@code DB-BOR-60} to {@code 65}). How many flips wait the turn tells; each is
 * an {@link Encounter} on top of this.
 *
 * @param seat the lead when it began
 * @param held the Cubes and the Locutus whose FLIP effects are done and who wait in the Flipped
 *     area, the first flipped first: battles come before Locutus, and while a Borg Invasion is
 *     under way all flips come before both
 */
@JsonTypeName("team-explore")
public record TeamExplore(Seat seat, ImmutableList<CardId> held) implements Phase {
  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  /** The same with one card more that waits. */
  public TeamExplore holding(CardId card) {
    return new TeamExplore(seat, Lists.plus(held, card));
  }

  /** The same without that card. */
  public TeamExplore without(CardId card) {
    return new TeamExplore(seat, Lists.minus(held, card));
  }
}
