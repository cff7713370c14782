package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Assign;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.step.battle.Volleys;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Attacking the flagship of an opponent (DB-PVP-06). */
public final class AssignRule implements DeckbuilderRule<Assign> {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId PVP_06 = RuleId.of("DB-PVP-06");
  private static final RuleId PVP_07 = RuleId.of("DB-PVP-07");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Assign> offer) {
    @Nullable Battle battle = Combats.current(view.table());
    if (battle == null) {
      return;
    }
    ImmutableList<Seat> targets = Combats.targets(view.table(), battle, view.seat());
    for (int i = 0; i < targets.size(); i++) {
      offer.accept(new Assign(view.seat(), targets.get(i)));
    }
  }

  @Override
  public void check(DeckbuilderView view, Assign action, Findings findings) {
    Seat target = action.target();
    if (target.number() < 1 || target.number() > view.table().players()) {
      findings.reject("target", GEN_01, "%s does not sit at this table", target);
      return;
    }
    @Nullable Battle battle = Combats.current(view.table());
    if (battle == null || target.equals(view.seat()) || !battle.fights(target)) {
      findings.reject(
          "target", PVP_06, "%s is no other combatant with an undefeated flagship", target);
    } else if (!view.table().opponents(view.seat(), target)) {
      findings.reject("target", PVP_07, "%s is of your team", target);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Assign action) {
    if (play.state().table().phases().top() instanceof BattleDamage phase) {
      Volleys.attack(play, phase, action.target());
    }
  }
}
