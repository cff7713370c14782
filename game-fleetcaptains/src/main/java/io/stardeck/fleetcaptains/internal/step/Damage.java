package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.CBT_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.CBT_09;
import static io.stardeck.fleetcaptains.internal.RuleIds.DST_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.RNF_02;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.Optional;

/** Damage, and what it does to ships ({@code FC-CBT-05, FC-DST}). */
public final class Damage {
  private static final int LARGE = 4;

  private Damage() {}

  /** Deals damage; its owner may first prevent it, if a card in play offers that. */
  public static void deal(Play<FleetState> play, CardId card, int damage, Optional<Seat> by) {
    Ship ship = Tables.of(play).ship(card);
    if (ship == null || damage <= 0) {
      return;
    }
    if (Abilities.protecting(Tables.of(play), ship).isEmpty()) {
      take(play, card, damage, by);
    } else {
      play.push(new FleetFrame.PreventDamage(Tables.of(play).owner(card), card, damage, by));
    }
  }

  /** The alert level falls; damage at red destroys. */
  public static void take(Play<FleetState> play, CardId card, int damage, Optional<Seat> by) {
    Ship ship = Tables.of(play).ship(card);
    if (ship == null) {
      return;
    }
    if (by.isPresent()) {
      Deeds.count(play, by.get(), Deed.ATTACK_WON, 1);
      Deeds.count(play, by.get(), Deed.DAMAGE_DEALT, damage);
    }
    Deeds.count(play, Tables.of(play).owner(card), Deed.SHIP_DAMAGED, 1);
    if (ship.alert().ordinal() + damage > Alert.RED.ordinal()) {
      destroy(play, ship, by);
    } else if (ship.cloaked()) {
      Showing.damaged(play, ship, ship.alert().worse(damage));
    } else {
      Dials.shift(play, card, ship.alert().worse(damage), CBT_05);
    }
  }

  private static void destroy(Play<FleetState> play, Ship ship, Optional<Seat> by) {
    Seat seat = Tables.of(play).owner(ship.card());
    unload(play, ship);
    if (ship.cloaked()) {
      Showing.stop(play, ship.card());
      Tokens.remove(play, ship.card(), DST_01);
    }
    Tables.secret(play, seat, own -> own.without(ship.card()));
    boolean first = Tables.of(play).captain(seat).destroyed().isEmpty();
    int bonus = first ? Tables.of(play).set().limits().firstLossFleetBonus() : 0;
    Tables.captain(
        play,
        seat,
        captain ->
            captain
                .withFleet(Lists.filter(captain.fleet(), each -> !each.card().equals(ship.card())))
                .withDestroyed(Lists.plus(captain.destroyed(), ship.card()))
                .withFleetLimit(captain.fleetLimit() + bonus));
    ship.teams().forEach(team -> Deeds.teamLost(play, team, -1)); // those aboard (FC-D-56)
    play.tell(CBT_09, new ShipEvent.ShipDestroyed(ship.card(), by.isPresent()));
    Maneuvers.leave(play, ship.card()); // at once: others may have to decide before it goes on
    if (bonus > 0) {
      int limit = Fleets.limit(Tables.of(play), seat); // with what cards add to it
      play.tell(RNF_02, new GameProgress.FleetLimitChanged(seat, limit));
    }
    if (by.isPresent()) {
      Deeds.count(play, seat, Deed.SHIP_LOST, 1);
      reward(play, by.get(), ship);
    }
  }

  /** All that is aboard goes to its piles ({@code FC-D-51}). */
  private static void unload(Play<FleetState> play, Ship ship) {
    ship.crew().forEach(card -> Commands.lay(play, card, false, DST_01));
    ship.cargo().forEach(card -> Commands.lay(play, card, false, DST_01));
    ship.attached().forEach(card -> Commands.lay(play, card, false, DST_01));
    Lying.end(play, each -> each.ship().equals(ship.card()));
    Lying.left(play, ship.card());
  }

  private static void reward(Play<FleetState> play, Seat seat, Ship lost) {
    Deeds.count(play, seat, Deed.SHIP_DESTROYED, 1);
    if (Tables.of(play).def(lost).size() >= LARGE) {
      Deeds.count(play, seat, Deed.LARGE_SHIP_DESTROYED, 1);
    }
    int vp = Tables.of(play).set().limits().destroyedShipVp();
    Scores.score(play, seat, new Scored(ScoreKind.DESTROYED_SHIP, Optional.empty(), vp));
  }
}
