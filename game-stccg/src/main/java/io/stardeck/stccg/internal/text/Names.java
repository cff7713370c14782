package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.zone.Seen;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.EventPlace;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.moving.Courses;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Played;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What things are called, as far as the seat of a view knows them.
 *
 * @param shared the names that more than one card has that the seat knows
 */
record Names(StccgView view, ImmutableSet<String> shared) {
  private static final ImmutableSet<String> LOCATIONS =
      ImmutableSet.of("location", "from", "to", "destination");

  /** The names of what the seat of {@code view} knows. */
  Names(StccgView view) {
    this(view, shared(view));
  }

  private static ImmutableSet<String> shared(StccgView view) {
    Set<String> seen = new HashSet<>();
    ImmutableSet.Builder<String> shared = ImmutableSet.builder();
    for (Seen<Card> zone : view.zones().zones()) {
      for (Card card : zone.cards()) {
        String name = view.table().def(card).name();
        if (!seen.add(name)) {
          shared.add(name);
        }
      }
    }
    return shared.build();
  }

  /** A card by its name, with its id where the seat knows another card of that name. */
  String of(Card card) {
    String name = view.table().def(card).name();
    return shared.contains(name) ? name + " " + card.id() : name;
  }

  /** A card by its id. */
  String of(CardId id) {
    @Nullable Card card = Find.card(view.zones(), id);
    return card == null ? id.toString() : of(card);
  }

  /** A card that may be unknown. */
  String of(Optional<Card> card) {
    return card.isPresent() ? of(card.get()) : "a card";
  }

  /** Cards, one after the other. */
  String of(ImmutableCollection<Card> cards) {
    return cards.isEmpty()
        ? "cards"
        : cards.stream().map(this::of).collect(Collectors.joining(", "));
  }

  /** A player. */
  String of(Seat seat) {
    return seat.toString();
  }

  /** Players, one after the other. */
  static String seats(ImmutableList<Seat> seats) {
    return seats.stream().map(Seat::toString).collect(Collectors.joining(", "));
  }

  /** Who has won, and with how many points. */
  static String of(Outcome outcome) {
    List<String> scores = new ArrayList<>();
    for (int i = 0; i < outcome.scores().size(); i++) {
      scores.add(Seat.at(i) + " has " + Phrases.count(outcome.scores().get(i), "point"));
    }
    ImmutableList<Seat> winners = outcome.winners();
    String won = winners.size() == 1 ? " wins; " : " win; ";
    return (winners.isEmpty() ? "nobody wins; " : seats(winners) + won) + String.join(", ", scores);
  }

  /** A location by its name, with its place in the spaceline where another one has that name. */
  String location(int number) {
    Table table = view.table();
    @Nullable Location location = table.location(number);
    if (location == null) {
      return "nowhere";
    }
    String name = table.def(location.card()).name();
    for (Location other : table.spaceline()) {
      if (other.number() != number && other.card().def().equals(location.card().def())) {
        return name + " (" + (table.position(number) + 1) + ")";
      }
    }
    return name;
  }

  /** What persons are on. */
  String of(Host host) {
    return switch (host.kind()) {
      case SHIP, OUTPOST, POD -> of(host.card());
      case TEAM -> "the team of " + host.teamSeat() + " on " + location(host.teamLocation());
    };
  }

  /** Where a ship on a course is bound, or one of nobody, with words before it. */
  String bound(Ship ship) {
    boolean bound = ship.controller().isEmpty() || Courses.holds(view.table(), ship);
    ImmutableSet<Integer> goals = bound ? Courses.goals(view.table(), ship) : ImmutableSet.of();
    return goals.isEmpty()
        ? ""
        : ", bound for " + goals.stream().map(this::location).collect(Collectors.joining(" or "));
  }

  private String group(Host host) {
    return host.kind() == HostKind.OUTPOST ? "the group at " + of(host) : of(host);
  }

  /** Who was stopped on a host: only the crew, if its ship is not ({@code ST-DIL-11}). */
  private String stopped(Host host) {
    @Nullable Ship ship = host.kind() == HostKind.SHIP ? view.table().ship(host.card()) : null;
    return ship != null && ship.stop() == Stop.NO ? "the crew of " + of(host) : group(host);
  }

  /** What a card is played on, with a word before it; nothing if it is played on nothing. */
  String on(Aim aim) {
    List<String> parts = new ArrayList<>();
    aim.host().ifPresent(host -> parts.add(of(host)));
    aim.card().ifPresent(card -> parts.add(of(card)));
    if (aim.host().filter(host -> host.kind() == HostKind.TEAM).isEmpty()) {
      aim.location().ifPresent(location -> parts.add(location(location)));
    }
    aim.seat().ifPresent(seat -> parts.add(of(seat)));
    aim.announced().ifPresent(number -> parts.add(announced(number)));
    return parts.isEmpty() ? "" : " on " + String.join(", ", parts);
  }

  /** What waits for answers: what was played in the open window, or what that is about. */
  private String announced(int number) {
    Phase.@Nullable Window window = About.window(view.table());
    if (window != null && number > 0 && number <= window.announced().replies().size()) {
      Played played = window.announced().replies().get(number - 1).action();
      return view.table().def(played.def()).name();
    } else if (window != null && About.below(view.table()) instanceof Phase.Announced card) {
      return of(card.card());
    }
    @Nullable String dilemma = window == null ? null : About.dilemma(view.table());
    return dilemma == null ? "what was played" : view.table().def(dilemma).name();
  }

  /** As {@link #on(Aim)}; what comes between two locations lies to the right of the one named. */
  String on(Card card, Aim aim) {
    boolean between =
        view.table().def(card) instanceof EventDef def
            && (def.event().place() == EventPlace.SPACELINE_BETWEEN
                || def.event().place() == EventPlace.BORDER_BETWEEN);
    return between && aim.location().isPresent()
        ? " to the right of " + location(aim.location().getAsInt())
        : on(aim);
  }

  /** As {@link #on(Card, Aim)}, of a card that the seat knows. */
  String on(CardId id, Aim aim) {
    @Nullable Card card = Find.card(view.zones(), id);
    return card == null ? on(aim) : on(card, aim);
  }

  /** The cards that are won for keeps, if there are any ({@code ST-SPC-11}). */
  String stakes(ImmutableList<Stake> stakes) {
    List<String> lost = new ArrayList<>();
    for (Stake stake : stakes) {
      lost.add("%s loses %s".formatted(stake.from(), view.table().def(stake.def()).name()));
    }
    return lost.isEmpty() ? "" : "; at stake: " + String.join(", ", lost);
  }

  /** An order. */
  String of(Order order) {
    if (order instanceof Order.Attempt attempt) {
      return "attempts " + location(attempt.location());
    }
    if (order instanceof Order.Move move) {
      return "moves " + of(move.ship()) + " to " + location(move.destination());
    }
    if (order instanceof Order.AttackTeam team) {
      return "attacks the team of " + team.opponent() + " on " + location(team.location());
    }
    if (order instanceof Order.Boarding boarding) {
      return "fights the crew of " + of(boarding.ship());
    }
    return order instanceof Order.AttackShip ship
        ? "attacks " + of(ship.target())
        : "attacks " + of(((Order.AttackOutpost) order).target());
  }

  /** What was chosen. */
  String of(Chosen option) {
    if (option instanceof Chosen.OfCard card) {
      return of(card.card());
    }
    if (option instanceof Chosen.OfDefinition def) {
      return view.table().def(def.def()).name();
    }
    if (option instanceof Chosen.OfLocation location) {
      return location(location.location());
    }
    if (option instanceof Chosen.OfNumber number) {
      return choosesEffect() ? nth(number.number()) : Integer.toString(number.number());
    }
    if (option instanceof Chosen.OfKind kind) {
      return Phrases.word(kind.kind());
    }
    if (option instanceof Chosen.OfAffiliation of) {
      return Phrases.word(of.affiliation());
    }
    return option instanceof Chosen.Yes ? "yes" : "no";
  }

  /** Whether one of several effects is chosen ({@code ST-EFF-25}). */
  private boolean choosesEffect() {
    return view.table().frames().top() instanceof Phase.Effects run
        && run.progress().asked().isPresent()
        && view.table().scripts(run.def()).get(run.script()).get(run.progress().next())
            instanceof GameEffect.Choose;
  }

  private static String nth(int index) {
    List<String> words = List.of("first", "second", "third", "fourth", "fifth");
    return "the " + (index < words.size() ? words.get(index) : index + 1 + "th") + " effect";
  }

  /** A part of an action, an event or a mark. */
  String part(String name, String form, Object value) {
    if (value instanceof ImmutableCollection<?> all) {
      return all.stream().map(each -> part(name, form, each)).collect(Collectors.joining(", "));
    } else if (value instanceof Integer number) {
      return LOCATIONS.contains(name)
          ? location(number)
          : form.isEmpty() ? "" + number : Phrases.count(number, form);
    } else if (value instanceof Card card) {
      return of(card);
    } else if (value instanceof CardId card) {
      return of(card);
    } else if (value instanceof Host host) {
      return switch (form) {
        case "group" -> group(host);
        case "stopped" -> stopped(host);
        default -> of(host);
      };
    } else if (value instanceof Order order) {
      return of(order);
    } else if (value instanceof Chosen option) {
      return of(option);
    } else if (value instanceof Aim aim) {
      return on(aim);
    } else if (value instanceof Affiliation affiliation) {
      return Phrases.word(affiliation);
    }
    return name.equals("def") ? view.table().def((String) value).name() : value.toString();
  }
}
