package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.GEN_06;
import static io.stardeck.b5.internal.value.RuleIds.MRC_08;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Filters;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import org.jspecify.annotations.Nullable;

/** The cards that an action names: whether they are there, and whose they are. */
final class Naming {
  private Naming() {}

  /** What is not there, else what is not the actor's: nothing else is told then (section 4). */
  static ImmutableList<Violation> faults(Findings asked) {
    ImmutableList<Violation> found = asked.violations();
    ImmutableList<Violation> nowhere = Lists.filter(found, each -> each.rule().equals(GEN_05));
    return nowhere.isEmpty() ? Lists.filter(found, each -> each.rule().equals(GEN_06)) : nowhere;
  }

  /** The card in play of that id, or null; any id may come from outside. */
  static @Nullable Spot known(Board board, CardId id) {
    return board.config().roster().has(id) ? Spot.find(board, id) : null;
  }

  /** The card in play of that id; null, and a finding, if there is none. */
  static @Nullable Spot inPlay(B5View view, CardId id, Findings findings) {
    Spot spot = known(view.board(), id);
    if (spot == null) {
      findings.reject(GEN_05, "%s is not in play", id);
    }
    return spot;
  }

  /** The own card in play of that id; null, and a finding, if it is none. */
  static @Nullable Spot own(B5View view, CardId id, Findings findings) {
    Spot spot = inPlay(view, id, findings);
    return spot != null && isOwn(view, spot, findings) ? spot : null;
  }

  private static boolean isOwn(B5View view, Spot spot, Findings findings) {
    if (!spot.of(view.seat())) {
      findings.reject(GEN_06, "%s is not under your control", spot.id());
      return false;
    }
    return true;
  }

  /** The own card that acts now; in the mercenary step the mercenary alone. */
  static @Nullable Spot acting(B5View view, CardId id, Findings findings) {
    Spot spot = inPlay(view, id, findings);
    return spot != null && isActing(view, spot, findings) ? spot : null;
  }

  /** Whether it is an own card that acts now; a finding if not. */
  static boolean isActing(B5View view, Spot spot, Findings findings) {
    CardId id = spot.id();
    if (!isOwn(view, spot, findings)) {
      return false;
    }
    if (view.top() instanceof MercenaryStep step && !step.left().get(0).equals(id)) {
      findings.reject(MRC_08, "only %s acts now", step.left().get(0));
      return false;
    }
    return true;
  }

  /** The definition of a card of the own hand; null, and a finding, if it is none. */
  static @Nullable CardDef inHand(B5View view, CardId id, Findings findings) {
    if (!view.board().config().roster().has(id)) {
      findings.reject(GEN_05, "there is no card %s", id);
      return null;
    }
    if (!view.hand().contains(id)) {
      findings.reject(GEN_06, "%s is not in your hand", id);
      return null;
    }
    return view.board().def(id);
  }

  /** Whether it is reserved for another race. */
  static boolean isReserved(B5View view, CardDef def) {
    return def.race() != Race.NEUTRAL && def.race() != view.board().faction(view.seat()).race();
  }

  /** What is reserved for another race is not played; a finding by that rule if it is. */
  static void unreserved(B5View view, CardDef def, RuleId rule, Findings findings) {
    if (isReserved(view, def)) {
      findings.reject(rule, "%s is reserved for the %s", def.title(), def.race());
    }
  }

  /** What a card requires must hold; a finding by that rule if it does not. */
  static void required(B5View view, CardDef def, RuleId rule, Findings findings) {
    if (!Conditions.requirementsHold(view.board(), view.seat(), def)) {
      findings.reject(rule, "what %s requires does not hold", def.title());
    }
  }

  /** Whether a card is such a host: an own one unless that says whose ({@code B5-D-10}). */
  static boolean isHost(Scope scope, Filter filter, Spot spot) {
    return (!filter.whose().isEmpty() || spot.of(scope.own())) && Filters.fits(scope, filter, spot);
  }

  /** Whether it is ready, and was not neutralised this turn. */
  static boolean mayAct(Card card) {
    return card.ready() && !card.neutralisedThisTurn();
  }

  /** The cards that may act for the seat now, as they lie. */
  static ImmutableList<Spot> actors(B5View view) {
    Board board = view.board();
    if (view.top() instanceof MercenaryStep step) {
      Spot spot = Spot.find(board, step.left().get(0));
      return spot == null || !spot.of(view.seat()) ? ImmutableList.of() : ImmutableList.of(spot);
    }
    return board.spots(view.seat());
  }

  /** Whether a seat of that number plays. */
  static boolean seated(B5View view, Seat seat) {
    return seat.number() >= 1 && seat.number() <= view.board().players();
  }
}
