package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_06;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_07;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.state.FleetFrame.RescuedCrew;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What is beamed ({@code FC-TRP-02, FC-TRP-05 … FC-TRP-08}). */
public final class Beams {
  private Beams() {}

  /** Whether a ship has anything aboard that can be beamed. */
  public static boolean loaded(Ship ship) {
    return !ship.crew().isEmpty() || !ship.cargo().isEmpty();
  }

  /** Everything aboard two ships: crew, then cargo, of one and then of the other. */
  public static void aboard(Ship one, Ship other, Consumer<? super CardId> item) {
    one.crew().forEach(item);
    one.cargo().forEach(item);
    other.crew().forEach(item);
    other.cargo().forEach(item);
  }

  /** Whether a ship has an item aboard. */
  public static boolean carries(@Nullable Ship ship, CardId item) {
    return ship != null && (ship.crew().contains(item) || ship.cargo().contains(item));
  }

  /** An item goes over to the other of two own ships. */
  public static void swap(Play<FleetState> play, CardId one, CardId other, CardId item) {
    boolean first = carries(Tables.of(play).ship(one), item);
    CardId from = first ? one : other;
    CardId to = first ? other : one;
    boolean crew = Objects.requireNonNull(Tables.of(play).ship(from)).crew().contains(item);
    take(play, from, item);
    if (crew) {
      Tables.ship(play, to, ship -> ship.withCrew(Lists.plus(ship.crew(), item)));
    } else {
      Tables.ship(play, to, ship -> ship.withCargo(Lists.plus(ship.cargo(), item)));
    }
    play.tell(TRP_02, new ShipEvent.CargoMoved(item, from, to));
  }

  private static void take(Play<FleetState> play, CardId from, CardId item) {
    Tables.ship(
        play,
        from,
        ship ->
            ship.withCrew(Lists.minus(ship.crew(), item))
                .withCargo(Lists.minus(ship.cargo(), item)));
    Lying.left(play, item, from);
  }

  /** A crew card becomes a captive on the other ship. */
  public static void capture(Play<FleetState> play, CardId from, CardId to, CardId crew) {
    take(play, from, crew);
    Tables.ship(play, to, ship -> ship.withCargo(Lists.plus(ship.cargo(), crew)));
    play.tell(TRP_06, new ShipEvent.CargoMoved(crew, from, to));
    Lying.left(play, crew); // a captive is in play no more
    Deeds.count(play, Tables.of(play).owner(to), Deed.CREW_CAPTURED, 1);
  }

  /** Cargo goes from one player's ship to the other's; a captive aboard its own side is freed. */
  public static void hand(Play<FleetState> play, CardId from, CardId to, CardId item, RuleId rule) {
    take(play, from, item);
    Table table = Tables.of(play);
    play.tell(rule, new ShipEvent.CargoMoved(item, from, to));
    Seat owner = table.owner(to);
    if (table.set().isCommand(item)
        && table.set().command(item).faction() == table.faction(owner)) {
      play.push(new RescuedCrew(table.player(item), item, to));
    } else {
      Tables.ship(play, to, ship -> ship.withCargo(Lists.plus(ship.cargo(), item)));
    }
  }

  /** Crew goes to the discard pile of its owner. */
  public static void lose(Play<FleetState> play, CardId ship, CardId crew) {
    take(play, ship, crew);
    play.tell(TRP_05, new ShipEvent.CrewLost(crew, ship));
    Commands.lay(play, crew, false, TRP_05);
  }

  /** A captive who was freed is crew of that ship. */
  public static void deployRescued(Play<FleetState> play) {
    RescuedCrew rescued = Tables.popped(play, RescuedCrew.class);
    Tables.ship(
        play, rescued.ship(), ship -> ship.withCrew(Lists.plus(ship.crew(), rescued.card())));
    play.tell(TRP_07, new ShipEvent.CrewAssigned(rescued.card(), rescued.ship()));
  }
}
