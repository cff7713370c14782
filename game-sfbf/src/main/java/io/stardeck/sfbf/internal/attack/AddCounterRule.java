package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Adding a counter to a standing effect (BF-RCT-03 to 05, 08). */
public final class AddCounterRule implements BattleRule<AddCounter> {
  private static final RuleId RCT_03 = RuleId.of("BF-RCT-03");
  private static final RuleId RCT_04 = RuleId.of("BF-RCT-04");
  private static final RuleId RCT_05 = RuleId.of("BF-RCT-05");
  private static final RuleId RCT_08 = RuleId.of("BF-RCT-08");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddCounter> offer) {
    if (Drafting.draft(view).target().isEmpty()) {
      return;
    }
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      switch (view.table().kind(card)) {
        case ECCM -> offer.accept(new AddCounter(view.seat(), card, Effect.ERRATIC));
        case TB -> offer.accept(new AddCounter(view.seat(), card, Effect.WEASEL));
        case PRT -> {
          offer.accept(new AddCounter(view.seat(), card, Effect.WEASEL));
          offer.accept(new AddCounter(view.seat(), card, Effect.CLOAK));
          offer.accept(new AddCounter(view.seat(), card, Effect.WEB));
        }
        default -> {}
      }
    }
  }

  @Override
  public void check(BattleForceView view, AddCounter action, Findings findings) {
    Draft.Assault draft = Drafting.draft(view);
    if (draft.form() == Form.MUTINY) {
      findings.reject(Checks.ACT_01, "nothing on the ship works against a mutiny");
      return;
    }
    if (!Drafting.aimed(draft, findings)) {
      return;
    }
    boolean held = Checks.inHand(view, action.card(), findings);
    if (!Standing.on(Drafting.target(view, draft).ship(), action.effect())) {
      findings.reject(
          "effect", RCT_08, "%s has no %s to counter", draft.target().get(), action.effect());
    } else if (Standing.countered(draft.counters(), action.effect())) {
      findings.reject("effect", RCT_08, "%s is countered already", action.effect());
    }
    if (held) {
      checkKind(view, draft, action, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AddCounter action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    Counter counter = new Counter(action.card(), action.effect());
    Drafting.put(play, action.actor(), draft.withCounters(Lists.plus(draft.counters(), counter)));
  }

  private static void checkKind(
      BattleForceView view, Draft.Assault draft, AddCounter action, Findings findings) {
    CardKind kind = view.table().kind(action.card());
    switch (action.effect()) {
      case ERRATIC -> {
        if (kind != CardKind.ECCM) {
          findings.reject(RCT_03, "ECCM counters Erratic Maneuvers, not %s", kind.title());
        }
      }
      case WEASEL -> {
        if (kind == CardKind.TB) {
          checkTractor(view, draft, findings);
        } else if (kind != CardKind.PRT) {
          findings.reject(
              RCT_04, "Tractor Beam or Prime Team counter Wild Weasel, not %s", kind.title());
        }
      }
      case CLOAK, WEB -> {
        if (kind != CardKind.PRT) {
          findings.reject(RCT_08, "Prime Team counters cloak and web, not %s", kind.title());
        }
      }
    }
  }

  private static void checkTractor(BattleForceView view, Draft.Assault draft, Findings findings) {
    @Nullable Berth attacker = Drafting.attacker(view, draft);
    if (attacker != null && attacker.row() != Row.SCREEN) {
      findings.reject(RCT_05, "%s is not in the Screen", attacker.ship().id());
    }
  }
}
