package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;

/** Which players a text means. */
public final class Players {
  private Players() {}

  /**
   * The players, clockwise from the turn player ({@code DB-EFF-17}). Those who are out are left out
   * of the effects of players ({@code DB-EFF-22}).
   */
  public static ImmutableList<Seat> of(Sight sight, Bindings bindings, Who who) {
    if (who instanceof Who.Plain plain) {
      return plain(sight.table(), bindings, plain.owner());
    }
    if (who instanceof Who.Holding holding) {
      return holding(sight, bindings, holding);
    }
    boolean most = who instanceof Who.Most;
    Amount amount = who instanceof Who.Most m ? m.amount() : ((Who.Least) who).amount();
    return extreme(sight, bindings, amount, most);
  }

  /** The players of whom one has to be chosen, clockwise from the turn player. */
  public static ImmutableList<Seat> candidates(Table table, Bindings bindings, Owner owner) {
    return switch (owner) {
      case CHOSEN_OPPONENT -> each(table, bindings, Owner.EACH_OPPONENT);
      case CHOSEN_OTHER -> each(table, bindings, Owner.CHOSEN_OTHER);
      default -> each(table, bindings, Owner.EACH_PLAYER);
    };
  }

  /**
   * Whether {@code who} is a player who has to be chosen yet: nobody was, or somebody whom that
   * word does not mean.
   */
  public static boolean open(Table table, Bindings bindings, Who who) {
    return who instanceof Who.Plain plain
        && plain.owner().chosen()
        && (bindings.chosen().isEmpty()
            || !means(table, plain.owner(), bindings.player(), bindings.chosen().get()));
  }

  private static boolean means(Table table, Owner owner, Seat self, Seat chosen) {
    return switch (owner) {
      case CHOSEN_OPPONENT -> table.opponents(self, chosen);
      case CHOSEN_OTHER -> !chosen.equals(self);
      default -> true;
    };
  }

  private static ImmutableList<Seat> plain(Table table, Bindings bindings, Owner owner) {
    Seat self = bindings.player();
    return switch (owner) {
      case SELF -> present(table, self);
      case TURN_PLAYER, FLIPPER -> present(table, Teams.lead(table));
      case CHOSEN_PLAYER, CHOSEN_OPPONENT, CHOSEN_OTHER ->
          bindings.chosen().isPresent()
              ? reached(table, bindings, bindings.chosen().get())
              : ImmutableList.of();
      case LEFT -> reached(table, bindings, neighbour(table, bindings, 1));
      case RIGHT -> reached(table, bindings, neighbour(table, bindings, table.players() - 1));
      case EACH_PLAYER, EACH_OPPONENT, EACH_TEAMMATE -> each(table, bindings, owner);
    };
  }

  private static ImmutableList<Seat> present(Table table, Seat seat) {
    return table.area(seat).standing() == Standing.ASSIMILATED
        ? ImmutableList.of()
        : ImmutableList.of(seat);
  }

  private static ImmutableList<Seat> reached(Table table, Bindings bindings, Seat seat) {
    return reached(table, bindings.player(), seat, encountered(table, bindings))
        ? ImmutableList.of(seat)
        : ImmutableList.of();
  }

  private static ImmutableList<Seat> each(Table table, Bindings bindings, Owner owner) {
    Seat self = bindings.player();
    boolean spaceCard = encountered(table, bindings);
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    Seat seat = table.turnPlayer();
    for (int i = 0; i < table.players(); i++) {
      if (meant(table, self, seat, owner) && reached(table, self, seat, spaceCard)) {
        seats.add(seat);
      }
      seat = seat.next(table.players());
    }
    return seats.build();
  }

  private static boolean meant(Table table, Seat self, Seat seat, Owner owner) {
    return switch (owner) {
      case EACH_OPPONENT -> table.opponents(self, seat);
      case EACH_TEAMMATE -> !seat.equals(self) && !table.opponents(self, seat);
      case CHOSEN_OTHER -> !seat.equals(self);
      default -> !table.is(Scenario.BORG_INVASION) || table.onTurn(seat);
    };
  }

  /** Whether a space card acts by itself: what a player has won acts for them alone. */
  private static boolean encountered(Table table, Bindings bindings) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Encounter encounter && encounter.card().equals(bindings.self())) {
        return true;
      }
    }
    return false;
  }

  private static boolean reached(Table table, Seat self, Seat seat, boolean spaceCard) {
    Standing standing = table.area(seat).standing();
    return standing == Standing.IN || standing == Standing.OUT && (spaceCard || seat.equals(self));
  }

  private static ImmutableList<Seat> holding(Sight sight, Bindings bindings, Who.Holding holding) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (Seat seat : plain(sight.table(), bindings, holding.of())) {
      if (Selection.count(sight, bindings.withPlayer(seat), seat, holding.sel()) > 0) {
        seats.add(seat);
      }
    }
    return seats.build();
  }

  private static ImmutableList<Seat> extreme(
      Sight sight, Bindings bindings, Amount amount, boolean most) {
    ImmutableList<Seat> all = plain(sight.table(), bindings, Owner.EACH_PLAYER);
    int best = most ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (Seat seat : all) {
      int value = Amounts.of(sight, bindings.withPlayer(seat), amount);
      best = most ? Math.max(best, value) : Math.min(best, value);
    }
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (Seat seat : all) {
      if (Amounts.of(sight, bindings.withPlayer(seat), amount) == best) {
        seats.add(seat);
      }
    }
    return seats.build();
  }

  /**
   * The next who is in the game, so many seats on at a time: 1 clockwise, one less than there are
   * players the other way. What is flipped passes over other teams ({@code DB-BOR-71}).
   */
  private static Seat neighbour(Table table, Bindings bindings, int step) {
    Seat self = bindings.player();
    boolean ownTeam = table.is(Scenario.BORG_INVASION) && encountered(table, bindings);
    Seat seat = self;
    do {
      seat = Seat.at((seat.index() + step) % table.players());
    } while (!seat.equals(self)
        && (table.area(seat).standing() == Standing.ASSIMILATED
            || ownTeam && table.opponents(self, seat)));
    return seat;
  }
}
