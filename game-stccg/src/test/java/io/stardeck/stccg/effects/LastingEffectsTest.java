package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @Rule({"ST-D-64", "ST-TRM-03", "ST-TRM-04"})
  @Test
  void copiesOnTwoShipsActOnEachAndOneTakesThePlaceOfAnotherThatIsGone() {
    CardId other = scene.ship(ONE, "331", 0); // SHIELDS 1, and 2 for each of SCIENCE
    int printed = shields(other);
    scene.persons(ONE, Host.ship(ship), "214").persons(ONE, Host.ship(other), "214");
    CardId first = scene.lies(ONE, "083", On.ship(ship));
    scene.lies(ONE, "083", On.ship(ship));
    scene.lies(ONE, "083", On.ship(other));
    assertThat(shields(ship)).isEqualTo(printed + 2);
    assertThat(shields(other)).isEqualTo(printed + 2);
    assertThat(scene.ends(first).state().table().lying()).hasSize(2);
    assertThat(shields(ship)).isEqualTo(printed + 2);
  }

  private int shields(CardId of) {
    return ShipNumbers.of(scene.state(), scene.ship(of), Stat.SHIELDS);
  }

  private static String interrupt(String id, String imposed) {
    return ("{'kind':'INTERRUPT','id':'%s','name':'%s','rarity':'COMMON','interrupt':{'any':true,"
            + "'effects':[{'op':'IMPOSE','until':'TURN','what':%s}]}}")
        .formatted(id, id, imposed);
  }

  private static final CardSet SET =
      OwnSet.with(
          interrupt("pact", "{'op':'TREATY','one':'FEDERATION','other':'KLINGON'}"),
          interrupt("renegade", "{'op':'SET_AFFILIATION','is':'FEDERATION','on':'ALL'}"),
          interrupt("deserters", "{'op':'SET_AFFILIATION','is':'ROMULAN','on':'OWN'}"),
          interrupt(
              "spies",
              "{'op':'SET_AFFILIATION','is':'KLINGON','on':'OPPONENTS',"
                  + "'filter':{'op':'CLASS','is':'SECURITY'}}"),
          interrupt("lights", "{'op':'HOLOGRAMS','ships':true,'planets':true}"));

  private final Scene own = Scene.laid(SET).missions("151");

  @Rule({"ST-EFF-13", "ST-TRE-05", "ST-TRE-08", "ST-TRN-07"})
  @ParameterizedTest
  @ValueSource(strings = {"pact", "renegade"})
  void whoIsTogetherForATurnIsUnderHouseArrestWhenItEnds(String card) {
    Host aboard = Host.ship(own.ship(ONE, "331", 0));
    own.persons(ONE, aboard, "278").marked(aboard, new Mark.Arrested());
    own.persons(ONE, aboard, "203").orders(ONE).plays(ONE, card, Aim.NOTHING).passes();
    assertThat(own.state().cards(aboard, Role.FREE))
        .noneMatch(person -> person.has(Mark.Arrested.class));
    own.quietly(new EndTurn(ONE));
    assertThat(own.state().cards(aboard, Role.FREE))
        .filteredOn(person -> person.has(Mark.Arrested.class))
        .extracting("def")
        .containsExactly("278");
  }

  @Rule({"ST-TRE-05", "ST-TRE-08", "ST-AFF-02"})
  @Test
  void whoServesAnotherForATurnIsUnderHouseArrestNoLonger() {
    Host aboard = Host.ship(own.ship(ONE, "331", 0));
    own.persons(ONE, aboard, "203").orders(ONE).plays(TWO, "spies", Aim.NOTHING).passes();
    assertThat(own.state().cards(aboard, Role.FREE).get(0).has(Mark.Arrested.class)).isTrue();
    own.quietly(new EndTurn(ONE));
    assertThat(own.state().cards(aboard, Role.FREE).get(0).has(Mark.Arrested.class)).isFalse();
  }

  @Rule({"ST-EFF-12", "ST-REQ-12", "ST-AFF-02"})
  @Test
  void whoseAffiliationIsSetGoesByTheScopeAndTheLastThatSetsIt() {
    Host aboard = Host.ship(own.ship(ONE, "355", 0)); // a neutral ship
    Host theirs = Host.ship(own.ship(TWO, "331", 0));
    own.persons(ONE, aboard, "203", "289").persons(TWO, theirs, "203").orders(ONE);
    own.plays(ONE, "deserters", Aim.NOTHING).passes();
    assertThat(sides(aboard)).containsExactly(Affiliation.ROMULAN, Affiliation.ROMULAN);
    assertThat(sides(theirs)).containsExactly(Affiliation.FEDERATION);
    own.plays(TWO, "spies", Aim.NOTHING).passes();
    assertThat(sides(aboard)).containsExactly(Affiliation.KLINGON, Affiliation.ROMULAN);
    assertThat(sides(theirs)).containsExactly(Affiliation.FEDERATION);
  }

  private List<Affiliation> sides(Host host) {
    return own.state().cards(host, Role.FREE).stream()
        .map(card -> Affiliations.of(own.state().table(), card))
        .toList();
  }

  @Rule({"ST-HOL-07", "ST-EFF-15", "ST-TRN-07"})
  @Test
  void hologramsThatAreProjectedForATurnAreBackAboardWhenItEnds() {
    Host aboard = Host.ship(own.ship(ONE, "331", 0));
    CardId einstein = own.person(ONE, "195", aboard);
    own.orders(ONE).plays(ONE, "lights", Aim.NOTHING).passes();
    own.does(new Beam(ONE, Optional.of(einstein), aboard, Host.team(0, ONE)));
    own.quietly(new EndTurn(ONE));
    assertThat(own.defs(aboard, Role.FREE)).containsExactly("195");
    assertThat(own.state().persons(Host.team(0, ONE))).isZero();
  }

  @Rule({"ST-EFF-16", "ST-TRM-01", "ST-TRN-07"})
  @ParameterizedTest
  @CsvSource({"GAME, 2", "TURN, 1"})
  void aShipIsTakenForTheGameOrForTheTurn(String until, int controller) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'INTERRUPT','id':'seize','name':'seize','rarity':'COMMON','interrupt':{"
                    + "'any':true,'targets':[{'kind':'SHIP','whose':'OPPONENT'}],"
                    + "'effects':[{'op':'TAKE_CONTROL','until':'%s'}]}}")
                .formatted(until));
    Scene own = Scene.laid(set).missions("151");
    CardId taken = own.ship(ONE, "331", 0);
    own.orders(TWO).plays(TWO, "seize", Aim.at(Host.ship(taken))).passes();
    assertThat(own.ship(taken).controller()).hasValue(TWO);
    own.turns(3);
    assertThat(own.ship(taken).controller()).hasValue(Seat.of(controller));
  }
}
