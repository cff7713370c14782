package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.internal.attack.AddCounterRule;
import io.stardeck.sfbf.internal.attack.AddPlanetFightersRule;
import io.stardeck.sfbf.internal.attack.AddPlusOneRule;
import io.stardeck.sfbf.internal.attack.AddSupportRule;
import io.stardeck.sfbf.internal.attack.AddWeaponRule;
import io.stardeck.sfbf.internal.attack.AimAtRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.view.BattleForceView;

/**
 * The drafts SHIP, FIGHTERS, PLANET, MUTINY and FLOTILLA: an attack is put together (BF-ACT-03).
 * Each step looks at the form for itself.
 */
public final class AssaultDraftPhase extends BattlePhase<Draft.Assault> {
  /** The phase, with what is open in it. */
  public AssaultDraftPhase() {
    super(
        ImmutableList.of(
            new CommitRule(),
            new AimAtRule(),
            new AddWeaponRule(),
            new AddSupportRule(),
            new AddCounterRule(),
            new AddPlusOneRule(),
            new AddPlanetFightersRule(),
            new WithdrawRule()));
  }

  @Override
  public String prompt(BattleForceView view, Draft.Assault draft) {
    return (draft.target().isEmpty()
            ? "Name the target of the attack"
            : "Put the attack on "
                + view.table().title(draft.target().get())
                + " together, then commit it")
        + WithdrawRule.warning(view);
  }
}
