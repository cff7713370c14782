package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.phase.Pending;

/**
 * What one action or one flip has set off so far.
 *
 * @param waiting what waits to be carried out, the first caused first
 * @param fired what has been carried out or waits, each at most once ({@code DB-EFF-24}, {@code
 *     DB-SBS-09})
 */
public record Chain(ImmutableList<Pending> waiting, ImmutableList<Pending> fired) {
  /** Nothing was set off. */
  public static final Chain EMPTY = new Chain(ImmutableList.of(), ImmutableList.of());
}
