package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Collections;
import java.util.Optional;

/** Tie-break B: the tied players fight on with one ship each (BF-WIN-08, BF-D-52). */
public final class Duels {
  private static final RuleId WIN_08 = RuleId.of("BF-WIN-08");
  private static final int HAND = 5;

  /** How many game turns a duel lasts at most. */
  private static final int LENGTH = 20;

  private Duels() {}

  /** Whether two or more of the tied sides have a counted ship to fight with. */
  static boolean possible(Table table, ImmutableList<ImmutableList<Seat>> tied) {
    int armed = 0;
    for (ImmutableList<Seat> side : tied) {
      armed += duellists(table, side).isEmpty() ? 0 : 1;
    }
    return armed > 1;
  }

  /** Asks each of the tied who has a counted ship to name one, in turn order. */
  static void begin(Play<BattleForceState> play, ImmutableList<Seat> tied) {
    ImmutableList<Seat> duellists = duellists(play.state().table(), tied);
    play.push(new Phase.DuelSetup(duellists.get(0), Lists.rest(duellists), ImmutableList.of()));
  }

  /** Notes the ship that the next duellist has named; the last one begins the duel. */
  public static void name(Play<BattleForceState> play, Phase.DuelSetup phase, ShipId ship) {
    ImmutableList<ShipId> named =
        ImmutableList.<ShipId>builder().addAll(phase.named()).add(ship).build();
    if (phase.waiting().isEmpty()) {
      fight(play, named);
      return;
    }
    Phase next = new Phase.DuelSetup(phase.waiting().get(0), Lists.rest(phase.waiting()), named);
    Table table = play.state().table();
    play.become(play.state().with(table.withPhases(table.phases().replaceTop(next))));
  }

  /**
   * Ends the duel: the last one in play wins; else, after its last game turn, all who are in play
   * then, or all who were tied if nobody is.
   */
  public static void end(Play<BattleForceState> play, Duel duel, RuleId rule) {
    BattleForceConfig config = play.state().table().config();
    ImmutableList<ImmutableList<Seat>> tied = Scores.best(config, duel.scores());
    ImmutableList.Builder<ImmutableList<Seat>> left = ImmutableList.builder();
    for (ImmutableList<Seat> side : tied) {
      if (EndConditions.hasShips(play.state(), side)) {
        left.add(side);
      }
    }
    ImmutableList<ImmutableList<Seat>> alive = left.build();
    Ending.finish(play, Scores.seats(alive.isEmpty() ? tied : alive), duel.scores(), rule);
  }

  /** Who fights if the game ends in a tie now, in turn order. */
  public static ImmutableList<Seat> duellists(Table table) {
    return duellists(table, Scores.seats(Scores.best(table.config(), Scores.of(table))));
  }

  /** Those of {@code tied} who have a counted ship, clockwise from the starter. */
  private static ImmutableList<Seat> duellists(Table table, ImmutableList<Seat> tied) {
    ImmutableList.Builder<Seat> duellists = ImmutableList.builder();
    Seat seat = table.starter();
    for (int i = 0; i < table.fleets().size(); i++) {
      if (tied.contains(seat) && !Scores.counted(table, seat).isEmpty()) {
        duellists.add(seat);
      }
      seat = seat.next(table.fleets().size());
    }
    return duellists.build();
  }

  /** All other ships leave the game, cards are shuffled and dealt, and a basic game begins. */
  private static void fight(Play<BattleForceState> play, ImmutableList<ShipId> named) {
    Table before = play.state().table();
    ImmutableList<Integer> scores = Scores.of(before);
    ImmutableList<Seat> tied = Scores.seats(Scores.best(before.config(), scores));
    ImmutableList<Seat> duellists = duellists(before, tied);
    AllCards.shuffle(play, WIN_08);
    Table table =
        clear(play.state().table(), named)
            .withDuel(Optional.of(new Duel(duellists, scores, before.gameTurn() + LENGTH)))
            .withGameTurn(before.gameTurn() + 1)
            .withStarter(duellists.get(0));
    play.become(play.state().with(table));
    SHIPS.all(play, Places.SHIP_DECK).away();
    for (Seat seat : Seat.first(table.fleets().size())) {
      SHIPS.all(play, Places.faceDown(seat)).away();
      play.become(play.state().with(seat, Secrets.NONE));
    }
    for (int i = 0; i < duellists.size(); i++) {
      enter(play, duellists.get(i), named.get(i));
    }
    play.push(new Phase.TurnStart(duellists.get(0)));
  }

  private static void enter(Play<BattleForceState> play, Seat seat, ShipId ship) {
    play.become(
        play.state().with(seat, Fleet.EMPTY.withScreen(ImmutableList.of(Ship.fresh(ship)))));
    play.tell(WIN_08, new SetupRevealed(seat, ImmutableList.of(ship), ImmutableList.of(), 0));
    for (int card = 0; card < HAND; card++) {
      Cards.draw(play, seat, WIN_08);
    }
  }

  /** {@code table} without fleets and piles of ships: all but {@code named} are removed. */
  private static Table clear(Table table, ImmutableList<ShipId> named) {
    ImmutableSet<ShipId> kept = ImmutableSet.copyOf(named);
    ImmutableList.Builder<ShipId> removed = ImmutableList.builder();
    for (int number = 0; table.exists(ShipId.of(number)); number++) {
      if (!kept.contains(ShipId.of(number))) {
        removed.add(ShipId.of(number));
      }
    }
    return table
        .withFleets(Collections.nCopies(table.fleets().size(), Fleet.EMPTY))
        .withShipDiscard(Pile.empty())
        .withRemovedShips(removed.build())
        .withCalled(ImmutableList.of());
  }
}
