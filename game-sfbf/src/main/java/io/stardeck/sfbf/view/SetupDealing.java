package io.stardeck.sfbf.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.DraftDesk;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.chance.Roll;
import io.stardeck.sfbf.Option;
import io.stardeck.sfbf.internal.step.Arrangement;
import io.stardeck.sfbf.internal.step.FleetChoice;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Lists;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What others have chosen unseen, made up anew: fleets and formations that are committed and not
 * shown yet, the draft that the one who decides must be at, and order cards not called yet.
 */
final class SetupDealing {
  private static final int ORDER_CARDS_OF_A_COPY = 6;
  private static final ImmutableList<Row> ROWS = ImmutableList.copyOf(Row.values());

  private final BattleForceView view;
  private final Table table;
  private Chance chance;

  /** The order numbers that others may hold, shuffled. */
  private ImmutableList<Integer> numbers;

  SetupDealing(BattleForceView view, Chance chance) {
    this.view = view;
    this.table = view.table();
    Drawn<ImmutableList<Integer>> shuffled = chance.shuffle(unseenNumbers());
    this.numbers = shuffled.value();
    this.chance = shuffled.next();
  }

  /** The generator to go on with. */
  Chance chance() {
    return chance;
  }

  /** {@code dealt}, the cards and ships of another seat, with what that seat has chosen. */
  Secrets complete(Seat seat, Secrets dealt) {
    Secrets secrets = dealt.withOrder(order(seat)).withArranged(arranged(seat, dealt.ships()));
    Optional<Draft> draft = draft(seat);
    return draft.isPresent()
        ? secrets.withDesk(DraftDesk.<Draft>empty().with(draft.get()))
        : secrets;
  }

  private Optional<Rows> arranged(Seat seat, ImmutableList<ShipId> ships) {
    if (seat.number() > table.config().players()) {
      return Optional.empty();
    }
    if (table.phases().top() instanceof Phase.ChooseFleet phase
        && !seat.equals(phase.seat())
        && !phase.waiting().contains(seat)) {
      FleetChoice choice = FleetChoice.of(table.config(), phase.number(), ships.size());
      return choice.least() < ships.size() ? Optional.of(fleet(choice, ships)) : Optional.empty();
    }
    if (table.phases().top() instanceof Phase.Arrange phase
        && !seat.equals(phase.seat())
        && !phase.waiting().contains(seat)) {
      return Optional.of(formation(ships));
    }
    return Optional.empty();
  }

  /** A fleet that might have been chosen, of a random size. */
  private Rows fleet(FleetChoice choice, ImmutableList<ShipId> ships) {
    int limit = choice.within(table, ships);
    int size = choice.least() + below(choice.most() - choice.least() + 1);
    ImmutableList<ShipId> taken = ImmutableList.of();
    for (int i = 0; i < ships.size() && taken.size() < size; i++) {
      ImmutableList<ShipId> more = Lists.plus(taken, ships.get(i));
      if (choice.atLeast(table, ships, more) <= limit) {
        taken = more;
      }
    }
    return new Rows(taken, ImmutableList.of(), ImmutableList.of());
  }

  /** A formation that might have been arranged. */
  private Rows formation(ImmutableList<ShipId> ships) {
    Rows rows = Rows.NONE;
    for (int i = 0; i < ships.size(); i++) {
      List<Rows> possible = new ArrayList<>();
      for (Row row : ROWS) {
        Rows next = rows.with(ships.get(i), row);
        if (Arrangement.possible(next, ships.size())) {
          possible.add(next);
        }
      }
      rows = possible.get(below(possible.size()));
    }
    return rows;
  }

  /** The draft that {@code seat} must be at, if it is his to make one now. */
  private Optional<Draft> draft(Seat seat) {
    Phase top = table.phases().top();
    if (!top.seat().equals(seat)) {
      return Optional.empty();
    }
    if (top instanceof Phase.ChooseFleet) {
      return Optional.of(new Draft.Ships(seat, ImmutableList.of()));
    }
    if (top instanceof Phase.Arrange) {
      return Optional.of(new Draft.Formation(seat, Rows.NONE));
    }
    if (top instanceof Phase.ChooseStash) {
      return Optional.of(new Draft.Cards(seat, Draft.Purpose.RESERVE, ImmutableList.of()));
    }
    if (top instanceof Phase.CeasefireStash) {
      return Optional.of(new Draft.Cards(seat, Draft.Purpose.STASH, ImmutableList.of()));
    }
    return Optional.empty();
  }

  /** Who was not called yet in this game turn holds one of the numbers still to come. */
  private OptionalInt order(Seat seat) {
    if (!ordered() || seat.number() > table.config().players() || table.called().contains(seat)) {
      return OptionalInt.empty();
    }
    int number = numbers.get(0);
    numbers = numbers.subList(1, numbers.size());
    return OptionalInt.of(number);
  }

  private ImmutableList<Integer> unseenNumbers() {
    ImmutableList.Builder<Integer> unseen = ImmutableList.builder();
    if (ordered()) {
      int own = view.own().order().orElse(0);
      int last = ORDER_CARDS_OF_A_COPY * table.config().copies();
      for (int number = table.called().size() + 1; number <= last; number++) {
        if (number != own) {
          unseen.add(number);
        }
      }
    }
    return unseen.build();
  }

  private boolean ordered() {
    return table.config().has(Option.PLAYER_ORDER)
        && table.gameTurn() > 0
        && table.duel().isEmpty();
  }

  private int below(int bound) {
    Roll roll = chance.below(bound);
    chance = roll.next();
    return roll.value();
  }
}
