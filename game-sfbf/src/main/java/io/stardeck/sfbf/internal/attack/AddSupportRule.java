package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Adding a doubling card to a weapon card of the draft (BF-SUP). */
public final class AddSupportRule implements BattleRule<AddSupport> {
  private static final RuleId FTR_06 = RuleId.of("BF-FTR-06");
  private static final RuleId SUP_01 = RuleId.of("BF-SUP-01");
  private static final RuleId SUP_02 = RuleId.of("BF-SUP-02");
  private static final RuleId SUP_03 = RuleId.of("BF-SUP-03");
  private static final RuleId SUP_04 = RuleId.of("BF-SUP-04");
  private static final RuleId SUP_05 = RuleId.of("BF-SUP-05");
  private static final RuleId SUP_09 = RuleId.of("BF-SUP-09");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddSupport> offer) {
    ImmutableList<Shot> shots = Drafting.draft(view).shots();
    if (shots.isEmpty()) {
      return;
    }
    Table table = view.table();
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardKind kind = table.kind(hand.get(i));
      for (int s = 0; kind.doubling() && s < shots.size(); s++) {
        if (kind.doubles(table.kind(shots.get(s).card())) && shots.get(s).support().isEmpty()) {
          offer.accept(new AddSupport(view.seat(), hand.get(i), shots.get(s).card()));
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, AddSupport action, Findings findings) {
    Draft.Assault draft = Drafting.draft(view);
    if (draft.form() != Form.SHIP) {
      findings.reject(Checks.ACT_01, "no doubling card helps this attack");
      if (draft.form() == Form.FIGHTERS || draft.form() == Form.PLANET_FIGHTERS) {
        findings.reject(FTR_06, "doubling cards do not help fighters");
      }
      return;
    }
    if (!Checks.inHand(view, action.card(), findings)
        || !Checks.exists(view, "weapon", action.weapon(), findings)) {
      return;
    }
    CardKind kind = view.table().kind(action.card());
    if (!kind.doubling()) {
      findings.reject(
          "card", SUP_09, "%s is %s and supports no weapon card", action.card(), kind.title());
      return;
    }
    int index = Shots.indexOf(draft.shots(), action.weapon());
    if (index < 0) {
      findings.reject("weapon", SUP_09, "%s is no weapon card of this attack", action.weapon());
      return;
    }
    check(view.table(), kind, draft.shots().get(index), findings);
    if (kind.rangeLimited()) {
      Drafting.salvo(view, draft).check(kind, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AddSupport action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    int index = Shots.indexOf(draft.shots(), action.weapon());
    Shot supported = draft.shots().get(index).supportedBy(action.card());
    Drafting.put(play, action.actor(), draft.withShots(Lists.set(draft.shots(), index, supported)));
  }

  /** Reports why a doubling card of {@code kind} does not go with {@code shot}. */
  private static void check(Table table, CardKind kind, Shot shot, Findings findings) {
    CardKind weapon = table.kind(shot.card());
    if (!kind.doubles(weapon)) {
      findings.reject(ruleOf(kind), "%s does not double %s", kind.title(), weapon.title());
    }
    if (!shot.support().isEmpty()) {
      CardKind other = table.kind(shot.support().get(0));
      if ((kind == CardKind.GUN) != (other == CardKind.GUN)) {
        findings.reject(SUP_04, "%s does not go with %s", kind.title(), other.title());
      }
      findings.reject(SUP_05, "%s is doubled by %s already", shot.card(), other.title());
    }
  }

  private static RuleId ruleOf(CardKind kind) {
    return switch (kind) {
      case OVL -> SUP_01;
      case ENV -> SUP_02;
      case SCP -> SUP_03;
      default -> SUP_04;
    };
  }
}
