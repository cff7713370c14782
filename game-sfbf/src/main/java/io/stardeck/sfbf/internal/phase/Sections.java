package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSetMultimap;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Objects;
import java.util.Set;

/**
 * Which phase of the turn a frame belongs to, and in which phases an action can be played at all.
 */
final class Sections {
  private static final ImmutableMap<Class<? extends Frame>, Section> FRAMES =
      ImmutableMap.<Class<? extends Frame>, Section>builder()
          .put(SetupPhase.ChooseRace.class, Section.SETUP)
          .put(SetupPhase.DraftShips.class, Section.SETUP)
          .put(SetupPhase.ChooseFleet.class, Section.SETUP)
          .put(SetupPhase.ChooseStash.class, Section.SETUP)
          .put(SetupPhase.Arrange.class, Section.SETUP)
          .put(SetupPhase.ChooseDevice.class, Section.SETUP)
          .put(Draft.Ships.class, Section.SETUP)
          .put(Draft.Formation.class, Section.SETUP)
          .put(Phase.TurnStart.class, Section.DRAW)
          .put(Phase.Draw.class, Section.DRAW)
          .put(Phase.Repair.class, Section.REPAIR)
          .put(Phase.RepairBoxes.class, Section.REPAIR)
          .put(Phase.Formation.class, Section.FORMATION)
          .put(Phase.Choice.class, Section.ATTACK)
          .put(Phase.Combat.class, Section.ATTACK)
          .put(Phase.DefenceWindow.class, Section.ATTACK)
          .put(Phase.ReactionWindow.class, Section.ATTACK)
          .put(Phase.DefenceAnswer.class, Section.ATTACK)
          .put(Phase.FireWindow.class, Section.ATTACK)
          .put(Phase.Interception.class, Section.ATTACK)
          .put(Phase.FlotillaTarget.class, Section.ATTACK)
          .put(Phase.MutinyResponse.class, Section.ATTACK)
          .put(Phase.CeasefireStash.class, Section.ATTACK)
          .put(Phase.Allocation.class, Section.ATTACK)
          .put(Phase.OrderDiscards.class, Section.ATTACK)
          .put(Draft.Cards.class, Section.ATTACK)
          .put(Draft.Assault.class, Section.ATTACK)
          .put(Phase.Discard.class, Section.DISCARD)
          .put(Phase.DuelSetup.class, Section.END)
          .put(Phase.GameOver.class, Section.END)
          .buildOrThrow();

  private static final ImmutableSetMultimap<Class<?>, Section> ACTIONS = actions();

  private Sections() {}

  static Section of(Frame frame) {
    if (frame instanceof Draft.Cards cards && cards.purpose() == Draft.Purpose.RESERVE) {
      return Section.SETUP;
    }
    if (frame instanceof Phase.Formation formation && formation.second()) {
      return Section.ATTACK;
    }
    return Objects.requireNonNull(FRAMES.get(frame.getClass()));
  }

  static Set<Section> of(BattleForceAction action) {
    return ACTIONS.get(action.getClass());
  }

  private static ImmutableSetMultimap<Class<?>, Section> actions() {
    ImmutableSetMultimap.Builder<Class<?>, Section> sections = ImmutableSetMultimap.builder();
    for (PhaseRule<BattleForceState, BattleForceView, ?> phase : Phases.all()) {
      for (ActionRule<BattleForceState, BattleForceView, ?> rule : phase.open()) {
        sections.put(rule.action(), Objects.requireNonNull(FRAMES.get(phase.frame())));
      }
    }
    // Cards are marked in the set-up too (BF-SET-03).
    sections.put(MarkCard.class, Section.SETUP);
    // The second formation change belongs to phase 4 (BF-ATK-08).
    sections.put(MoveShip.class, Section.ATTACK);
    sections.put(ActivateDevice.class, Section.ATTACK);
    sections.put(EndFormation.class, Section.ATTACK);
    return sections.build();
  }
}
