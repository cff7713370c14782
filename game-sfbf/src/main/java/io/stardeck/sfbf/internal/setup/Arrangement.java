package io.stardeck.sfbf.internal.setup;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/** The first formations: made unseen, shown together (BF-SET-15 to 17, 20, BF-D-07, BF-D-10). */
public final class Arrangement {
  private static final RuleId SET_15 = RuleId.of("BF-SET-15");
  private static final RuleId SET_20 = RuleId.of("BF-SET-20");

  /** The fewest ships in Screen and in Main Body, the most in the Reserve (BF-SET-17). */
  private static final int PER_ROW = 2;

  /** The fewest ships that fill both (BF-D-07). */
  public static final int FULL = 2 * PER_ROW;

  private Arrangement() {}

  /**
   * Whether {@code rows} can still become a legal formation of {@code ships} ships: with fewer than
   * four the Screen is filled first, then the Main Body (BF-D-07).
   */
  public static boolean possible(Rows rows, int ships) {
    int screen = Math.min(PER_ROW, ships);
    int main = Math.min(PER_ROW, ships - screen);
    int missing =
        Math.max(0, screen - rows.screen().size()) + Math.max(0, main - rows.main().size());
    return rows.reserve().size() <= PER_ROW && missing <= ships - rows.size();
  }

  /**
   * The formation of {@code ships} as they were dealt: two ships each in Screen and Main Body as
   * far as they last, all others in the Screen.
   */
  public static Rows asDealt(ImmutableList<ShipId> ships) {
    Rows rows = Rows.NONE;
    for (ShipId ship : ships) {
      Rows inScreen = rows.with(ship, Row.SCREEN);
      rows = possible(inScreen, ships.size()) ? inScreen : rows.with(ship, Row.MAIN);
    }
    return rows;
  }

  /** Notes the formation of {@code seat}; the next one arranges theirs, or all are shown. */
  public static void arrange(Play<BattleForceState> play, Seat seat, Rows rows) {
    Secrets secrets = play.state().secrets(seat);
    play.become(play.state().with(seat, secrets.withArranged(Optional.of(rows))));
    SetupPhase.Arrange phase = (SetupPhase.Arrange) play.state().table().phases().top();
    if (phase.waiting().isEmpty()) {
      reveal(play);
    } else {
      play.replace(new SetupPhase.Arrange(phase.waiting().get(0), Lists.rest(phase.waiting())));
    }
  }

  /** Shows all formations at once. */
  public static void reveal(Play<BattleForceState> play) {
    boolean rows = play.state().table().rows();
    play.pop();
    for (Seat seat : Seat.first(play.state().table().fleets().size())) {
      Rows formation =
          rows
              ? formation(play, seat)
              : new Rows(play.state().faceDown(seat), ImmutableList.of(), ImmutableList.of());
      Fleet fleet =
          play.state()
              .table()
              .fleet(seat)
              .withScreen(ships(formation.screen()))
              .withMain(ships(formation.main()));
      Secrets secrets = play.state().secrets(seat).withArranged(Optional.empty());
      play.become(play.state().with(seat, fleet).with(seat, secrets));
      show(play, seat, formation);
      play.tell(
          rows ? SET_20 : SET_15,
          new SetupRevealed(
              seat, formation.screen(), formation.main(), formation.reserve().size()));
    }
  }

  /** The ships in line leave the face-down ones, of which the Reserve is left in its order. */
  private static void show(Play<BattleForceState> play, Seat seat, Rows formation) {
    Place ships = Places.faceDown(seat);
    for (ShipId ship : formation.screen()) {
      SHIPS.card(play, ships, ship).away();
    }
    for (ShipId ship : formation.main()) {
      SHIPS.card(play, ships, ship).away();
    }
    if (!play.state().faceDown(seat).equals(formation.reserve())) {
      SHIPS.arrange(play, ships, formation.reserve(), Audience.only(seat));
    }
  }

  private static Rows formation(Play<BattleForceState> play, Seat seat) {
    return play.state().isPlayer(seat)
        ? play.state().secrets(seat).arranged().orElseThrow()
        : enemyFormation(play, play.state().faceDown(seat));
  }

  /** The solitaire enemy: in random order, half in the Screen, rounded up (BF-SOL-02). */
  private static Rows enemyFormation(Play<BattleForceState> play, ImmutableList<ShipId> ships) {
    ImmutableList<ShipId> order = play.shuffle(ships);
    int half = (ships.size() + 1) / 2;
    return new Rows(order.subList(0, half), order.subList(half, ships.size()), ImmutableList.of());
  }

  private static ImmutableList<Ship> ships(ImmutableList<ShipId> ids) {
    ImmutableList.Builder<Ship> ships = ImmutableList.builderWithExpectedSize(ids.size());
    for (ShipId id : ids) {
      ships.add(Ship.fresh(id));
    }
    return ships.build();
  }
}
