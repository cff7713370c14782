package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.ShipEvent.ShipCaptured;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import java.util.Optional;

/** What a Klingon mutiny comes to (BF-MUT-03, 04, 07, 09). */
public final class Mutinies {
  /** The result from which on the ship is captured (BF-MUT-07). */
  public static final int CAPTURE = 4;

  private static final RuleId MUT_04 = RuleId.of("BF-MUT-04");

  private Mutinies() {}

  /** The die as the Prime Teams of both sides have changed it (BF-MUT-07). */
  public static int result(Attack attack) {
    return attack.dice().get(0) + attack.plusOnes().size() - attack.minusOnes().size();
  }

  /**
   * Hands the target over to the player of the card: it keeps its damage, the cards on it are
   * discarded, and it lies in their Reserve, face down if undamaged, or without rows in their line
   * (BF-MUT-04, 09, BF-D-11).
   */
  public static void capture(Play<BattleForceState> play, Attack attack) {
    Seat captor = attack.attacker();
    Berth berth = Ships.berth(play, attack.target().orElseThrow());
    Seat owner = berth.owner();
    Losses.takeOff(play, berth);
    play.tell(MUT_04, new ShipCaptured(owner, captor, berth.ship().id()));
    Row row = play.state().table().rows() ? Row.RESERVE : Row.SCREEN;
    Ships.join(play, captor, row, bare(berth.ship()));
    Ending.shipLost(play, owner);
  }

  /** {@code ship} without cards and markers. */
  public static Ship bare(Ship ship) {
    return ship.devicesOff()
        .withErratic(Optional.empty())
        .withWeasel(Optional.empty())
        .withDisengaged(Optional.empty());
  }
}
