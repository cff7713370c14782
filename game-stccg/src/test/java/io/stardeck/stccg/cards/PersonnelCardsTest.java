package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Classification;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Role;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every person, as the game uses what is printed. */
class PersonnelCardsTest {
  private static final ImmutableMap<String, String> OUTPOSTS =
      ImmutableMap.of(
          "Federation", "104", "Klingon", "105", "Romulan", "106", "Non-Aligned", "104");

  static List<PersonFacts> persons() {
    return PersonFacts.ALL;
  }

  @Shows(all = CardKind.PERSONNEL)
  @Rule({
    "ST-DAT-15",
    "ST-CMP-08",
    "ST-CMP-09",
    "ST-PLY-04",
    "ST-REQ-02",
    "ST-REQ-03",
    "ST-REQ-19",
    "ST-D-71",
    "ST-SPC-18",
    "ST-D-24"
  })
  @ParameterizedTest
  @MethodSource("persons")
  void aPersonReportsAndCountsForWhatIsPrinted(PersonFacts facts) {
    Scene scene = Scene.laid().missions("191");
    CardId outpost =
        scene.outpost(ONE, Objects.requireNonNull(OUTPOSTS.get(facts.affiliation())), 0);
    CardId hand = scene.hand(ONE, facts.id());
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, hand, Aim.at(Host.outpost(outpost))));
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly(facts.id());

    Card card = scene.state().cards(Host.outpost(outpost), Role.FREE).get(0);
    CardId ship = scene.ship(ONE, "334", 0); // U.S.S. Enterprise has a holodeck
    Host aboard = Host.ship(ship);
    scene.person(ONE, facts.id(), aboard);
    Group group = Group.aboard(scene.state(), scene.ship(ship));
    Person person = group.persons().get(0);
    for (Attribute attribute :
        List.of(Attribute.INTEGRITY, Attribute.CUNNING, Attribute.STRENGTH)) {
      assertThat(person.attribute(attribute)).isEqualTo(facts.numbers().get(attribute.name()));
    }
    assertThat(person.attribute(Attribute.TOTAL))
        .isEqualTo(facts.numbers().values().stream().mapToInt(Integer::intValue).sum());
    for (String skill : SKILLS) {
      assertThat(Requirements.skillHalves(group, skill)).as(skill).isEqualTo(facts.printed(skill));
    }
    for (Classification classification : Classification.values()) {
      assertThat(person.halves(classification)).isEqualTo(facts.halves(classification.skill()));
    }
    boolean officer = facts.halves("OFFICER") > 0 || facts.halves("Leadership") >= 2;
    assertThat(person.leads()).isEqualTo(officer);
    assertThat(Affiliations.of(scene.state().table(), card).name())
        .isEqualTo(
            facts.affiliation().equals("Non-Aligned")
                ? "NEUTRAL"
                : Ascii.toUpperCase(facts.affiliation()));
  }

  private static final ImmutableSet<String> SKILLS =
      PersonFacts.ALL.stream()
          .flatMap(person -> person.skills().keySet().stream())
          .collect(ImmutableSet.toImmutableSet());

  @Rule({"ST-REQ-03", "ST-X-17", "ST-REQ-01", "ST-SPC-18"})
  @Test
  void levelsOfOneOrOfSeveralAddUp() {
    Requirement diplomacy = new Requirement.HasSkill("Diplomacy", OptionalInt.of(2));
    assertThat(met(diplomacy, "205", "250")).isTrue();
    assertThat(met(diplomacy, "233")).isTrue(); // Sarek: Diplomacy x3
    assertThat(met(diplomacy, "205")).isFalse();
    Requirement engineers = new Requirement.HasClass(Classification.ENGINEER, OptionalInt.of(2));
    assertThat(met(engineers, "212")).isTrue(); // Geordi La Forge alone
    assertThat(met(engineers, "229")).isFalse();
  }

  @Rule("ST-REQ-19")
  @Test
  void halvesAddUpExactly() {
    Requirement leadership = new Requirement.HasSkill("Leadership", OptionalInt.empty());
    assertThat(met(leadership, "285")).isFalse(); // Toral: Leadership ½
    assertThat(met(leadership, "285", "285")).isTrue();
    Requirement two = new Requirement.HasSkill("Leadership", OptionalInt.of(2));
    assertThat(met(two, "285", "285", "285")).isFalse();
    assertThat(met(two, "285", "285", "215")).isTrue();
  }

  @Rule({"ST-REQ-05", "ST-X-16"})
  @Test
  void totalsAreStrict() {
    Requirement more = total(Attribute.STRENGTH, 20);
    assertThat(met(more, "251", "250")).isFalse(); // 10 and 7
    assertThat(met(total(Attribute.STRENGTH, 17), "251", "250")).isFalse();
    assertThat(met(total(Attribute.STRENGTH, 16), "251", "250")).isTrue();
    assertThat(met(total(Attribute.CUNNING, 30), "204", "230", "215")).isFalse(); // 12, 9, 8
    assertThat(met(total(Attribute.CUNNING, 30), "204", "230", "233")).isTrue(); // 12, 9, 10
  }

  @Rule({"ST-REQ-13", "ST-REQ-04"})
  @Test
  void aSkillOfThatNameIsNoClassification() {
    Requirement classified =
        new Requirement.IsClassified(Classification.ENGINEER, OptionalInt.empty());
    Requirement named = new Requirement.HasClass(Classification.ENGINEER, OptionalInt.empty());
    assertThat(met(classified, "204")).isFalse(); // Data, an OFFICER with the skill ENGINEER
    assertThat(met(named, "204")).isTrue();
    assertThat(met(classified, "229")).isTrue();
  }

  @Rule("ST-REQ-20")
  @Test
  void theHighestTwoMeetWhatIsAskedOfThem() {
    Requirement top = new Requirement.OfTop(Attribute.STRENGTH, 2, total(Attribute.STRENGTH, 16));
    assertThat(met(top, "251", "250", "220")).isTrue(); // 10 and 7
    assertThat(met(top, "250", "215", "220", "214")).isFalse(); // 7 and 6, however many others
  }

  private static Requirement total(Attribute attribute, int than) {
    return new Requirement.Total(attribute, Optional.empty(), than);
  }

  private static boolean met(Requirement requirement, String... defs) {
    Scene scene = Scene.laid().missions("151").persons(ONE, Host.team(0, ONE), defs);
    return Requirements.met(
        requirement, Group.of(scene.state(), ONE, 0, Host.team(0, ONE), Role.FREE));
  }
}
