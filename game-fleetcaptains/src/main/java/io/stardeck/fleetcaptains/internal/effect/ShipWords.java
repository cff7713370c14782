package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Alert;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;

/** Words about ships, and the tiles that they are in. */
final class ShipWords {
  private static final RuleId RPR_03 = RuleId.of("FC-RPR-03");
  private static final RuleId SYS_05 = RuleId.of("FC-SYS-05");
  private static final RuleId CMD_03 = RuleId.of("FC-CMD-03");

  private ShipWords() {}

  /** Carries a word out, if it is one of these. */
  static boolean perform(Play<FleetState> play, Effect effect, EffectRun run) {
    if (effect instanceof Effect.DealDamage damage) {
      for (CardId ship : struck(run).reverse()) {
        Damage.deal(play, ship, damage.amount(), false);
      }
    } else if (effect instanceof Effect.PlaceSystemToken token) {
      place(play, token, run);
    } else if (effect instanceof Effect.RemoveSystemTokens) {
      run.ship().ifPresent(ship -> removeTokens(play, ship));
    } else if (effect instanceof Effect.RepairAlert) {
      run.ship().ifPresent(ship -> repair(play, ship));
    } else if (effect instanceof Effect.GrantAction grant) {
      run.ship().ifPresent(ship -> grant(play, ship, grant.amount()));
    } else if (effect instanceof Effect.GrantManeuver) {
      run.ship().ifPresent(ship -> grantManeuver(play, ship));
    } else if (effect instanceof Effect.GrantPowerAdjustment) {
      run.ship().ifPresent(ship -> grantAdjustment(play, ship));
    } else if (effect instanceof Effect.ForbidManeuver) {
      struck(run).forEach(ship -> Tables.ship(play, ship, each -> each.withManeuvered(true)));
    } else if (effect instanceof Effect.DiscardCrew discard) {
      struck(run).forEach(ship -> discardCrew(play, ship, discard.amount()));
    } else {
      return TileWords.perform(play, effect, run);
    }
    return true;
  }

  /** The ship and, for harm, all members of its task force ({@code FC-TFO-07}). */
  private static ImmutableList<CardId> struck(EffectRun run) {
    return run.ship().isEmpty()
        ? ImmutableList.of()
        : Lists.plusAll(ImmutableList.of(run.ship().get()), run.force());
  }

  private static void place(Play<FleetState> play, Effect.PlaceSystemToken token, EffectRun run) {
    boolean harm = token.amount().isEmpty() || token.amount().get() < 0;
    ImmutableList<CardId> ships =
        harm ? struck(run) : struck(run).subList(0, Math.min(1, struck(run).size()));
    for (CardId ship : ships) {
      if (Tables.of(play).ship(ship) != null) {
        SystemToken placed = new SystemToken(token.system(), token.amount());
        Tables.ship(play, ship, each -> each.withTokens(Lists.plus(each.tokens(), placed)));
        play.tell(SYS_05, new ShipEvent.SystemTokenPlaced(ship, token.system(), token.amount()));
      }
    }
  }

  private static void removeTokens(Play<FleetState> play, CardId ship) {
    Ship now = Tables.of(play).ship(ship);
    if (now != null) {
      ImmutableList.Builder<SystemToken> kept = ImmutableList.builder();
      for (SystemToken token : now.tokens()) {
        if (token.harmful()) {
          play.tell(RPR_03, new ShipEvent.SystemTokenRemoved(ship, token.system()));
        } else {
          kept.add(token);
        }
      }
      Tables.ship(play, ship, each -> each.withTokens(kept.build()));
    }
  }

  private static void repair(Play<FleetState> play, CardId card) {
    Ship ship = Tables.of(play).ship(card);
    if (ship != null && ship.alert() != Alert.WHITE && !ship.cloaked()) {
      Dials.shift(play, card, ship.alert().better(), RPR_03);
    }
  }

  private static void grant(Play<FleetState> play, CardId card, int amount) {
    Tables.ship(play, card, ship -> ship.withExtraActions(ship.extraActions() + amount));
    play.tell(CMD_03, new ShipEvent.AllowanceGranted(card, "action"));
  }

  private static void grantManeuver(Play<FleetState> play, CardId card) {
    Tables.ship(play, card, ship -> ship.withManeuvered(false));
    play.tell(CMD_03, new ShipEvent.AllowanceGranted(card, "maneuver"));
  }

  private static void grantAdjustment(Play<FleetState> play, CardId card) {
    Tables.ship(play, card, ship -> ship.withAdjusted(false));
    play.tell(CMD_03, new ShipEvent.AllowanceGranted(card, "power adjustment"));
  }

  private static void discardCrew(Play<FleetState> play, CardId card, int amount) {
    for (int i = 0; i < amount; i++) {
      Ship ship = Tables.of(play).ship(card);
      if (ship != null && !ship.crew().isEmpty()) {
        CardId lost = play.pick(ship.crew());
        Tables.ship(play, card, each -> each.withCrew(Lists.minus(each.crew(), lost)));
        play.tell(CMD_03, new ShipEvent.CrewLost(lost, card));
        Commands.lay(play, lost, false, CMD_03);
      }
    }
  }
}
