package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/** SETUP_FLEET: the races are picked (BF-OPT-20 to 23). */
public final class ChooseRacePhase implements BattlePhase<SetupPhase.ChooseRace> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new PickRaceRule());

  @Override
  public Class<SetupPhase.ChooseRace> frame() {
    return SetupPhase.ChooseRace.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseRace phase) {
    return "Pick a race";
  }

  /** Rolls the dice for the order; the last race left is nobody's choice. */
  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseRace phase) {
    if (phase.races().isEmpty()) {
      RaceChoice.begin(play, phase);
      return true;
    }
    @Nullable Race only = RaceChoice.only(play.state().table(), phase);
    if (only == null) {
      return false;
    }
    RaceChoice.pick(play, phase, only);
    return true;
  }
}
