package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.CounterPlayed;
import io.stardeck.sfbf.internal.defence.Reactions;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Counter;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** Committing the draft of an attack, a mutiny or a flotilla's target (BF-ACT-04, BF-RCT-08). */
public final class AssaultCommit implements Committing {
  private static final RuleId ATK_20 = RuleId.of("BF-ATK-20");
  private static final RuleId ATK_30 = RuleId.of("BF-ATK-30");
  private static final RuleId ATK_10 = RuleId.of("BF-ATK-10");
  private static final RuleId FTR_01 = RuleId.of("BF-FTR-01");
  private static final RuleId PBF_01 = RuleId.of("BF-PBF-01");
  private static final RuleId PFF_09 = RuleId.of("BF-PFF-09");
  private static final RuleId MUT_01 = RuleId.of("BF-MUT-01");
  private static final RuleId RCT_08 = RuleId.of("BF-RCT-08");

  @Override
  public boolean handles(Draft draft) {
    return draft instanceof Draft.Assault;
  }

  @Override
  public void check(BattleForceView view, Draft draft, Findings findings) {
    Draft.Assault assault = (Draft.Assault) draft;
    if (assault.target().isEmpty()) {
      findings.reject(ATK_20, "the attack has no target");
    }
    if (assault.form() == Form.SHIP && assault.shots().isEmpty()) {
      findings.reject(ATK_30, "the attack needs a weapon card");
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Draft draft) {
    Draft.Assault assault = (Draft.Assault) draft;
    Seat owner = Ships.berth(play, assault.target().orElseThrow()).owner();
    ImmutableList<CardId> cards = cards(assault);
    Cards.leaveHand(play, assault.seat(), cards);
    if (assault.form() == Form.FLOTILLA) {
      play.pop();
    } else {
      play.push(new Phase.Combat(assault.seat(), first(assault.form())));
    }
    Attack attack = attack(play, assault, owner, cards);
    Engagement.put(play, attack);
    play.tell(rule(assault.form()), new AttackDeclared(attack));
    for (int i = 0; i < assault.counters().size(); i++) {
      Counter counter = assault.counters().get(i);
      play.tell(RCT_08, new CounterPlayed(assault.seat(), counter.card(), counter.effect()));
      Reactions.takeOff(play, counter.effect());
    }
  }

  /** All cards of the draft in the order in which they reach the discard pile (BF-D-66). */
  private static ImmutableList<CardId> cards(Draft.Assault draft) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int i = 0; i < draft.counters().size(); i++) {
      cards.add(draft.counters().get(i).card());
    }
    cards.addAll(draft.openers());
    for (int i = 0; i < draft.shots().size(); i++) {
      Shot shot = draft.shots().get(i);
      cards.add(shot.card()).addAll(shot.support());
    }
    return cards.addAll(draft.plusOnes()).build();
  }

  private static Attack attack(
      Play<BattleForceState> play, Draft.Assault draft, Seat owner, ImmutableList<CardId> cards) {
    if (draft.form() == Form.FLOTILLA) {
      Attack flotilla = Engagement.attack(play).aimedAt(owner, draft.target().orElseThrow());
      return flotilla
          .withCounters(draft.counters())
          .withPlusOnes(draft.plusOnes())
          .withUsed(ImmutableList.<CardId>builder().addAll(flotilla.used()).addAll(cards).build());
    }
    return draft.attack(owner).withUsed(cards);
  }

  private static Stage first(Form form) {
    return form == Form.SHIP ? Stage.DEFENCE : Stage.FIRE;
  }

  private static RuleId rule(Form form) {
    return switch (form) {
      case SHIP -> ATK_10;
      case FIGHTERS -> FTR_01;
      case PLANET_FIGHTERS -> PBF_01;
      case FLOTILLA -> PFF_09;
      case MUTINY -> MUT_01;
    };
  }
}
