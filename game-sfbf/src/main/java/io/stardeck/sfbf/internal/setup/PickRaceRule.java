package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Picking a race, each another one (BF-OPT-20 to 23). */
public final class PickRaceRule implements BattleRule<PickRace> {
  private static final RuleId OPT_20 = RuleId.of("BF-OPT-20");
  private static final RuleId OPT_23 = RuleId.of("BF-OPT-23");
  private static final ImmutableList<Race> RACES = ImmutableList.copyOf(Race.values());

  @Override
  public void candidates(BattleForceView view, Consumer<? super PickRace> offer) {
    for (int i = 0; i < RACES.size(); i++) {
      offer.accept(new PickRace(view.seat(), RACES.get(i)));
    }
  }

  @Override
  public void check(BattleForceView view, PickRace action, Findings findings) {
    SetupPhase.ChooseRace phase = (SetupPhase.ChooseRace) view.table().phases().top();
    if (!RaceChoice.free(phase, action.race())) {
      findings.reject("race", OPT_20, "%s is taken", action.race().title());
    }
    if (action.race() == Race.THOLIAN && RaceChoice.piratesAndTholians(view.table())) {
      findings.reject(OPT_23, "with six players the Tholian ships go with the Orion ones");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PickRace action) {
    SetupPhase.ChooseRace phase = (SetupPhase.ChooseRace) play.state().table().phases().top();
    RaceChoice.pick(play, phase, action.race());
  }
}
