package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Rarity;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the components are, and what all can see of their numbers. */
class ComponentsTest {
  @Rule({"ST-CMP-01", "ST-CMP-02"})
  @Test
  void fourOfTheNineKindsAreSeeds() {
    assertThat(CardKind.values()).hasSize(9);
    assertThat(CardKind.values())
        .filteredOn(CardKind::seed)
        .containsExactlyInAnyOrder(
            CardKind.MISSION, CardKind.OUTPOST, CardKind.ARTIFACT, CardKind.DILEMMA);
  }

  @Rule({"ST-CMP-13", "ST-CMP-08"})
  @Test
  void threeAffiliationsAreMajorAndThereAreSevenClassifications() {
    assertThat(Affiliation.values())
        .filteredOn(Affiliation::major)
        .containsExactlyInAnyOrder(
            Affiliation.FEDERATION, Affiliation.KLINGON, Affiliation.ROMULAN);
    assertThat(Affiliation.values()).hasSize(4);
    assertThat(Classification.values()).hasSize(7);
  }

  @Rule({"ST-CMP-14", "ST-CMP-16", "ST-D-01", "ST-SPC-19", "ST-REQ-14"})
  @Test
  void worfIsOfTheFederationAndAKlingon() {
    Scene scene = Scene.laid().missions("191");
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId runabout = scene.ship(ONE, "331", 0);
    CardId klingon = scene.ship(ONE, "345", 0);
    CardId worf = scene.person(ONE, "251", Host.outpost(outpost));
    scene.orders(ONE);
    assertThat(scene.against(new Load(ONE, Optional.of(worf), outpost, runabout))).isEmpty();
    assertThat(scene.against(new Load(ONE, Optional.of(worf), outpost, klingon)))
        .containsExactly("ST-AFF-02");
    Group group = Group.of(scene.state(), ONE, 0, Host.outpost(outpost), Role.FREE);
    Requirement species = new Requirement.HasTrait("Klingon", OptionalInt.empty());
    Requirement affiliation =
        new Requirement.OfAffiliation(Affiliation.KLINGON, OptionalInt.empty());
    assertThat(Requirements.met(species, group)).isTrue();
    assertThat(Requirements.met(affiliation, group)).isFalse();
  }

  @Rule({"ST-X-11", "ST-UNQ-05"})
  @Test
  void threeUniversalPersonsOfOneNameAreOnOneShip() {
    Scene scene = Scene.laid().missions("191");
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.outpost(outpost), "201", "201").cardPlay(ONE);
    CardId third = scene.hand(ONE, "201");
    scene.quietly(new PlayCard(ONE, third, Aim.at(Host.outpost(outpost))));
    scene.quietly(new Load(ONE, Optional.empty(), outpost, ship));
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("201", "201", "201");
  }

  @Rule({"ST-X-52", "ST-VIS-17", "ST-SHB-13"})
  @ParameterizedTest
  @CsvSource({"10, OK", "11, DAMAGED"})
  void hiddenScientistsRaiseShieldsThatOnlyTheirControllerCounts(int weapons, Condition condition) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'SHIP','id':'raider','name':'raider','rarity':'COMMON',"
                    + "'affiliation':'KLINGON','range':5,'weapons':%s,'shields':5,"
                    + "'staffing':{'command':0,'staff':0}}")
                .formatted(weapons));
    Scene scene = Scene.laid(set).missions("191");
    CardId target = scene.ship(ONE, "333", 0); // SHIELDS 6
    scene.persons(ONE, Host.ship(target), "214", "205", "206").lies(ONE, "083", On.ship(target));
    assertThat(shields(scene, ONE, target)).isEqualTo(10);
    assertThat(shields(scene, TWO, target)).isEqualTo(6);
    CardId raider = scene.ship(TWO, "raider", 0);
    scene.persons(TWO, Host.ship(raider), "278").orders(TWO);
    scene.quietly(new AttackShip(TWO, target)).quietly(new Confirm(TWO));
    assertThat(scene.ship(target).condition()).isEqualTo(condition);
  }

  private static int shields(Scene scene, Seat by, CardId ship) {
    StccgView view = StccgView.of(scene.state(), by);
    return ShipNumbers.of(view, scene.ship(ship), Stat.SHIELDS);
  }

  @Rule({"ST-CMP-11", "ST-CMP-12", "ST-PLY-01"})
  @Test
  void anEventIsPlayedInTheOwnTurnAloneAndAnInterruptInThatOfAnotherToo() {
    Scene scene = Scene.laid().missions("191");
    PlayCard event = new PlayCard(TWO, scene.hand(TWO, "079"), Aim.at(TWO));
    PlayInterrupt interrupt = new PlayInterrupt(TWO, scene.hand(TWO, "127"), Aim.at(ONE));
    scene.hand(ONE, "205");
    scene.cardPlay(ONE);
    assertThat(scene.against(event)).isNotEmpty();
    assertThat(scene.against(interrupt)).isEmpty();
    scene.cardPlay(TWO);
    assertThat(scene.against(event)).isEmpty();
    assertThat(scene.against(interrupt)).isEmpty();
  }

  @Rule("ST-CMP-15")
  @ParameterizedTest
  @EnumSource(Rarity.class)
  void aRareShipIsAsUniqueAsACommonOne(Rarity rarity) {
    CardSet set =
        OwnSet.with(
            ("{'kind':'SHIP','id':'raider','name':'raider','rarity':'%s',"
                    + "'affiliation':'FEDERATION','range':5,'weapons':5,'shields':5,"
                    + "'staffing':{'command':0,'staff':0}}")
                .formatted(rarity));
    Scene scene = Scene.laid(set).missions("151");
    Aim there = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    PlayCard plays = new PlayCard(ONE, scene.hand(ONE, "raider"), there);
    assertThat(scene.cardPlay(ONE).against(plays)).isEmpty();
    scene.ship(ONE, "raider", 0);
    assertThat(scene.against(plays)).containsExactly("ST-UNQ-01");
  }

  @Rule({"ST-DAT-02", "ST-CMP-15"})
  @Test
  void aCardNeedNotSayHowRareItIs() {
    CardSet set = OwnSet.with("{'kind':'EVENT','id':'own','name':'own','event':{'place':'TABLE'}}");
    assertThat(set.card("own").rarity()).isEmpty();
    assertThat(CardSets.read(CardSets.write(set))).isEqualTo(set);
  }
}
