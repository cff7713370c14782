package io.stardeck.sfbf.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.text.Phrases;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.flotilla.Interceptions;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an attack adds up to and what a fleet costs, before it is decided. It counts what lies open
 * and what the player has in hand; what another may still answer it cannot know.
 */
final class Forecast {
  private static final String WITHOUT_DEFENCE = "without a defence: ";

  private final BattleForceView view;
  private final Table table;
  private final DamageText damage;

  Forecast(BattleForceView view) {
    this.view = view;
    this.table = view.table();
    this.damage = new DamageText(table);
  }

  /** What {@code action} would lead to, if it can be reckoned. */
  Optional<String> of(BattleForceAction action) {
    if (action instanceof PassDefence
        || action instanceof PassReaction
        || action instanceof PassFire
        || action instanceof PassIntercept
        || action instanceof PassMutiny) {
      return asItStands();
    }
    if (action instanceof TakeShip take) {
      return own(Draft.Ships.class).map(draft -> fleet(Lists.plus(draft.taken(), take.ship())));
    }
    if (action instanceof NameFlotillaTarget named) {
      return table.attack().flatMap(attack -> sent(attack, named));
    }
    return action instanceof AddWeapon
            || action instanceof AddSupport
            || action instanceof AddCounter
            || action instanceof AddPlusOne
            || action instanceof AddPlanetFighters
            || action instanceof AimAt
            || action instanceof Commit
        ? own(Draft.Assault.class).flatMap(draft -> drafted(grown(draft, action)))
        : underWay().flatMap(attack -> answered(attack, action));
  }

  /** What the attack under way does as it stands. */
  Optional<String> asItStands() {
    return underWay()
        .flatMap(
            attack ->
                attack.target().isEmpty()
                    ? Optional.of(fire(attack))
                    : target(attack).map(ship -> damage.of(attack, ship)))
        .map(text -> "as it stands: " + text);
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
        Phrases.count(ships, "ship")
            + " with "
            + CardText.boxes(boxes)
            + ", "
            + Phrases.count(points, "point");
    return view.table().phases().top() instanceof SetupPhase.ChooseFleet phase
        ? sum + limit(phase)
        : sum;
  }

  private String limit(SetupPhase.ChooseFleet phase) {
    FleetChoice choice = FleetChoice.of(table.config(), phase.number(), view.faceDown().size());
    return phase.number() > 0
        ? "; it is to be " + Phrases.count(phase.number(), "ship")
        : " of at most %d; it is to be %s or more"
            .formatted(
                choice.within(table, view.faceDown()), Phrases.count(choice.least(), "ship"));
  }

  /** The attack under way, unless its damage is being laid already. */
  private Optional<Attack> underWay() {
    Phase top = table.phases().top();
    return top instanceof Phase.DefenceWindow
            || top instanceof Phase.ReactionWindow
            || top instanceof Phase.DefenceAnswer
            || top instanceof Phase.FireWindow
            || top instanceof Phase.Interception
            || top instanceof Phase.MutinyResponse
        ? table.attack()
        : Optional.empty();
  }

  private Optional<Ship> target(Attack attack) {
    return attack
        .target()
        .flatMap(ship -> attack.defender().flatMap(seat -> berth(table.find(ship, seat))));
  }

  private static Optional<Ship> berth(@Nullable Berth berth) {
    return Optional.ofNullable(berth).map(Berth::ship);
  }

  private Optional<String> answered(Attack attack, BattleForceAction action) {
    if (attack.target().isEmpty()) {
      return Answered.fired(table, attack, action)
          .map(after -> "now " + fire(attack) + "; with this " + fire(after));
    }
    return target(attack)
        .flatMap(
            ship ->
                new Answered(attack, ship)
                    .after(table, action)
                    .map(
                        after ->
                            "now "
                                + damage.of(attack, ship)
                                + "; with this "
                                + (disengages(action)
                                    ? "no damage at all"
                                    : damage.of(after.attack(), after.ship()))));
  }

  private boolean disengages(BattleForceAction action) {
    return action instanceof PlayDefence played && table.kind(played.card()) == CardKind.DSG;
  }

  private String fire(Attack attack) {
    return "%d of %d points of fire".formatted(Damage.fire(table, attack), Interceptions.POINTS);
  }

  /** What a flotilla that got through would do to the ship (BF-PFF-10). */
  private Optional<String> sent(Attack attack, NameFlotillaTarget named) {
    return Optional.ofNullable(table.find(named.ship()))
        .map(
            berth ->
                WITHOUT_DEFENCE
                    + damage.of(attack.aimedAt(berth.owner(), named.ship()), berth.ship()));
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
    if (action instanceof AddCounter counter) {
      return draft.withCounters(
          Lists.plus(draft.counters(), new Counter(counter.card(), counter.effect())));
    }
    if (action instanceof AddPlanetFighters more) {
      return draft.withOpeners(Lists.plus(draft.openers(), more.card()));
    }
    return action instanceof AddPlusOne plus
        ? draft.withPlusOnes(Lists.plus(draft.plusOnes(), plus.card()))
        : draft;
  }

  /** What the attack that is being put together would do to a target that plays no defence. */
  Optional<String> drafted(Draft.Assault draft) {
    if (draft.target().isEmpty()) {
      return Optional.empty();
    }
    return Optional.ofNullable(table.find(draft.target().get()))
        .map(
            berth ->
                WITHOUT_DEFENCE
                    + damage.of(
                        attack(draft, berth.owner()), exposed(berth.ship(), draft.counters())));
  }

  /** What is left on a ship once the draft's counters have taken off what they are played at. */
  private static Ship exposed(Ship ship, ImmutableList<Counter> counters) {
    Ship bare =
        Standing.countered(counters, Effect.CLOAK) || Standing.countered(counters, Effect.WEB)
            ? ship.devicesOff()
            : ship;
    return Standing.countered(counters, Effect.WEASEL) ? bare.withWeasel(Optional.empty()) : bare;
  }

  /** The attack that the draft makes; a flotilla is on its way already and has been fired at. */
  private Attack attack(Draft.Assault draft, Seat owner) {
    ImmutableList<Fire> fires =
        draft.form() == Form.FLOTILLA
            ? table.attack().map(Attack::fires).orElse(ImmutableList.of())
            : ImmutableList.of();
    return draft.attack(owner).withFires(fires);
  }

  private <D extends Draft> Optional<D> own(Class<D> kind) {
    return view.seat().equals(Seat.SPECTATOR)
        ? Optional.empty()
        : view.own().desk().draft().filter(kind::isInstance).map(kind::cast);
  }
}
