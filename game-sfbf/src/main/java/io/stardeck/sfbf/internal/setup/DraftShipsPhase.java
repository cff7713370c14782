package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/** SETUP_FLEET: ships are drafted openly (BF-OPT-01 to 04). */
public final class DraftShipsPhase implements BattlePhase<SetupPhase.DraftShips> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new DraftShipRule());

  @Override
  public Class<SetupPhase.DraftShips> frame() {
    return SetupPhase.DraftShips.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.DraftShips phase) {
    return "Draft a ship";
  }

  /** The only ship that may be picked is nobody's choice. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.DraftShips phase) {
    @Nullable ShipId only = ShipDraft.only(play.state().table(), phase);
    if (only == null) {
      return false;
    }
    ShipDraft.pick(play, phase, only);
    return true;
  }
}
