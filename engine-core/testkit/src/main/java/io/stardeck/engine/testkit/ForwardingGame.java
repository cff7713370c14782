package io.stardeck.engine.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Explanation;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;
import java.util.OptionalDouble;

/** Forwards all to another game: a test overrides what is to be otherwise. */
public abstract class ForwardingGame<C, S, A extends Action, V extends View>
    implements Game<C, S, A, V> {
  private final Game<C, S, A, V> inner;

  /** Forwards to {@code inner}. */
  protected ForwardingGame(Game<C, S, A, V> inner) {
    this.inner = inner;
  }

  @Override
  public GameInfo info() {
    return inner.info();
  }

  @Override
  public RuleBook ruleBook() {
    return inner.ruleBook();
  }

  @Override
  public GameTypes<C, S, A, V> types() {
    return inner.types();
  }

  @Override
  public Narrator<A, V> narrator() {
    return inner.narrator();
  }

  @Override
  public ImmutableMap<String, Bot<A, V>> bots() {
    return inner.bots();
  }

  @Override
  public C defaultConfig(int seats) {
    return inner.defaultConfig(seats);
  }

  @Override
  public Ruling<S> setup(C config, Chance chance) {
    return inner.setup(config, chance);
  }

  @Override
  public C config(S state) {
    return inner.config(state);
  }

  @Override
  public int players(S state) {
    return inner.players(state);
  }

  @Override
  public ImmutableList<Seat> toAct(S state) {
    return inner.toAct(state);
  }

  @Override
  public ImmutableList<Seat> invited(S state) {
    return inner.invited(state);
  }

  @Override
  public ImmutableList<A> legalActions(S state, Seat seat) {
    return inner.legalActions(state, seat);
  }

  @Override
  public ImmutableList<A> legalActions(V view) {
    return inner.legalActions(view);
  }

  @Override
  public ImmutableList<Violation> check(V view, A action) {
    return inner.check(view, action);
  }

  @Override
  public ImmutableList<Violation> check(S state, A action) {
    return inner.check(state, action);
  }

  @Override
  public Ruling<S> apply(S state, A action) {
    return inner.apply(state, action);
  }

  @Override
  public S next(S state, A legalAction) {
    return inner.next(state, legalAction);
  }

  @Override
  public Ruling<S> perform(S state, A legalAction) {
    return inner.perform(state, legalAction);
  }

  @Override
  public Optional<Outcome> outcome(S state) {
    return inner.outcome(state);
  }

  @Override
  public ImmutableList<Seat> team(S state, Seat seat) {
    return inner.team(state, seat);
  }

  @Override
  public OptionalDouble prospect(S state, Seat seat) {
    return inner.prospect(state, seat);
  }

  @Override
  public long decisionBound(C config) {
    return inner.decisionBound(config);
  }

  @Override
  public V view(S state, Seat seat) {
    return inner.view(state, seat);
  }

  @Override
  public Prompt prompt(V view) {
    return inner.prompt(view);
  }

  @Override
  public Optional<Explanation> explain(V view, String path) {
    return inner.explain(view, path);
  }

  @Override
  public S determinize(V view, Chance chance) {
    return inner.determinize(view, chance);
  }

  @Override
  public ImmutableList<Fault> faults(S state) {
    return inner.faults(state);
  }
}
