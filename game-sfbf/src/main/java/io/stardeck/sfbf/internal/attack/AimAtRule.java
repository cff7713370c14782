package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Naming the target of an attack or a mutiny (BF-ATK-20 to 24). A ship's attack can be aimed only
 * where a weapon card of the hand can follow, if need be after a counter to the cloak.
 */
public final class AimAtRule implements BattleRule<AimAt> {
  private static final RuleId ATK_24 = RuleId.of("BF-ATK-24");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AimAt> offer) {
    Draft.Assault draft = Drafting.draft(view);
    if (draft.target().isEmpty()) {
      Seat seat = view.seat();
      Targets.each(
          view.table(),
          seat,
          draft.form(),
          target -> {
            if (draft.form() != Form.SHIP || salvo(view, draft, target).canUseOneOf(view.hand())) {
              offer.accept(new AimAt(seat, target.ship().id()));
            }
          });
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, AimAt action, Findings findings) {
    Draft.Assault draft = Drafting.draft(view);
    if (draft.target().isPresent()) {
      findings.reject(Checks.ACT_01, "the target is named already");
      findings.reject(ATK_24, "all cards of one attack go to %s", draft.target().get());
    }
    @Nullable Berth target = Targets.check(view, draft.form(), action.ship(), findings);
    if (target != null && draft.form() == Form.SHIP && findings.clean()) {
      checkWeapons(view, draft, target, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AimAt action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    Drafting.put(play, action.actor(), draft.withTarget(action.ship()));
  }

  private static void checkWeapons(
      BattleForceView view, Draft.Assault draft, Berth target, Findings findings) {
    ImmutableList<CardId> hand = view.hand();
    Salvo salvo = salvo(view, draft, target);
    if (salvo.canUseOneOf(hand)) {
      return;
    }
    for (int i = 0; i < hand.size(); i++) {
      CardKind kind = view.table().kind(hand.get(i));
      if (kind.weapon() && salvo.armedFor(kind)) {
        salvo.check(kind, findings);
      }
    }
  }

  /**
   * What the attacking ship may fire at {@code target}, if need be after a counter to its cloak.
   */
  private static Salvo salvo(BattleForceView view, Draft.Assault draft, Berth target) {
    Table table = view.table();
    Berth attacker = Objects.requireNonNull(Drafting.attacker(view, draft));
    boolean decloaks = target.ship().cloaked() && holds(table, view.hand(), CardKind.PRT);
    return new Salvo(table, attacker, target, decloaks);
  }

  private static boolean holds(Table table, ImmutableList<CardId> hand, CardKind kind) {
    for (int i = 0; i < hand.size(); i++) {
      if (table.kind(hand.get(i)) == kind) {
        return true;
      }
    }
    return false;
  }
}
