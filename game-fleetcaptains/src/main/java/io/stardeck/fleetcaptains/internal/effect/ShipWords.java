package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_77;
import static io.stardeck.fleetcaptains.internal.RuleIds.RPR_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.SYS_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Destination;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Allowances;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;

/** Words about ships. */
final class ShipWords {
  static final ImmutableList<Saying<?>> ALL =
      ImmutableList.of(
          new Saying<>(Effect.DealDamage.class, ShipWords::damage),
          new Saying<>(Effect.PlaceSystemToken.class, ShipWords::place),
          Saying.ofShip(Effect.RemoveSystemToken.class, ShipWords::remove),
          Saying.ofOpenShip(Effect.RepairAlert.class, ShipWords::repair),
          Saying.ofShip(Effect.GrantAction.class, ShipWords::grantAction),
          Saying.ofOpenShip(Effect.GrantManeuver.class, ShipWords::grantManeuver),
          Saying.ofShip(Effect.GrantPowerAdjustment.class, ShipWords::grantAdjustment),
          Saying.ofOpenShip(Effect.MoveShip.class, ShipWords::move),
          new Saying<>(Effect.Impose.class, ShipWords::impose),
          Saying.ofShip(Effect.SpendShipAction.class, ShipWords::spendAction),
          Saying.ofOpenShip(Effect.ForgoManeuver.class, ShipWords::forgo));

  private ShipWords() {}

  private static void damage(Play<FleetState> play, Effect.DealDamage damage, EffectRun run) {
    for (CardId ship : Subjects.struck(run).reverse()) {
      Damage.deal(play, ship, damage.amount(), Optional.empty());
    }
  }

  private static void place(Play<FleetState> play, Effect.PlaceSystemToken token, EffectRun run) {
    Optional<ShipSystem> system = token.system().or(() -> Subjects.chosen(run, Target::system));
    boolean harm = token.amount().isEmpty() || token.amount().get() < 0;
    ImmutableList<CardId> ships = Subjects.struck(run);
    for (int i = 0; i < ships.size() && system.isPresent() && (harm || i == 0); i++) {
      CardId ship = ships.get(i);
      if (Tables.of(play).ship(ship) != null) {
        SystemToken placed = new SystemToken(system.get(), token.amount());
        Tables.ship(play, ship, each -> each.withTokens(Lists.plus(each.tokens(), placed)));
        play.tell(SYS_05, new ShipEvent.SystemTokenPlaced(ship, system.get(), token.amount()));
      }
    }
  }

  private static void remove(
      Play<FleetState> play, Effect.RemoveSystemToken word, EffectRun run, Ship ship) {
    ImmutableList.Builder<SystemToken> kept = ImmutableList.builder();
    for (SystemToken token : ship.tokens()) {
      if (token.harmful() && word.system().orElse(token.system()) == token.system()) {
        play.tell(
            RPR_03, new ShipEvent.SystemTokenRemoved(ship.card(), token.system(), token.amount()));
      } else {
        kept.add(token);
      }
    }
    Tables.ship(play, ship.card(), each -> each.withTokens(kept.build()));
  }

  private static void repair(
      Play<FleetState> play, Effect.RepairAlert word, EffectRun run, Ship ship) {
    if (ship.alert() != Alert.WHITE) {
      Dials.shift(play, ship.card(), ship.alert().better(), RPR_03);
    }
  }

  private static void grantAction(
      Play<FleetState> play, Effect.GrantAction grant, EffectRun run, Ship ship) {
    int extra = ship.extraActions() + grant.amount();
    Tables.ship(play, ship.card(), each -> each.withExtraActions(extra));
    for (int i = 0; i < grant.amount(); i++) {
      play.tell(CMD_03, new ShipEvent.AllowanceGranted(ship.card(), "action"));
    }
  }

  private static void grantManeuver(
      Play<FleetState> play, Effect.GrantManeuver grant, EffectRun run, Ship ship) {
    Tables.ship(play, ship.card(), Allowances::grantManeuver);
    play.tell(CMD_03, new ShipEvent.AllowanceGranted(ship.card(), "maneuver"));
  }

  private static void grantAdjustment(
      Play<FleetState> play, Effect.GrantPowerAdjustment grant, EffectRun run, Ship ship) {
    Tables.ship(play, ship.card(), Allowances::grantAdjustment);
    play.tell(CMD_03, new ShipEvent.AllowanceGranted(ship.card(), "power adjustment"));
  }

  /** No maneuver; an open one of the ship ends, and an unexplored tile is explored. */
  private static void move(Play<FleetState> play, Effect.MoveShip move, EffectRun run, Ship ship) {
    var owner = Tables.of(play).owner(ship.card());
    int to =
        move.to() == Destination.OWN_POST
            ? Tables.of(play).shape().post(owner)
            : Subjects.chosen(run, Target::tile).orElse(-1);
    if (to < 0 || to == ship.at()) {
      return;
    }
    Maneuvers.leave(play, ship.card());
    Tables.ship(play, ship.card(), each -> each.withAt(to));
    play.tell(D_77, new ShipEvent.ShipMoved(ship.card(), to));
    Lying.moved(play, ship.card());
    if (Tables.of(play).shape().isPost(to)) {
      Deeds.endCourses(play, owner, ship.card());
    }
    if (Tables.of(play).faceDown(to)) {
      Exploring.explore(play, owner, ImmutableList.of(ship.card()), to);
    }
  }

  private static void impose(Play<FleetState> play, Effect.Impose impose, EffectRun run) {
    ImmutableList<CardId> ships = Subjects.struck(run);
    int count = forbids(impose.standing()) ? ships.size() : Math.min(1, ships.size());
    for (CardId ship : ships.subList(0, count)) {
      Lying.impose(play, impose.standing(), impose.until(), run.player(), run.source(), ship);
    }
  }

  /** Whether it is harm, which strikes a whole task force ({@code FC-TFO-06, FC-TFO-07}). */
  private static boolean forbids(Standing standing) {
    return standing instanceof Standing.While conditional
        ? forbids(conditional.then())
        : standing instanceof Standing.ForbidAction || standing instanceof Standing.ForbidManeuver;
  }

  private static void spendAction(
      Play<FleetState> play, Effect.SpendShipAction word, EffectRun run, Ship ship) {
    if (ship.acted() <= ship.extraActions()) {
      Tables.ship(play, ship.card(), each -> each.withActed(each.acted() + 1));
      play.tell(CMD_03, new ShipEvent.AllowanceGivenUp(ship.card(), "action"));
    }
  }

  private static void forgo(
      Play<FleetState> play, Effect.ForgoManeuver word, EffectRun run, Ship ship) {
    if (ship.extraManeuvers() > 0 || !ship.maneuvered()) {
      Tables.ship(play, ship.card(), Allowances::maneuver);
      play.tell(CMD_03, new ShipEvent.AllowanceGivenUp(ship.card(), "maneuver"));
    }
  }
}
