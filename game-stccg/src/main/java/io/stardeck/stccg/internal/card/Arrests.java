package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * House arrest of those who do not go with the others any more ({@code ST-TRE-05}, {@code -08}).
 */
public final class Arrests {
  private static final RuleId TRE_05 = RuleId.of("ST-TRE-05");
  private static final RuleId TRE_08 = RuleId.of("ST-TRE-08");

  private Arrests() {}

  /**
   * A treaty of {@code seat} has ended: aboard ships and at outposts who does not fit is under
   * house arrest.
   */
  static void begin(Play<StccgState> play, Seat seat) {
    if (play.state().table().player(seat).resigned()) {
      return; // their cards go out of play (ST-MUL-05)
    }
    for (Manned manned : Manned.all(play.state().table())) {
      Manned own = manned.own(play.state().table());
      if (own.seat().equals(seat)) {
        begin(play, manned, own);
      }
    }
  }

  private static void begin(Play<StccgState> play, Manned manned, Manned own) {
    switch (manned.host().kind()) {
      case SHIP -> {
        if (!options(play.state(), manned).isEmpty() || secret(play.state(), manned)) {
          play.push(new Phase.Tie(manned.seat(), manned.host().card(), Phase.Tied.LOYAL));
        } else {
          begin(play, own);
        }
      }
      case OUTPOST -> arrest(play, own, ImmutableList.of());
      case TEAM, POD -> {}
    }
  }

  /** No two parts of a crew are equal: the first of them is loyal. */
  public static void begin(Play<StccgState> play, Manned ship) {
    Manned own = ship.own(play.state().table());
    arrest(play, own, loyal(play.state().table(), own, ranks(crew(play.state(), own))));
  }

  /**
   * Whether others cannot tell if parts of a crew that may be aboard are equal: then the controller
   * is asked in any case ({@code ST-VIS-14}).
   */
  private static boolean secret(StccgState state, Manned manned) {
    @Nullable Ship ship = ship(state.table(), manned);
    if (ship == null || state.persons(ship.host()) < 2 || !divisible(state.table(), manned, ship)) {
      return false;
    }
    ZonesView<Card> seen = state.zones().view(Seat.SPECTATOR);
    for (Role role : Role.PERSONS) {
      Place place = ship.host().place(role);
      if (state.size(place) > 0 && !seen.at(place).whole()) {
        return true;
      }
    }
    return false;
  }

  /** Whether parts that do not go together may go with a ship, as all can see. */
  private static boolean divisible(Table table, Manned manned, Ship ship) {
    Manned own = manned.own(table);
    Affiliation served = Affiliations.of(table, ship.card());
    ImmutableList.Builder<Affiliation> fit = ImmutableList.builder();
    for (Affiliation each : Affiliation.values()) {
      if (each.major() && Affiliations.compatible(table, own.seat(), each, served)) {
        fit.add(each);
      }
    }
    return !apart(table, own, fit.build()).isEmpty();
  }

  /** The controller has chosen which of two equal parts of a crew is loyal. */
  public static void begin(Play<StccgState> play, Manned ship, Affiliation first) {
    Manned own = ship.own(play.state().table());
    List<Affiliation> ranks = ranks(crew(play.state(), own));
    ranks.remove(first);
    ranks.add(0, first);
    arrest(play, own, loyal(play.state().table(), own, ranks));
  }

  /** Whoever fits again, by a new treaty say, is under house arrest no more. */
  static void end(Play<StccgState> play) {
    for (Manned host : Manned.all(play.state().table())) {
      Manned manned = host.own(play.state().table());
      for (Role role : Role.ALL) {
        for (Card card : Marks.inOrder(play.state().cards(manned.host(), role))) {
          if (card.has(Mark.Arrested.class) && fits(play.state(), manned, card)) {
            Place place = manned.host().place(role);
            Card free = card.without(mark -> mark instanceof Mark.Arrested);
            Marks.silently(play, place, card, free);
            tell(play, manned, place, free, TRE_08);
          }
        }
      }
    }
  }

  /** Who was taken aboard a ship and does not go with those there is under house arrest. */
  static Card prisoner(Play<StccgState> play, Manned ship, Card card, Role role) {
    if (!role.persons() || ship.host().kind() != HostKind.SHIP || fits(play.state(), ship, card)) {
      return card;
    }
    return arrest(play, ship, ship.host().place(role), card);
  }

  private static Card arrest(Play<StccgState> play, Manned manned, Place place, Card card) {
    Card arrested = card.marked(new Mark.Arrested());
    Marks.silently(play, place, card, arrested);
    tell(play, manned, place, arrested, TRE_05);
    return arrested;
  }

  private static boolean fits(Facts facts, Manned manned, Card card) {
    @Nullable Ship ship = ship(facts.table(), manned);
    @Nullable Outpost outpost = facts.table().outpost(manned.host().card());
    return ship != null
        ? Boarding.fits(facts, manned.seat(), card, ship)
        : outpost != null && Boarding.fits(facts.table(), manned.seat(), card, outpost);
  }

  private static @Nullable Ship ship(Table table, Manned manned) {
    return table.ship(manned.host());
  }

  /** The affiliations of a crew, the ship's own first, then the most numerous. */
  private static List<Affiliation> ranks(Map<Affiliation, Integer> crew) {
    List<Affiliation> ranks = new ArrayList<>(crew.keySet());
    ranks.sort(Comparator.comparing(each -> -crew.getOrDefault(each, 0)));
    return ranks;
  }

  /** How many of a crew serve whom; those whom the ship serves come before any number. */
  private static Map<Affiliation, Integer> crew(Facts facts, Manned manned) {
    Map<Affiliation, Integer> crew = new EnumMap<>(Affiliation.class);
    for (Role role : Role.PERSONS) {
      for (Card card : facts.cards(manned.host(), role)) {
        Affiliation affiliation = Affiliations.of(facts.table(), card);
        if (affiliation.major() && !card.has(Mark.Arrested.class)) {
          crew.merge(affiliation, 1, Integer::sum);
        }
      }
    }
    @Nullable Ship ship = ship(facts.table(), manned);
    if (ship != null && Affiliations.of(facts.table(), ship.card()).major()) {
      crew.put(Affiliations.of(facts.table(), ship.card()), Integer.MAX_VALUE);
    }
    return crew;
  }

  /**
   * Equal parts of the crew of a ship that go with all greater ones, if they do not go together and
   * its controller has to choose among them.
   */
  public static ImmutableList<Affiliation> options(Facts facts, Manned host) {
    Manned manned = host.own(facts.table());

    Map<Affiliation, Integer> crew = crew(facts, manned);
    List<Affiliation> ranks = ranks(crew);
    List<Affiliation> greater = new ArrayList<>();
    for (Affiliation each : ranks) {
      ImmutableList.Builder<Affiliation> equals = ImmutableList.builder();
      for (Affiliation other : ranks) {
        if (crew.getOrDefault(other, 0).equals(crew.get(each))
            && goes(facts.table(), manned, other, greater)) {
          equals.add(other);
        }
      }
      ImmutableList<Affiliation> apart = apart(facts.table(), manned, equals.build());
      if (!apart.isEmpty()) {
        return apart;
      }
      if (goes(facts.table(), manned, each, greater)) {
        greater.add(each);
      }
    }
    return ImmutableList.of();
  }

  /** Those that do not go with all others of them. */
  private static ImmutableList<Affiliation> apart(
      Table table, Manned manned, ImmutableList<Affiliation> parts) {
    ImmutableList.Builder<Affiliation> apart = ImmutableList.builder();
    for (Affiliation each : parts) {
      if (!goes(table, manned, each, parts)) {
        apart.add(each);
      }
    }
    return apart.build();
  }

  private static boolean goes(
      Table table, Manned manned, Affiliation affiliation, List<Affiliation> others) {
    for (Affiliation other : others) {
      if (!Affiliations.compatible(table, manned.seat(), affiliation, other)) {
        return false;
      }
    }
    return true;
  }

  /** Those that go with all that come before them. */
  private static ImmutableList<Affiliation> loyal(
      Table table, Manned manned, List<Affiliation> ranks) {
    List<Affiliation> loyal = new ArrayList<>();
    for (Affiliation each : ranks) {
      if (goes(table, manned, each, loyal)) {
        loyal.add(each);
      }
    }
    return ImmutableList.copyOf(loyal);
  }

  private static void arrest(
      Play<StccgState> play, Manned manned, ImmutableList<Affiliation> loyal) {
    Table table = play.state().table();
    @Nullable Outpost outpost = table.outpost(manned.host().card());
    for (Role role : Role.PERSONS) {
      for (Card card : Marks.inOrder(play.state().cards(manned.host(), role))) {
        Affiliation affiliation = Affiliations.of(table, card);
        boolean stays =
            outpost != null
                ? Boarding.fits(table, manned.seat(), card, outpost)
                : !affiliation.major() || loyal.contains(affiliation);
        if (!stays && !card.has(Mark.Arrested.class)) {
          arrest(play, manned, manned.host().place(role), card);
        }
      }
    }
  }

  private static void tell(
      Play<StccgState> play, Manned manned, Place place, Card card, RuleId rule) {
    play.tell(
        Witnesses.knowers(play.state(), place, card),
        rule,
        new CardEvent.HouseArrest(manned.host(), card, card.has(Mark.Arrested.class)));
  }
}
