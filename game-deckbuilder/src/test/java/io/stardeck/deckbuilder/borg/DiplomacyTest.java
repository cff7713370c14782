package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.faceUp;
import static io.stardeck.deckbuilder.borg.Team.flipped;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.points;
import static io.stardeck.deckbuilder.borg.Team.team;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipChanged;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.SpaceEvent.DiplomacyWon;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Starships that are no Cubes, in the turn of a team. */
class DiplomacyTest {
  @Rule({"DB-BOR-80", "DB-BOR-19", "DB-BOR-64", "DB-I-21"})
  @Test
  void aStarshipStaysFaceUpAndIsNotFought() {
    Scene scene = agree(team(2).bridge(ONE, "phasers").space("boarder").scene());
    assertThat(flipped(scene)).containsExactly("boarder");
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
    assertThat(scene.seen(ONE, BattleStarted.class)).isEmpty();
    assertThat(scene.state().table().inBattle(TWO)).isFalse();
    scene.rejects(new WinByDiplomacy(ONE, card("p0"), false), "DB-BOR-80");
  }

  @Rule({"DB-BOR-80", "DB-EXP-02"})
  @Test
  void itsFlipEffectIsCarriedOut() {
    // The Bridge is empty when the turn begins; so it is flipped in the middle of one.
    Given given = team(2).hand(ONE, "lure").bridge(ONE, "man").space("boarder", "cache");
    Scene asked = given.scene().does(play(ONE, "lure"));
    assertThat(asked.options(ONE)).hasSize(2);
    assertThat(flipped(asked)).containsExactly("boarder");
  }

  @Rule({"DB-BOR-80", "DB-EFF-01"})
  @Test
  void whatItGetsForItsEncounterDoesNotLastTheTurn() {
    String boost =
        "[{\"op\":\"ADD_STAT_SHIP\",\"stat\":\"diplomacy\",\"amount\":1,\"until\":\"%s\"}]";
    assertThat(diplomacy(boost.formatted("ENCOUNTER_END"))).isEqualTo(3);
    assertThat(diplomacy(boost.formatted("TURN_END"))).isEqualTo(4);
  }

  /** The Diplomacy of p0, which lies face up, with that FLIP. */
  private static int diplomacy(String flip) {
    CardSet cards = Sets.with(Given.SMALL, "p0", "flip", flip);
    Given given = Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards));
    Scene scene = agree(acting(given, Seat.first(2)).space("p0").scene());
    Table table = scene.state().table();
    return Totals.of(table, table.flipped(card("p0")).orElseThrow(), Stat.DIPLOMACY);
  }

  @Rule({"DB-BOR-80", "DB-BOR-64"})
  @Test
  void evenOneThatAsksForABattleIsNotFought() {
    Scene scene = agree(team(2).space("raging").scene());
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
    assertThat(flipped(scene)).containsExactly("raging");
  }

  @Rule({"DB-BOR-81", "DB-BOR-82", "DB-FOR-04", "DB-D-57"})
  @Test
  void whoHasSpeedAndDiplomacyWinsItOnce() {
    Scene scene = agree(team(2).damage(ONE, 3).space("p0").scene());
    // Seat 1 has speed 3 and diplomacy 3, seat 2 has speed 2.
    scene.rejects(new WinByDiplomacy(TWO, card("p0"), false), "DB-FOR-04");
    Scene won = scene.does(new WinByDiplomacy(ONE, card("p0"), false));
    assertThat(won.seen(TWO, DiplomacyWon.class))
        .containsExactly(new DiplomacyWon(ONE, card("p0")));
    assertThat(won.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("p0")), Destination.POINTS));
    assertThat(points(won, ONE)).containsExactly("p0");
    assertThat(damage(won, ONE)).isEqualTo(3);
    assertThat(flipped(won)).isEmpty();
    won.rejects(new WinByDiplomacy(ONE, card("p0"), false), "DB-BOR-80");
    won.rejects(new WinByDiplomacy(ONE, CardId.of(9999), false), "DB-GEN-01");
  }

  @Rule({"DB-D-57", "DB-BOR-82", "DB-SHP-08", "DB-SHP-09", "DB-BOR-05", "DB-BOR-07"})
  @Test
  void heMayTakeItAsHisFlagshipAndKeepsHisStartingEffect() {
    Scene scene = agree(team(2).damage(ONE, 3).space("p0").scene());
    CardId start = scene.area(ONE).starting();
    Scene won = scene.does(new WinByDiplomacy(ONE, card("p0"), true));
    assertThat(won.area(ONE).flagship()).contains(Ship.fresh(card("p0")));
    assertThat(won.seen(TWO, FlagshipChanged.class))
        .containsExactly(new FlagshipChanged(ONE, start, card("p0")));
    assertThat(won.area(ONE).points()).containsExactly(start);
    assertThat(won.area(ONE).starting()).isEqualTo(start);
  }

  @Rule({"DB-BOR-82", "DB-SHP-08"})
  @Test
  void otherwiseItGoesWhereItSays() {
    CardSet cards = Sets.with(Given.SMALL, "p0", "disposition", "{\"achieved\": \"REMOVE\"}");
    Given given = Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards));
    Scene scene = agree(acting(given, Seat.first(2)).space("p0").scene());
    Scene won = scene.does(new WinByDiplomacy(ONE, card("p0"), false));
    assertThat(points(won, ONE)).isEmpty();
    assertThat(won.state().table().removed()).contains(card("p0"));
    assertThat(scene.does(new WinByDiplomacy(ONE, card("p0"), true)).area(ONE).flagship())
        .contains(Ship.fresh(card("p0")));
  }

  @Rule({"DB-BOR-81", "DB-BOR-24"})
  @Test
  void tryingItTakesBackAnAgreement() {
    Scene scene = agree(team(2).space("p0").scene()).does(new AgreeEnd(ONE));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    assertThat(waitedFor(scene.does(new WinByDiplomacy(ONE, card("p0"), false))))
        .containsExactly(ONE, TWO);
  }

  @Rule({"DB-BOR-64", "DB-BOR-81"})
  @Test
  void diplomacyWaitsUntilAllThatWasFlippedIsResolved() {
    Given given = team(2).hand(ONE, "lure").space("p0", "stand");
    Scene window = given.scene().does(play(ONE, "lure"));
    assertThat(flipped(window)).containsExactly("p0", "stand");
    window.rejects(new WinByDiplomacy(ONE, card("p0"), false), "DB-BOR-64");
    assertThat(pass(window).legal(ONE)).contains(new WinByDiplomacy(ONE, card("p0"), false));
  }

  @Rule({"DB-BOR-81", "DB-SHP-06", "DB-CUB-15", "DB-CMP-37"})
  @Test
  void neitherACubeNorAShipWithoutDiplomacyCanBePersuaded() {
    Scene scene = Scene.at(faceUp(team(2).bridge(ONE, "man").state(), "mute", "cube"));
    scene.rejects(new WinByDiplomacy(ONE, card("mute"), true), "DB-SHP-06");
    scene.rejects(new WinByDiplomacy(ONE, card("cube"), true), "DB-CUB-15");
  }

  @Rule({"DB-BOR-83", "DB-D-57", "DB-BOR-25"})
  @Test
  void whatNobodyHasWonIsRemovedAtTheEndWithoutFailing() {
    Given given = team(2).hand(ONE, "ensign").hand(TWO, "ensign");
    Scene scene = agree(given.space("hunter", "cache").scene());
    assertThat(flipped(scene)).containsExactly("hunter");
    scene = agree(scene);
    assertThat(scene.state().table().removed()).contains(card("hunter"));
    assertThat(scene.seen(ONE, CardMoved.class))
        .extracting(CardMoved::card)
        .contains(Optional.of(card("hunter")));
    // Its FAIL had made the player discard; all that was discarded are the two Hands.
    assertThat(scene.seen(ONE, CardsDiscarded.class)).hasSize(2);
    assertThat(flipped(scene)).isEmpty();
  }

  @Rule({"DB-BOR-07", "DB-VIC-03"})
  @Test
  void pointsDoNotWin() {
    Given given = team(2).points(ONE, "p2", "p2", "p2", "p2", "p2", "p1", "p1", "p1", "p1", "p1");
    given.points(ONE, "hunter", "mute");
    Scene scene = agree(given.space("p0").scene());
    assertThat(scene.does(new WinByDiplomacy(ONE, card("p0"), false)).phase())
        .isInstanceOf(TeamAction.class);
    assertThat(points(scene, ONE)).hasSize(12);
  }

  @Rule({"DB-BOR-82", "DB-SHP-08", "DB-EFF-21"})
  @Test
  void theFlagshipThatHasWonReactsNotTheOneThatWasWon() {
    String triggers =
        "[{\"zone\":\"%s\",\"on\":\"DIPLOMACY_WON\",\"effects\":[{\"op\":\"ADD_XP\",\"amount\":%s}]}]";
    CardSet taken = Sets.with(Given.SMALL, "p0", "triggers", triggers.formatted("FLAGSHIP", 1));
    CardSet cards = Sets.with(taken, "borg-start-1", "triggers", triggers.formatted("FLAGSHIP", 2));
    Given given =
        Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .startingShips(ImmutableList.of("borg-start-1", "borg-start-2"))
                    .cardSet(cards));
    Scene scene = agree(acting(given, Seat.first(2)).space("p0").scene());
    assertThat(scene.does(new WinByDiplomacy(ONE, card("p0"), true)).tally(ONE).xp()).isEqualTo(2);
    assertThat(scene.does(new WinByDiplomacy(ONE, card("p0"), false)).tally(ONE).xp()).isEqualTo(2);
  }
}
