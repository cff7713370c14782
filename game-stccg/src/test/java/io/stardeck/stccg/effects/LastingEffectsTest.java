package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.stccg.state.On;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.engine.Seat;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** What cards bring about, for a turn or as long as they lie there. */
class LastingEffectsTest {
  private static final String CONDUIT = "143"; // RANGE x 2 in this turn

  private final Scene scene = Scene.laid().missions("191", "151");
  private final CardId ship = scene.ship(ONE, "331", 0); // RANGE 7

  private int range(String... interrupts) {
    scene.hand(ONE, "331");
    scene.hand(TWO, "331");
    scene.orders(ONE);
    for (String interrupt : interrupts) {
      scene.plays(ONE, interrupt, Aim.at(Host.ship(ship))).passes();
    }
    return ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE);
  }

  @Rule({"ST-TRM-03", "ST-D-30", "ST-D-64"})
  @Test
  void twoCopiesThatActOnOneShipHaveTheEffectOfOne() {
    assertThat(range(CONDUIT)).isEqualTo(14);
    assertThat(range(CONDUIT)).isEqualTo(14);
  }

  @Rule({"ST-REQ-12", "ST-DMG-03"})
  @Test
  void damageLimitsRangeAfterAllElse() {
    scene.damaged(ship);
    assertThat(range(CONDUIT)).isEqualTo(5);
  }

  @Rule({"ST-SPC-12", "ST-EFF-14", "ST-TRM-03", "ST-D-64"})
  @Test
  void spiesOfTwoPlayersAtOneMissionServeEachTheirOwn() {
    Scene spied = Scene.laid().missions("151"); // Diplomacy Mission, of the Federation
    Attempt[] attempts = new Attempt[2];
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      Host team = Host.team(0, seat);
      spied.persons(seat, team, "261").lies(seat, "072", On.location(0)); // Klingon on Federation
      attempts[seat.index()] = new Attempt(seat, 0, team, ImmutableSet.of(Affiliation.KLINGON));
    }
    assertThat(spied.orders(ONE).against(attempts[0])).isEmpty();
    assertThat(spied.orders(TWO).against(attempts[1])).isEmpty();
  }
}
