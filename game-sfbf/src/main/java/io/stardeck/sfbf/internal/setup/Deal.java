package io.stardeck.sfbf.internal.setup;

import static io.stardeck.sfbf.internal.step.CardDealer.CARDS;
import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.ImmutableTable;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
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
        Zones.none(),
        Zones.none(),
        chance);
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
    open(play, config);
    for (int fleet = 0; fleet < config.fleets(); fleet++) {
      Seat seat = Seat.at(fleet);
      if (fleet < config.players()) {
        CARDS.bring(
            play, Places.hand(seat), part(cards, fleet, config.dealtCards()), Audience.nobody());
      }
      SHIPS.bring(play, Places.faceDown(seat), part(ships, fleet, shipsEach), Audience.nobody());
    }
    int cardsOut = config.players() * config.dealtCards();
    CARDS.bring(play, Places.STARBASE, cards.subList(cardsOut, cards.size()), Audience.nobody());
    ImmutableList<ShipId> rest = ships.subList(config.fleets() * shipsEach, ships.size());
    boolean pool = config.picksFleets() && !config.has(Option.SINGLE_RACE);
    if (!config.firstGame() && !pool) {
      SHIPS.bring(play, Places.SHIP_DECK, rest, Audience.nobody());
    }
    Table table =
        ImmutableTable.copyOf(play.state().table())
            .withStarter(starter)
            .withActive(starter)
            .withRemovedCards(removed.build())
            .withRemovedShips(config.firstGame() ? rest : ImmutableList.of())
            .withPhases(steps(starter, all));
    play.become(play.state().with(table));
  }

  /** Opens the places where cards and ships lie face down. */
  public static void open(Play<BattleForceState> play, BattleForceConfig config) {
    CARDS.open(play, Places.ofCards(config));
    SHIPS.open(play, Places.ofShips(config));
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
