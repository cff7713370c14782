package io.stardeck.b5.internal.value;

import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.card.word.Numbered;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import org.jspecify.annotations.Nullable;

/**
 * One thing that changes something at this moment.
 *
 * @param scope what its words speak of
 * @param operation what changes
 * @param modifier what was written down when it began; null for what a CONSTANT effect says
 */
public record Force(Scope scope, Lasting operation, @Nullable Modifier modifier) {
  /** Whether it changes that card. */
  boolean changes(Spot spot) {
    if (modifier != null) {
      return modifier.card().isPresent() && modifier.card().get().equals(spot.id());
    }
    return operation instanceof CardOperation on && Targets.include(scope, on.target(), spot);
  }

  /** Whether it changes that faction. */
  boolean changes(Seat seat) {
    if (modifier != null) {
      return modifier.target().isPresent() && modifier.target().get().equals(seat);
    }
    return operation instanceof FactionOperation.Changes on && scope.names(on.who(), seat);
  }

  /** The card whose effect it is; of a conflict without a card whoever began it. */
  Object source() {
    return scope.source() == null ? scope.own() : scope.source();
  }

  /** The number of an operation that has one. */
  public int amount() {
    return modifier == null
        ? Amounts.of(scope, ((Numbered) operation).amount())
        : modifier.number();
  }
}
