package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ImmutableAttack;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/** Playing a PF flotilla instead of an attack (BF-PFF-01). */
public final class PlayFlotillaRule implements BattleRule<PlayFlotilla> {
  private static final RuleId PFF_01 = RuleId.of("BF-PFF-01");

  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayFlotilla> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (view.table().kind(hand.get(i)) == CardKind.PFF) {
        offer.accept(new PlayFlotilla(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayFlotilla action, Findings findings) {
    Checks.inHand(view, action.card(), CardKind.PFF, PFF_01, findings);
    Checks.insteadOfAttack(view, PFF_01, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, PlayFlotilla action) {
    Cards.leaveHand(play, action.actor(), action.card());
    Attack attack =
        ImmutableAttack.builder()
            .form(Form.FLOTILLA)
            .attacker(action.actor())
            .squadrons(0)
            .addOpeners(action.card())
            .halvedFire(false)
            .addUsed(action.card())
            .build();
    play.become(play.state().with(play.state().table().withAttack(Optional.of(attack))));
    play.push(new Phase.Combat(action.actor(), Stage.INTERCEPT));
    play.tell(PFF_01, new AttackDeclared(attack));
  }
}
