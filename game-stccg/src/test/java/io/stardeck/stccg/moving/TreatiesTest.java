package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.BreakTie;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Table;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Treaties: 099 joins Federation and Klingons, 100 Federation and Romulans, 101 the others. */
class TreatiesTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  private final Scene scene = Scene.laid().missions("184", "153", "154");
  private final CardId klingons = scene.outpost(ONE, "105", 0);
  private final CardId romulans = scene.outpost(ONE, "106", 0);
  private final CardId ship = scene.ship(ONE, "362", 0); // a Romulan ship without icons
  private final Host aboard = Host.ship(ship);

  private ImmutableSet<String> arrested(Host host) {
    ImmutableSet.Builder<String> defs = ImmutableSet.builder();
    for (Role role : Role.values()) {
      for (Card card : scene.state().cards(host, role)) {
        if (card.has(Mark.Arrested.class)) {
          defs.add(card.def());
        }
      }
    }
    return defs.build();
  }

  @Rule({
    "ST-X-15",
    "ST-TRE-01",
    "ST-TRE-02",
    "ST-AFF-02",
    "ST-SPC-13",
    "ST-AFF-01",
    "ST-PAT-15",
    "ST-EFF-13"
  })
  @Test
  void aTreatyJoinsTwoAffiliationsForWhoeverHasIt() {
    CardId korris = scene.person(ONE, "275", Host.outpost(klingons));
    scene.orders(ONE);
    Load load = new Load(ONE, Optional.of(korris), klingons, ship);
    assertThat(scene.against(load)).containsExactly("ST-AFF-02");
    scene.lies(TWO, "101", On.table(TWO));
    assertThat(scene.against(load)).containsExactly("ST-AFF-02");
    scene.lies(ONE, "101", On.table(ONE));
    scene.does(load);
  }

  @Rule({"ST-SPC-13", "ST-TRE-01", "ST-AFF-01", "ST-EFF-13"})
  @ParameterizedTest
  @CsvSource({"099, FEDERATION, KLINGON", "100, FEDERATION, ROMULAN", "101, ROMULAN, KLINGON"})
  void eachTreatyJoinsItsPairAlone(String treaty, Affiliation one, Affiliation other) {
    scene.lies(ONE, treaty, On.table(ONE));
    Table table = scene.state().table();
    for (Affiliation first : Affiliation.values()) {
      for (Affiliation second : Affiliation.values()) {
        boolean anyway = first == second || !first.major() || !second.major();
        boolean joined = first == one && second == other || first == other && second == one;
        assertThat(Affiliations.compatible(table, ONE, first, second)).isEqualTo(anyway || joined);
        assertThat(Affiliations.compatible(table, TWO, first, second)).isEqualTo(anyway);
      }
    }
  }

  @Rule("ST-TRE-05")
  @Test
  void whoIsStoppedIsUnderHouseArrestToo() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, aboard, "275", "316").stopped(ONE, aboard).orders(ONE).ends(treaty);
    assertThat(arrested(aboard)).containsExactly("275");
  }

  @Rule("ST-TRE-05")
  @Test
  void ofANeutralCrewTheStoppedAreCountedToo() {
    Host neutral = Host.ship(scene.ship(ONE, "355", 0));
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, neutral, "275", "268").stopped(ONE, neutral).persons(ONE, neutral, "316");
    scene.orders(ONE).ends(treaty).does(new BreakTie(ONE, new Chosen.No()));
    assertThat(arrested(neutral)).containsExactly("316");
  }

  @Rule({"ST-X-15", "ST-TRE-05", "ST-TRE-04", "ST-TRE-07", "ST-STF-09", "ST-I-15"})
  @Test
  void whereATreatyEndsWhoDoesNotFitIsUnderHouseArrest() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, aboard, "275", "290", "316");
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
    scene.ends(treaty);
    assertThat(arrested(aboard)).containsExactly("275");
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
    CardId other = scene.ship(ONE, "357", 0); // one command and two staff icons
    CardId again = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(other), "309", "253", "271");
    assertThat(scene.against(new Move(ONE, other, true, 1))).isEmpty();
    scene.ends(again);
    assertThat(scene.against(new Move(ONE, other, true, 1))).containsExactly("ST-STF-01");
  }

  @Rule({"ST-TRE-06", "ST-D-75", "ST-REQ-07", "ST-ATT-02"})
  @Test
  void underHouseArrestOneOnlyGoesToWhereOneFits() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.with(ship, each -> each.copy().withLocation(2));
    CardId korris = scene.person(ONE, "275", aboard);
    CardId klingonShip = scene.ship(ONE, "347", 2);
    scene.orders(ONE).ends(treaty);
    assertThat(scene.against(new Beam(ONE, Optional.of(korris), aboard, Host.team(2, ONE))))
        .containsExactly("ST-TRE-06");
    assertThat(scene.against(new Attempt(ONE, 2, aboard, KLINGON))).isNotEmpty();
    scene.does(new Beam(ONE, Optional.of(korris), aboard, Host.ship(klingonShip)));
    assertThat(arrested(Host.ship(klingonShip))).isEmpty();
  }

  /** The treaty is over, so the ship is at no outpost of the others any more (ST-ZON-08). */
  @Rule({"ST-LOD-03", "ST-OUT-08", "ST-ZON-08", "ST-I-15"})
  @Test
  void fromAShipThatCannotUseTheOutpostNobodyIsUnloaded() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    CardId korris = scene.person(ONE, "275", aboard);
    scene.orders(ONE).ends(treaty);
    assertThat(scene.against(new Unload(ONE, Optional.of(korris), ship, romulans)))
        .containsExactly("ST-AFF-02");
    assertThat(scene.against(new Unload(ONE, Optional.of(korris), ship, klingons)))
        .containsExactly("ST-LOD-03");
  }

  @Rule({"ST-TRE-05", "ST-I-15"})
  @Test
  void atAnOutpostTooWhoDoesNotFitIsUnderHouseArrest() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.outpost(romulans), "275", "316").orders(ONE).ends(treaty);
    assertThat(arrested(Host.outpost(romulans))).containsExactly("275");
  }

  @Rule("ST-TRE-08")
  @Shows("099")
  @Test
  void aNewTreatyEndsHouseArrest() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, aboard, "275").orders(ONE).ends(treaty);
    scene.lies(ONE, "099", On.table(ONE));
    assertThat(arrested(aboard)).containsExactly("275");
    scene.stopped(ONE, aboard).lies(ONE, "101", On.table(ONE));
    assertThat(scene.state().cards(aboard, Role.STOPPED))
        .isNotEmpty()
        .allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-TRE-09", "ST-AFF-04", "ST-TRE-05"})
  @Test
  void onAPlanetTheyAreSeparateGroups() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    Host team = Host.team(2, ONE);
    scene.persons(ONE, team, "275", "316").orders(ONE).ends(treaty);
    assertThat(arrested(team)).isEmpty();
    assertThat(
            scene.against(
                new Attempt(
                    ONE, 2, team, ImmutableSet.of(Affiliation.KLINGON, Affiliation.ROMULAN))))
        .containsExactly("ST-ATT-02");
    assertThat(scene.against(new Attempt(ONE, 2, team, ImmutableSet.of(Affiliation.ROMULAN))))
        .isEmpty();
  }

  @Rule("ST-TRE-05")
  @Test
  void aboardANeutralShipTheMostNumerousAreLoyal() {
    CardId neutral = scene.ship(ONE, "355", 0);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(neutral), "275", "268", "316", "290");
    scene.orders(ONE).ends(treaty).does(new BreakTie(ONE, new Chosen.No()));
    assertThat(arrested(Host.ship(neutral))).containsExactly("316");
  }

  @Rule({"ST-TRE-05", "ST-EFF-41"})
  @Test
  void ofTwoEqualPartsTheControllerChoosesOne() {
    CardId neutral = scene.ship(ONE, "355", 0);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(neutral), "275", "316").orders(ONE).ends(treaty);
    assertThat(scene.state().top()).isInstanceOf(Phase.Tie.class);
    scene.does(new BreakTie(ONE, new Chosen.OfAffiliation(Affiliation.ROMULAN)));
    assertThat(arrested(Host.ship(neutral))).containsExactly("275");
  }

  @Rule({"ST-BEA-07", "ST-AFF-05", "ST-D-76", "ST-STF-05"})
  @Shows({"100", "101"})
  @Test
  void withTreatiesEachPairHasToFit() {
    scene.lies(ONE, "100", On.table(ONE));
    scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, aboard, "275");
    CardId worf = scene.person(ONE, "251", Host.team(2, ONE));
    scene.with(ship, each -> each.copy().withLocation(2)).orders(ONE);
    // Both go with the Romulan ship, but not with each other.
    assertThat(scene.against(new Beam(ONE, Optional.of(worf), Host.team(2, ONE), aboard)))
        .containsExactly("ST-BEA-07");
    assertThat(scene.against(new Move(ONE, ship, false, 1))).containsExactly("ST-STF-03");
  }

  @Rule({"ST-TRE-06", "ST-LOD-03"})
  @Test
  void houseArrestEndsAtAnOutpostWhereOneFits() {
    CardId neutral = scene.ship(ONE, "355", 0);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(neutral), "275", "316", "317").orders(ONE).ends(treaty);
    scene.does(new BreakTie(ONE, new Chosen.No()));
    assertThat(arrested(Host.ship(neutral))).containsExactly("275");
    CardId korris = scene.state().cards(Host.ship(neutral), Role.FREE).get(0).id();
    assertThat(scene.against(new Unload(ONE, Optional.of(korris), neutral, romulans)))
        .containsExactly("ST-AFF-02");
    scene.does(new Unload(ONE, Optional.of(korris), neutral, klingons));
    assertThat(scene.defs(Host.outpost(klingons), Role.FREE)).containsExactly("275");
    assertThat(arrested(Host.outpost(klingons))).isEmpty();
  }

  @Rule({"ST-TRE-06", "ST-TRE-08"})
  @Test
  void houseArrestGoesOnWhenTheOthersHaveLeftAndSomeOtherCardIsLaid() {
    CardId neutral = scene.ship(ONE, "355", 0);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene.persons(ONE, Host.ship(neutral), "275", "316", "317").orders(ONE).ends(treaty);
    scene.does(new BreakTie(ONE, new Chosen.No()));
    scene.does(new Unload(ONE, Optional.empty(), neutral, romulans));
    assertThat(scene.defs(Host.ship(neutral), Role.FREE)).containsExactly("275");
    scene.lies(ONE, "103", On.table(ONE));
    assertThat(arrested(Host.ship(neutral))).containsExactly("275");
  }

  @Rule({"ST-TRE-06", "ST-EFF-08", "ST-HOL-05"})
  @Test
  void armbandsTakeNobodyDownWhoMayNotBeOnThePlanet() {
    CardId neutral = scene.ship(ONE, "355", 2);
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    scene
        .persons(ONE, Host.ship(neutral), "275", "259", "316", "317", "318")
        .orders(ONE)
        .ends(treaty)
        .does(new BreakTie(ONE, new Chosen.No()));
    assertThat(arrested(Host.ship(neutral))).containsExactlyInAnyOrder("259", "275");
    scene.plays(ONE, "114", Aim.at(Host.ship(neutral))).passes();
    assertThat(scene.defs(Host.team(2, ONE), Role.FREE)).containsExactly("316", "317", "318");
    assertThat(scene.defs(Host.ship(neutral), Role.FREE)).containsExactly("259", "275");
  }

  @Rule({"ST-D-75", "ST-TRE-06"})
  @Test
  void beamedToAnOutpostThatOneCanUseOneIsFree() {
    CardId treaty = scene.lies(ONE, "101", On.table(ONE));
    Host klingon = Host.outpost(scene.outpost(ONE, "105", 2));
    CardId korris = scene.person(ONE, "275", Host.team(2, ONE));
    scene.orders(ONE).marked(Host.team(2, ONE), new Mark.Arrested()).ends(treaty);
    scene.does(new Beam(ONE, Optional.of(korris), Host.team(2, ONE), klingon));
    assertThat(scene.defs(klingon, Role.FREE)).containsExactly("275");
    assertThat(arrested(klingon)).isEmpty();
  }
}
