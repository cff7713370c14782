package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.step.Formations;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Ending a formation change (BF-FRM-13, 16, BF-D-19, 20). */
public final class EndFormationRule implements BattleRule<EndFormation> {
  private static final RuleId FRM_13 = RuleId.of("BF-FRM-13");
  private static final RuleId FRM_16 = RuleId.of("BF-FRM-16");

  @Override
  public void candidates(BattleForceView view, Consumer<? super EndFormation> offer) {
    offer.accept(new EndFormation(view.seat()));
  }

  @Override
  public void check(BattleForceView view, EndFormation action, Findings findings) {
    Phase.Formation phase = (Phase.Formation) view.table().phases().top();
    if (phase.second() || due(view) == 0) {
      return;
    }
    if (inLine(view) == 0) {
      findings.reject(FRM_13, "move a ship from the Reserve to the Screen, you have none in line");
    }
    if (bound(view) > Formations.RESERVE_LIMIT) {
      findings.reject(
          FRM_16,
          "your Reserve holds %s ships that did not come in this phase, the limit is %s",
          bound(view),
          Formations.RESERVE_LIMIT);
    }
  }

  /** How many ships must still leave the Reserve before the actor may end phase 3. */
  static int due(BattleForceView view) {
    if (!view.table().rows()) {
      return 0;
    }
    int due = Math.max(bound(view) - Formations.RESERVE_LIMIT, inLine(view) == 0 ? 1 : 0);
    return due > 0 && movable(view) > 0 ? due : 0;
  }

  private static int inLine(BattleForceView view) {
    return view.table().fleet(view.seat()).inLine();
  }

  /** The ships of the Reserve that count against its limit at the end of phase 3. */
  private static int bound(BattleForceView view) {
    return view.reserveSize(view.seat()) - fresh(view);
  }

  @Override
  public void perform(Play<BattleForceState> play, EndFormation action) {
    Formations.end(play, (Phase.Formation) play.state().table().phases().top());
  }

  /** The ships of the Reserve that Reinforcements brought in this phase. */
  private static int fresh(BattleForceView view) {
    ImmutableList<ShipId> fresh = view.own().fresh();
    int count = 0;
    for (int i = 0; i < fresh.size(); i++) {
      count += view.faceDown().contains(fresh.get(i)) ? 1 : 0;
    }
    return count;
  }

  /**
   * The ships that may still leave the Reserve, so that nobody is asked for what cannot be done.
   */
  private static int movable(BattleForceView view) {
    ImmutableList<Ship> faceUp = view.table().fleet(view.seat()).reserve();
    ImmutableList<ShipId> moved = Forming.phase(view).moved();
    int count = 0;
    for (int i = 0; i < faceUp.size(); i++) {
      Ship ship = faceUp.get(i);
      count += Formations.held(ship) || moved.contains(ship.id()) ? 0 : 1;
    }
    ImmutableList<ShipId> faceDown = view.faceDown();
    for (int i = 0; i < faceDown.size(); i++) {
      count += moved.contains(faceDown.get(i)) ? 0 : 1;
    }
    return count;
  }
}
