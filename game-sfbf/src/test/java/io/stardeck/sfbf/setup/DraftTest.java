package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.card.ShipTag;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.SetupEvent.ShipDrafted;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ships that are drafted (BF-OPT-01 to 04, BF-D-53, BF-D-72). */
class DraftTest {
  @Rule("BF-OPT-01")
  @Test
  void allShipsLieOpenAndEachPicksUpToTheNumber() {
    Scene scene = begin(4, Option.SHIP_DRAFT);
    assertThat(pool(scene)).hasSize(36);
    assertThat(scene.view(Seat.SPECTATOR).table().phases().top()).isEqualTo(scene.phase());
    Seat first = scene.decider();
    ShipId picked = pool(scene).get(5);
    Scene one = scene.does(new DraftShip(first, picked));
    assertThat(one.fleet(first).screen()).extracting(ship -> ship.id()).containsExactly(picked);
    assertThat(one.told(ShipDrafted.class, first.next(4)))
        .containsExactly(new ShipDrafted(first, picked));
    one.rejects(new DraftShip(first.next(4), picked), "BF-OPT-01");
    Scene last = scene;
    for (int picks = 0; picks < 27; picks++) {
      last = last.does(last.legal(last.decider()).get(0));
    }
    assertThat(pool(last)).as("the last ship is picked too").hasSize(9);
    Scene done = last.does(last.legal(last.decider()).get(0));
    assertThat(done.phase()).isNotInstanceOf(SetupPhase.DraftShips.class);
    assertThat(Held.faceDown(done.state())).allMatch(s -> s.size() == 7);
    assertThat(done.state().table().fleets()).allMatch(fleet -> fleet.faceUp() == 0);
    assertThat(done.state().shipDeck()).isEqualTo(8);
  }

  @Rule({"BF-OPT-04", "BF-D-53"})
  @Test
  void eachRoundGoesInSeatOrderFromTheFirstPlayer() {
    Scene scene = begin(3, Option.SHIP_DRAFT);
    List<Seat> order = new ArrayList<>();
    while (order.size() < 9) {
      order.add(scene.decider());
      scene = scene.does(scene.legal(scene.decider()).get(0));
    }
    Seat first = scene.state().table().starter();
    List<Seat> round = List.of(first, first.next(3), first.next(3).next(3));
    assertThat(order.subList(0, 3)).isEqualTo(round);
    assertThat(order.subList(3, 6)).isEqualTo(round);
    assertThat(order.subList(6, 9)).isEqualTo(round);
  }

  @Rule("BF-OPT-02")
  @Test
  void theFleetCoreIsADreadnoughtThenACarrierThenTheRestIsDealt() {
    Scene scene = begin(4, Option.FLEET_CORE);
    Seat first = scene.decider();
    scene.rejects(new DraftShip(first, Given.ship("fed-ca")), "BF-OPT-02");
    scene.rejects(new DraftShip(first, Given.ship("fed-cvs")), "BF-OPT-02");
    for (int i = 0; i < 4; i++) {
      scene = scene.does(scene.legal(scene.decider()).get(0));
    }
    scene.rejects(new DraftShip(first, Given.ship("fed-dd")), "BF-OPT-02");
    Scene done = Begun.through(scene, phase -> phase instanceof SetupPhase.DraftShips);
    assertThat(Held.faceDown(done.state())).allMatch(s -> s.size() == 7);
    for (Seat seat : Seat.first(4)) {
      assertThat(tags(done, seat)).contains(ShipTag.DREADNOUGHT, ShipTag.CARRIER);
    }
    assertThat(done.events(ShipsDealt.class)).hasSize(4).allMatch(e -> e.ships().size() == 5);
    assertThat(done.events())
        .filteredOn(event -> event.what() instanceof ShipsDealt)
        .allMatch(event -> event.rule().equals(RuleId.of("BF-OPT-02")))
        .noneMatch(event -> event.audience().includes(Seat.SPECTATOR));
  }

  @Rule({"BF-OPT-02", "BF-D-53"})
  @Test
  void theLastDreadnoughtIsNobodysChoiceAndWithoutOneAnyShipWillDo() {
    SetupPhase.DraftShips last =
        new SetupPhase.DraftShips(
            Given.ONE, ImmutableList.of(Given.ship("fed-dn"), Given.ship("fed-ff")), 5);
    BattleForceConfig config = config(6, Option.FLEET_CORE);
    Scene scene = Given.config(config).phases(last).scene();
    assertThat(scene.legal(Given.ONE)).containsExactly(draft("fed-dn"));
    Scene none =
        Given.config(config)
            .phases(
                new SetupPhase.DraftShips(
                    Given.ONE, ImmutableList.of(Given.ship("fed-ca"), Given.ship("fed-ff")), 5))
            .scene();
    assertThat(none.legal(Given.ONE)).containsExactly(draft("fed-ca"), draft("fed-ff"));
    Scene six = begin(6, Option.FLEET_CORE);
    for (int i = 0; i < 5; i++) {
      six = six.does(six.legal(six.decider()).get(0));
    }
    Seat sixth = six.state().table().starter().next(6).next(6).next(6).next(6).next(6);
    assertThat(six.fleet(sixth).screen()).as("picked by itself").hasSize(1);
  }

  @Rule({"BF-OPT-03", "BF-INF-07"})
  @Test
  void fourAreDraftedAndTheOthersDealt() {
    Scene scene = begin(2, Option.DRAFT_FOUR);
    for (int i = 0; i < 7; i++) {
      scene = scene.does(scene.legal(scene.decider()).get(0));
    }
    List<ShipId> drafted = ids(scene, Seat.of(1));
    Scene done = scene.does(scene.legal(scene.decider()).get(0));
    assertThat(done.phase()).isInstanceOf(SetupPhase.ChooseStash.class);
    assertThat(Held.faceDown(done.state())).allMatch(s -> s.size() == 15);
    assertThat(done.faceDown(Seat.of(1))).containsAll(drafted);
    assertThat(done.view(Seat.of(2)).ships().cards(Places.faceDown(Seat.of(1))))
        .as("what was drafted openly, not what was dealt")
        .containsExactlyInAnyOrderElementsOf(drafted);
    assertThat(done.events())
        .filteredOn(event -> event.what() instanceof ShipsDealt)
        .hasSize(2)
        .allMatch(event -> event.rule().equals(RuleId.of("BF-OPT-03")));
    assertThat(done.events(ShipsDealt.class))
        .as("shuffled")
        .noneMatch(dealt -> Ordering.natural().isOrdered(numbers(dealt)));
    assertThat(done.state().shipDeck()).isEqualTo(6);
  }

  @Rule({"BF-OPT-02", "BF-OPT-03"})
  @Test
  void aCoreMayGoWithADraftOfFour() {
    Scene scene = begin(2, Option.DRAFT_FOUR, Option.FLEET_CORE);
    Scene done = Begun.through(scene, phase -> phase instanceof SetupPhase.DraftShips);
    assertThat(tags(done, Seat.of(2))).contains(ShipTag.DREADNOUGHT, ShipTag.CARRIER);
  }

  @Rule("BF-ACT-01")
  @Test
  void anUnknownShipIsRefused() {
    Scene scene = begin(2, Option.SHIP_DRAFT);
    scene.rejects(new DraftShip(scene.decider(), ShipId.of(36)), "BF-ACT-01");
  }

  private static DraftShip draft(String id) {
    return new DraftShip(Given.ONE, Given.ship(id));
  }

  private static List<ShipTag> tags(Scene scene, Seat seat) {
    List<ShipTag> tags = new ArrayList<>();
    for (ShipId ship : scene.faceDown(seat)) {
      tags.addAll(scene.state().table().card(ship).tags());
    }
    return tags;
  }

  private static List<ShipId> ids(Scene scene, Seat seat) {
    return scene.fleet(seat).screen().stream().map(ship -> ship.id()).toList();
  }

  private static ImmutableList<ShipId> pool(Scene scene) {
    return ((SetupPhase.DraftShips) scene.phase()).pool();
  }

  private static BattleForceConfig config(int players, Option... options) {
    return Begun.config(players, c -> c.addOptions(options));
  }

  private static Scene begin(int players, Option... options) {
    return Begun.game(config(players, options), "draft");
  }

  private static List<Integer> numbers(ShipsDealt dealt) {
    return dealt.ships().stream().map(ShipId::number).toList();
  }
}
