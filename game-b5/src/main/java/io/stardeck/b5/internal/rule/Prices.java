package io.stardeck.b5.internal.rule;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.Findings;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The influence that actions cost, the events with them included. */
public final class Prices {
  private Prices() {}

  /** What that costs, if it is an action that nothing forbids. */
  public static OptionalInt of(B5View view, B5Action action) {
    if (action instanceof WithEvent event) {
      return of(view, ActionRules.of(event.deed()), event.deed(), event);
    }
    return action instanceof Deed deed
        ? of(view, ActionRules.of(deed), deed, null)
        : OptionalInt.empty();
  }

  private static <D extends Deed> OptionalInt of(
      B5View view, DeedRule<D> rule, Deed action, @Nullable WithEvent event) {
    D deed = rule.action().cast(action);
    Findings findings = Findings.probing();
    rule.check(view, deed, event, findings);
    return findings.clean()
        ? OptionalInt.of(of(view.board(), rule, deed, event))
        : OptionalInt.empty();
  }

  /** What a deed that nothing forbids costs, with that event or without one. */
  static <D extends Deed> int of(Board board, DeedRule<D> rule, D deed, @Nullable WithEvent event) {
    if (event == null) {
      return rule.influence(board, deed, (Accompaniment) null);
    }
    EffectUse use = Events.use(board, event);
    return rule.influence(board, deed, Events.accompaniment(event, use)) + Events.influence(use);
  }
}
