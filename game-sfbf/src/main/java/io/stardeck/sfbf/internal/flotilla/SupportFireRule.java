package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.AttackEvent.FireSupported;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Gunnery;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Doubling a card that was fired at fighters or a PF flotilla (BF-FTR-11, 13, BF-PFF-06, BF-D-42).
 */
public final class SupportFireRule implements BattleRule<SupportFire> {
  private static final RuleId FTR_11 = RuleId.of("BF-FTR-11");
  private static final RuleId FTR_13 = RuleId.of("BF-FTR-13");
  private static final RuleId PFF_06 = RuleId.of("BF-PFF-06");
  private static final RuleId SUP_03 = RuleId.of("BF-SUP-03");
  private static final RuleId SUP_04 = RuleId.of("BF-SUP-04");
  private static final RuleId SUP_05 = RuleId.of("BF-SUP-05");
  private static final RuleId SUP_09 = RuleId.of("BF-SUP-09");

  @Override
  public void candidates(BattleForceView view, Consumer<? super SupportFire> offer) {
    ImmutableList<Fire> fires = view.table().attack().orElseThrow().fires();
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size() && !fires.isEmpty(); i++) {
      if (mayDouble(view.table().kind(hand.get(i)))) {
        for (int k = 0; k < fires.size(); k++) {
          offer.accept(new SupportFire(view.seat(), hand.get(i), fires.get(k).card()));
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, SupportFire action, Findings findings) {
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    boolean flotilla = attack.form() == Form.FLOTILLA;
    @Nullable Fire fire = find(attack, view.seat(), action.weapon());
    if (!Checks.exists(view, "weapon", action.weapon(), findings)
        || !Checks.exists(view, "card", action.card(), findings)) {
      return;
    }
    if (fire == null) {
      findings.reject("weapon", SUP_09, "you have not fired %s in this window", action.weapon());
    } else if (!fire.support().isEmpty()) {
      findings.reject("weapon", SUP_05, "%s is doubled already", action.weapon());
    }
    if (!Checks.inHand(view, action.card(), findings)) {
      return;
    }
    CardKind kind = table.kind(action.card());
    if (!mayDouble(kind)) {
      findings.reject(flotilla ? PFF_06 : FTR_11, "%s cannot double this fire", kind.title());
    } else if (kind == CardKind.SCP && fire != null && table.kind(fire.card()) != CardKind.DRN) {
      findings.reject(SUP_03, "Scatterpack doubles a drone, and %s is none", fire.card());
    }
    if (mayDouble(kind) && fire != null && !fire.support().isEmpty()) {
      checkGunner(kind, table.kind(fire.support().get(0)), findings);
    }
    if (kind == CardKind.GUN && !flotilla && Gunnery.supportedBy(table, attack, CardKind.GUN)) {
      findings.reject(FTR_13, "the Legendary Gunner doubles one card");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, SupportFire action) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    Cards.leaveHand(play, action.actor(), action.card());
    ImmutableList<Fire> fires = attack.fires();
    for (int i = 0; i < fires.size(); i++) {
      if (fires.get(i).card().equals(action.weapon())) {
        fires = Lists.set(fires, i, fires.get(i).supportedBy(action.card()));
      }
    }
    Attack next = attack.withFires(fires).using(action.card());
    play.become(play.state().with(play.state().table().withAttack(Optional.of(next))));
    boolean gunner = table.kind(action.card()) == CardKind.GUN;
    boolean flotilla = attack.form() == Form.FLOTILLA;
    RuleId rule = flotilla ? PFF_06 : gunner ? FTR_13 : FTR_11;
    play.tell(rule, new FireSupported(action.actor(), action.card(), action.weapon()));
    if (flotilla) {
      Interceptions.judge(play);
    }
  }

  /** A Gunner does not go with another doubling card, nor that with a Gunner. */
  private static void checkGunner(CardKind kind, CardKind other, Findings findings) {
    if ((kind == CardKind.GUN) != (other == CardKind.GUN)) {
      findings.reject(SUP_04, "%s does not go with %s", kind.title(), other.title());
    }
  }

  /** Overload and Enveloper cannot (BF-FTR-11, BF-PFF-06). */
  private static boolean mayDouble(CardKind kind) {
    return kind == CardKind.SCP || kind == CardKind.GUN;
  }

  private static @Nullable Fire find(Attack attack, Seat by, CardId weapon) {
    for (int i = 0; i < attack.fires().size(); i++) {
      Fire fire = attack.fires().get(i);
      if (fire.by().equals(by) && fire.card().equals(weapon)) {
        return fire;
      }
    }
    return null;
  }
}
