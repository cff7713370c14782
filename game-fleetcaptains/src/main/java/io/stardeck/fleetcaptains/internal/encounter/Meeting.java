package io.stardeck.fleetcaptains.internal.encounter;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_33;
import static io.stardeck.fleetcaptains.internal.RuleIds.ENC_01;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.EncounterDef;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.effect.FirstDecision;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;

/** From the draw of an encounter to the moment in which it takes effect ({@code FC-D-86}). */
public final class Meeting {
  private Meeting() {}

  /** An encounter is drawn in a tile, which ends the maneuver ({@code FC-EXP-05}). */
  public static void draw(
      Play<FleetState> play, Seat seat, ImmutableList<CardId> ships, int space) {
    int spent = play.state().zones().size(Places.SPENT_ENCOUNTERS);
    if (play.state().zones().size(Places.ENCOUNTERS) == 0 && spent > 0) {
      Cards.DEALER.all(play, Places.SPENT_ENCOUNTERS).to(Places.ENCOUNTERS);
      Cards.DEALER.shuffle(play, Places.ENCOUNTERS);
      play.tell(D_33, new CardEvent.DeckReshuffled(Places.ENCOUNTERS.toString()));
    }
    if (play.state().zones().size(Places.ENCOUNTERS) == 0) {
      return;
    }
    CardId card = Cards.DEALER.top(play, Places.ENCOUNTERS).openly().to(Places.OPEN).card();
    play.tell(ENC_01, new CardEvent.EncounterDrawn(seat, card));
    Maneuver open = Maneuvers.open(play);
    // Exploring by an effect ends the maneuver of its own ship alone (FC-D-89).
    if (open != null && open.ships().contains(ships.get(0))) {
      Maneuvers.end(play, ManeuverEnd.ENCOUNTER);
    }
    Tables.change(play, table -> table.withFailed(false));
    EncounterDef def = Tables.of(play).set().encounter(card);
    if (ships.size() == 1 || def.allShips()) {
      ImmutableList<CardId> others = ships.subList(1, ships.size());
      meet(play, new EncounterDrawn(seat, card, ships.get(0), others, space));
    } else {
      play.push(new FleetFrame.EncounterShip(seat, card, ships, space));
    }
  }

  /** One ship meets an encounter, or all do; their owner may adjust first. */
  static void meet(Play<FleetState> play, EncounterDrawn drawn) {
    Table table = Tables.of(play);
    boolean adjusts = Contest.adjustable(table, Lists.plus(drawn.force(), drawn.ship()));
    if (drawn.seat().equals(table.active()) && adjusts && !asks(play, drawn)) {
      play.push(drawn);
    } else {
      Exploring.resolve(play, drawn);
    }
  }

  /** Whether the first thing that an encounter brings is a window or a choice of its player. */
  private static boolean asks(Play<FleetState> play, EncounterDrawn drawn) {
    ImmutableList<Effect> effects = Tables.of(play).set().encounter(drawn.encounter()).effects();
    FleetView view = FleetView.of(play.state(), drawn.seat());
    return FirstDecision.isOf(view, Exploring.first(Tables.of(play).set(), drawn), effects);
  }
}
