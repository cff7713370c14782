package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.event.SetupEvent.SetupRevealed;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Choosing a fleet within the point limit (BF-SET-12, BF-D-03). */
class FleetTest {
  @Rule({"BF-SET-12", "BF-D-03"})
  @Test
  void twoAndThreePlayersChooseFleetsOf65PointsAndMoreDoNot() {
    assertThat(Begun.game(2, "a", c -> c).phase()).isInstanceOf(SetupPhase.ChooseFleet.class);
    assertThat(Begun.game(3, "a", c -> c).phase()).isInstanceOf(SetupPhase.ChooseFleet.class);
    assertThat(Begun.game(4, "a", c -> c).phase()).isInstanceOf(SetupPhase.ChooseStash.class);
    assertThat(Begun.game(2, "a", c -> c.pointLimit(0)).phase())
        .isInstanceOf(SetupPhase.ChooseStash.class);
    assertThat(Begun.game(4, "a", c -> c.pointLimit(30)).phase())
        .isInstanceOf(SetupPhase.ChooseFleet.class);
  }

  @Rule({"BF-SET-12", "BF-ACT-02"})
  @Property(tries = 60)
  void aFleetNeverExceedsTheLimitAndCanAlwaysBeCompleted(
      @ForAll @IntRange(max = 99_999) int seed,
      @ForAll @IntRange(min = 1, max = 80) int limit,
      @ForAll List<@IntRange(max = 99) Integer> choices) {
    Scene scene = Begun.game(2, "fleet" + seed, c -> c.pointLimit(limit));
    Seat seat = scene.decider();
    ImmutableList<ShipId> deal = scene.faceDown(seat);
    int cheapest =
        deal.stream().map(FleetTest::vp).sorted().limit(4).mapToInt(Integer::intValue).sum();
    List<ShipId> taken = new ArrayList<>();
    for (int choice : choices) {
      List<TakeShip> offers = takes(scene, seat);
      if (offers.isEmpty()) {
        break;
      }
      TakeShip pick = offers.get(choice % offers.size());
      scene = scene.does(pick);
      taken.add(pick.ship());
      assertThat(points(taken)).isLessThanOrEqualTo(Math.max(limit, cheapest));
    }
    while (!scene.legal(seat).contains(new Commit(seat))) {
      assertThat(takes(scene, seat)).as("a way on from %s", taken).isNotEmpty();
      scene = scene.does(takes(scene, seat).get(0));
    }
  }

  @Rule({"BF-SET-12", "BF-SET-17"})
  @Test
  void tooManyPointsOrNoRoomForFourShipsIsRefused() {
    Scene scene = Begun.game(2, "limits", c -> c.pointLimit(30));
    Seat seat = scene.decider();
    List<ShipId> dear = new ArrayList<>(scene.faceDown(seat));
    dear.sort(Comparator.comparing(ship -> -vp(ship)));
    assertThat(points(dear.subList(0, 3))).isGreaterThan(25);
    Scene now = scene;
    for (ShipId ship : dear) {
      TakeShip take = new TakeShip(seat, ship);
      if (!now.legal(seat).contains(take)) {
        assertThat(now.violations(take).get(0).rule().value()).isIn("BF-SET-12", "BF-SET-17");
      } else {
        now = now.does(take);
      }
    }
    now.does(new Commit(seat));
    scene.rejects(new Commit(seat), "BF-SET-12");
  }

  @Rule("BF-SET-12")
  @Test
  void theLimitItselfIsAllowedAndOnePointMoreIsNot() {
    Scene scene = Begun.game(2, "exact", c -> c.level(Level.BASIC).pointLimit(12));
    Seat seat = scene.decider();
    List<Integer> sums = new ArrayList<>();
    for (ShipId first : scene.faceDown(seat)) {
      Scene one = scene.does(new TakeShip(seat, first));
      for (ShipId second : scene.faceDown(seat)) {
        TakeShip take = new TakeShip(seat, second);
        int sum = vp(first) + vp(second);
        if (!second.equals(first) && sum <= 12) {
          assertThat(one.violations(take)).isEmpty();
        } else if (!second.equals(first)) {
          one.rejects(take, "BF-SET-12");
        }
        sums.add(sum);
      }
    }
    assertThat(sums).contains(12, 13);
  }

  @Rule("BF-D-03")
  @Test
  void ifNoFleetOfFourFitsTheCheapestOnesMakeItUp() {
    Scene scene = Begun.game(2, "cheap", c -> c.pointLimit(1));
    Seat seat = scene.decider();
    List<ShipId> cheap = new ArrayList<>(scene.faceDown(seat));
    cheap.sort(Comparator.comparing(FleetTest::vp));
    scene.rejects(new TakeShip(seat, cheap.get(cheap.size() - 1)), "BF-SET-17");
    Scene after = Begun.takes(scene, cheap.subList(0, 4));
    assertThat(after.decider()).isNotEqualTo(seat);
    Scene basic = Begun.game(2, "cheap", c -> c.level(Level.BASIC).pointLimit(1));
    assertThat(takes(basic, basic.decider())).allMatch(take -> vp(take.ship()) == vp(cheap.get(0)));
  }

  @Rule({"BF-SET-12", "BF-SET-05"})
  @Test
  void shipsOfOthersAndShipsTakenAreRefused() {
    Scene scene = Begun.game(2, "own", c -> c);
    Seat seat = scene.decider();
    ShipId own = scene.faceDown(seat).get(0);
    ShipId foreign = scene.faceDown(seat.next(2)).get(0);
    ShipId undealt = scene.state().ships().cards(Places.SHIP_DECK).get(0);
    scene.rejects(new TakeShip(seat, foreign), "BF-SET-12");
    scene.rejects(new TakeShip(seat, ShipId.of(999)), "BF-ACT-01");
    scene.does(new TakeShip(seat, own)).rejects(new TakeShip(seat, own), "BF-ACT-01");
    assertThat(
            scene
                .violations(new TakeShip(seat, foreign))
                .get(0)
                .text()
                .replace(foreign.toString(), ""))
        .isEqualTo(
            scene
                .violations(new TakeShip(seat, undealt))
                .get(0)
                .text()
                .replace(undealt.toString(), ""));
    assertThat(scene.hand(seat)).as("they have their cards already").isNotEmpty();
  }

  @Rule({"BF-SET-12", "BF-SET-15", "BF-D-70"})
  @Test
  void whatNobodyChoseIsShuffledIntoTheShipDeckAndTheRestLiesAsDealt() {
    Scene scene = Begun.game(2, "basic", c -> c.level(Level.BASIC));
    Seat first = scene.decider();
    ImmutableList<ShipId> deal = scene.faceDown(first);
    ImmutableList<ShipId> others = scene.faceDown(first.next(2));
    Scene half = Begun.takes(scene, deal.subList(1, 6).reverse());
    Scene done = Begun.takes(half, others.subList(0, 3));
    assertThat(done.fleet(first).screen()).extracting(s -> s.id()).isEqualTo(deal.subList(1, 6));
    assertThat(done.fleet(first.next(2)).screen())
        .extracting(s -> s.id())
        .isEqualTo(others.subList(0, 3));
    assertThat(done.state().shipDeck()).isEqualTo(36 - 8);
    List<ShipId> unshuffled = new ArrayList<>(scene.state().ships().cards(Places.SHIP_DECK));
    for (Seat seat : Seat.first(2)) {
      scene.faceDown(seat).stream()
          .filter(ship -> done.state().table().find(ship) == null)
          .forEach(unshuffled::add);
    }
    assertThat(done.state().ships().cards(Places.SHIP_DECK))
        .containsExactlyInAnyOrderElementsOf(unshuffled)
        .isNotEqualTo(unshuffled);
    assertThat(done.events(FleetChosen.class))
        .contains(new FleetChosen(first, 5), new FleetChosen(first.next(2), 3));
    assertThat(done.events(SetupRevealed.class)).hasSize(2);
  }

  @Rule({"BF-D-03", "BF-D-02"})
  @Test
  void withoutFormationOneShipIsAFleet() {
    Scene scene = Begun.game(2, "one", c -> c.formation(false));
    Seat first = scene.decider();
    Scene one = Begun.takes(scene, scene.faceDown(first).subList(0, 1));
    assertThat(one.decider()).isEqualTo(first.next(2));
  }

  @Rule({"BF-SET-20", "BF-ACT-03"})
  @Test
  void nobodySeesHowManyShipsAnotherHasChosen() {
    Scene scene = Begun.game(3, "hidden", c -> c);
    Seat first = scene.decider();
    ImmutableList<ShipId> deal = scene.faceDown(first);
    Scene small = Begun.takes(scene, deal.subList(0, 4));
    Scene large = Begun.takes(scene, deal.subList(0, 5));
    for (Seat seat : List.of(first.next(3), first.next(3).next(3), Seat.SPECTATOR)) {
      assertThat(small.view(seat)).isEqualTo(large.view(seat));
      assertThat(small.view(seat).faceDownSize(first)).isEqualTo(10);
      assertThat(scene.does(new TakeShip(first, deal.get(0))).view(seat))
          .isEqualTo(scene.view(seat));
    }
  }

  @Rule({"BF-ACT-05", "BF-ACT-06"})
  @Test
  void aFleetIsWithdrawnThreeTimesAtMost() {
    Scene scene = Begun.game(2, "back", c -> c);
    Seat seat = scene.decider();
    TakeShip take = new TakeShip(seat, scene.faceDown(seat).get(0));
    Scene now = scene;
    for (int i = 0; i < 3; i++) {
      now = now.does(take, new Withdraw(seat));
      assertThat(now.legal(seat)).contains(take);
    }
    now.does(take).rejects(new Withdraw(seat), "BF-ACT-06");
    Scene next = Begun.takes(now, now.faceDown(seat).subList(0, 5));
    next = Begun.takes(next, next.faceDown(next.decider()).subList(0, 5));
    Seat stashing = next.decider();
    assertThat(stashing).isEqualTo(seat);
    assertThat(next.legal(seat)).as("a new step").contains(new Withdraw(seat));
    for (int i = 0; i < 3; i++) {
      next = next.does(new Withdraw(seat));
    }
    next.rejects(new Withdraw(seat), "BF-ACT-06");
    for (CardId card : next.hand(seat).subList(0, 2)) {
      next = next.does(new MarkCard(seat, card));
    }
    next = next.does(new Commit(seat));
    assertThat(next.secrets(seat).desk().withdrawals()).as("the next step is new too").isZero();
  }

  @Test
  void whoIsDealtNoMoreThanNeededChoosesNothing() {
    assertThat(Begun.game(2, "few", c -> c.shipsPerPlayer(4)).phase())
        .isInstanceOf(SetupPhase.ChooseStash.class);
    assertThat(Begun.game(2, "few", c -> c.shipsPerPlayer(5)).phase())
        .isInstanceOf(SetupPhase.ChooseFleet.class);
  }

  @Rule("BF-SET-12")
  @Test
  void theLimitIsTheOneAgreed() {
    assertThat(FleetChoice.of(BattleForceConfig.standard(2), 0, 15))
        .isEqualTo(new FleetChoice(4, 15, 65));
    assertThat(FleetChoice.of(Begun.config(2, c -> c.pointLimit(40).formation(false)), 0, 15))
        .isEqualTo(new FleetChoice(1, 15, 40));
  }

  private static List<TakeShip> takes(Scene scene, Seat seat) {
    List<TakeShip> takes = new ArrayList<>();
    for (BattleForceAction action : scene.legal(seat)) {
      if (action instanceof TakeShip take) {
        takes.add(take);
      }
    }
    return takes;
  }

  private static int points(List<ShipId> ships) {
    return ships.stream().mapToInt(FleetTest::vp).sum();
  }

  private static int vp(ShipId ship) {
    return BattleForceConfig.standard(2).cardSet().ships().get(ship.number() % 36).vp();
  }
}
