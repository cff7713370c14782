package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FreeAction.PlayCommand;
import io.stardeck.fleetcaptains.action.FreeAction.UseAbility;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Ship;
import org.jspecify.annotations.Nullable;

/** What command cards and abilities promise. */
final class CardValues {
  private static final double ACTION = 1.6;

  /** How much less a crew card promises for each that is aboard: all are lost with the ship. */
  private static final double ABOARD = 0.5;

  private CardValues() {}

  /** What playing a card promises; one that a ship plays also costs its action. */
  static double play(Moment moment, PlayCommand play) {
    CardFace face = moment.table().set().command(play.card()).faces().get(play.face());
    Ship ship = moment.table().ship(play.ship());
    if (face.kind() == FaceKind.CREW) {
      return ship == null ? 1.5 : crew(moment, ship);
    }
    double value = 0;
    for (Effect effect : face.effects()) {
      value += word(effect, ship);
    }
    for (Standing standing : face.standing()) {
      value += standing instanceof Standing.ModifyFleetLimit ? 4 : 0.8;
    }
    return face.asAction() ? value - ACTION : value - 0.3;
  }

  /** What a crew card promises to a ship: more to a large one, less where there is crew. */
  private static double crew(Moment moment, Ship ship) {
    int size = moment.table().def(ship).size();
    return ship.cloaked() ? -1 : 1.5 + 0.2 * size - ABOARD * ship.crew().size();
  }

  /** What using an ability promises. */
  static double ability(Moment moment, UseAbility use) {
    var ability = moment.table().set().abilities(use.card()).get(use.ability());
    Ship ship = moment.table().ship(use.ship());
    double value = ability.usesAction() ? -ACTION : -0.02;
    for (Effect effect : ability.effects()) {
      value += used(moment, effect, ship);
    }
    for (Effect cost : ability.costs()) {
      value -= paid(moment, cost, ship);
    }
    return value;
  }

  /** What an effect of an ability promises: an adjustment, as it brings Shields up again. */
  private static double used(Moment moment, Effect effect, @Nullable Ship ship) {
    if (effect instanceof Effect.GainVp) {
      return 8;
    } else if (effect instanceof Effect.DrawCommand draw) {
      return 0.3 * draw.amount();
    } else if (effect instanceof Effect.OnTarget) {
      return 0.1;
    } else if (effect instanceof Effect.GrantPowerAdjustment && ship != null) {
      return ship.adjusted() ? 0.02 * Math.max(0, spare(moment, ship)) : 0;
    }
    return 0;
  }

  /** How many Shields more the ship could have. */
  private static int spare(Moment moment, Ship ship) {
    int most = 0;
    for (var setting : moment.table().def(ship).settings(ship.alert())) {
      most = Math.max(most, setting.cloaked() ? 0 : setting.shields());
    }
    return most - moment.table().setting(ship).shields();
  }

  /** What the price of an ability takes away. */
  private static double paid(Moment moment, Effect cost, @Nullable Ship ship) {
    if (ship == null) {
      return 1;
    } else if (cost instanceof Effect.ForgoManeuver) {
      return ship.maneuvered() ? 0 : Math.max(0, new TurnValues(moment).gain(ship, ship.at()));
    } else if (cost instanceof Effect.SpendShipAction) {
      return moment.table().actionsUsed() < Fleets.actions(moment.table(), moment.seat()) ? 0.2 : 0;
    } else if (cost instanceof Effect.DiscardCommand) {
      return 0.02;
    }
    return 1.5;
  }

  private static double word(Effect effect, @Nullable Ship ship) {
    if (effect instanceof Effect.PlaceControl place) {
      return 1.8 * place.amount();
    } else if (effect instanceof Effect.DrawCommand draw) {
      return 0.7 * draw.amount();
    } else if (effect instanceof Effect.RepairAlert) {
      return ship != null && ship.alert() != Alert.WHITE ? 4 : 0;
    } else if (effect instanceof Effect.Build) {
      return 4;
    } else if (effect instanceof Effect.ExploreTile) {
      return 2.5;
    } else if (effect instanceof Effect.OpposedTest) {
      return 1.8;
    } else if (effect instanceof Effect.DealDamage) {
      return -3;
    } else if (effect instanceof Effect.MoveShip) {
      return -1;
    } else if (effect instanceof Effect.Choose || effect instanceof Effect.GrantAction) {
      return 1.4;
    } else if (effect instanceof Effect.OnTarget on) {
      return on.effects().stream().mapToDouble(each -> word(each, null)).sum() + 0.4;
    }
    return 0.5;
  }

  /** What a card of the hand is worth. */
  static double keep(Moment moment, CardId card) {
    double best = 0;
    for (CardFace face : moment.table().set().command(card).faces()) {
      double value = face.timing() == Timing.TEST ? 1 : face.kind() == FaceKind.CREW ? 1.6 : 0.6;
      best = Math.max(best, value);
    }
    return best;
  }
}
