package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.stccg.card.ArtifactDef;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.HashSet;
import java.util.Set;

/** What is wrong with the spaceline, the ships, the outposts, and what lies in play. */
final class BoardFaults {
  private final StccgState state;
  private final Table table;
  private final Inspection inspection;
  private final ImmutableList<Card> inPlay;

  BoardFaults(StccgState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
    this.inPlay = state.cards(Places.IN_PLAY);
  }

  /** What is wrong beside that. */
  void look() {
    spaceline();
    Whereabouts<CardId> cards = new Whereabouts<>(inspection, CardId::number);
    for (Location location : table.spaceline()) {
      cards.lies("table.spaceline", location.card().id());
    }
    ships(cards);
    outposts(cards);
    for (Pod pod : table.pods()) {
      there("table.pods", pod.card(), pod.location(), pod.controller());
      cards.lies("table.pods", pod.card().id());
    }
    lying(cards);
    for (Lasting lasting : table.lasting()) {
      boolean player =
          lasting.on().kind() == On.Kind.PLAYER || lasting.on().kind() == On.Kind.GROUP;
      inspection.require(
          !player || lasting.on().of() >= 1 && lasting.on().of() <= table.seats(),
          "table.lasting",
          "it holds for nobody");
    }
    turn();
  }

  /** All cards of the table are those that lie in play. */
  void cards() {
    for (Location each : table.spaceline()) {
      card("table.spaceline", each.card());
    }
    for (Ship each : table.ships()) {
      card("table.ships", each.card());
    }
    for (Outpost each : table.outposts()) {
      card("table.outposts", each.card());
    }
    for (Pod each : table.pods()) {
      card("table.pods", each.card());
    }
    for (Lying each : table.lying()) {
      card("table.lying", each.card());
    }
  }

  private void card(String path, Card card) {
    inspection.require(card.equals(Find.card(inPlay, card.id())), path, "%s is not in play", card);
  }

  private void there(String path, Card card, int location, Seat controller) {
    inspection.require(table.position(location) >= 0, path, "%s is nowhere", card);
    // The last to give up leaves everything as it lies.
    boolean gone = table.player(controller).resigned() && table.over().isEmpty();
    inspection.require(!gone, path, "%s has gone", controller);
  }

  private void spaceline() {
    Set<Integer> numbers = new HashSet<>();
    for (Location location : table.spaceline()) {
      String path = "table.spaceline." + location.number();
      inspection.require(numbers.add(location.number()), path, "it lies there twice");
      CardDef def = table.def(location.card());
      boolean mission = def instanceof MissionDef;
      inspection.require(mission || def instanceof EventDef, path, "it is no location");
      if (!mission) {
        inspection.require(
            table.lying(location.card().id()) != null
                && location.solvedBy().isEmpty()
                && !location.destroyed()
                && location.met().isEmpty()
                && location.aside() == 0,
            path,
            "it is no mission");
      }
      ImmutableList<Card> stack = state.cards(Places.stack(location.number()));
      inspection.require(
          location.aside() >= 0 && location.aside() <= stack.size(), path, "too many were met");
      boolean planet = def instanceof MissionDef laid && laid.missionType() == MissionType.PLANET;
      for (int i = Math.max(0, stack.size() - location.aside()); i < stack.size(); i++) {
        inspection.require(
            planet && table.def(stack.get(i)) instanceof ArtifactDef,
            path,
            "what was met and stays is an artifact");
      }
      if (inspection.size(path + ".seeds", location.seeds(), stack.size())) {
        for (int i = 0; i < stack.size(); i++) {
          inspection.require(
              stack.get(i).owner().equals(location.seeds().get(i)), path, "another has seeded it");
        }
      }
    }
    if (!table.spaceline().isEmpty()) {
      int last = table.spaceline().size() - 1;
      inspection.require(
          table.def(table.spaceline().get(0).card()) instanceof MissionDef
              && table.def(table.spaceline().get(last).card()) instanceof MissionDef,
          "table.spaceline",
          "missions lie at its ends");
    }
  }

  private void ships(Whereabouts<CardId> cards) {
    for (Ship ship : table.ships()) {
      String path = "table.ships." + ship.id();
      there(path, ship.card(), ship.location(), ship.controller().orElse(table.active()));
      cards.lies(path, ship.id());
      CardDef def = table.def(ship.card());
      boolean mover = def instanceof DilemmaDef dilemma && dilemma.mover().isPresent();
      inspection.require(
          def instanceof ShipDef ? ship.controller().isPresent() : mover, path, "it is no ship");
      inspection.require(
          !mover || ship.controller().isEmpty() && ship.goal().isPresent() && ship.here(),
          path,
          "nobody uses it, and it is bound somewhere");
      inspection.require(
          ship.returnsTo().isEmpty()
              || ship.controller().isPresent()
                  && (table.over().isPresent() || !table.player(ship.returnsTo().get()).resigned()),
          path,
          "it returns to nobody");
      inspection.require(
          ship.lent().filter(lent -> lent.turns() < 0).isEmpty(), path, "it is lent for no turn");
      inspection.require(
          !ship.cloaked() || !ship.condition().damaged(), path, "it is damaged and cloaked");
      inspection.require(
          ship.goal().isEmpty() || table.position(ship.goal().getAsInt()) >= 0,
          path,
          "it is bound nowhere");
    }
  }

  private void outposts(Whereabouts<CardId> cards) {
    for (Outpost outpost : table.outposts()) {
      String path = "table.outposts." + outpost.id();
      there(path, outpost.card(), outpost.location(), outpost.controller());
      cards.lies(path, outpost.id());
      inspection.require(table.def(outpost.card()) instanceof OutpostDef, path, "it is no outpost");
    }
  }

  private void lying(Whereabouts<CardId> cards) {
    for (Lying card : table.lying()) {
      String path = "table.lying." + card.id();
      boolean location = !(table.def(card.card()) instanceof MissionDef) && isLocation(card);
      if (!location) {
        cards.lies(path, card.id());
      }
      inspection.require(on(card.on()), path, "it lies on nothing");
      inspection.require(
          Grounds.of(table.def(card.card())).contains(card.on().kind()),
          path,
          "none of its kind lies there");
      inspection.require(
          card.on().kind() != On.Kind.TABLE || card.on().of() == card.controller().number(),
          path,
          "it lies before another");
      inspection.require(
          card.since() <= table.turn().number(), path, "it has not come to lie there yet");
    }
  }

  private boolean isLocation(Lying card) {
    for (Location location : table.spaceline()) {
      if (location.card().id().equals(card.id())) {
        return card.on().isLocation(location.number());
      }
    }
    return false;
  }

  private boolean on(On on) {
    return switch (on.kind()) {
      case TABLE, PLAYER, GROUP ->
          on.of() >= 1
              && on.of() <= table.seats()
              && !(table.player(Seat.of(on.of())).resigned() && table.over().isEmpty());
      case LOCATION -> table.position(on.of()) >= 0;
      case BORDER ->
          table.position(on.of()) >= 0 && table.position(on.of()) < table.spaceline().size() - 1;
      case SHIP, INTRUDER -> table.ship(CardId.of(on.of())) != null;
      case OUTPOST -> table.outpost(CardId.of(on.of())) != null;
    };
  }

  private void turn() {
    boolean begun = table.turn().number() > 0;
    inspection.require(!begun || !table.spaceline().isEmpty(), "table.turn", "nothing is laid yet");
    inspection.require(
        begun || table.ships().isEmpty() && table.lying().isEmpty(),
        "table.turn",
        "no turn has begun");
  }
}
