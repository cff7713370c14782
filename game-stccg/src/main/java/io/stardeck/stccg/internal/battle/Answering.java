package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Firing back, or not ({@code ST-SHB-06}, {@code ST-SHB-08}, {@code ST-OPB-04}). */
public final class Answering extends StccgPhase<OrderPhase.Countering> {
  private static final RuleId SHB_02 = RuleId.of("ST-SHB-02");

  private static final RuleId SHB_08 = RuleId.of("ST-SHB-08");

  /** Nobody has to fire back. */
  private static final ActionRule<StccgState, StccgView, DeclineCounterattack> PASS =
      ActionRule.only(
          DeclineCounterattack.class,
          DeclineCounterattack::new,
          (play, decline) -> {
            Battle battle = battle(play.state().top());
            play.replace(new OrderPhase.Battling(battle.at(Battle.Step.END)));
          });

  /** The phase, with what is open in it. */
  public Answering() {
    super(ImmutableList.of(PASS, new FiringBack()));
  }

  private static Battle battle(Frame top) {
    return ((OrderPhase.Countering) top).battle();
  }

  @Override
  public String prompt(StccgView view, OrderPhase.Countering frame) {
    return "fire back?";
  }

  /** Firing back at one of the ships that attacked. */
  private static final class FiringBack implements StccgRule<Counterattack> {
    @Override
    public void candidates(StccgView view, Consumer<? super Counterattack> offer) {
      for (CardId ship : battle(view.top()).strikers()) {
        offer.accept(new Counterattack(view.seat(), ship));
      }
    }

    @Override
    public void check(StccgView view, Counterattack action, Findings findings) {
      Battle battle = battle(view.top());
      if (!battle.strikers().contains(action.target())
          || !Forces.exposed(view.table(), view.table().ship(action.target()), battle.location())) {
        Find.refuse(view, findings, "target", action.target(), SHB_08, "%s has not attacked");
      }
      if (party(view, battle).isEmpty()) {
        findings.reject(SHB_02, "no ship of yours there has a leader");
      }
    }

    private static ImmutableList<CardId> party(StccgView view, Battle battle) {
      return Attack.party(view, battle.location(), Affiliation.NEUTRAL, true);
    }

    @Override
    public void perform(Play<StccgState> play, Counterattack action) {
      StccgView view = StccgView.of(play.state(), action.actor());
      Battle battle = battle(play.state().top());
      Attack.muster(play, view, new Order.AttackShip(action.target()), party(view, battle));
    }
  }
}
