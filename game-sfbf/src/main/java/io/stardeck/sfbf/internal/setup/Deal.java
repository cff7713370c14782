package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.chance.Roll;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.CardId;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.ImmutableTable;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Shuffles and deals (BF-SET-01 to 15, 19). */
public final class Deal {
  private final BattleForceConfig config;
  private Chance chance;

  private Deal(BattleForceConfig config, Chance chance) {
    this.config = config;
    this.chance = chance;
  }

  /** The state before the first decision of the set-up; {@code config} has no violations. */
  public static BattleForceState of(BattleForceConfig config, Chance chance) {
    return new Deal(config, chance).deal();
  }

  private BattleForceState deal() {
    List<CardId> cards = new ArrayList<>();
    ImmutableList.Builder<CardId> removed = ImmutableList.builder();
    int kinds = config.cardSet().cards().size();
    for (int number = 0; number < kinds * config.copies(); number++) {
      boolean out =
          config.removedKinds().contains(config.cardSet().cards().get(number % kinds).kind());
      if (out) {
        removed.add(CardId.of(number));
      } else {
        cards.add(CardId.of(number));
      }
    }
    List<ShipId> ships = new ArrayList<>();
    for (int number = 0; number < config.cardSet().ships().size() * config.copies(); number++) {
      ships.add(ShipId.of(number));
    }
    ImmutableList<CardId> cardDeck = shuffle(cards);
    ImmutableList<ShipId> shipDeck = shuffle(ships);
    Seat starter = starter();
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    int card = 0;
    int ship = 0;
    for (int fleet = 0; fleet < config.fleets(); fleet++) {
      int cardsEnd = fleet < config.players() ? card + config.dealtCards() : card;
      int shipsEnd = ship + config.dealtShips();
      secrets.add(
          Secrets.NONE
              .withHand(cardDeck.subList(card, cardsEnd))
              .withShips(shipDeck.subList(ship, shipsEnd)));
      card = cardsEnd;
      ship = shipsEnd;
    }
    ImmutableList<ShipId> rest = shipDeck.subList(ship, shipDeck.size());
    Table table =
        ImmutableTable.builder()
            .config(config)
            .gameTurn(0)
            .starter(starter)
            .active(starter)
            .fleets(Collections.nCopies(config.fleets(), Fleet.EMPTY))
            .discard(Pile.empty())
            .shipDiscard(Pile.empty())
            .removedCards(removed.build())
            .removedShips(config.firstGame() ? rest : ImmutableList.of())
            .reshuffles(0)
            .phases(Pile.<Phase>empty().push(new Phase.TurnStart(starter)))
            .attack(Optional.empty())
            .build();
    return new BattleForceState(
        table,
        secrets.build(),
        new Hidden(
            Pile.topFirst(cardDeck.subList(card, cardDeck.size())),
            Pile.topFirst(config.firstGame() ? ImmutableList.of() : rest),
            chance));
  }

  private Seat starter() {
    Roll roll = chance.below(config.fleets());
    chance = roll.next();
    return Seat.at(roll.value());
  }

  private <T> ImmutableList<T> shuffle(List<T> deck) {
    Drawn<ImmutableList<T>> shuffled = chance.shuffle(deck);
    chance = shuffled.next();
    return shuffled.value();
  }
}
