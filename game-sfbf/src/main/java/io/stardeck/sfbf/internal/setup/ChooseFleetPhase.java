package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_FLEET: each chooses their fleet, unseen (BF-SET-12, BF-OPT-20). */
public final class ChooseFleetPhase implements BattlePhase<SetupPhase.ChooseFleet> {
  @Override
  public Class<SetupPhase.ChooseFleet> frame() {
    return SetupPhase.ChooseFleet.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseFleet phase) {
    return "A fleet is being chosen";
  }

  /** Who was dealt no more ships than they need takes them all, as everybody sees. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseFleet phase) {
    int deal = play.state().faceDownSize(phase.seat());
    if (FleetChoice.of(play.state().table().config(), phase.number(), deal).least() >= deal) {
      FleetSetup.next(play);
      return true;
    }
    return Desks.lay(play, new Draft.Ships(phase.seat(), ImmutableList.of()));
  }
}
