package io.stardeck.stccg.bot;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.EventUse;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;

/** What the card play of a turn promises. */
final class PlayWorth {
  private static final double FIRST_SHIP = 50;
  private static final double SPARE_SHIP = 3;
  private static final double PERSON = 10;
  private static final double GEAR = 5;
  private static final double DECLINE = 0.1;

  private PlayWorth() {}

  static double of(Outlook outlook, TurnAction action) {
    if (action instanceof TurnAction.PlayCard play) {
      Card card = Objects.requireNonNull(Find.card(outlook.view().zones(), play.card()));
      return play(outlook, card, play.on());
    }
    // To end the turn now would give all orders up.
    return action instanceof TurnAction.DeclinePlay ? DECLINE : 0;
  }

  private static double play(Outlook outlook, Card card, Aim on) {
    CardDef def = outlook.table().def(card);
    return switch (def.kind()) {
      case SHIP -> ships(outlook) == 0 ? FIRST_SHIP : SPARE_SHIP;
      case PERSONNEL -> PERSON + CardWorth.of(def) / 10 + brings(outlook, card, on, true);
      case EQUIPMENT -> GEAR + brings(outlook, card, on, false);
      case OUTPOST -> 1;
      default -> event(outlook.view(), def, on);
    };
  }

  /** The own ships that are at an own outpost. */
  private static int ships(Outlook outlook) {
    int ships = 0;
    for (Ship ship : outlook.table().ships()) {
      for (Outpost outpost : outlook.table().outposts()) {
        boolean there = ship.at(outpost.location());
        ships +=
            there && ship.of(outlook.seat()) && outpost.controller().equals(outlook.seat()) ? 1 : 0;
      }
    }
    return ships;
  }

  /** By how many points' worth of missions a card brings those at its outpost forward. */
  private static double brings(Outlook outlook, Card card, Aim on, boolean person) {
    Outpost outpost =
        Objects.requireNonNull(outlook.table().outpost(on.host().orElseThrow().card()));
    Crew crew = outlook.crew(outpost.location());
    StccgView view = outlook.view();
    double sum = 0;
    for (Location location : outlook.table().spaceline()) {
      if (Outlook.open(location)
          && location.card().owner().equals(view.seat())
          && outlook.table().def(location.card()) instanceof MissionDef mission) {

        Group before = crew.group(location.number(), false);
        Group after =
            Group.ofCards(
                view,
                view.seat(),
                location.number(),
                person ? Lists.plus(crew.persons(), card) : crew.persons(),
                person ? crew.gear() : Lists.plus(crew.gear(), card));
        sum +=
            mission.points()
                * (Progress.towards(mission, after) - Progress.towards(mission, before));
      }
    }
    return sum / 10;
  }

  private static double event(StccgView view, CardDef def, Aim on) {
    EventUse use = Objects.requireNonNull(EventUse.of(def));
    Optional<Seat> whose = Owners.of(view, on);
    double worth = EffectWorth.of(use);
    return whose.isPresent() && !whose.get().equals(view.seat()) ? -worth : worth;
  }
}
