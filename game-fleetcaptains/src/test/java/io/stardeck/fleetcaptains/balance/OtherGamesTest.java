package io.stardeck.fleetcaptains.balance;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Report;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableCaptain;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.Ship;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** The aims of section 9.8 for other target scores and fleets, and for single attacks. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class OtherGamesTest {
  private static final int GAMES = Math.min(2_000, Integer.getInteger("stardeck.games", 20)) / 4;
  private static final int DIE = 6;
  private static final int KEPT = 8;
  private ImmutableList<Aim> aims = ImmutableList.of();

  @BeforeAll
  void measure() {
    ImmutableList.Builder<Aim> all = ImmutableList.builder();
    int shorter = 0;
    for (int target : new int[] {6, 16, 24}) {
      Figures figures = Figures.of(GAMES, target);
      int median = Figures.quantile(figures.turns, 0.5);
      String name = "target " + target;
      double won = figures.federation.share();
      all.add(Aim.share(name + ": won by the Federation", 0.43, 0.57, won, GAMES));
      all.add(Aim.count(name + ": turns, median", shorter, 20 * target, median, GAMES));
      shorter = median;
    }
    double full = full(0) / 2 + full(1) / 2;
    all.add(Aim.share("full fleet against one kept at 8", 0.52, 0.65, full, GAMES).missedBy(0.08));
    all.add(new Aim("damage of an attack among equals", 0.8, 1.4, 0, damage(), false));
    aims = all.build();
  }

  /** How often a full fleet wins against that captain's, kept small. */
  private static double full(int captain) {
    Figures figures = Figures.of(GAMES / 2, 10, state -> kept(state, captain));
    return captain == 0 ? 1 - figures.federation.share() : figures.federation.share();
  }

  /** The state with ships of that captain put aside, the last first, until 8 sizes are left. */
  private static FleetState kept(FleetState state, int number) {
    Captain captain = state.table().captain(Seat.at(number));
    List<Ship> fleet = new ArrayList<>(captain.fleet());
    List<CardId> reserve = new ArrayList<>(captain.reserve());
    while (fleet.stream().mapToInt(ship -> state.table().def(ship).size()).sum() > KEPT) {
      reserve.add(fleet.remove(fleet.size() - 1).card());
    }
    ImmutableCaptain small =
        ImmutableCaptain.copyOf(captain)
            .withFleet(fleet)
            .withReserve(ImmutableList.sortedCopyOf(CardId.BY_NUMBER, reserve));
    List<Captain> captains = new ArrayList<>(state.table().captains());
    captains.set(number, small);
    return state.with(ImmutableTable.copyOf(state.table()).withCaptains(captains));
  }

  /** The mean of all pairs of equal size: best Weapons against the balanced setting, at white. */
  private static double damage() {
    ComponentSet set = ComponentSets.standard();
    int pairs = 0;
    int points = 0;
    for (CardId attacker : set.ships()) {
      for (CardId target : set.ships()) {
        ShipDef one = set.ship(attacker);
        ShipDef other = set.ship(target);
        if (one.size() == other.size() && one.faction() != other.faction()) {
          pairs++;
          points += points(weapons(one), balanced(other).shields());
        }
      }
    }
    return points / (double) (pairs * DIE * DIE);
  }

  private static int points(int weapons, int shields) {
    int points = 0;
    for (int mine = 1; mine <= DIE; mine++) {
      for (int theirs = 1; theirs <= DIE; theirs++) {
        points += Contest.damage(weapons + mine, shields + theirs);
      }
    }
    return points;
  }

  private static int weapons(ShipDef ship) {
    return ship.settings(Alert.WHITE).stream().mapToInt(Setting::weapons).max().orElseThrow();
  }

  /** The first setting whose highest rating is the lowest. */
  private static Setting balanced(ShipDef ship) {
    Setting best = ship.settings(Alert.WHITE).get(0);
    for (Setting setting : ship.settings(Alert.WHITE)) {
      best = !setting.cloaked() && highest(setting) < highest(best) ? setting : best;
    }
    return best;
  }

  private static int highest(Setting setting) {
    return Math.max(
        Math.max(setting.weapons(), setting.sensors()),
        Math.max(setting.engines(), setting.shields()));
  }

  @AfterAll
  void write() throws IOException {
    Report report = new Report();
    aims.forEach(aim -> aim.report(report));
    report.write("balance-other.md", GAMES + " games each of the rule-of-thumb bot against itself");
  }

  @TestFactory
  Stream<DynamicTest> everyAimIsMet() {
    return aims.stream().map(aim -> DynamicTest.dynamicTest(aim.name(), aim::check));
  }
}
