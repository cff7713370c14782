package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a search has learnt of one decision: how each action fared. All of it is sums, so that what
 * several searches learnt can be added.
 */
final class Node<A> {
  /** What is added to the spread of few results, lest they be taken for sure. */
  private static final double LEAST_VARIANCE = 0.0001;

  /** The prior of every action where there is no rule of thumb: all are looked into. */
  private static final double EQUAL = 0.5;

  private final Map<A, Tried> actions = new LinkedHashMap<>();

  /** How one action fared. */
  static final class Tried {
    private int available;
    private int visits;
    private double worth;
    private double squares;

    /** How often it was taken. */
    int visits() {
      return visits;
    }

    /** What came of it on average for who took it, 0 to 1; 0 if it was never taken. */
    double value() {
      return visits == 0 ? 0 : worth / visits;
    }

    /** It was taken, and that came of it for who took it, 0 to 1. */
    void learn(double result) {
      visits++;
      worth += result;
      squares += result * result;
    }

    /** The variance of {@link #value}. */
    private double doubt() {
      double mean = value();
      return visits < 2 ? 1 : Math.max(LEAST_VARIANCE, squares / visits - mean * mean) / visits;
    }

    private void add(Tried other) {
      available += other.available;
      visits += other.visits;
      worth += other.worth;
      squares += other.squares;
    }
  }

  /** How {@code action} fared. */
  Tried of(A action) {
    Tried tried = actions.get(action);
    if (tried == null) {
      tried = new Tried();
      actions.put(action, tried);
    }
    return tried;
  }

  /**
   * The action to look at next: what was good so far, and what was looked at seldom for how often
   * it was legal and for how much the rule of thumb thinks of it.
   *
   * @param legal what is legal in this deal, at least one action
   * @param thumb what the rule of thumb would take, which has half of the prior; null if there is
   *     no such rule
   * @param curiosity how much is given for being looked at seldom
   */
  A select(ImmutableList<A> legal, @Nullable A thumb, double curiosity) {
    int visits = 0;
    double sum = 0;
    for (int i = 0; i < legal.size(); i++) {
      Tried tried = of(legal.get(i));
      tried.available++;
      visits += tried.visits;
      sum += tried.worth;
    }
    double untried = visits == 0 ? 0 : sum / visits;
    double each = thumb == null ? EQUAL : 0.5 / legal.size();
    A best = legal.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < legal.size(); i++) {
      A action = legal.get(i);
      Tried tried = of(action);
      double prior = action.equals(thumb) ? each + 0.5 : each;
      double value = tried.visits == 0 ? untried : tried.value();
      double urgency =
          value + curiosity * prior * Math.sqrt(tried.available) / (1.0 + tried.visits);
      if (urgency > most) {
        most = urgency;
        best = action;
      }
    }
    return best;
  }

  /** Of {@code legal} the action that was taken most often, the better one among equals. */
  A most(ImmutableList<A> legal) {
    A best = legal.get(0);
    for (int i = 1; i < legal.size(); i++) {
      Tried tried = of(legal.get(i));
      Tried leader = of(best);
      if (tried.visits > leader.visits
          || tried.visits == leader.visits && tried.value() > leader.value()) {
        best = legal.get(i);
      }
    }
    return best;
  }

  /**
   * What the rule of thumb would take, unless another action is better beyond doubt: then the one
   * of which the most is sure.
   *
   * @param caution by how many standard errors it has to be better
   */
  A surest(ImmutableList<A> legal, A thumb, double caution) {
    Tried usual = of(thumb);
    A best = thumb;
    double most = usual.value();
    for (int i = 0; i < legal.size(); i++) {
      Tried tried = of(legal.get(i));
      double sure = tried.value() - caution * Math.sqrt(tried.doubt() + usual.doubt());
      if (tried != usual && sure > most) {
        most = sure;
        best = legal.get(i);
      }
    }
    return best;
  }

  /** Adds what {@code other} has learnt of the same decision. */
  void addAll(Node<A> other) {
    other.actions.forEach((action, tried) -> of(action).add(tried));
  }
}
