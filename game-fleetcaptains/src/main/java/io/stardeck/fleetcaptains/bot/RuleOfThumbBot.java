package io.stardeck.fleetcaptains.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;

/**
 * Plays as a player does who knows the cards and does not look far ahead: each time what promises
 * most. Remembers nothing.
 */
public final class RuleOfThumbBot implements Bot<FleetAction, FleetView> {
  /** The name that it goes by. */
  public static final String NAME = "thumb";

  /** The bot; it holds nothing, so one is as good as another. */
  public RuleOfThumbBot() {}

  @Override
  public FleetAction choose(FleetView view, ImmutableList<FleetAction> legal, Chance chance) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    if (legal.get(0) instanceof SetupAction.ChooseSubdeck) {
      return chance.pick(legal).value();
    }
    Moment moment = new Moment(view);
    FleetAction best = legal.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (FleetAction action : legal) {
      double value = value(moment, action);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(Moment moment, FleetAction action) {
    FleetFrame top = moment.view().top();
    if (top instanceof FleetFrame.Turn || top instanceof FleetFrame.Maneuver) {
      return new TurnValues(moment).of(action);
    } else if (top instanceof FleetFrame.Test test) {
      return new TestValues(moment, test).of(action);
    } else if (action instanceof FreeAction.PowerAdjust) {
      return -10;
    } else if (action instanceof FreeAction.ClaimMission) {
      return 10;
    } else if (action instanceof Answer answer) {
      return answer(moment, top, answer);
    }
    return action instanceof SetupAction.KeepFleet ? -1 : 0;
  }

  private static double answer(Moment moment, FleetFrame top, Answer action) {
    if (action instanceof Answer.SetDial dial) {
      return setting(moment, dial);
    } else if (action instanceof Answer.MakeFreeAttack attack) {
      return moment.attack(moment.ship(attack.ship()), moment.ship(attack.target()));
    } else if (action instanceof Answer.ChooseTarget choose) {
      return target(moment, choose.target());
    } else if (action instanceof Answer.PlayResponse response) {
      return top instanceof FleetFrame.Response ? respond(moment, response) : 0;
    } else if (action instanceof Answer.ChooseEncounterShip choose) {
      Ship ship = moment.ship(choose.ship());
      return Moment.left(ship) * 10 + moment.table().setting(ship).sensors();
    } else if (action instanceof Answer.ChooseTransportEffect effect) {
      return 5 - effect.effect().ordinal();
    } else if (action instanceof Answer.DiscardHandInstead discard) {
      return 2 - CardValues.keep(moment, discard.card());
    }
    boolean good =
        action instanceof Answer.UseProtection
            || action instanceof Answer.AcceptAbility
            || action instanceof Answer.DeployRescued;
    return good ? 1 : 0;
  }

  private static double respond(Moment moment, Answer.PlayResponse response) {
    FleetFrame.Response frame = (FleetFrame.Response) moment.view().top();
    var face = moment.table().set().command(frame.use().card()).faces().get(frame.use().number());
    return face.asAction() || face.kind() == FaceKind.CREW ? 1 : -1;
  }

  /**
   * An even setting, with Engines to go on and Shields to stay; Shields first where enemies are.
   */
  private static double setting(Moment moment, Answer.SetDial dial) {
    Ship ship = moment.ship(dial.ship());
    Setting setting = moment.table().def(ship).settings(ship.alert()).get(dial.setting());
    int least = Math.min(setting.weapons(), setting.sensors());
    least = Math.min(least, Math.min(setting.engines(), setting.shields()));
    boolean met = moment.table().hasEnemy(moment.seat(), ship.at());
    return least + (met ? 1 : 0.2) * setting.shields() + 0.1 * setting.engines();
  }

  /** Large ships, own or not; the first of anything else. */
  private static double target(Moment moment, Target target) {
    Ship ship = moment.table().ship(target.ship());
    return ship == null ? 0 : moment.table().def(ship).size();
  }
}
