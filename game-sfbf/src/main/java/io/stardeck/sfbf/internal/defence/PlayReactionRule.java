package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Answering the defence just played, with one card (BF-RCT-01 to 06, 10). */
public final class PlayReactionRule implements BattleRule<PlayReaction> {
  private static final RuleId RCT_02 = RuleId.of("BF-RCT-02");
  private static final RuleId RCT_03 = RuleId.of("BF-RCT-03");
  private static final RuleId RCT_04 = RuleId.of("BF-RCT-04");
  private static final RuleId RCT_05 = RuleId.of("BF-RCT-05");
  private static final RuleId RCT_10 = RuleId.of("BF-RCT-10");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayReaction> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardKind kind = view.table().kind(hand.get(i));
      if (kind == CardKind.ECCM || kind == CardKind.TB || kind == CardKind.PRT) {
        offer.accept(new PlayReaction(view.seat(), hand.get(i), ReactionMode.CANCEL));
      }
      if (kind == CardKind.PRT) {
        offer.accept(new PlayReaction(view.seat(), hand.get(i), ReactionMode.PLUS_ONE));
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayReaction action, Findings findings) {
    if (!Checks.inHand(view, action.card(), findings)) {
      return;
    }
    CardKind kind = view.table().kind(action.card());
    if (action.mode() == ReactionMode.PLUS_ONE) {
      if (kind != CardKind.PRT) {
        findings.reject(RCT_10, "a Prime Team adds 1, not %s", kind.title());
      }
      return;
    }

    Phase.ReactionWindow window = (Phase.ReactionWindow) view.table().phases().top();
    CardKind defence = view.table().kind(window.defence());
    if (defence == CardKind.WW) {
      checkAgainstWeasel(view, kind, findings);
    } else if (kind != CardKind.ECCM) {
      findings.reject(
          defence == CardKind.ECM ? RCT_02 : RCT_03,
          "ECCM cancels %s, not %s",
          defence.title(),
          kind.title());
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PlayReaction action) {
    Phase.ReactionWindow window = (Phase.ReactionWindow) play.state().table().phases().top();
    Cards.leaveHand(play, action.actor(), action.card());
    play.pop();
    if (action.mode() == ReactionMode.CANCEL) {
      Reactions.cancel(play, action.card(), window.defence());
    } else {
      Reactions.plusOne(play, action.card(), Optional.of(window.defence()));
    }
  }

  private static void checkAgainstWeasel(BattleForceView view, CardKind kind, Findings findings) {
    if (kind == CardKind.TB) {
      Attack attack = view.table().attack().orElseThrow();
      Berth attacker =
          attack.ship().isEmpty() ? null : view.table().find(attack.ship().get(), view.seat());
      if (attacker != null && attacker.row() != Row.SCREEN) {
        findings.reject(RCT_05, "%s is not in the Screen", attacker.ship().id());
      }
    } else if (kind != CardKind.PRT) {
      findings.reject(
          RCT_04, "Tractor Beam or Prime Team cancel a Wild Weasel, not %s", kind.title());
    }
  }
}
