package io.stardeck.deckbuilder.balance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Outcome;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * {@code DB-BAL-03}, {@code DB-BAL-12}, {@code DB-BAL-15}: by which rule games end, in shares of
 * all games or of those that nobody has won.
 */
final class Endings implements Line {
  private final String rule;
  private final ImmutableMap<String, double[]> targets;
  private final boolean ofLost;
  private final Map<String, Integer> ends = new LinkedHashMap<>();
  private int games;

  /**
   * @param targets what is aimed at for each rule that may end a game
   * @param ofLost whether games that somebody won are left out
   */
  Endings(String rule, ImmutableMap<String, double[]> targets, boolean ofLost) {
    this.rule = rule;
    this.targets = targets;
    this.ofLost = ofLost;
  }

  @Override
  public void ended(DeckbuilderState state, Outcome outcome) {
    if (!ofLost || outcome.winners().isEmpty()) {
      games++;
      ends.merge(outcome.rule().value(), 1, Integer::sum);
    }
  }

  @Override
  public ImmutableList<Figure> figures() {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    targets.forEach(
        (end, bounds) ->
            figures.add(
                Figure.share(
                    rule,
                    (ofLost ? "lost" : "ended") + " by " + end,
                    bounds[0],
                    bounds[1],
                    ends.getOrDefault(end, 0),
                    games)));
    return figures.build();
  }
}
