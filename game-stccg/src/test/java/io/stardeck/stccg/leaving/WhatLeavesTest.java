package io.stardeck.stccg.leaving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What ends with a player who gives up, and who gives up rather than put a stake. */
class WhatLeavesTest {
  private static final Host TEAM = Host.team(0, ONE);

  // Hunt for DNA Program (planet), Pegasus Search (space).
  private final Scene scene = Scene.laid(3).missions("162", "178");

  @Rule({"ST-SPC-11", "ST-MUL-06"})
  @Test
  void whoPutsNoStakeIsOutAndTheNextOneIsAsked() {
    CardId raise = scene.hand(ONE, "089");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, raise, Aim.NOTHING));
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
    scene.does(new Choose(TWO, new Chosen.No()));
    assertThat(scene.state().table().player(TWO).resigned()).isTrue();
    assertThat(scene.state().top().deciders()).containsExactly(THREE);
    scene.does(new Choose(THREE, new Chosen.Yes()));
    assertThat(scene.state().table().player(THREE).resigned()).isFalse();
    assertThat(scene.state().table().lying())
        .extracting(each -> each.card().def())
        .containsExactly("089");
  }

  @Rule({"ST-SPC-11", "ST-WIN-05"})
  @Test
  void withTwoPlayersWhoPutsNoStakeHasLost() {
    Scene two = Scene.laid().missions("162");
    CardId raise = two.hand(ONE, "089");
    two.cardPlay(ONE).quietly(new PlayCard(ONE, raise, Aim.NOTHING));
    two.does(new Choose(TWO, new Chosen.No()));
    assertThat(two.state().table().over().orElseThrow().outcome().winners()).containsExactly(ONE);
  }

  @Rule({"ST-MUL-05", "ST-EFF-12"})
  @Test
  void whatTheyHaveImposedForAWhileEndsAndWhatOthersHaveDoesNot() {
    Host own = Host.ship(scene.ship(ONE, "331", 1));
    Host theirs = Host.ship(scene.ship(TWO, "331", 1));
    scene.persons(ONE, own, "205").persons(TWO, theirs, "206").orders(ONE);
    scene.plays(TWO, "143", Aim.at(own)).passes(); // Transwarp Conduit
    scene.plays(THREE, "143", Aim.at(own)).passes();
    assertThat(scene.state().table().lasting()).hasSize(2);
    scene.does(new Resign(TWO));
    assertThat(scene.state().table().lasting())
        .extracting(each -> each.controller())
        .containsExactly(THREE);
  }

  @Rule({"ST-MUL-05", "ST-EFF-29", "ST-EFF-31"})
  @Test
  void whomACardOfTheirsHoldsIsFree() {
    CardId aging = scene.lies(TWO, "066", On.table(TWO));
    scene.persons(ONE, TEAM, "205").disabled(ONE, TEAM, aging).orders(ONE);
    scene.does(new Resign(TWO));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("205");
    assertThat(scene.state().cards(TEAM, Role.FREE).get(0).marks()).isEmpty();
  }

  @Rule("ST-MUL-05")
  @ParameterizedTest
  @CsvSource({
    // whose outpost, whose Spacedock, who gives up, whether it stays
    "1, 1, 2, true",
    "1, 2, 2, false",
    "2, 1, 2, false",
  })
  void whatLiesOnAnOutpostGoesWithItAndWithItsPlayer(
      int outpost, int dock, int leaver, boolean stays) {
    CardId built = scene.outpost(Seat.of(outpost), "104", 1);
    scene.lies(Seat.of(dock), "092", On.outpost(built));
    scene.orders(THREE).does(new Resign(Seat.of(leaver)));
    assertThat(scene.state().table().lying().isEmpty()).isNotEqualTo(stays);
  }

  @Rule("ST-MUL-05")
  @ParameterizedTest
  @CsvSource({
    // what lies on a ship of the first player, whose it is, who gives up, whether it stays
    "102, 2, 2, false",
    "102, 3, 2, true",
    "040, 2, 2, true", // a dilemma
    "040, 2, 1, false",
  })
  void whatLiesOnAShipGoesWithItAndEventsWithTheirPlayer(
      String def, int by, int leaver, boolean stays) {
    CardId ship = scene.ship(ONE, "331", 1);
    scene.lies(Seat.of(by), def, On.ship(ship));
    scene.orders(THREE).does(new Resign(Seat.of(leaver)));
    assertThat(scene.state().table().lying().isEmpty()).isNotEqualTo(stays);
  }

  @Rule("ST-MUL-05")
  @ParameterizedTest
  @CsvSource({
    // whose card lies on the second player, who gives up, whether it stays
    "1, 1, false",
    "1, 2, false",
    "1, 3, true",
    "3, 1, true",
    "3, 3, false",
  })
  void whatLiesOnAPlayerGoesWithThemAndWithWhoPlayedIt(int by, int leaver, boolean stays) {
    scene.lies(Seat.of(by), "098", On.player(TWO)); // The Traveler
    scene.orders(leaver == 2 ? THREE : TWO).does(new Resign(Seat.of(leaver)));
    assertThat(scene.state().table().lying().isEmpty()).isNotEqualTo(stays);
  }
}
