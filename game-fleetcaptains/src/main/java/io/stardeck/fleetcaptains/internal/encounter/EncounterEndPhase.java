package io.stardeck.fleetcaptains.internal.encounter;

import static io.stardeck.fleetcaptains.internal.RuleIds.ENC_03;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.EncounterDef;
import io.stardeck.fleetcaptains.card.fact.Afterwards;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Scores;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterEnd;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What becomes of an encounter that was resolved ({@code FC-ENC-03}). */
public final class EncounterEndPhase implements PhaseRule<FleetState, FleetView, EncounterEnd> {
  @Override
  public boolean proceed(Play<FleetState> play, EncounterEnd frame) {
    play.pop();
    Table table = Tables.of(play);
    EncounterDef def = table.set().encounter(frame.encounter());
    boolean passed = !table.failed();
    play.tell(ENC_03, new CardEvent.EncounterResolved(frame.encounter(), frame.ship(), passed));
    if (passed) {
      Deeds.count(play, frame.seat(), Deed.ENCOUNTER_PASSED, 1);
    }
    // Its own words may have laid it somewhere already.
    if (Lying.loose(play, frame.encounter())) {
      lay(play, frame, def, passed);
    }
    return true;
  }

  private static void lay(
      Play<FleetState> play, EncounterEnd frame, EncounterDef def, boolean passed) {
    CardId card = frame.encounter();
    Ship ship = keeper(Tables.of(play), frame);
    if (passed && def.vp() > 0) {
      Scores.score(
          play, frame.seat(), new Scored(ScoreKind.ENCOUNTER, Optional.of(card), def.vp()));
    } else if (def.afterwards() == Afterwards.KEEP_AS_CARGO && ship != null) {
      Tables.ship(play, ship.card(), each -> each.withCargo(Lists.plus(each.cargo(), card)));
      play.tell(ENC_03, new ShipEvent.CargoGained(card, ship.card()));
    } else if (def.afterwards() == Afterwards.ATTACH_SHIP && ship != null) {
      Lying.atShip(play, card, ship.card());
    } else if (def.afterwards() == Afterwards.ATTACH_TILE) {
      Lying.onTile(play, card, frame.space());
    } else {
      Commands.lay(play, card, def.afterwards() == Afterwards.TRASH, ENC_03);
    }
  }

  /** The first of the ships that met it that is still in play ({@code FC-D-30}). */
  private static @Nullable Ship keeper(Table table, EncounterEnd frame) {
    Ship keeper = table.ship(frame.ship());
    for (int i = 0; keeper == null && i < frame.after().size(); i++) {
      keeper = table.ship(frame.after().get(i));
    }
    return keeper;
  }
}
