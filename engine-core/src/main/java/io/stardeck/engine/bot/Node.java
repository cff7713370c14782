package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;

/**
 * What a search has learnt of one decision: how each action fared. All of it is sums, so that what
 * several searches learnt can be added.
 *
 * <p>What is legal and what the rule of thumb would take are functions of what the one who decides
 * knows, and so are worked out once for each node.
 */
final class Node<A> {
  /** What is added to the spread of few results, lest they be taken for sure. */
  private static final double LEAST_VARIANCE = 0.0001;

  /** The prior of every action where there is no rule of thumb: all are looked into. */
  private static final double EQUAL = 1;

  private final ImmutableList<A> legal;
  private final int thumb;
  private final Tried[] tried;
  private int visits;
  private double worth;

  /**
   * A decision of which nothing is known.
   *
   * @param legal what can be chosen, at least one action
   * @param thumb which of it the rule of thumb would take, which has half of the prior; -1 if there
   *     is no such rule
   */
  Node(ImmutableList<A> legal, int thumb) {
    this.legal = legal;
    this.thumb = thumb;
    this.tried = new Tried[legal.size()];
    for (int i = 0; i < tried.length; i++) {
      tried[i] = new Tried();
    }
  }

  /** How one action fared. */
  static final class Tried {
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

    /** The variance of {@link #value}. */
    private double doubt() {
      double mean = value();
      return visits < 2 ? 1 : Math.max(LEAST_VARIANCE, squares / visits - mean * mean) / visits;
    }

    private void learn(double result) {
      visits++;
      worth += result;
      squares += result * result;
    }

    private void add(Tried other) {
      visits += other.visits;
      worth += other.worth;
      squares += other.squares;
    }
  }

  /** What can be chosen. */
  ImmutableList<A> legal() {
    return legal;
  }

  /** How the action of that number fared. */
  Tried tried(int action) {
    return tried[action];
  }

  /** The action of that number was taken, and that came of it for who took it, 0 to 1. */
  void learn(int action, double result) {
    tried[action].learn(result);
    visits++;
    worth += result;
  }

  /**
   * The action to look at next: what was good so far, and what was looked at seldom for how much
   * the rule of thumb thinks of it.
   *
   * @param curiosity how much is given for being looked at seldom
   */
  int select(double curiosity) {
    double untried = visits == 0 ? 0 : worth / visits;
    double each = thumb < 0 ? EQUAL : 0.5 / tried.length;
    double reach = curiosity * Math.sqrt(visits + 1.0);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tried.length; i++) {
      Tried one = tried[i];
      double prior = i == thumb ? each + 0.5 : each;
      double value = one.visits == 0 ? untried : one.value();
      double urgency = value + reach * prior / (1.0 + one.visits);
      if (urgency > most) {
        most = urgency;
        best = i;
      }
    }
    return best;
  }

  /** The action that was taken most often, the better one among equals. */
  int most() {
    int best = 0;
    for (int i = 1; i < tried.length; i++) {
      Tried one = tried[i];
      Tried leader = tried[best];
      if (one.visits > leader.visits
          || one.visits == leader.visits && one.value() > leader.value()) {
        best = i;
      }
    }
    return best;
  }

  /**
   * What the rule of thumb would take, unless another action is better beyond doubt: then the one
   * of which the most is sure. Without such a rule, what was taken most often.
   *
   * @param caution by how many standard errors it has to be better
   */
  int surest(double caution) {
    if (thumb < 0) {
      return most();
    }
    Tried usual = tried[thumb];
    int best = thumb;
    double most = usual.value();
    for (int i = 0; i < tried.length; i++) {
      double sure = tried[i].value() - caution * Math.sqrt(tried[i].doubt() + usual.doubt());
      if (i != thumb && sure > most) {
        most = sure;
        best = i;
      }
    }
    return best;
  }

  /** The same decision, of which nothing is known. */
  Node<A> forgotten() {
    return new Node<>(legal, thumb);
  }

  /** Another node with what this one has learnt. */
  Node<A> copy() {
    Node<A> copy = forgotten();
    copy.addAll(this);
    return copy;
  }

  /** Adds what {@code other} has learnt of the same decision. */
  void addAll(Node<A> other) {
    visits += other.visits;
    worth += other.worth;
    for (int i = 0; i < tried.length; i++) {
      tried[i].add(other.tried[i]);
    }
  }
}
