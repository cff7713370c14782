package io.stardeck.sfbf.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.CardId;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.Holdings;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;

/**
 * Deals anew all that a seat cannot know: other hands, reserves and face-down ships, the piles, the
 * generator.
 */
public final class Dealing {
  private final BattleForceView view;
  private ImmutableList<CardId> cards;
  private ImmutableList<ShipId> ships;

  private Dealing(BattleForceView view, ImmutableList<CardId> cards, ImmutableList<ShipId> ships) {
    this.view = view;
    this.cards = cards;
    this.ships = ships;
  }

  /** A state that looks to the seat of {@code view} as the true one. */
  public static BattleForceState anew(BattleForceView view, Chance chance) {
    Drawn<ImmutableList<CardId>> cards = chance.shuffle(Unseen.cards(view));
    Drawn<ImmutableList<ShipId>> ships = cards.next().shuffle(Unseen.ships(view));
    return new Dealing(view, cards.value(), ships.value()).deal(ships.next().fork(0));
  }

  private BattleForceState deal(Chance fresh) {
    SetupDealing choices = new SetupDealing(view, fresh);
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    for (int index = 0; index < view.holdings().size(); index++) {
      Seat seat = Seat.at(index);
      secrets.add(
          seat.equals(view.seat())
              ? view.own()
              : choices.complete(seat, secrets(view.holdings().get(index))));
    }
    Hidden hidden = new Hidden(Pile.topFirst(cards), Pile.topFirst(ships), choices.chance());
    return new BattleForceState(view.table(), secrets.build(), hidden);
  }

  private Secrets secrets(Holdings holdings) {
    return Secrets.NONE
        .withHand(takeCards(holdings.hand()))
        .withStash(takeCards(holdings.stash()))
        .withShips(takeShips(holdings.ships()));
  }

  private List<CardId> takeCards(int number) {
    ImmutableList<CardId> taken = cards.subList(0, number);
    cards = cards.subList(number, cards.size());
    return taken;
  }

  private List<ShipId> takeShips(int number) {
    ImmutableList<ShipId> taken = ships.subList(0, number);
    ships = ships.subList(number, ships.size());
    return taken;
  }
}
