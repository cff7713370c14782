package io.stardeck.fleetcaptains.balance;

import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Table;
import org.jspecify.annotations.Nullable;

/** What an action of the limit is spent on: the rows of the design's shares of actions. */
enum ActionShare {
  ATTACK,
  INFLUENCE,
  MISSION,
  SCAN,
  SEARCH,
  TRANSPORTER,
  REPAIR,
  REINFORCE,
  CLOAK,
  CARD;

  /** What an action counts as; null if it uses up none of the limit. */
  static @Nullable ActionShare of(Table table, FleetAction action) {
    if (action instanceof Answer.JoinTest && table.frames().top() instanceof FleetFrame.Test test) {
      return joined(test.test().kind());
    } else if (action instanceof FreeAction.PlayCommand play) {
      return table.set().command(play.card()).faces().get(play.face()).asAction() ? CARD : null;
    } else if (action instanceof ShipAction ship) {
      return of(ship);
    }
    return null;
  }

  private static ActionShare joined(TestKind kind) {
    return switch (kind) {
      case COMBAT_SHIP, COMBAT_INSTALLATION -> ATTACK;
      case MISSION -> MISSION;
      default -> CARD;
    };
  }

  private static ActionShare of(ShipAction action) {
    if (action instanceof ShipAction.Attack || action instanceof ShipAction.AttackInstallation) {
      return ATTACK;
    } else if (action instanceof ShipAction.ExertInfluence
        || action instanceof ShipAction.BuildInstallation) {
      return INFLUENCE;
    } else if (action instanceof ShipAction.AttemptMission
        || action instanceof ShipAction.SendAwayTeam
        || action instanceof ShipAction.RetrieveAwayTeam) {
      return MISSION;
    } else if (action instanceof ShipAction.ScanLocation) {
      return SCAN;
    } else if (action instanceof ShipAction.SearchCloaked) {
      return SEARCH;
    } else if (action instanceof ShipAction.Repair) {
      return REPAIR;
    } else if (action instanceof ShipAction.Reinforce) {
      return REINFORCE;
    }
    return action instanceof ShipAction.CloakShip || action instanceof ShipAction.CreateEcho
        ? CLOAK
        : TRANSPORTER;
  }
}
