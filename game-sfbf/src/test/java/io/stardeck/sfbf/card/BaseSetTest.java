package io.stardeck.sfbf.card;

import static com.google.common.collect.ImmutableSortedMap.toImmutableSortedMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMultiset;
import io.stardeck.engine.testkit.Rule;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The set that is shipped, against the tables that it was made from. */
class BaseSetTest {
  private static final CardSet BASE = CardSets.base();

  /** Race, class, name, tag, boxes, victory points. */
  private static final String SHIPS =
      """
      FEDERATION | DN | Federation | D | PHO 4, DRN 1, PH1 3, HULL 3 | 11
      FEDERATION | CA | Constellation |  | PHO 2, DRN 1, PH1 2, HULL 3 | 8
      FEDERATION | CVS | Lexington | C | FTR 2, DRN 1, PH1 2, HULL 2 | 7
      FEDERATION | CL | Texas |  | PHO 2, PH1 1, PH2 1, HULL 2 | 6
      FEDERATION | DD | Saladin |  | PHO 2, PH1 1, HULL 1 | 4
      FEDERATION | FF | Guderian | F | PHO 1, PH2 1, HULL 1 | 3
      KLINGON | C8 | Conqueror | D | DSR 4, DRN 2, PH1 2, HULL 3 | 11
      KLINGON | D7 | Destruction |  | DSR 2, DRN 1, PH1 1, PH2 1, HULL 3 | 8
      KLINGON | CV | Swarmer | C | FTR 2, DSR 1, DRN 1, PH2 1, HULL 2 | 7
      KLINGON | D5 | Victory |  | DSR 2, DRN 1, PH2 1, HULL 2 | 6
      KLINGON | F5 | Raider |  | DSR 1, DRN 1, PH2 1, HULL 1 | 4
      KLINGON | E4 | Hunter | F | DSR 1, PH2 1, HULL 1 | 3
      ROMULAN | CON | Condor | D | PLR 2, PLF 2, PH1 3, HULL 4 | 11
      ROMULAN | FH | Firehawk |  | PLR 1, PLS 2, PH1 2, HULL 3 | 8
      ROMULAN | SUP | Superhawk | C | FTR 2, PLF 1, PH1 2, HULL 2 | 7
      ROMULAN | WE | War Eagle |  | PLR 1, PH1 2, HULL 3 | 6
      ROMULAN | SK | Skyhawk |  | PLS 1, PLF 1, PH2 1, HULL 1 | 4
      ROMULAN | SNP | Snipe | F | PLF 1, PH1 1, HULL 1 | 3
      GORN | DN | Tyrannosaurus | D | PLR 2, PLS 2, PH1 3, HULL 4 | 11
      GORN | BC | Allosaurus |  | PLS 2, PLF 1, PH1 2, HULL 3 | 8
      GORN | CV | Pteranodon | C | FTR 2, PLF 1, PH1 2, HULL 2 | 7
      GORN | CL | Carnosaurus |  | PLS 1, PLF 1, PH1 2, HULL 2 | 6
      GORN | DD | Megalosaurus |  | PLS 1, PH1 1, PH3 1, HULL 1 | 4
      GORN | FF | Velociraptor | F | PLF 1, PH1 1, HULL 1 | 3
      KZINTI | DN | Supremacy | D | DSR 3, DRN 4, PH1 2, HULL 2 | 11
      KZINTI | BC | Claw |  | DSR 2, DRN 2, PH1 2, HULL 2 | 8
      KZINTI | CVS | Pride | C | FTR 2, DRN 1, PH1 1, PH3 1, HULL 2 | 7
      KZINTI | CL | Fang |  | DSR 1, DRN 2, PH2 1, HULL 2 | 6
      KZINTI | DF | Stalker |  | DSR 1, DRN 1, PH3 1, HULL 1 | 4
      KZINTI | FF | Dagger | F | DRN 1, PH2 1, HULL 1 | 3
      ORION | CV | Marauder | C | FTR 2, WPN 1, PH2 1, HULL 3 | 8
      ORION | BR | Corsair |  | WPN 2, PH2 1, HULL 3 | 8
      ORION | LR | Buccaneer |  | WPN 1, PH2 1, HULL 2 | 5
      THOLIAN | DN | Archduke | D | DSR 3, PH1 3, HULL 3 | 9
      THOLIAN | CW | Baron |  | DSR 2, PH1 2, HULL 2 | 6
      THOLIAN | PC | Page |  | DSR 1, PH1 1, HULL 1 | 3
      """;

  /** Kind, then value x count, or the count alone. */
  private static final String CARDS =
      """
      PH1 2x3 3x4 4x3
      PH2 2x4 3x3
      PH3 1x3 2x3
      DRN 3x3 4x2 5x2
      PHO 5x3 6x2
      PLR 7x1 9x1
      PLS 5x2 6x2
      PLF 2x2 3x2
      DSR 3x2 4x2 5x2
      OVL 0x4
      ENV 0x2
      SCP 0x2
      GUN 0x1
      ECCM 0x2
      EM 4x3
      ECM 3x2 4x1
      RS 3x4
      WW 0x2
      TB 0x2
      DSG 0x1
      DC 2x1 3x1 4x1
      ENG 0x1
      REI 0x2
      PBF 0x2
      PFF 0x1
      MUT 0x1
      ORG 0x1
      PRT 0x2
      """;

  @Rule({"BF-CMP-04", "BF-DAT-01"})
  @Test
  void theShipsAreThoseOfTheTable() {
    assertThat(BASE.ships().stream().map(BaseSetTest::row))
        .containsExactlyElementsOf(SHIPS.lines().toList());
  }

  @Rule({"BF-CMP-01", "BF-DAT-02"})
  @Test
  void aCopyHas36ShipsAnd90CardsOfThatDistribution() {
    assertThat(BASE.ships()).hasSize(36);
    assertThat(BASE.cards()).hasSize(90);
    assertThat(Stream.of(CardKind.values()).map(BaseSetTest::row))
        .containsExactlyElementsOf(CARDS.lines().toList());
  }

  @Rule({"BF-CMP-02", "BF-D-67"})
  @Test
  void sixShipsOfFiveRacesAndThreeOfTwo() {
    ImmutableMultiset<Race> races =
        BASE.ships().stream().map(ShipCard::race).collect(ImmutableMultiset.toImmutableMultiset());
    assertThat(
            races.stream()
                .collect(
                    toImmutableSortedMap(Comparator.naturalOrder(), r -> r, r -> 1, Integer::sum)))
        .isEqualTo(
            Map.of(
                Race.FEDERATION,
                6,
                Race.KLINGON,
                6,
                Race.ROMULAN,
                6,
                Race.GORN,
                6,
                Race.KZINTI,
                6,
                Race.ORION,
                3,
                Race.THOLIAN,
                3));
    assertThat(Stream.of(Race.values()).mapToInt(Race::ships).sum()).isEqualTo(36);
  }

  @Rule("BF-CMP-03")
  @Test
  void thereAreSevenRaces() {
    assertThat(Stream.of(Race.values()).map(Race::title))
        .containsExactlyInAnyOrder(
            "United Federation of Planets",
            "Klingon Empire",
            "Tholian Holdfast",
            "Kzinti Hegemony",
            "Romulan Star Empire",
            "Orion Pirates",
            "Gorn Confederation");
  }

  @Rule("BF-CMP-06")
  @Test
  void cloakAndWebAreNoBoxes() {
    assertThat(Stream.of(BoxType.values()).map(BoxType::name)).doesNotContain("CLOAK", "WEB");
    assertThat(BASE.ship("rom-we").cloak()).isTrue();
    assertThat(BASE.ship("rom-we").allBoxes().size()).isEqualTo(6);
    assertThat(BASE.ship("tho-cw").web()).isTrue();
    assertThat(BASE.ship("tho-cw").allBoxes().size()).isEqualTo(6);
  }

  @Rule({"BF-CMP-07", "BF-X-01"})
  @Test
  void constellationIsAsPrinted() {
    ShipCard constellation = BASE.ship("fed-ca");
    assertThat(constellation.name()).isEqualTo("Constellation");
    assertThat(constellation.size()).isEqualTo(8);
    assertThat(constellation.boxes(BoxType.PHO).size()).isEqualTo(2);
    assertThat(constellation.boxes(BoxType.DRN).size()).isEqualTo(1);
    assertThat(constellation.boxes(BoxType.PH1).size()).isEqualTo(2);
    assertThat(constellation.boxes(BoxType.HULL).size()).isEqualTo(3);
    assertThat(constellation.vp()).isEqualTo(8);
  }

  @Rule("BF-CMP-08")
  @Test
  void theD7HasItsWeapons() {
    ShipCard d7 = BASE.ship("kli-d7");
    assertThat(d7.boxes(BoxType.DSR).size()).isEqualTo(2);
    assertThat(d7.boxes(BoxType.DRN).size()).isEqualTo(1);
    assertThat(d7.boxes(BoxType.PH1).size()).isEqualTo(1);
    assertThat(d7.boxes(BoxType.PH2).size()).isEqualTo(1);
    assertThat(d7.size() - d7.boxes(BoxType.HULL).size()).isEqualTo(5);
  }

  @Rule("BF-CMP-09")
  @Test
  void everyCarrierHasTwoSquadrons() {
    assertThat(ships(ship -> ship.is(ShipTag.CARRIER)))
        .hasSize(6)
        .allMatch(ship -> ship.boxes(BoxType.FTR).size() == 2);
    assertThat(ships(ship -> !ship.is(ShipTag.CARRIER)))
        .allMatch(ship -> ship.boxes(BoxType.FTR).isEmpty());
  }

  @Rule("BF-CMP-10")
  @Test
  void devicesAndOptionMountsGoByRace() {
    assertThat(ships(ShipCard::cloak))
        .isEqualTo(ships(ship -> ship.race() == Race.ROMULAN || ship.race() == Race.ORION));
    assertThat(ships(ShipCard::web)).isEqualTo(ships(ship -> ship.race() == Race.THOLIAN));
    assertThat(ships(ship -> !ship.boxes(BoxType.WPN).isEmpty()))
        .isEqualTo(ships(ship -> ship.race() == Race.ORION));
  }

  @Rule({"BF-CMP-11", "BF-CMP-12", "BF-DAT-03"})
  @Test
  void oneDisengageAndTwoPlanetBasedFighters() {
    assertThat(BASE.cards()).filteredOn(card -> card.kind() == CardKind.DSG).hasSize(1);
    assertThat(BASE.cards()).filteredOn(card -> card.kind() == CardKind.PBF).hasSize(2);
  }

  @Rule("BF-X-02")
  @Test
  void aWeaponCardWithA3IsWorth3() {
    assertThat(BASE.card("drn-3-1")).isEqualTo(new ActionCard("drn-3-1", CardKind.DRN, 3));
    assertThat(BASE.card("drn-3-1").value()).isEqualTo(3);
  }

  @Rule("BF-CMP-14")
  @Test
  void aShipCanFireTheCardsOfEachWeaponThatItBears() {
    for (ShipCard ship : BASE.ships()) {
      for (BoxType type : BoxType.values()) {
        if (type.firesWeapons() && type != BoxType.WPN && !ship.boxes(type).isEmpty()) {
          assertThat(ship.canFire(CardKind.valueOf(type.name())))
              .as("%s fires %s", ship.id(), type)
              .isTrue();
        }
      }
    }
  }

  @Rule("BF-CMP-17")
  @Test
  void theShipsNamedInPassingAreThere() {
    assertThat(BASE.ship("kli-c8").classCode()).isEqualTo("C8");
    assertThat(BASE.ship("fed-ff").name()).isEqualTo("Guderian");
    assertThat(BASE.ship("fed-ff").is(ShipTag.FRIGATE)).isTrue();
    assertThat(ships(ship -> ship.is(ShipTag.DREADNOUGHT))).hasSize(6);
  }

  @Test
  void theFiveGreatRacesAreWorthTheSame() {
    assertThat(
            Stream.of(Race.values())
                .map(
                    race ->
                        ships(ship -> ship.race() == race).stream().mapToInt(ShipCard::vp).sum()))
        .containsExactly(39, 39, 39, 39, 39, 21, 18);
  }

  private static List<ShipCard> ships(Predicate<ShipCard> which) {
    return BASE.ships().stream().filter(which).toList();
  }

  private static String row(ShipCard ship) {
    StringBuilder boxes = new StringBuilder();
    ImmutableMultiset.copyOf(ship.boxes())
        .forEachEntry(
            (type, count) -> boxes.append(boxes.isEmpty() ? "" : ", ").append(type + " " + count));
    String tag =
        ship.tags().stream().map(each -> each.name().substring(0, 1)).reduce("", String::concat);
    return String.join(
        " | ",
        ship.race().name(),
        ship.classCode(),
        ship.name(),
        tag,
        boxes,
        String.valueOf(ship.vp()));
  }

  private static String row(CardKind kind) {
    StringBuilder row = new StringBuilder(kind.name());
    BASE.cards().stream()
        .filter(card -> card.kind() == kind)
        .map(ActionCard::value)
        .collect(ImmutableMultiset.toImmutableMultiset())
        .forEachEntry((value, count) -> row.append(" " + value + "x" + count));
    return row.toString();
  }
}
