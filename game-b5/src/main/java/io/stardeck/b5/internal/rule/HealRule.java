package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.DMG_14;
import static io.stardeck.b5.internal.value.RuleIds.GEN_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.event.CardEvent.HealingHelped;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.Damage;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Healing a character ({@code B5-HEA}). */
final class HealRule extends DeedRule<Heal> {
  private static final RuleId HEA_01 = RuleId.of("B5-HEA-01");
  private static final RuleId HEA_03 = RuleId.of("B5-HEA-03");
  private static final RuleId HEA_04 = RuleId.of("B5-HEA-04");
  private static final RuleId HEA_05 = RuleId.of("B5-HEA-05");
  private static final RuleId HEA_06 = RuleId.of("B5-HEA-06");
  private static final RuleId HEA_08 = RuleId.of("B5-HEA-08");

  HealRule() {
    super(ActionKind.HEAL, FREE, Heal::character);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super Heal> offer) {
    boolean helps = isHurt(view.board().faction(view.seat()).innerCircle().get(0));
    ImmutableList<Spot> actors = Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      Spot spot = actors.get(i);
      if (!spot.card().rotated()
          && (isHurt(spot.card()) || helps && Members.isMember(spot))
          && view.board().def(spot).kind().isCharacter()) {
        propose(view, purse, new Heal(view.seat(), spot.id()), offer);
      }
    }
  }

  @Override
  void forbid(B5View view, Heal deed, Findings findings) {
    Board board = view.board();
    Spot spot = Naming.acting(view, deed.character(), findings);
    if (spot == null) {
      return;
    }
    Card card = spot.card();
    if (!board.def(card).kind().isCharacter()) {
      findings.reject(HEA_01, "%s is no character", deed.character());
    }
    if (card.rotated()) {
      findings.reject(GEN_02, "%s is rotated", deed.character());
    }
    if (card.neutralised()) {
      neutralised(board, spot, findings);
    } else if (card.neutralisedThisTurn() && card.neutralisedOnTurn() == board.turn()) {
      findings.reject(DMG_14, "%s was neutralised this turn", deed.character());
    } else if (card.damage() == 0) {
      if (!Members.isMember(spot) || !isHurt(board.faction(view.seat()).innerCircle().get(0))) {
        findings.reject(HEA_08, "%s is not damaged", deed.character());
      }
    }
  }

  private static boolean isHurt(Card card) {
    return card.damage() > 0 || card.neutralised();
  }

  private static void neutralised(Board board, Spot spot, Findings findings) {
    boolean may =
        Members.isMember(spot)
            || InForce.says(board, spot, Stat.AS_INNER_CIRCLE)
            || InForce.says(board, spot, Stat.MAY_HEAL);
    if (!may) {
      findings.reject(HEA_06, "%s is neutralised outside the Inner Circle", spot.id());
    }
    if (spot.card().neutralisedOnTurn() == board.turn()) {
      findings.reject(HEA_04, "%s was neutralised this turn", spot.id());
    }
  }

  @Override
  void pay(Play<B5State> play, Heal deed) {
    InPlay.rotate(play, deed.character());
    Boards.change(play, deed.character(), card -> card.withHealedThisTurn(true));
  }

  @Override
  void carryOut(Play<B5State> play, Heal deed, @Nullable Accompaniment with) {
    Spot spot = Boards.find(play, deed.character());
    if (spot == null) {
      return;
    }
    if (!isHurt(spot.card())) {
      play.tell(HEA_08, new HealingHelped(deed.character()));
    } else if (!spot.card().neutralised()) {
      Damage.remove(play, deed.character(), spot.card().damage(), HEA_01);
    } else if (spot.card().severe() > 0) {
      Damage.removeSevere(play, deed.character(), 1, HEA_03);
    } else {
      Damage.turnFaceUp(play, deed.character(), HEA_05);
    }
  }
}
