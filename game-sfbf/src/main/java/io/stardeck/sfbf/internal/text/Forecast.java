package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ImmutableAttack;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What an attack adds up to and what a fleet costs, before it is decided. It counts what lies open
 * and what the player has in hand; what another may still answer it cannot know.
 */
final class Forecast {
  private final BattleForceView view;
  private final Table table;
  private final Names names;

  Forecast(BattleForceView view) {
    this.view = view;
    this.table = view.table();
    this.names = new Names(table);
  }

  /** What {@code action} would lead to, if it can be reckoned. */
  Optional<String> of(BattleForceAction action) {
    if (action instanceof PlayDefence || action instanceof AddCancel) {
      return underWay().flatMap(attack -> defended(attack, action));
    }
    if (action instanceof PassDefence) {
      return asItStands();
    }
    if (action instanceof TakeShip take) {
      return own(Draft.Ships.class).map(draft -> fleet(Lists.plus(draft.taken(), take.ship())));
    }
    return action instanceof AddWeapon
            || action instanceof AddSupport
            || action instanceof AddPlusOne
            || action instanceof AimAt
            || action instanceof Commit
        ? own(Draft.Assault.class).flatMap(draft -> drafted(grown(draft, action)))
        : Optional.empty();
  }

  /** What the attack under way does as it stands; empty while it rolls dice first. */
  Optional<String> asItStands() {
    return underWay()
        .flatMap(
            attack ->
                target(attack)
                    .map(ship -> "as it stands: " + harm(Damage.of(table, attack, ship), ship)));
  }

  /** What a fleet of those ships comes to, and what it may come to. */
  String fleet(Iterable<ShipId> taken) {
    int points = 0;
    int boxes = 0;
    int ships = 0;
    for (ShipId ship : taken) {
      points += table.card(ship).vp();
      boxes += table.card(ship).size();
      ships++;
    }
    String sum =
        Names.count(ships, "ship")
            + " with "
            + CardText.boxes(boxes)
            + ", "
            + Names.count(points, "point");
    return view.table().phases().top() instanceof SetupPhase.ChooseFleet phase
        ? sum + limit(phase)
        : sum;
  }

  private String limit(SetupPhase.ChooseFleet phase) {
    FleetChoice choice = FleetChoice.of(table.config(), phase.number(), view.faceDown().size());
    return phase.number() > 0
        ? "; it is to be " + Names.count(phase.number(), "ship")
        : " of at most %d; it is to be %s or more"
            .formatted(choice.within(table, view.faceDown()), Names.count(choice.least(), "ship"));
  }

  /** An attack whose damage can be told: there is a target, and no die is still to be rolled. */
  private Optional<Attack> underWay() {
    return table
        .attack()
        .filter(attack -> attack.form() == Form.SHIP || !attack.dice().isEmpty())
        .filter(attack -> target(attack).isPresent());
  }

  private Optional<Ship> target(Attack attack) {
    return attack
        .target()
        .flatMap(ship -> attack.defender().flatMap(seat -> berth(table.find(ship, seat))));
  }

  private static Optional<Ship> berth(@Nullable Berth berth) {
    return Optional.ofNullable(berth).map(Berth::ship);
  }

  private Optional<String> defended(Attack attack, BattleForceAction action) {
    Ship ship = target(attack).orElseThrow();
    int before = Damage.of(table, attack, ship);
    if (action instanceof AddCancel cancel) {
      return told(before, with(attack, cancel.aim(), Shot::cancelledOnce), ship);
    }
    PlayDefence played = (PlayDefence) action;
    if (!table.exists(played.card())) {
      return Optional.empty();
    }
    CardKind kind = table.kind(played.card());
    if (kind == CardKind.DSG) {
      return Optional.of("now " + harm(before, ship) + "; with this no damage at all");
    }
    if (kind.weapon() || kind == CardKind.TB) {
      int points = table.card(played.card()).value();
      return played
          .aim()
          .flatMap(
              aim ->
                  told(
                      before,
                      with(
                          attack,
                          aim,
                          shot -> kind.phaser() ? shot.firedAt(points) : shot.cancelledOnce()),
                      ship));
    }
    Attack met =
        attack.withDefences(Lists.plus(attack.defences(), Defence.of(played.card(), played.aim())));
    return told(before, met, carrying(ship, kind, played.card()));
  }

  private static Ship carrying(Ship ship, CardKind kind, CardId card) {
    return switch (kind) {
      case EM -> ship.withErratic(Optional.of(card));
      case WW -> ship.withWeasel(Optional.of(card));
      default -> ship;
    };
  }

  private static Attack with(Attack attack, CardId aim, UnaryOperator<Shot> change) {
    int index = Shots.indexOf(attack.shots(), aim);
    return index < 0
        ? attack
        : attack.withShots(
            Lists.set(attack.shots(), index, change.apply(attack.shots().get(index))));
  }

  private Optional<String> told(int before, Attack after, Ship ship) {
    return Optional.of(
        "now " + harm(before, ship) + "; with this " + harm(Damage.of(table, after, ship), ship));
  }

  /** The draft as it would be after {@code action}. */
  private Draft.Assault grown(Draft.Assault draft, BattleForceAction action) {
    if (action instanceof AddWeapon weapon) {
      return draft.withShots(Lists.plus(draft.shots(), Shot.of(weapon.card(), BoxSet.empty())));
    }
    if (action instanceof AddSupport support) {
      int index = Shots.indexOf(draft.shots(), support.weapon());
      return index < 0
          ? draft
          : draft.withShots(
              Lists.set(
                  draft.shots(), index, draft.shots().get(index).supportedBy(support.card())));
    }
    if (action instanceof AimAt aim) {
      return draft.withTarget(aim.ship());
    }
    return action instanceof AddPlusOne plus
        ? draft.withPlusOnes(Lists.plus(draft.plusOnes(), plus.card()))
        : draft;
  }

  /** What the attack that is being put together would do to a target that plays no defence. */
  Optional<String> drafted(Draft.Assault draft) {
    if (draft.form() != Form.SHIP || draft.target().isEmpty()) {
      return Optional.empty();
    }
    return Optional.ofNullable(table.find(draft.target().get()))
        .map(
            berth -> {
              Ship ship = exposed(berth.ship(), draft.counters());
              Attack attack = attack(draft, berth.owner());
              return "without a defence: " + harm(Damage.of(table, attack, ship), ship);
            });
  }

  /** What is left on a ship once the draft's counters have taken off what they are played at. */
  private static Ship exposed(Ship ship, ImmutableList<Counter> counters) {
    Ship bare =
        Standing.countered(counters, Effect.CLOAK) || Standing.countered(counters, Effect.WEB)
            ? ship.devicesOff()
            : ship;
    return Standing.countered(counters, Effect.WEASEL) ? bare.withWeasel(Optional.empty()) : bare;
  }

  private static Attack attack(Draft.Assault draft, Seat owner) {
    return ImmutableAttack.builder()
        .form(draft.form())
        .attacker(draft.seat())
        .ship(draft.ship())
        .squadrons(0)
        .defender(owner)
        .target(draft.target())
        .shots(draft.shots())
        .plusOnes(draft.plusOnes())
        .counters(draft.counters())
        .halvedFire(false)
        .build();
  }

  /** So much damage, and what is left of the ship after it (BF-DMG-05, BF-DMG-06). */
  private String harm(int points, Ship ship) {
    int left = table.card(ship.id()).size() - ship.damage() - points;
    String then =
        left < 0
            ? " is destroyed"
            : left == 0 ? " has no box left" : " keeps " + CardText.boxes(left);
    return points + " damage, " + names.ship(ship.id()) + then;
  }

  private <D extends Draft> Optional<D> own(Class<D> kind) {
    return view.seat().equals(Seat.SPECTATOR)
        ? Optional.empty()
        : view.own().desk().draft().filter(kind::isInstance).map(kind::cast);
  }
}
