package io.stardeck.sfbf.internal.dealing;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.sfbf.internal.step.Committed;
import io.stardeck.sfbf.internal.step.RaceChoice;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.Holdings;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.List;
import java.util.Optional;

/**
 * Deals anew all that a seat cannot know: other hands, reserves and face-down ships, what others
 * have arranged, their order cards, the piles, the generator. What others may be drafting is not
 * begun yet.
 */
public final class Dealing {
  private final BattleForceView view;
  private final Phase top;
  private final OrderNumbers orders;
  private ImmutableList<CardId> cards;
  private ImmutableList<ShipId> ships;
  private Chance chance;

  private Dealing(BattleForceView view, Chance chance) {
    this.view = view;
    this.top = view.table().phases().top();
    Drawn<ImmutableList<CardId>> dealtCards = chance.shuffle(Unseen.cards(view));
    Drawn<ImmutableList<ShipId>> dealtShips = dealtCards.next().shuffle(Unseen.ships(view));
    Drawn<ImmutableList<Integer>> numbers = dealtShips.next().shuffle(OrderNumbers.unseen(view));
    this.cards = dealtCards.value();
    this.ships = dealtShips.value();
    this.orders = new OrderNumbers(view, numbers.value());
    this.chance = numbers.next();
  }

  /** A state that looks to the seat of {@code view} as the true one. */
  public static BattleForceState anew(BattleForceView view, Chance chance) {
    return new Dealing(view, chance).deal();
  }

  private BattleForceState deal() {
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    for (int index = 0; index < view.holdings().size(); index++) {
      Seat seat = Seat.at(index);
      secrets.add(seat.equals(view.seat()) ? view.own() : secrets(seat));
    }
    Hidden hidden = new Hidden(Pile.topFirst(cards), Pile.topFirst(ships), chance.fork(0));
    return new BattleForceState(view.table(), secrets.build(), hidden);
  }

  private Secrets secrets(Seat seat) {
    Holdings holdings = view.holdings(seat);
    Secrets secrets =
        Secrets.NONE
            .withHand(takeCards(holdings.hand()))
            .withStash(takeCards(holdings.stash()))
            .withShips(takeShips(seat, holdings.ships()))
            .withOrder(orders.of(seat));
    secrets = secrets.withArranged(arranged(seat, secrets.ships()));
    if (!top.seat().equals(seat)) {
      return secrets;
    }
    return secrets
        .withDesk(desk())
        .withDrawn(drawn(seat, secrets.hand()))
        .withFresh(fresh(secrets.ships()));
  }

  private Optional<Rows> arranged(Seat seat, ImmutableList<ShipId> own) {
    if (!Committed.due(view, top, seat)) {
      return Optional.empty();
    }
    Drawn<Rows> rows =
        top instanceof SetupPhase.ChooseFleet phase
            ? Arrangements.fleet(view.table(), phase, own, chance)
            : Arrangements.formation(own, chance);
    chance = rows.next();
    return Optional.of(rows.value());
  }

  /** The empty draft that the window itself opens, if it does (BF-ACT-03). */
  private OpenDraft<Draft> desk() {
    OpenDraft<Draft> desk = OpenDraft.empty();
    if (top instanceof SetupPhase.ChooseFleet) {
      return desk.with(new Draft.Ships(top.seat(), ImmutableList.of()));
    }
    if (top instanceof SetupPhase.Arrange) {
      return desk.with(new Draft.Formation(top.seat(), Rows.NONE));
    }
    if (top instanceof SetupPhase.ChooseStash) {
      return desk.with(new Draft.Cards(top.seat(), Draft.Purpose.RESERVE, ImmutableList.of()));
    }
    if (top instanceof Phase.CeasefireStash) {
      return desk.with(new Draft.Cards(top.seat(), Draft.Purpose.STASH, ImmutableList.of()));
    }
    return desk;
  }

  /**
   * The card that may still be stashed. With a full hand phase 1 would be over if there were none;
   * else nobody can tell.
   */
  private Optional<CardId> drawn(Seat seat, ImmutableList<CardId> hand) {
    boolean possible = top instanceof Phase.Draw && view.table().advanced() && !hand.isEmpty();
    if (!possible || hand.size() < view.table().config().handLimit() && !coin()) {
      return Optional.empty();
    }
    return Optional.of(hand.get(hand.size() - 1));
  }

  /** Some of the face-down ships may have come in this phase 3 (BF-FRM-16). */
  private ImmutableList<ShipId> fresh(ImmutableList<ShipId> own) {
    boolean possible = top instanceof Phase.Formation formation && !formation.second();
    return possible && view.table().rows() && coin() ? own : ImmutableList.of();
  }

  private boolean coin() {
    var roll = chance.below(2);
    chance = roll.next();
    return roll.value() == 1;
  }

  private List<CardId> takeCards(int number) {
    ImmutableList<CardId> taken = cards.subList(0, number);
    cards = cards.subList(number, cards.size());
    return taken;
  }

  /** Until the first game turn begins they are of the race that the seat has (BF-OPT-20). */
  private List<ShipId> takeShips(Seat seat, int number) {
    Table table = view.table();
    boolean any = table.races().isEmpty() || table.gameTurn() > 0;
    ImmutableList.Builder<ShipId> taken = ImmutableList.builder();
    ImmutableList.Builder<ShipId> left = ImmutableList.builder();
    int missing = number;
    for (ShipId ship : ships) {
      boolean fits = any || RaceChoice.race(table, ship) == table.races().get(seat.index());
      if (fits && missing > 0) {
        taken.add(ship);
        missing--;
      } else {
        left.add(ship);
      }
    }
    ships = left.build();
    return taken.build();
  }
}
