package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whose turn comes next, and what every turn begins with. */
public final class Turns {
  private static final RuleId TRN_06 = RuleId.of("BF-TRN-06");
  private static final RuleId D_52 = RuleId.of("BF-D-52");
  private static final RuleId D_61 = RuleId.of("BF-D-61");

  private Turns() {}

  /**
   * Ends the turn of the active player, whose phases have all left the stack: the next one's begins
   * (BF-TRN-01, 06). When all have had one, the game turn is over (BF-TRN-02), and after the last
   * the game (BF-D-61).
   */
  public static void next(Play<BattleForceState> play) {
    Table table = play.state().table();
    play.tell(TRN_06, new TurnEnded(table.active()));
    if (Ending.check(play)) {
      return;
    }
    @Nullable Seat next = ordered(table) ? OrderCards.call(play) : clockwise(table);
    if (next == null) {
      nextGameTurn(play);
    } else {
      play.push(new Phase.TurnStart(next));
    }
  }

  /** The five phases of a turn of {@code seat} before any has begun, the last one first. */
  public static ImmutableList<Phase> phases(Seat seat) {
    return ImmutableList.of(
        new Phase.Discard(seat, false, false),
        new Phase.Choice(seat, 0, Optional.empty(), false),
        Phase.Formation.untouched(seat, false),
        new Phase.Repair(seat, false, ImmutableList.of()),
        new Phase.Draw(seat, false, false));
  }

  /** Whether after {@code seat} all wait who come later in {@code order}, and no others. */
  public static boolean follow(ImmutableList<Seat> order, Seat seat, ImmutableList<Seat> waiting) {
    int at = order.indexOf(seat);
    return at >= 0 && order.subList(at + 1, order.size()).equals(waiting);
  }

  /** The first game turn begins, once the set-up is done (BF-SET-19). */
  public static void first(Play<BattleForceState> play) {
    begin(play, 1);
  }

  /** After the last game turn that was agreed the game is over (BF-OPT-40, BF-D-61). */
  private static void nextGameTurn(Play<BattleForceState> play) {
    Table table = play.state().table();
    Optional<Duel> duel = table.duel();
    int last = duel.isPresent() ? duel.get().lastTurn() : table.config().maxGameTurns();
    if (table.gameTurn() >= last) {
      Ending.byRule(play, duel.isPresent() ? D_52 : D_61);
    } else {
      begin(play, table.gameTurn() + 1);
    }
  }

  private static void begin(Play<BattleForceState> play, int gameTurn) {
    Table table = play.state().table().withGameTurn(gameTurn);
    play.become(play.state().with(table));
    Seat first = ordered(table) ? OrderCards.deal(play) : table.starter();
    play.push(new Phase.TurnStart(first));
  }

  /** Whether order cards say who is next; a duel does without them, being a basic game. */
  private static boolean ordered(Table table) {
    return table.config().has(Option.PLAYER_ORDER) && table.duel().isEmpty();
  }

  /** The next seat to the left, or null if all have had their turn. */
  private static @Nullable Seat clockwise(Table table) {
    Seat next = table.active();
    do {
      next = next.next(table.fleets().size());
    } while (table.duel().isPresent() && !table.duel().get().duellists().contains(next));
    return next.equals(table.starter()) ? null : next;
  }
}
