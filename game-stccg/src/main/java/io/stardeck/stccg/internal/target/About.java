package io.stardeck.stccg.internal.target;

import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Opening;
import io.stardeck.stccg.card.word.OrderKind;
import io.stardeck.stccg.state.Attempt;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** What the open window is about: the frame below it, and what was played in it. */
public final class About {
  private About() {}

  /** The window that is open, or null. */
  public static Phase.@Nullable Window window(Table table) {
    return table.frames().top() instanceof Phase.Window window ? window : null;
  }

  /** What lies below the window that is open. */
  public static Phase below(Table table) {
    return table.frames().pop().top();
  }

  /** Whether teams are fighting in one of those frames. */
  static boolean teamsFight(Pile<Phase> frames) {
    for (Phase phase : frames) {
      if (phase instanceof OrderPhase.Battling battling) {
        return battling.battle().order() instanceof Order.AttackTeam;
      }
    }
    return false;
  }

  /** The kind that a card is played as: an artifact that is announced is an event. */
  public static CardKind played(CardDef def) {
    return def instanceof ArtifactDef ? CardKind.EVENT : def.kind();
  }

  /** The dilemma that was just met, if the window is about one that is still to be dealt with. */
  public static @Nullable String dilemma(Table table) {
    if (below(table) instanceof OrderPhase.Attempting attempting
        && attempting.attempt().step() == Attempt.Step.RESOLVE) {
      Location here = table.location(attempting.attempt().location());
      return here == null || here.met().isEmpty() ? null : here.met().get(here.met().size() - 1);
    }
    return null;
  }

  /** Whether {@code opening} answers the window that is open, whoever plays it. */
  public static boolean answers(Facts facts, Phase.Window window, Opening opening) {
    Phase below = below(facts.table());
    return switch (opening.window()) {
      case INTERRUPT_PLAYED -> reply(window, opening);
      case CARD_PLAYED ->
          below instanceof Phase.Announced announced
              && card(opening, announced.card().def())
              && kind(opening, played(facts.table().def(announced.card())));
      case ORDER_DECLARED ->
          below instanceof OrderPhase.Declared declared && order(opening, declared.order());
      case ORDER_DONE -> below instanceof OrderPhase.Done done && order(opening, done.order());
      case DILEMMA_REVEALED -> {
        String dilemma = dilemma(facts.table());
        yield dilemma != null && card(opening, dilemma);
      }
      default -> true;
    };
  }

  private static boolean reply(Phase.Window window, Opening opening) {
    for (Reply<Played> reply : window.announced().replies()) {
      if (card(opening, reply.action().def()) && kind(opening, CardKind.INTERRUPT)) {
        return true;
      }
    }
    return false;
  }

  private static boolean card(Opening opening, String def) {
    return opening.cards().isEmpty() || opening.cards().get().contains(def);
  }

  private static boolean kind(Opening opening, CardKind kind) {
    return opening.kinds().isEmpty() || opening.kinds().get().contains(kind);
  }

  private static boolean order(Opening opening, Order order) {
    return opening.order().isEmpty() || opening.order().get() == kind(order);
  }

  /** What kind of order it is. */
  public static OrderKind kind(Order order) {
    if (order instanceof Order.Move) {
      return OrderKind.MOVE;
    }
    return order instanceof Order.Attempt ? OrderKind.ATTEMPT : OrderKind.ATTACK;
  }
}
