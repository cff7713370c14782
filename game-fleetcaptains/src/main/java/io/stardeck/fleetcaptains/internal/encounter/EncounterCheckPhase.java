package io.stardeck.fleetcaptains.internal.encounter;

import static io.stardeck.fleetcaptains.internal.RuleIds.EXP_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterCheck;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** A die is rolled for an encounter ({@code FC-EXP-04, FC-D-32}). */
public final class EncounterCheckPhase implements PhaseRule<FleetState, FleetView, EncounterCheck> {
  private static final int DIE = 6;

  @Override
  public boolean proceed(Play<FleetState> play, EncounterCheck frame) {
    play.pop();
    Table table = Tables.of(play);
    ImmutableList<CardId> ships =
        Lists.filter(
            frame.ships(),
            card -> {
              Ship ship = table.ship(card);
              return ship != null && ship.isAt(frame.from());
            });
    LocationDef location = table.location(frame.space());
    if (!ships.isEmpty() && location != null && location.encounters().isPresent()) {
      int die = play.roll(DIE);
      play.tell(EXP_04, new BoardEvent.EncounterChecked(die));
      if (location.encounters().get().has(die)) {
        Meeting.draw(play, frame.seat(), ships, frame.space());
      }
    }
    return true;
  }
}
