package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Adding planet-based fighters to the draft (BF-PBF-02). */
public final class AddPlanetFightersRule implements BattleRule<AddPlanetFighters> {
  private static final RuleId FTR_05 = RuleId.of("BF-FTR-05");
  private static final RuleId PBF_02 = RuleId.of("BF-PBF-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddPlanetFighters> offer) {
    if (Drafting.draft(view).form() != Form.PLANET_FIGHTERS) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PBF) {
        offer.accept(new AddPlanetFighters(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, AddPlanetFighters action, Findings findings) {
    Form form = Drafting.draft(view).form();
    if (form != Form.PLANET_FIGHTERS) {
      findings.reject(
          form == Form.FIGHTERS ? FTR_05 : Checks.ACT_01,
          "planet-based fighters cannot join this attack");
      return;
    }
    Checks.inHand(view, action.card(), CardKind.PBF, PBF_02, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, AddPlanetFighters action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    Drafting.put(
        play, action.actor(), draft.withOpeners(Lists.plus(draft.openers(), action.card())));
  }
}
