package io.stardeck.deckbuilder.internal.rule;

import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.battle.Repairs;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/** Repairing the flagship (DB-ACT-10). */
public final class RepairRule implements DeckbuilderRule<Repair> {
  private static final RuleId ACT_10 = RuleId.of("DB-ACT-10");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super Repair> offer) {
    Tally tally = view.table().tally(view.seat());
    int damage = damage(view);
    for (int k = 1; k <= damage && k <= tally.xp(); k++) {
      offer.accept(new Repair(view.seat(), k));
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, Repair action, Findings findings) {
    int damage = damage(view);
    if (action.k() < 1 || action.k() > damage) {
      findings.reject("k", ACT_10, "there is %s damage to repair, not %s", damage, action.k());
    }
    int xp = view.table().tally(view.seat()).xp();
    if (action.k() > xp) {
      findings.reject("k", ACT_10, "that costs %s XP, you have %s", action.k(), xp);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, Repair action) {
    Turns.act(play, action.actor());
    Tallies.xp(play, action.actor(), -action.k(), ACT_10);
    Repairs.repair(play, action.actor(), action.k(), ACT_10);
    // What has helped a damaged ship helps it no more.
    Chains.settled(play, action.actor());
  }

  private static int damage(DeckbuilderView view) {
    return view.table().area(view.seat()).flagship().map(Ship::damage).orElse(0);
  }
}
