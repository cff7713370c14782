package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.fact.Gender;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.Comparison;
import io.stardeck.stccg.card.word.From;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.Requirement.At;
import io.stardeck.stccg.card.word.Requirement.HasEquipment;
import io.stardeck.stccg.card.word.Requirement.HasGender;
import io.stardeck.stccg.card.word.Requirement.HasTrait;
import io.stardeck.stccg.card.word.Requirement.IsClassified;
import io.stardeck.stccg.card.word.Requirement.IsPerson;
import io.stardeck.stccg.card.word.Requirement.MissionSolved;
import io.stardeck.stccg.card.word.Requirement.Not;
import io.stardeck.stccg.card.word.Requirement.OfShip;
import io.stardeck.stccg.card.word.Requirement.OfTop;
import io.stardeck.stccg.card.word.Requirement.OtherGroup;
import io.stardeck.stccg.card.word.Requirement.Present;
import io.stardeck.stccg.card.word.Requirement.ShipHas;
import io.stardeck.stccg.card.word.Requirement.Total;
import io.stardeck.stccg.card.word.Site;
import io.stardeck.stccg.internal.value.Amounts;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a requirement asks of a group ({@code ST-REQ-10} to {@code ST-REQ-17}). */
class RequirementWordsTest {
  private static final Host TEAM = Host.team(0, ONE);

  // Excavation, a planet; Study Stellar Collision, in space.
  private final Scene scene = Scene.laid().missions("154", "191");
  private final CardId ship = scene.ship(ONE, "334", 1); // with a tractor beam
  private final Host aboard = Host.ship(ship);

  private Group group(int location, Host host) {
    return Group.of(scene.state(), ONE, location, host, Role.FREE, Role.GEAR);
  }

  private boolean team(Requirement requirement) {
    return Requirements.met(requirement, group(0, TEAM));
  }

  private boolean crew(Requirement requirement) {
    return Requirements.met(requirement, group(1, aboard));
  }

  @Rule("ST-REQ-14")
  @Test
  void asManyPersonsOfAGenderOrTraitAsAsked() {
    Requirement women = new HasGender(Gender.FEMALE, OptionalInt.of(2));
    Requirement humans = new HasTrait("Human", OptionalInt.of(2));
    scene.persons(ONE, TEAM, "214", "253");
    assertThat(team(women)).isFalse();
    assertThat(team(humans)).isFalse();
    assertThat(team(new HasGender(Gender.FEMALE, OptionalInt.empty()))).isTrue();
    scene.persons(ONE, TEAM, "216");
    assertThat(team(women)).isTrue();
    assertThat(team(humans)).isTrue();
  }

  @Rule("ST-REQ-13")
  @Test
  void whoHasASkillOfTheNameIsNotOfTheClassification() {
    Requirement engineer = new IsClassified(Classification.ENGINEER, OptionalInt.empty());
    String skilled =
        scene.state().table().options().cards().cards().stream()
            .filter(
                def ->
                    def instanceof PersonnelDef person
                        && person.classification() != Classification.ENGINEER
                        && person.halves("ENGINEER") > 0)
            .findFirst()
            .orElseThrow()
            .id();
    Card card = card(scene.person(ONE, skilled, TEAM));
    assertThat(Filters.fits(engineer, scene.state().table().def(card))).isFalse();
    assertThat(team(engineer)).isFalse();
    Card other = card(scene.person(ONE, "212", TEAM)); // Geordi La Forge
    assertThat(Filters.fits(engineer, scene.state().table().def(other))).isTrue();
    assertThat(team(engineer)).isTrue();
    Requirement two = new IsClassified(Classification.ENGINEER, OptionalInt.of(2));
    assertThat(team(two)).isFalse();
    scene.person(ONE, "212", TEAM);
    assertThat(team(two)).isTrue();
  }

  private Card card(CardId id) {
    return scene.state().cards(TEAM, Role.FREE).stream()
        .filter(card -> card.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Rule({"ST-REQ-10", "ST-DAT-14"})
  @Test
  void whereNoShipTakesPartNothingHoldsOfIt() {
    Requirement fast = new OfShip(Stat.RANGE, Optional.of(Comparison.AT_LEAST), 1);
    Requirement tows = new ShipHas("Tractor Beam");
    Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));
    scene.persons(ONE, TEAM, "215").persons(ONE, outpost, "216").persons(ONE, aboard, "203");
    for (Requirement each : new Requirement[] {fast, tows}) {
      assertThat(team(each)).isFalse();
      assertThat(Requirements.met(each, group(0, outpost))).isFalse();
      assertThat(crew(each)).isTrue();
    }
    assertThat(crew(new ShipHas("Holodeck Door"))).isFalse();
  }

  @Rule("ST-REQ-15")
  @Test
  void equipmentIsThatOfTheGroupAloneByItsIdOrByATag() {
    scene.persons(ONE, TEAM, "215");
    assertThat(team(new HasEquipment("215", OptionalInt.empty()))).isFalse();
    Requirement weapons = new HasEquipment("hand weapon", OptionalInt.of(2));
    scene.gear(ONE, "064", TEAM);
    assertThat(team(new HasEquipment("064", OptionalInt.empty()))).isTrue();
    assertThat(team(weapons)).isFalse();
    scene.gear(ONE, "058", TEAM);
    assertThat(team(weapons)).isTrue();
    assertThat(team(new HasEquipment("064", OptionalInt.of(2)))).isFalse();
    scene.gear(ONE, "003", TEAM); // an artifact that is used as equipment
    assertThat(team(new HasEquipment("003", OptionalInt.empty()))).isTrue();
    Requirement more = new HasEquipment("hand weapon", OptionalInt.of(3));
    assertThat(team(more)).isFalse();
    scene.gear(ONE, "008", TEAM); // an artifact that is a hand weapon
    assertThat(team(more)).isTrue();
  }

  @Rule("ST-REQ-16")
  @Test
  void whereAGroupIsAndWhetherTheMissionThereIsSolved() {
    scene.persons(ONE, TEAM, "215").persons(ONE, aboard, "203");
    assertThat(team(new At(Site.SPACE))).isFalse();
    assertThat(team(new At(Site.PLANET))).isTrue();
    assertThat(crew(new At(Site.SPACE))).isTrue();
    assertThat(crew(new At(Site.PLANET))).isFalse();
    assertThat(team(new MissionSolved())).isFalse();
    scene.orders(ONE).quietly(new Attempt(ONE, 0, TEAM, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(ONE));
    assertThat(scene.score(ONE)).isPositive();
    assertThat(team(new MissionSolved())).isTrue();
    assertThat(crew(new MissionSolved())).isFalse();
    scene.solved(0, TWO);
    assertThat(team(new MissionSolved())).isTrue(); // whoever has solved it
  }

  @Rule("ST-REQ-17")
  @Test
  void anotherGroupIsNotTheOneThatTheCardHolds() {
    Requirement other =
        new OtherGroup(new IsClassified(Classification.SECURITY, OptionalInt.empty()));
    scene.with(ship, each -> each.copy().withLocation(0)).persons(ONE, aboard, "203");
    assertThat(Requirements.met(other, group(0, aboard))).isFalse();
    scene.persons(ONE, TEAM, "216");
    assertThat(Requirements.met(other, group(0, aboard))).isTrue();
    scene.stopped(ONE, TEAM);
    assertThat(Requirements.met(other, group(0, aboard))).isTrue();
  }

  @Rule("ST-EFF-12")
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aCountMayBeMultipliedAndDivided(int over) {
    scene.persons(ONE, TEAM, "215", "203", "216", "214");
    Amount.Count count =
        new Amount.Count(From.GROUP, Optional.empty(), OptionalInt.of(3), OptionalInt.of(over));
    assertThat(Amounts.count(count, group(0, TEAM))).isEqualTo(12 / over);
  }

  @Rule("ST-REQ-15")
  @Test
  void personsArePresentByTheirDefinitionAndTheOnesNamedByTheirName() {
    scene.persons(ONE, TEAM, "215");
    assertThat(team(new IsPerson("Jean-Luc Picard"))).isTrue();
    assertThat(team(new IsPerson("215"))).isFalse();
    assertThat(team(new Present("215", OptionalInt.empty()))).isTrue();
    assertThat(team(new Present("215", OptionalInt.of(2)))).isFalse();
    assertThat(team(new Present("214", OptionalInt.empty()))).isFalse();
  }

  @Rule("ST-REQ-20")
  @Test
  void ofFewerThanAskedForAllAreTheHighest() {
    scene.persons(ONE, TEAM, "251"); // STRENGTH 10
    Requirement strong = new Total(Attribute.STRENGTH, Optional.empty(), 9);
    assertThat(team(new OfTop(Attribute.STRENGTH, 2, strong))).isTrue();
    assertThat(team(new OfTop(Attribute.STRENGTH, 1, new Not(strong)))).isFalse();
  }

  @Rule("ST-REQ-20")
  @Test
  void whoIsHighestInAllIsSoInTheSumOfTheThree() {
    scene.persons(ONE, TEAM, "268", "215"); // 7, 5 and 9 against 9, 8 and 6
    assertThat(team(new OfTop(Attribute.TOTAL, 1, new Present("215", OptionalInt.empty()))))
        .isTrue();
    assertThat(team(new OfTop(Attribute.STRENGTH, 1, new Present("215", OptionalInt.empty()))))
        .isFalse();
  }
}
