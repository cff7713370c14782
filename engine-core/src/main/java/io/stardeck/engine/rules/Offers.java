package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The candidates that pass their check. */
final class Offers<A extends Action, S extends GameState<S>, V> implements Consumer<A> {
  /** Room for the actions of most decisions; more are taken all the same. */
  private static final int USUAL = 16;

  private final V view;
  private final Findings findings = Findings.probing();
  private final ImmutableList.Builder<A> list = ImmutableList.builderWithExpectedSize(USUAL);
  private @Nullable ActionRule<S, V, A> rule;
  private boolean any;

  Offers(V view) {
    this.view = view;
  }

  void addFrom(ImmutableList<? extends ActionRule<S, V, ?>> open) {
    for (int i = 0; i < open.size(); i++) {
      addFrom(open.get(i));
    }
  }

  /** Whether one of those rules offers anything; asks no more of them than it takes to know. */
  boolean anyFrom(ImmutableList<? extends ActionRule<S, V, ?>> open) {
    for (int i = 0; i < open.size() && !any; i++) {
      addFrom(open.get(i));
    }
    return any;
  }

  @SuppressWarnings("unchecked") // every rule of a game is for a member of its family of actions
  private void addFrom(ActionRule<S, V, ?> open) {
    rule = (ActionRule<S, V, A>) open;
    rule.candidates(view, this);
  }

  @Override
  public void accept(A candidate) {
    ActionRule<S, V, A> asked = Objects.requireNonNull(rule);
    if (asked.offersLegalOnly() || passes(asked, candidate)) {
      list.add(candidate);
      any = true;
    }
  }

  private boolean passes(ActionRule<S, V, A> asked, A candidate) {
    findings.reset();
    asked.check(view, candidate, findings);
    return findings.clean();
  }

  ImmutableList<A> list() {
    return list.build();
  }
}
