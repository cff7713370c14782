package io.stardeck.stccg.internal.effects.game;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.word.GameEffect.RelocateMission;
import io.stardeck.stccg.internal.effects.word.Goals;
import io.stardeck.stccg.internal.effects.word.StccgAsking;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.OfLocation;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code RELOCATE_MISSION}: a mission takes the place of another location, with all that is there
 * ({@code ST-EFF-08}).
 */
final class RelocateMissionWord implements StccgAsking<RelocateMission> {
  /** The locations whose place it may take; what was inserted is no mission and stays. */
  private static ImmutableList<Chosen> goals(Facts facts, RelocateMission effect, Effects run) {
    Table table = facts.table();
    @Nullable Location mission = table.location(Goals.location(facts, run));
    if (mission == null || !(table.def(mission.card()) instanceof MissionDef)) {
      return ImmutableList.of();
    }
    return Goals.shifted(table, table.position(mission.number()), effect.to(), effect.n());
  }

  @Override
  public Optional<Seat> chooser(StccgView open, RelocateMission effect, Effects run) {
    return run.chosen().isEmpty() && goals(open, effect, run).size() > 1
        ? Optional.of(run.seat())
        : Optional.empty();
  }

  @Override
  public ImmutableList<Chosen> options(StccgView view, RelocateMission effect, Effects run) {
    return goals(view, effect, run);
  }

  @Override
  public String question(StccgView view, RelocateMission effect, Effects run) {
    return "whose place does the mission take?";
  }

  @Override
  public void chosen(Play<StccgState> play, RelocateMission effect, Effects run, Chosen option) {
    play.replace(run.choosing(option));
  }

  @Override
  public void perform(Play<StccgState> play, RelocateMission effect, Effects run) {
    Optional<Chosen> goal =
        run.chosen().or(() -> goals(play.state(), effect, run).stream().findFirst());
    goal.ifPresent(
        place ->
            Spaceline.move(
                play, Goals.location(play.state(), run), ((OfLocation) place).location()));
  }
}
