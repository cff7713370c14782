package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.ImmutableTable;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Shuffles and deals (BF-SET-01 to 13, 19), and lays the steps of the set-up on the stack. */
public final class Deal {
  private final BattleForceConfig config;
  private final Play<BattleForceState> play;

  private Deal(Play<BattleForceState> play) {
    this.config = play.state().table().config();
    this.play = play;
  }

  /** Before the deal nothing lies anywhere; {@code config} has no violations. */
  public static BattleForceState start(BattleForceConfig config, Chance chance) {
    Table table =
        ImmutableTable.builder()
            .config(config)
            .gameTurn(0)
            .starter(Seat.of(1))
            .active(Seat.of(1))
            .fleets(Collections.nCopies(config.fleets(), Fleet.EMPTY))
            .discard(Pile.empty())
            .shipDiscard(Pile.empty())
            .reshuffles(0)
            .phases(Pile.empty())
            .build();
    return new BattleForceState(
        table,
        ImmutableList.copyOf(Collections.nCopies(config.fleets(), Secrets.NONE)),
        new Hidden(Pile.empty(), Pile.empty(), chance));
  }

  /** Shuffles, deals, and lays the steps of the set-up on the stack. */
  public static void deal(Play<BattleForceState> play) {
    new Deal(play).deal();
  }

  private void deal() {
    ImmutableList.Builder<CardId> removed = ImmutableList.builder();
    ImmutableList<CardId> cards = play.shuffle(cards(removed));
    ImmutableList<ShipId> all = ships();
    ImmutableList<ShipId> ships = play.shuffle(all);
    Seat starter = Seat.at(play.below(config.fleets()));
    int shipsEach = config.picksFleets() ? 0 : config.dealtShips();
    ImmutableList.Builder<Secrets> secrets = ImmutableList.builder();
    for (int fleet = 0; fleet < config.fleets(); fleet++) {
      int cardsEach = fleet < config.players() ? config.dealtCards() : 0;
      secrets.add(
          Secrets.NONE
              .withHand(part(cards, fleet, cardsEach))
              .withShips(part(ships, fleet, shipsEach)));
    }
    int cardsOut = config.players() * config.dealtCards();
    ImmutableList<ShipId> rest = ships.subList(config.fleets() * shipsEach, ships.size());
    boolean pool = config.picksFleets() && !config.has(Option.SINGLE_RACE);
    Hidden hidden =
        new Hidden(
            Pile.topFirst(cards.subList(cardsOut, cards.size())),
            config.firstGame() || pool ? Pile.empty() : Pile.topFirst(rest),
            play.state().chance());
    Table table =
        ImmutableTable.copyOf(play.state().table())
            .withStarter(starter)
            .withActive(starter)
            .withRemovedCards(removed.build())
            .withRemovedShips(config.firstGame() ? rest : ImmutableList.of())
            .withPhases(steps(starter, all));
    play.become(new BattleForceState(table, secrets.build(), hidden));
  }

  /** The set-up step by step, the first on top, and the first turn below them (section 2.4). */
  private Pile<Phase> steps(Seat starter, ImmutableList<ShipId> pool) {
    ImmutableList<Seat> order = SetupSteps.order(config, starter);
    Seat first = order.get(0);
    ImmutableList<Seat> others = Lists.rest(order);
    Pile<Phase> steps = Pile.<Phase>empty().pushAll(SetupSteps.common(config, starter));
    if (config.has(Option.SINGLE_RACE)) {
      return steps.push(new SetupPhase.ChooseRace(first, others, ImmutableList.of()));
    }
    if (config.picksFleets()) {
      return steps.push(new SetupPhase.DraftShips(first, pool, 0));
    }
    return config.fleetLimit() > 0
        ? steps.push(new SetupPhase.ChooseFleet(first, others, 0))
        : steps;
  }

  /** All action cards but those {@code removed} before the game (BF-SET-10, BF-GEN-06). */
  private List<CardId> cards(ImmutableList.Builder<CardId> removed) {
    List<CardId> cards = new ArrayList<>();
    int size = config.cardSet().cards().size();
    for (int number = 0; number < size * config.copies(); number++) {
      if (config.removedKinds().contains(config.cardSet().cards().get(number % size).kind())) {
        removed.add(CardId.of(number));
      } else {
        cards.add(CardId.of(number));
      }
    }
    return cards;
  }

  private ImmutableList<ShipId> ships() {
    ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
    for (int number = 0; number < config.cardSet().ships().size() * config.copies(); number++) {
      ships.add(ShipId.of(number));
    }
    return ships.build();
  }

  private static <T> ImmutableList<T> part(ImmutableList<T> deck, int index, int each) {
    return deck.subList(index * each, (index + 1) * each);
  }
}
