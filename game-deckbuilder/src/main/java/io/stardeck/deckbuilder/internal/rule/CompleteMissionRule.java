package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionCompleted;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.space.Goals;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** Completing a face-up Mission (DB-MIS-05). */
public final class CompleteMissionRule implements DeckbuilderRule<CompleteMission> {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId MIS_04 = RuleId.of("DB-MIS-04");
  private static final RuleId MIS_05 = RuleId.of("DB-MIS-05");
  private static final RuleId MIS_07 = RuleId.of("DB-MIS-07");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super CompleteMission> offer) {
    if (!Checks.explores(view)) {
      return;
    }
    ImmutableList<Slot> slots = view.table().missions();
    for (int i = 0; i < slots.size(); i++) {
      Optional<CardId> mission = slots.get(i).card();
      if (mission.isPresent() && Goals.met(view, view.seat(), mission.get())) {
        offer.accept(new CompleteMission(view.seat(), mission.get()));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, CompleteMission action, Findings findings) {
    if (!view.table().exists(action.mission())) {
      findings.reject("mission", GEN_01, "there is no card %s", action.mission());
      return;
    }
    Checks.exploration(view, findings);
    if (!open(view.table(), action.mission())) {
      findings.reject("mission", MIS_04, "%s is no face-up Mission", action.mission());
    } else if (!Goals.met(view, view.seat(), action.mission())) {
      findings.reject("mission", MIS_05, "you do not meet the Goal of %s", action.mission());
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CompleteMission action) {
    Turns.act(play, action.actor());
    Tallies.explore(play, action.actor());
    play.tell(MIS_07, new MissionCompleted(action.actor(), action.mission()));
    Triggers.fire(play, When.MISSION_COMPLETED, action.actor(), Optional.of(action.mission()));
    Goals.achieve(play, action.actor(), action.mission(), MIS_07);
  }

  private static boolean open(Table table, CardId mission) {
    ImmutableList<Slot> slots = table.missions();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).holds(mission)) {
        return true;
      }
    }
    return false;
  }
}
