package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Filter.Place;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which cards fit a filter. */
public final class Filters {
  private Filters() {}

  /** Whether a card in play fits. */
  public static boolean fits(Scope scope, Filter filter, Spot spot) {
    if (filter == Filter.ANY) {
      return true;
    }
    Board board = scope.board();
    Card card = spot.card();
    CardDef def = board.def(card);
    return fitsDef(filter, def)
        && fitsWhose(scope, filter, spot.seat().orElse(null))
        && (filter.plain()
            || fitsFlags(filter, card)
                && (filter.standingAlone()
                    || fitsPlace(filter, spot)
                        && fitsConflict(scope, filter, card, def)
                        && fitsNumbers(board, filter, spot, def)
                        && fitsSource(scope, filter, spot)
                        && fitsNone(scope, filter, spot)));
  }

  /**
   * Whether a card fits as it lies in play; if it does not, as that player's, by what stands on it:
   * it is in no row, neither ready nor rotated, and no effect changes it.
   */
  public static boolean fits(Scope scope, Filter filter, CardId id, Seat holder) {
    if (filter.plain() && filter.whose().isEmpty()) { // wherever it lies; most filters of prices
      return fitsDef(filter, scope.board().def(id));
    }
    Spot spot = Spot.find(scope.board(), id);
    return spot == null ? fitsHeld(scope, filter, id, holder) : fits(scope, filter, spot);
  }

  private static boolean fitsHeld(Scope scope, Filter filter, CardId id, Seat holder) {
    CardDef def = scope.board().def(id);
    if (!filter.takes(def.kind()) || !filter.kindAlone() && !fitsFacts(filter, def)) {
      return false;
    }
    for (int i = 0; i < filter.not().size(); i++) {
      if (fitsHeld(scope, filter.not().get(i), id, holder)) {
        return false;
      }
    }
    return fitsWhose(scope, filter, holder)
        && (filter.plain()
            || !asksForPlay(filter) && fitsPrinted(scope.board(), filter, def, holder))
        && filter.self().orElse(id.equals(scope.source())) == id.equals(scope.source());
  }

  private static boolean fitsWhose(Scope scope, Filter filter, @Nullable Seat holder) {
    ImmutableList<Who> whose = filter.factions();
    boolean fits = whose.isEmpty();
    for (int i = 0; i < whose.size() && !fits; i++) {
      fits = scope.namesHolder(whose.get(i), holder);
    }
    return fits;
  }

  /** Whether it asks for what only a card in play can be. */
  private static boolean asksForPlay(Filter filter) {
    return filter.place().isPresent()
        || filter.ready().orElse(false)
        || filter.rotated().orElse(false)
        || filter.damaged().orElse(false)
        || filter.neutralised().orElse(false)
        || filter.severe().orElse(false)
        || filter.participant().orElse(false)
        || filter.usedLesser().orElse(false)
        || filter.attachedToSelf().orElse(false)
        || filter.faceUpAftermath().orElse(false);
  }

  private static boolean fitsPrinted(Board board, Filter filter, CardDef def, Seat holder) {
    return (filter.ability().isEmpty()
            || def.printed(filter.ability().get().ability()) >= filter.ability().get().atLeast())
        && (filter.mark().isEmpty()
            || def.marks().getOrDefault(filter.mark().get().mark(), 0)
                >= filter.mark().get().atLeast())
        && board.faction(holder).innerCircle().size() >= filter.innerCircleOfItsFaction().orElse(0);
  }

  /** Whether a definition fits what a filter says of definitions: kind, race, trait, title. */
  public static boolean fitsDef(Filter filter, CardDef def) {
    return filter.takes(def.kind())
        && (filter.kindAlone() || fitsFacts(filter, def))
        && (filter.not().isEmpty() || fitsNone(filter, def));
  }

  /** Whether it is none of those that a filter leaves out by what they say of definitions alone. */
  private static boolean fitsNone(Filter filter, CardDef def) {
    for (int i = 0; i < filter.not().size(); i++) {
      Filter each = filter.not().get(i);
      if (each.plain() && each.whose().isEmpty() && fitsDef(each, def)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fitsFacts(Filter filter, CardDef def) {
    return is(filter.race(), def.race())
        && (filter.trait().isEmpty() || def.traits().contains(filter.trait().get()))
        && is(filter.title(), def.title())
        && (filter.printed().isEmpty()
            || def.printed(filter.printed().get().ability()) >= filter.printed().get().atLeast());
  }

  private static boolean fitsFlags(Filter filter, Card card) {
    return is(filter.ready(), card.ready())
        && is(filter.rotated(), card.rotated())
        && is(filter.damaged(), card.damage() > 0)
        && is(filter.neutralised(), card.neutralised())
        && is(filter.severe(), card.severe() > 0);
  }

  /** What lies on a card is where that card is ({@code B5-SPN-05}). */
  private static boolean fitsPlace(Filter filter, Spot spot) {
    return filter.place().isEmpty()
        || spot.row()
            == (filter.place().get() == Place.INNER_CIRCLE
                ? Spot.Row.INNER_CIRCLE
                : Spot.Row.SUPPORTING_ROW);
  }

  private static boolean fitsConflict(Scope scope, Filter filter, Card card, CardDef def) {
    if (filter.participant().isEmpty() && filter.usedLesser().isEmpty()) {
      return true;
    }
    Participant entry = entry(scope, card.id());
    boolean lesser = entry != null && usedLesser(def, entry);
    return is(filter.participant(), entry != null) && is(filter.usedLesser(), lesser);
  }

  /** Its part in the conflict in question; if none is, in an open one. */
  private static @Nullable Participant entry(Scope scope, CardId card) {
    Conflict conflict = scope.conflict();
    if (conflict != null) {
      return conflict.participant(card);
    }
    Participant entry = null;
    for (int i = 0; i < scope.board().conflicts().size() && entry == null; i++) {
      entry = scope.board().conflicts().get(i).participant(card);
    }
    return entry;
  }

  private static boolean usedLesser(CardDef def, Participant entry) {
    int used = def.printed(entry.ability());
    for (Ability ability : def.abilities().keySet()) {
      if (def.printed(ability) > used) {
        return true;
      }
    }
    return false;
  }

  private static boolean fitsNumbers(Board board, Filter filter, Spot spot, CardDef def) {
    if (filter.ability().isPresent()
        && Ratings.current(board, spot, filter.ability().get().ability())
            < filter.ability().get().atLeast()) {
      return false;
    }
    if (filter.mark().isPresent()
        && MarkCounts.on(board, spot, filter.mark().get().mark()) < filter.mark().get().atLeast()) {
      return false;
    }
    return filter.innerCircleOfItsFaction().isEmpty()
        || spot.seat().isPresent()
            && board.faction(spot.seat().get()).innerCircle().size()
                >= filter.innerCircleOfItsFaction().getAsInt();
  }

  private static boolean fitsSource(Scope scope, Filter filter, Spot spot) {
    if (filter.self().isPresent() && filter.self().get() != spot.id().equals(scope.source())) {
      return false;
    }
    if (filter.attachedToSelf().isPresent()) {
      boolean attached = !spot.top() && spot.host(scope.board()).id().equals(scope.source());
      if (filter.attachedToSelf().get() != attached) {
        return false;
      }
    }
    return filter.faceUpAftermath().isEmpty()
        || filter.faceUpAftermath().get() == (scope.board().def(spot).kind() == Kind.AFTERMATH);
  }

  private static boolean fitsNone(Scope scope, Filter filter, Spot spot) {
    for (int i = 0; i < filter.not().size(); i++) {
      if (fits(scope, filter.not().get(i), spot)) {
        return false;
      }
    }
    return true;
  }

  private static <T> boolean is(Optional<T> wanted, T value) {
    return wanted.isEmpty() || wanted.get().equals(value);
  }
}
