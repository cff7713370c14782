package io.stardeck.sfbf.internal.fighters;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Beginning the draft of an attack by planet-based fighters (BF-PBF-01). */
public final class BeginPlanetFightersRule implements BattleRule<BeginPlanetFighters> {
  private static final RuleId PBF_01 = RuleId.of("BF-PBF-01");
  private static final RuleId ATK_20 = RuleId.of("BF-ATK-20");

  @Override
  public void candidates(BattleForceView view, Consumer<? super BeginPlanetFighters> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PBF) {
        offer.accept(new BeginPlanetFighters(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, BeginPlanetFighters action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.PBF, PBF_01, findings);
    Checks.insteadOfAttack(view, PBF_01, findings);
    if (!Targets.any(view.table(), view.seat(), Form.PLANET_FIGHTERS)) {
      findings.reject(ATK_20, "there is no target");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, BeginPlanetFighters action) {
    Desks.lay(
        play,
        Draft.Assault.begun(action.actor(), Form.PLANET_FIGHTERS, Optional.empty(), 0)
            .withOpeners(ImmutableList.of(action.card())));
  }
}
