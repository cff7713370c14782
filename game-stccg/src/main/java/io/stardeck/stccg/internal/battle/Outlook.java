package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.internal.interrupts.Boardings;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the sides of a battle come to as far as a seat knows, before they are compared. */
public sealed interface Outlook {
  /** The last id: cards that cannot be told apart are numbered down from it. */
  int LAST = 999_999;

  /**
   * Ships against a ship or an outpost.
   *
   * @param weapons the WEAPONS that strike
   * @param doubledDefence twice the SHIELDS, with the half that an outpost gives
   */
  record Strike(int weapons, int doubledDefence) implements Outlook {
    /** Whether it is harmed ({@code ST-SHB-05}). */
    public boolean harms() {
      return 2 * weapons > doubledDefence;
    }

    /** Whether it is a direct hit ({@code ST-SHB-07}). */
    public boolean direct() {
      return weapons > doubledDefence;
    }
  }

  /**
   * Persons against persons, or against intruders.
   *
   * @param attack the STRENGTH that attacks
   * @param led whether a leader is with it, or none is needed
   * @param defence the STRENGTH that defends
   * @param defenceLed whether a leader is with that
   */
  record Fight(int attack, boolean led, int defence, boolean defenceLed) implements Outlook {}

  /**
   * A team, and another that is not shown yet.
   *
   * @param attack the STRENGTH that would attack
   * @param led whether a leader is with it
   * @param persons how many persons it would meet
   */
  record Unseen(int attack, boolean led, int persons) implements Outlook {}

  /** The battle that is under way, at the moment before its comparison. */
  static Optional<Outlook> of(StccgView view, Battle battle) {
    if (battle.step() != Battle.Step.STRIKE) {
      return Optional.empty();
    } else if (battle.order() instanceof Order.AttackTeam) {
      Group one = side(view, battle, battle.attacker());
      Group other = side(view, battle, battle.defender());
      return one.persons().isEmpty() || other.persons().isEmpty()
          ? Optional.empty()
          : Optional.of(
              new Fight(
                  battle.factor() * Requirements.sum(one, Attribute.STRENGTH),
                  TeamContest.leads(one),
                  Requirements.sum(other, Attribute.STRENGTH),
                  TeamContest.leads(other)));
    } else if (battle.order() instanceof Order.Boarding boarding) {
      @Nullable Ship ship = view.table().ship(boarding.ship());
      if (ship == null) {
        return Optional.empty();
      }
      Group crew = Group.defending(view, ship);
      int intruders = Intruders.strength(view.table(), Boardings.aboard(view, ship.id()));
      boolean led = Forces.led(view.table(), ship.id(), crew);
      return Optional.of(
          new Fight(intruders, true, Requirements.sum(crew, Attribute.STRENGTH), led));
    }
    return strike(view, battle.order(), battle.strikers(), battle.factor());
  }

  /** The attack by ships that was announced. */
  static Optional<Outlook> of(Facts facts, OrderPhase.Declared declared) {
    return strike(facts, declared.order(), declared.ships(), 1);
  }

  /**
   * One side of a battle of teams. Both were shown; whoever cannot tell the cards apart any more
   * knows still what they are.
   */
  private static Group side(StccgView view, Battle battle, Seat seat) {
    Host host = TeamContest.host(battle, seat);
    return Group.ofCards(
        view,
        seat,
        battle.location(),
        shown(view, seat, host.place(Role.GROUP)),
        shown(view, seat, host.place(Role.GEAR_GROUP)));
  }

  private static ImmutableList<Card> shown(StccgView view, Seat seat, Place place) {
    ImmutableList.Builder<Card> shown = ImmutableList.builder();
    shown.addAll(view.cards(place));
    int left = view.size(place) - view.cards(place).size();
    for (Pool pool : view.zones().known()) {
      if (left > 0 && pool.has(place) && pool.faces().size() == left) {
        for (int i = 0; i < left; i++) {
          CardId unnamed = CardId.of(LAST - i);
          shown.add(Card.of(unnamed, pool.faces().get(i).name(), seat));
        }
      }
    }
    return shown.build();
  }

  /** The attack that would be ordered, with all who may take part. */
  static Optional<Outlook> of(StccgView view, StccgAction action) {
    if (action instanceof BattleAction.AttackTeam attack) {
      return of(view, AttackingTeam.party(view, attack));
    } else if (action instanceof BattleAction.AttackShip attack) {
      @Nullable Ship target = view.table().ship(attack.target());
      return target == null
          ? Optional.empty()
          : fire(view, target, AttackingShip.affiliation(view.table(), target), false);
    } else if (action instanceof BattleAction.AttackOutpost attack) {
      @Nullable Outpost target = view.table().outpost(attack.target());
      return target == null
          ? Optional.empty()
          : strike(
              view,
              new Order.AttackOutpost(attack.target()),
              AttackingOutpost.party(view, target),
              1);
    } else if (action instanceof BattleAction.Counterattack attack) {
      @Nullable Ship target = view.table().ship(attack.target());
      return target == null ? Optional.empty() : fire(view, target, Affiliation.NEUTRAL, true);
    }
    return Optional.empty();
  }

  private static Optional<Outlook> fire(
      StccgView view, Ship target, Affiliation affiliation, boolean back) {
    return strike(
        view,
        new Order.AttackShip(target.id()),
        Attack.party(view, target.location(), affiliation, back),
        1);
  }

  /** What the party that is put together would come to. */
  static Optional<Outlook> of(StccgView view, Muster muster) {
    if (!(muster.order() instanceof Order.AttackTeam attack)) {
      return strike(view, muster.order(), muster.members(), 1);
    }
    Host own = muster.host().orElseThrow();
    ImmutableList.Builder<Card> persons = ImmutableList.builder();
    ImmutableList.Builder<Card> gear = ImmutableList.builder();
    for (Role role : Role.ALL) {
      for (Card card : view.cards(own, role)) {
        if (muster.members().contains(card.id())) {
          (view.table().def(card) instanceof PersonnelDef ? persons : gear).add(card);
        }
      }
    }
    Group group =
        Group.ofCards(view, view.seat(), attack.location(), persons.build(), gear.build());
    Host other = Host.team(attack.location(), attack.opponent());
    return Optional.of(
        new Unseen(
            Requirements.sum(group, Attribute.STRENGTH),
            TeamContest.leads(group),
            view.persons(other)));
  }

  private static Optional<Outlook> strike(
      Facts facts, Order order, ImmutableList<CardId> strikers, int factor) {
    if (order instanceof Order.AttackOutpost attack) {
      @Nullable Outpost outpost = facts.table().outpost(attack.target());
      return outpost == null
          ? Optional.empty()
          : Optional.of(
              new Strike(
                  factor * Forces.weapons(facts, strikers),
                  2 * Outposts.shields(facts.table(), outpost)));
    }
    @Nullable Ship ship =
        order instanceof Order.AttackShip attack ? facts.table().ship(attack.target()) : null;
    return ship == null
        ? Optional.empty()
        : Optional.of(
            new Strike(
                factor * Forces.weapons(facts, strikers), ShipNumbers.doubledShields(facts, ship)));
  }
}
