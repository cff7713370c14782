package io.stardeck.stccg.internal.text;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.internal.value.Spans;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.PlayerState;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The spaceline as a map, from left to right: one line for each mission, and what is there. */
final class TableText {
  private static final int NAME = 28;

  private final StccgView view;
  private final Table table;
  private final Names names;
  private final StringBuilder lines = new StringBuilder();

  private TableText(StccgView view) {
    this.view = view;
    this.table = view.table();
    this.names = new Names(view);
  }

  /** The table as the seat of {@code view} sees it. */
  static String of(StccgView view) {
    TableText text = new TableText(view);
    text.players();
    text.line("");
    for (int i = 0; i < text.table.spaceline().size(); i++) {
      text.location(i + 1, text.table.spaceline().get(i));
    }
    Optional<String> battle = new Forecast(view).underWay();
    text.announced(battle.isPresent());
    battle.ifPresent(outlook -> text.line("%s", outlook));
    text.hand();
    return text.lines.toString();
  }

  private void line(String format, Object... values) {
    lines.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
  }

  private void players() {
    line(
        "turn %d, %s is active, %d points win",
        table.turn().number(), table.active(), table.options().pointGoal());
    for (Seat seat : Seat.first(table.seats())) {
      PlayerState player = table.player(seat);
      line(
          "%s: %d points, deck %d, hand %d, discarded %d%s",
          seat,
          player.score(),
          view.size(Places.deck(seat)),
          view.size(Places.hand(seat)),
          view.size(Places.discard(seat)),
          player.resigned() ? ", has given up" : "");
      if (!seat.equals(view.seat())) {
        others(Places.hand(seat));
      }
      lying(On.table(seat), "  has %s");
      lying(On.player(seat), "  under %s");
    }
  }

  /** The cards that the seat knows to be in another's hand. */
  private void others(Place hand) {
    List<String> known = new ArrayList<>();
    view.cards(hand).forEach(card -> known.add(names.of(card)));
    known.addAll(pooled(hand::equals));
    if (!known.isEmpty()) {
      line("  hand: %s", String.join(", ", known));
    }
  }

  private void location(int place, Location location) {
    String name = table.def(location.card()).name();
    String marks =
        location.solvedBy().map(seat -> ", solved by " + seat).orElse("")
            + (location.destroyed() ? ", destroyed" : "");
    line(
        "%2d %s %s%s%s",
        place, Strings.padEnd(name, NAME, ' '), facts(location), seeds(location), marks);
    knownSeeds(location);
    lying(On.location(location.number()), "     with %s");
    for (Outpost outpost : table.outposts()) {
      if (outpost.location() == location.number()) {
        line(
            "     %s of %s: %s",
            names.of(outpost.card()), outpost.controller(), crew(outpost.host()));
        lying(On.outpost(outpost.id()), "       with %s");
      }
    }
    for (Ship ship : table.ships()) {
      if (ship.location() == location.number()) {
        ship(ship);
      }
    }
    for (Pod pod : table.pods()) {
      if (pod.location() == location.number()) {
        line("     pod of %s: %s", pod.controller(), crew(pod.host()));
      }
    }
    for (Seat seat : Seat.first(table.seats())) {
      Host team = Host.team(location.number(), seat);
      if (view.persons(team) + view.gear(team) > 0) {
        line("     on the planet, %s: %s", seat, crew(team));
      }
    }
    lying(On.border(location.number()), "   - %s -");
  }

  private String facts(Location location) {
    if (!(table.def(location.card()) instanceof MissionDef mission)) {
      return "Space  span " + Spans.of(table, location, view.seat());
    }
    String who =
        mission.anyAffiliation()
            ? "any"
            : mission.affiliations().stream().map(TableText::letter).collect(Collectors.joining());
    return "%-6s span %d, %2d points, %-3s"
        .formatted(Phrases.word(mission.missionType()), mission.span(), mission.points(), who);
  }

  private static String letter(Affiliation affiliation) {
    return affiliation.name().substring(0, 1);
  }

  private String seeds(Location location) {
    int size = view.size(Places.stack(location.number()));
    if (size == 0) {
      return "";
    }
    List<String> owners = new ArrayList<>();
    for (Seat seat : Seat.first(table.seats())) {
      long own = location.seeds().stream().filter(seat::equals).count();
      if (own > 0) {
        owners.add(own + " of " + seat);
      }
    }
    return " seeds " + size + (owners.isEmpty() ? "" : " (" + String.join(", ", owners) + ")");
  }

  /** Which of the seeds there the seat knows. */
  private void knownSeeds(Location location) {
    String known =
        view.cards(Places.stack(location.number())).stream()
            .map(card -> table.def(card).name())
            .collect(Collectors.joining(", "));
    if (!known.isEmpty()) {
      line("     seeds you know: %s", known);
    }
  }

  private void ship(Ship ship) {
    String state =
        (ship.condition().damaged() ? ", " + Phrases.word(ship.condition()) : "")
            + (ship.cloaked() ? ", cloaked" : "")
            + (ship.stop() == Stop.NO ? "" : ", stopped")
            + ship.aside().map(left -> ", away, back in " + Phrases.count(left, "turn")).orElse("")
            + names.bound(ship);
    line(
        "     %s of %s, RANGE %d/%d, WEAPONS %d, SHIELDS %d%s: %s",
        names.of(ship.card()),
        ship.controller().map(Seat::toString).orElse("nobody"),
        ShipNumbers.rangeLeft(view, ship),
        ShipNumbers.of(view, ship, Stat.RANGE),
        ShipNumbers.of(view, ship, Stat.WEAPONS),
        ShipNumbers.of(view, ship, Stat.SHIELDS),
        state,
        crew(ship.host()));
    lying(On.ship(ship.id()), "       with %s");
    lying(On.intruder(ship.id()), "       boarded by %s");
  }

  /** How many are on a host, and who of them is known to be there, or in a pool with others. */
  private String crew(Host host) {
    List<String> known = new ArrayList<>();
    for (Role role : Role.ALL) {
      for (Card card : view.cards(host, role)) {
        boolean stops = role == Role.STOPPED || role == Role.GEAR_STOPPED;
        known.add(names.of(card) + (stops ? " (stopped)" : ""));
      }
    }
    known.addAll(
        pooled(place -> Role.ALL.stream().anyMatch(role -> host.place(role).equals(place))));
    int stopped = view.size(host.place(Role.STOPPED)) + view.size(host.place(Role.DISABLED));
    String numbers =
        "%s%s, %d equipment"
            .formatted(
                Phrases.count(view.persons(host), "person"),
                stopped == 0 ? "" : " (" + stopped + " stopped)",
                view.gear(host));
    return known.isEmpty() ? numbers : numbers + ": " + String.join(", ", known);
  }

  /** What is known of cards there that cannot be told apart; what may lie elsewhere is doubtful. */
  private List<String> pooled(Predicate<Place> there) {
    List<String> known = new ArrayList<>();
    for (Pool pool : view.zones().known()) {
      if (pool.places().stream().anyMatch(there)) {
        String doubt = pool.places().stream().allMatch(there) ? "" : "?";
        pool.faces().forEach(face -> known.add(table.def(face.name()).name() + doubt));
      }
    }
    return known;
  }

  private void lying(On on, String format) {
    for (Lying card : table.lying()) {
      if (card.on().equals(on) && !isLocation(card)) {
        ImmutableList<Card> held = view.cards(Places.held(card.id()));
        String state =
            (card.countdown().isPresent() ? " (" + card.countdown().getAsInt() + " left)" : "")
                + (card.turned() ? " (turned over)" : "")
                + (held.isEmpty() ? "" : ", which holds " + names.of(held));
        line(format, names.of(card.card()) + state);
      }
    }
  }

  /** Whether a card is itself the location that it lies at. */
  private boolean isLocation(Lying card) {
    @Nullable Location there =
        card.on().kind() == On.Kind.LOCATION ? table.location(card.on().of()) : null;
    return there != null && there.card().id().equals(card.id());
  }

  /**
   * What is announced and waits for answers, and what was played in answer, the first first; but an
   * attack that can be forecast.
   */
  private void announced(boolean battle) {
    for (Phase frame : ImmutableList.copyOf(table.frames()).reverse()) {
      if (frame instanceof Phase.Announced card) {
        line(
            "announced: %s plays %s%s",
            card.seat(), names.of(card.card()), names.on(card.card(), card.on()));
      } else if (frame instanceof OrderPhase.Declared order && !battle) {
        line("announced: %s %s", order.seat(), names.of(order.order()));
      } else if (frame instanceof Phase.Window window) {
        for (Reply<Played> reply : window.announced().replies()) {
          Played played = reply.action();
          line(
              "played: %s interrupts with %s%s%s",
              played.actor(),
              table.def(played.def()).name(),
              names.on(played.on()),
              reply.stopped() ? ", which has no effect" : "");
        }
      }
    }
  }

  private void hand() {
    if (view.seat().number() >= 1 && view.seat().number() <= table.seats()) {
      for (Place place :
          List.of(
              Places.hand(view.seat()), Places.seeds(view.seat()), Places.outposts(view.seat()))) {
        if (view.size(place) > 0) {
          line("your %s:", place.zone());
          view.cards(place).forEach(card -> line("  %s", names.of(card)));
        }
      }
    }
  }
}
