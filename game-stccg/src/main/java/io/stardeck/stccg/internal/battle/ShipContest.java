package io.stardeck.stccg.internal.battle;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.Optional;

/** Ships strike at a ship or an outpost ({@code ST-SHB}, {@code ST-OPB}). */
final class ShipContest implements Contest {
  static final ShipContest INSTANCE = new ShipContest();

  private static final RuleId SHB_07 = RuleId.of("ST-SHB-07");
  private static final RuleId SHB_13 = RuleId.of("ST-SHB-13");
  private static final RuleId SHB_14 = RuleId.of("ST-SHB-14");
  private static final RuleId EFF_45 = RuleId.of("ST-EFF-45");
  private static final RuleId OPB_02 = RuleId.of("ST-OPB-02");

  private ShipContest() {}

  /** Nothing: ships lie face up. */
  @Override
  public void show(Play<StccgState> play, Battle battle) {
    play.replace(new OrderPhase.Battling(battle.at(Battle.Step.STRIKE)));
  }

  /** Ships strike, unless what was played meanwhile forbids it ({@code ST-INT-10}). */
  @Override
  public void strike(Play<StccgState> play, Battle battle) {
    ImmutableList<CardId> strikers =
        Battles.able(play.state(), battle.strikers(), battle.attacker(), battle.location());
    if (!strikers.isEmpty() && Battles.exposed(play.state().table(), battle)) {
      compare(play, battle.strikers(strikers));
    } else if (battle.counter()) {
      play.replace(new OrderPhase.Battling(battle.at(Battle.Step.END)));
    } else {
      play.tell(SHB_14, new BattleEvent.BattleEnded(Optional.empty()));
      Battles.over(play);
    }
  }

  private static void compare(Play<StccgState> play, Battle battle) {
    StccgState state = play.state();
    int weapons = battle.factor() * Forces.weapons(state, battle.strikers());
    int defence =
        battle.order() instanceof Order.AttackOutpost order
            ? 2
                * Outposts.shields(
                    state.table(), requireNonNull(state.table().outpost(order.target())))
            : ShipNumbers.doubledShields(state, requireNonNull(state.table().ship(target(battle))));
    play.tell(SHB_13, new BattleEvent.StrikeCompared(2 * weapons, defence, true));
    boolean harmed = 2 * weapons > defence;
    boolean answer =
        !battle.counter() && (!harmed || state.table().options().returnFireAfterDamage());
    // First where it goes on: a ship that is destroyed opens a window above that.
    play.replace(new OrderPhase.Battling(battle.at(answer ? Battle.Step.ANSWER : Battle.Step.END)));
    if (battle.order() instanceof Order.AttackShip) {
      Card card = requireNonNull(state.table().ship(target(battle))).card();
      Damage.strike(play, target(battle), weapons, defence, SHB_07);
      if (play.state().table().ship(target(battle)) == null
          && state.table().def(card) instanceof DilemmaDef dilemma) {
        Scores.score(play, battle.attacker(), dilemma.bonusPoints(), dilemma.id(), EFF_45);
      }
    } else if (harmed) {
      Destruction.outpost(play, ((Order.AttackOutpost) battle.order()).target(), OPB_02);
    }
  }

  private static CardId target(Battle battle) {
    return ((Order.AttackShip) battle.order()).target();
  }

  /** They fight again, stopped or not, at what they fought against. */
  @Override
  public Optional<Battle> following(StccgState state, Battle battle) {
    return battle.again().stream()
        .flatMap(again -> following(state, battle, again).stream())
        .findFirst();
  }

  /** The battle that follows; none if nobody can fight any more, or there is nothing to strike. */
  private static Optional<Battle> following(StccgState state, Battle battle, Battle.Again again) {
    ImmutableList.Builder<CardId> able = ImmutableList.builder();
    for (Ship ship : state.table().ships()) {
      if (ship.of(again.seat())
          && foughtHere(state.table(), battle, ship)
          && Filters.fits(again.filter(), state.table().def(ship.card()))) {
        able.add(ship.id());
      }
    }
    ImmutableList<CardId> ships = able.build();
    return ships.isEmpty()
        ? Optional.empty()
        : target(state.table(), battle, again).map(order -> battle.following(again, order, ships));
  }

  private static boolean foughtHere(Table table, Battle battle, Ship ship) {
    return battle.involved().contains(ship.id()) && Forces.exposed(table, ship, battle.location());
  }

  /** What was struck at last, else the first of the ships that have struck. */
  private static Optional<Order> target(Table table, Battle battle, Battle.Again again) {
    if (battle.order() instanceof Order.AttackOutpost outpost
        && battle.attacker().equals(again.seat())) {
      return table.outpost(outpost.target()) == null ? Optional.empty() : Optional.of(outpost);
    }
    Optional<Order> first = Optional.empty();
    for (Ship ship : table.ships()) {
      if (ship.user().equals(battle.against(again.seat())) && foughtHere(table, battle, ship)) {
        Order order = new Order.AttackShip(ship.id());
        if (order.equals(battle.order()) || first.isEmpty()) {
          first = Optional.of(order);
        }
      }
    }
    return first;
  }

  /** Nobody: a crew is stopped with its ship. */
  @Override
  public void stop(Play<StccgState> play, Battle battle, Optional<Battle> next) {}

  @Override
  public RuleId ending() {
    return SHB_14;
  }
}
