package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Card.ActiveEffect;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** Which cards may be kept rotated ({@code B5-FRM-12}). */
public final class Sustaining {
  private Sustaining() {}

  /** Those of a faction that are not named yet. */
  public static ImmutableList<Spot> all(Board board, Seat seat, ImmutableList<CardId> kept) {
    ImmutableList.Builder<Spot> all = ImmutableList.builder();
    for (Spot spot : board.spots(seat)) {
      if (!kept.contains(spot.id()) && may(board, spot)) {
        all.add(spot);
      }
    }
    return all.build();
  }

  /** Whether that card may stay rotated. */
  public static boolean may(Board board, Spot spot) {
    Card card = spot.card();
    if (!card.rotated() || card.neutralised()) {
      return false;
    }
    if (card.leading().isPresent()) {
      return true; // or it would lead no longer
    }
    if (card.activeEffect().isEmpty() || !card.activeEffect().get().free()) {
      return false;
    }
    ActiveEffect active = card.activeEffect().get();
    Effect effect = board.def(card).effects().get(active.effect());
    Modifier given = inForce(board, spot);
    if (effect.duration() == Duration.PERMANENT || given == null) {
      return false;
    }
    Seat user = effect.anyPlayer() ? given.faction() : spot.seat().orElseThrow();
    boolean same = user.equals(given.faction()) || !effect.choices().isEmpty();
    return (same || isMeant(board, spot, given, user))
        && legal(board, spot, effect, active.targets(), user);
  }

  /** Whether what a captured card gave is on a card that the effect names for its captor too. */
  private static boolean isMeant(Board board, Spot source, Modifier given, Seat user) {
    Spot raised = given.card().isEmpty() ? null : Spot.find(board, given.card().get());
    return raised != null
        && given.operation() instanceof CardOperation on
        && Targets.include(Scope.of(board, user, source.id()), on.target(), raised);
  }

  /** What it gave that is in force on a card that stands, or null. */
  private static @Nullable Modifier inForce(Board board, Spot source) {
    for (Modifier modifier : board.modifiers()) {
      if (modifier.source().equals(source.id())
          && modifier.duration() == Duration.WHILE_ROTATED
          && (modifier.card().isEmpty() || stands(board, modifier.card().get()))) {
        return modifier;
      }
    }
    return null;
  }

  /** Whether each of its targets stands and can be chosen still by that player. */
  private static boolean legal(
      Board board, Spot source, Effect effect, ImmutableList<CardId> targets, Seat user) {
    Scope scope = Scope.of(board, user, source.id());
    int next = 0;
    for (Choice choice : effect.choices()) {
      if (choice instanceof Choice.OfCard of) {
        Spot spot = Spot.find(board, targets.get(next++));
        Filter filter = of.filterFor(!source.of(user));
        if (spot == null || spot.card().neutralised() || !Filters.fits(scope, filter, spot)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean stands(Board board, CardId id) {
    Spot spot = Spot.find(board, id);
    return spot != null && !spot.card().neutralised();
  }
}
