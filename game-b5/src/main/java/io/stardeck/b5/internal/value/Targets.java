package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Target.Word;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/** On which cards an operation works. */
public final class Targets {
  private Targets() {}

  /** The cards in play that it works on; none if what it names is not there. */
  public static ImmutableList<Spot> of(Scope scope, Target target) {
    if (target instanceof Target.All all) {
      ImmutableList.Builder<Spot> fitting = ImmutableList.builder();
      for (Spot spot : scope.board().spots()) {
        if (Filters.fits(scope, all.filter(), spot)) {
          fitting.add(spot);
        }
      }
      return fitting.build();
    }
    Spot one = one(scope, target);
    return one == null ? ImmutableList.of() : ImmutableList.of(one);
  }

  /** The one card that it works on, or null. */
  public static @Nullable Spot one(Scope scope, Target target) {
    Board board = scope.board();
    if (target instanceof Target.Plain plain) {
      return plain(scope, plain.word());
    } else if (target instanceof Target.Titled titled) {
      return titled(board, scope.own(), titled.title());
    } else if (target instanceof Target.AmbassadorOf of) {
      Seat seat = scope.seat(of.of());
      return seat == null ? null : board.ambassador(seat);
    }
    return null;
  }

  /** Whether it works on that card; quicker than asking for all. */
  public static boolean include(Scope scope, Target target, Spot spot) {
    if (target instanceof Target.All all) {
      return Filters.fits(scope, all.filter(), spot);
    }
    if (target instanceof Target.Plain plain) {
      switch (plain.word()) {
        case SELF:
          return spot.id().equals(scope.source());
        case HOST:
          return spot.top() && carries(spot, scope.source());
        case OWN_AMBASSADOR:
          return spot.top()
              && spot.row() == Spot.Row.INNER_CIRCLE
              && spot.index() == 0
              && spot.of(scope.own());
        default:
          break;
      }
    }
    Spot one = one(scope, target);
    return one != null && one.card().id().equals(spot.id());
  }

  /** Whether all that those operations do is to cards of which none is there ({@code B5-D-17}). */
  public static boolean areMissing(Scope scope, ImmutableList<Operation> operations) {
    for (int i = 0; i < operations.size(); i++) {
      if (!(operations.get(i) instanceof CardOperation on)
          || !isNamed(on.target())
          || one(scope, on.target()) != null) {
        return false;
      }
    }
    return !operations.isEmpty();
  }

  /** Whether it names one card that may not be there, though nobody chooses it. */
  private static boolean isNamed(Target target) {
    return target instanceof Target.Titled
        || target instanceof Target.Plain plain
            && (plain.word() == Word.HOST || plain.word() == Word.LED);
  }

  private static boolean carries(Spot host, @Nullable CardId card) {
    for (int i = 0; i < host.card().attachments().size(); i++) {
      if (host.card().attachments().get(i).id().equals(card)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Spot plain(Scope scope, Word word) {
    Board board = scope.board();
    return switch (word) {
      case SELF -> scope.sourceSpot();
      case HOST -> host(scope);
      case FIRST -> find(board, scope.chosenCard(0));
      case SECOND -> find(board, scope.chosenCard(1));
      case OWN_AMBASSADOR -> board.ambassador(scope.own());
      case ATTACKER ->
          scope.about().attack() == null ? null : find(board, scope.about().attack().attacker());
      case ATTACK_TARGET ->
          scope.about().attack() == null ? null : find(board, scope.about().attack().target());
      case LED -> led(scope);
    };
  }

  private static @Nullable Spot find(Board board, @Nullable CardId id) {
    return id == null ? null : Spot.find(board, id);
  }

  private static @Nullable Spot host(Scope scope) {
    Spot self = scope.sourceSpot();
    return self == null || self.top() ? null : find(scope.board(), self.host(scope.board()).id());
  }

  private static @Nullable Spot led(Scope scope) {
    Spot self = scope.sourceSpot();
    return self == null ? null : find(scope.board(), self.card().leading().orElse(null));
  }

  private static @Nullable Spot titled(Board board, Seat own, String title) {
    for (Spot spot : board.spots(own)) {
      if (board.def(spot).title().equals(title)) {
        return spot;
      }
    }
    return null;
  }
}
