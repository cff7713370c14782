package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.engine.Seat;

/**
 * Who is on turn together, and who stands for them. Outside Borg Invasion that is the turn player
 * alone.
 */
public final class Teams {
  private Teams() {}

  /**
   * Whose turn it is, clockwise from the turn player, without those who are assimilated ({@code
   * DB-BOR-16}).
   */
  public static ImmutableList<Seat> onTurn(Table table) {
    if (!table.is(Scenario.BORG_INVASION)) {
      return ImmutableList.of(table.turnPlayer());
    }
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    Seat seat = table.turnPlayer();
    for (int i = 0; i < table.players(); i++) {
      if (table.onTurn(seat) && table.area(seat).standing() != Standing.ASSIMILATED) {
        seats.add(seat);
      }
      seat = seat.next(table.players());
    }
    return seats.build();
  }

  /** The players of the team of {@code seat} who are not assimilated, in seat order. */
  public static ImmutableList<Seat> left(Table table, Seat seat) {
    ImmutableList.Builder<Seat> left = ImmutableList.builder();
    for (Seat mate : table.config().teamsInForce().get(table.config().team(seat))) {
      if (table.area(mate).standing() != Standing.ASSIMILATED) {
        left.add(mate);
      }
    }
    return left.build();
  }

  /** Those of the team on turn who are in, in seat order (section 3.17). */
  public static ImmutableList<Seat> in(Table table) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int index = 0; index < table.players(); index++) {
      if (in(table, Seat.at(index))) {
        seats.add(Seat.at(index));
      }
    }
    return seats.build();
  }

  /** Whether {@code seat} is of the team on turn, and neither out nor assimilated. */
  public static boolean in(Table table, Seat seat) {
    return table.onTurn(seat) && table.area(seat).standing() == Standing.IN;
  }

  /**
   * Who stands for the turn player and for who has flipped a card: the turn player; in Borg
   * Invasion, while the lead is out, the next clockwise who is in; the lead if nobody is ({@code
   * DB-BOR-15}).
   */
  public static Seat lead(Table table) {
    Seat lead = table.turnPlayer();
    if (!table.is(Scenario.BORG_INVASION) || in(table, lead)) {
      return lead;
    }
    for (Seat seat = lead.next(table.players());
        !seat.equals(lead);
        seat = seat.next(table.players())) {
      if (in(table, seat)) {
        return seat;
      }
    }
    return lead;
  }

  /**
   * Whether nobody is left who could play to meet a Goal or fight: the flagship of the turn player
   * was defeated ({@code DB-EVT-10}), or nobody of the team is in ({@code DB-BOR-34}).
   */
  public static boolean late(Table table) {
    return table.is(Scenario.BORG_INVASION)
        ? in(table).isEmpty()
        : table.turn().ending() == TurnEnding.DEFEAT;
  }

  /** Whether all players of the team on turn are assimilated ({@code DB-BOR-45}). */
  public static boolean gone(Table table) {
    return left(table, table.turnPlayer()).isEmpty();
  }

  /**
   * Who leads the next turn: of the next team in order that has somebody left ({@code DB-BOR-15},
   * {@code DB-BOR-71}).
   *
   * @param leads who leads each team in its next turn, unless they are assimilated
   */
  public static Seat next(Table table, ImmutableList<Seat> leads) {
    int team = table.config().team(table.turnPlayer());
    for (int i = 1; i < leads.size(); i++) {
      Seat lead = heir(table, leads.get((team + i) % leads.size()));
      if (table.area(lead).standing() != Standing.ASSIMILATED) {
        return lead;
      }
    }
    return heir(table, leads.get(team));
  }

  /**
   * {@code seat}, or, if they are assimilated, the next of their team clockwise who is not; {@code
   * seat} if none is.
   */
  public static Seat heir(Table table, Seat seat) {
    return table.area(seat).standing() == Standing.ASSIMILATED ? after(table, seat) : seat;
  }

  /**
   * The next of the team of {@code seat}, clockwise, who is not assimilated; else that seat itself.
   */
  public static Seat after(Table table, Seat seat) {
    Seat next = seat.next(table.players());
    while (!next.equals(seat)
        && (table.opponents(seat, next) || table.area(next).standing() == Standing.ASSIMILATED)) {
      next = next.next(table.players());
    }
    return next;
  }
}
