package io.stardeck.stccg.internal.interrupts;

import static com.google.common.collect.Sets.immutableEnumSet;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSet.Answer;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.word.OrderKind;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.target.Targets;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Table;
import java.util.List;

/**
 * For whom a window is live, by what all can see ({@code ST-INT-14}, {@code ST-INT-15}, {@code
 * ST-VIS-14}).
 */
final class Live {
  /** Where the one whose action it is about is asked only once an interrupt lies in it. */
  private static final ImmutableSet<WindowKind> SPARING =
      immutableEnumSet(
          WindowKind.CARD_PLAYED,
          WindowKind.ORDER_DECLARED,
          WindowKind.ORDER_DONE,
          WindowKind.TURN_END,
          WindowKind.CARD_DRAWN);

  private static final ImmutableSet<WindowKind> FOR_ALL =
      immutableEnumSet(WindowKind.BATTLE, WindowKind.INTERRUPT_PLAYED, WindowKind.CARD_DRAWN);

  private final Facts facts;
  private final Table table;
  private final Phase.Window window;

  /**
   * Who is asked in the window on top.
   *
   * @param facts the game; only what all can see of it is looked at, a group that was shown too
   */
  Live(Facts facts, Phase.Window window) {
    this.facts = facts;
    this.table = facts.table();
    this.window = window;
  }

  /** Whether a window of that kind could be live for anybody, before an interrupt lies in it. */
  static boolean possible(CardSet cards, WindowKind kind) {
    return !cards.answers(kind).isEmpty()
        || cards.anytime() && (FOR_ALL.contains(kind) || kind == WindowKind.ORDER_DECLARED);
  }

  /** Whether the window is live for {@code seat}. */
  boolean test(Seat seat) {
    if (facts.size(Places.hand(seat)) == 0) {
      return false;
    }
    boolean lies = !window.announced().replies().isEmpty();
    if (!lies && SPARING.contains(window.kind()) && seat.equals(window.opener())) {
      return false;
    }
    CardSet cards = table.options().cards();
    return cards.anytime() && (lies || forAll())
        || named(cards, window.kind(), seat)
        || lies && named(cards, WindowKind.INTERRUPT_PLAYED, seat);
  }

  private boolean forAll() {
    return FOR_ALL.contains(window.kind())
        || About.below(table) instanceof OrderPhase.Declared declared
            && About.kind(declared.order()) != OrderKind.MOVE;
  }

  /** Whether some card of the set names the window and could be played in it. */
  private boolean named(CardSet cards, WindowKind kind, Seat seat) {
    for (Answer answer : cards.answers(kind)) {
      if (About.answers(facts, window, answer.opening())
          && Playable.open(facts, seat, answer)
          && answer.use().copies() <= facts.size(Places.hand(seat))
          && target(answer.use(), kind, seat)) {
        return true;
      }
    }
    return false;
  }

  private boolean target(InterruptUse use, WindowKind kind, Seat seat) {
    if (use.targets().isEmpty()) {
      return true;
    }
    List<Aim> aims = Targets.aims(facts, seat, use.targets());
    if (kind == WindowKind.ORDER_DECLARED
        && About.below(table) instanceof OrderPhase.Declared declared
        && declared.order() instanceof Order.Move move) {
      // It is the moving ship that is answered.
      return aims.contains(Aim.at(Host.ship(move.ship())));
    }
    return !aims.isEmpty();
  }
}
