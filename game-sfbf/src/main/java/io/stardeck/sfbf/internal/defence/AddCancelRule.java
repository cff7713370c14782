package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Adding a Scatterpack to a drone fired in defence: one cancel more (BF-DEF-24). */
public final class AddCancelRule implements BattleRule<AddCancel> {
  private static final RuleId DEF_24 = RuleId.of("BF-DEF-24");
  private static final RuleId SUP_09 = RuleId.of("BF-SUP-09");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddCancel> offer) {
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    if (attack.form() != Form.SHIP || attack.fires().isEmpty()) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (table.kind(hand.get(i)) == CardKind.SCP) {
        offer(view, attack, hand.get(i), offer);
      }
    }
  }

  @Override
  public void check(BattleForceView view, AddCancel action, Findings findings) {
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    if (!Checks.inHand(view, action.card(), CardKind.SCP, DEF_24, findings)
        || !Checks.exists(view, "drone", action.drone(), findings)
        || !Checks.exists(view, "aim", action.aim(), findings)) {
      return;
    }
    if (attack.form() != Form.SHIP) {
      DefenceChecks.rejectAgainstDice(attack, CardKind.SCP, findings);
      return;
    }
    if (Engagement.targetShip(table).weasel().isPresent()) {
      findings.reject(DefenceChecks.DEF_06, "the Wild Weasel has cancelled every drone");
      findings.reject(DefenceChecks.DEF_47, "a ship with a Wild Weasel on it fires no drone");
    }
    checkDrone(table, attack, action.drone(), findings);
    checkAim(table, attack, action.aim(), findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, AddCancel action) {
    Cards.leaveHand(play, action.actor(), action.card());
    Defences.scatter(play, action.card(), action.drone(), action.aim());
  }

  private static void offer(
      BattleForceView view, Attack attack, CardId card, Consumer<? super AddCancel> offer) {
    for (int f = 0; f < attack.fires().size(); f++) {
      CardId fired = attack.fires().get(f).card();
      for (int s = 0; view.table().kind(fired) == CardKind.DRN && s < attack.shots().size(); s++) {
        CardId aim = attack.shots().get(s).card();
        offer.accept(new AddCancel(view.seat(), card, fired, aim));
      }
    }
  }

  private static void checkDrone(Table table, Attack attack, CardId drone, Findings findings) {
    int index = Shots.indexOfFire(attack.fires(), drone);
    if (index < 0 || table.kind(drone) != CardKind.DRN) {
      findings.reject("drone", SUP_09, "%s is no drone fired in this defence", drone);
      return;
    }
    Fire fire = attack.fires().get(index);
    if (!fire.support().isEmpty()) {
      findings.reject("drone", DEF_24, "%s has a Scatterpack already", drone);
    }
  }

  private static void checkAim(Table table, Attack attack, CardId aim, Findings findings) {
    int index = Shots.indexOf(attack.shots(), aim);
    if (index < 0) {
      findings.reject("aim", Checks.ACT_01, "%s is no weapon card of the attack", aim);
    } else if (table.kind(aim) != CardKind.DRN) {
      findings.reject("aim", DefenceChecks.DEF_06, "%s is no drone", aim);
    } else if (Shots.cancelled(
        table, attack, Engagement.targetShip(table), attack.shots().get(index))) {
      findings.reject("aim", DefenceChecks.DEF_06, "%s is cancelled already", aim);
    }
  }
}
