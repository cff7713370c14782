package io.stardeck.sfbf.internal.setup;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.SetupEvent.RacePicked;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** Who plays which race, and with which ships of it (BF-OPT-20 to 23, BF-D-71). */
public final class RaceChoice {
  private static final RuleId OPT_20 = RuleId.of("BF-OPT-20");
  private static final RuleId OPT_21 = RuleId.of("BF-OPT-21");
  private static final RuleId OPT_22 = RuleId.of("BF-OPT-22");
  private static final int FACES = 6;
  private static final int SIX_PLAYERS = 6;

  private RaceChoice() {}

  /** Whether Tholian and Orion ships make one race, picked as the Orion one (BF-OPT-23). */
  public static boolean piratesAndTholians(Table table) {
    return table.config().players() == SIX_PLAYERS;
  }

  /** Whether nobody has that race yet. */
  public static boolean free(SetupPhase.ChooseRace phase, Race race) {
    for (int i = 0; i < phase.races().size(); i++) {
      if (phase.races().get(i).contains(race)) {
        return false;
      }
    }
    return true;
  }

  /** The only race that may be picked now, or null if there is a choice. */
  public static @Nullable Race only(Table table, SetupPhase.ChooseRace phase) {
    @Nullable Race only = null;
    for (Race race : Race.values()) {
      boolean part = race == Race.THOLIAN && piratesAndTholians(table);
      if (free(phase, race) && !part) {
        if (only != null) {
          return null;
        }
        only = race;
      }
    }
    return only;
  }

  /** The races are those agreed on, or dice tell in which order the players pick (BF-OPT-21). */
  public static void begin(Play<BattleForceState> play, SetupPhase.ChooseRace phase) {
    Table table = play.state().table();
    ImmutableList<Race> agreed = table.config().races();
    if (!agreed.isEmpty()) {
      for (int i = 0; i < agreed.size(); i++) {
        play.tell(OPT_21, new RacePicked(Seat.at(i), agreed.get(i)));
      }
      play.pop();
      deal(play, agreed);
      return;
    }
    ImmutableList<Seat> seats =
        ImmutableList.<Seat>builder().add(phase.seat()).addAll(phase.waiting()).build();
    ImmutableList<Seat> order = order(play, seats, OPT_21);
    play.replace(
        new SetupPhase.ChooseRace(
            order.get(0),
            Lists.rest(order),
            ImmutableList.copyOf(Collections.nCopies(seats.size(), ImmutableList.of()))));
  }

  /** Gives {@code race} to the one whose turn it is; after the last one the ships are dealt. */
  public static void pick(Play<BattleForceState> play, SetupPhase.ChooseRace phase, Race race) {
    play.tell(OPT_20, new RacePicked(phase.seat(), race));
    ImmutableList<ImmutableList<Race>> races =
        Lists.set(phase.races(), phase.seat().index(), ImmutableList.of(race));
    if (!phase.waiting().isEmpty()) {
      play.replace(
          new SetupPhase.ChooseRace(phase.waiting().get(0), Lists.rest(phase.waiting()), races));
      return;
    }
    ImmutableList.Builder<Race> all = ImmutableList.builder();
    for (ImmutableList<Race> one : races) {
      all.addAll(one);
    }
    play.pop();
    deal(play, all.build());
  }

  /**
   * Everybody rolls; the highest comes first. Those with equal faces roll again, for the places
   * that they share alone (BF-OPT-22).
   */
  private static ImmutableList<Seat> order(
      Play<BattleForceState> play, ImmutableList<Seat> seats, RuleId rule) {
    ImmutableListMultimap.Builder<Integer, Seat> rolled = ImmutableListMultimap.builder();
    for (Seat seat : seats) {
      int face = play.roll(FACES);
      play.tell(rule, new DieRolled(seat, face));
      rolled.put(face, seat);
    }
    ImmutableListMultimap<Integer, Seat> byFace = rolled.build();
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    for (int face = FACES; face >= 1; face--) {
      ImmutableList<Seat> equal = byFace.get(face);
      order.addAll(equal.size() > 1 ? order(play, equal, OPT_22) : equal);
    }
    return order.build();
  }

  /**
   * Each gets all ships of their race; who has more of them than the smallest race has, or than was
   * agreed, chooses. All others form the ship deck (BF-D-71).
   */
  private static void deal(Play<BattleForceState> play, ImmutableList<Race> races) {
    Table table = play.state().table().withRaces(races);
    play.become(play.state().with(table));
    ImmutableList.Builder<ShipId> rest = ImmutableList.builder();
    for (int number = 0; table.exists(ShipId.of(number)); number++) {
      if (!races.contains(race(table, ShipId.of(number)))) {
        rest.add(ShipId.of(number));
      }
    }
    int number = table.config().dealtShips();
    for (int index = 0; index < races.size(); index++) {
      ImmutableList<ShipId> ships = shipsOf(table, races.get(index));
      number = Math.min(number, ships.size());
      Seat seat = Seat.at(index);
      SHIPS.bring(play, Places.faceDown(seat), ships, Audience.everyone());
      play.tell(OPT_20, new ShipsDealt(seat, ships));
    }
    SHIPS.all(play, Places.SHIP_DECK).away();
    SHIPS.bring(play, Places.SHIP_DECK, rest.build(), Audience.nobody());
    play.become(
        SHIPS.informed(play.state(), Audience.everyone(), ImmutableList.of(Places.SHIP_DECK)));
    letChoose(play, number);
  }

  private static void letChoose(Play<BattleForceState> play, int number) {
    Table table = play.state().table();
    ImmutableList.Builder<Seat> choosing = ImmutableList.builder();
    Seat seat = table.starter();
    for (int i = 0; i < table.config().players(); i++) {
      if (play.state().faceDownSize(seat) > number) {
        choosing.add(seat);
      }
      seat = seat.next(table.config().players());
    }
    ImmutableList<Seat> order = choosing.build();
    if (order.isEmpty()) {
      FleetSetup.form(play);
    } else {
      play.push(new SetupPhase.ChooseFleet(order.get(0), Lists.rest(order), number));
    }
  }

  private static ImmutableList<ShipId> shipsOf(Table table, Race race) {
    ImmutableList.Builder<ShipId> ships = ImmutableList.builder();
    for (int number = 0; table.exists(ShipId.of(number)); number++) {
      if (race(table, ShipId.of(number)) == race) {
        ships.add(ShipId.of(number));
      }
    }
    return ships.build();
  }

  /** The race of a ship; where Tholians and Orions are one race, the one of them that is played. */
  public static Race race(Table table, ShipId ship) {
    Race race = table.card(ship).race();
    if (!piratesAndTholians(table) || race != Race.ORION && race != Race.THOLIAN) {
      return race;
    }
    return table.races().contains(Race.THOLIAN) ? Race.THOLIAN : Race.ORION;
  }
}
