package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Host;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mission, attempted by groups that just meet it and just do not. */
class MissionCardsTest {
  private static final ImmutableMap<String, String> SHIPS =
      ImmutableMap.of("Federation", "331", "Klingon", "345", "Romulan", "362");

  @Shows(all = CardKind.MISSION)
  @Rule({
    "ST-DAT-10",
    "ST-CMP-03",
    "ST-ATT-01",
    "ST-ATT-09",
    "ST-ATT-10",
    "ST-REQ-01",
    "ST-REQ-02",
    "ST-REQ-03",
    "ST-REQ-04",
    "ST-REQ-05",
    "ST-REQ-06",
    "ST-REQ-08",
    "ST-REQ-11",
    "ST-SCO-01",
    "ST-SPL-07",
    "ST-ATT-06"
  })
  @ParameterizedTest
  @MethodSource("missions")
  void aMissionIsSolvedByJustWhoMeetsIt(MissionFacts mission) {
    Random random = new Random(mission.points());
    for (String affiliation : mission.affiliations()) {
      for (int i = 0; i < 3; i++) {
        List<PersonFacts> group = justEnough(mission, affiliation, random);
        assertThat(solves(mission, affiliation, group)).as("%s", group).isEqualTo(mission.points());
        List<PersonFacts> fewer = group.subList(0, group.size() - 1);
        assertThat(solves(mission, affiliation, fewer)).as("%s", fewer).isZero();
      }
    }
  }

  static List<MissionFacts> missions() {
    return MissionFacts.ALL;
  }

  /** Persons in a random order, up to the first with whom the mission can be solved. */
  private static List<PersonFacts> justEnough(
      MissionFacts mission, String affiliation, Random random) {
    List<PersonFacts> all = new ArrayList<>();
    List<PersonFacts> first = new ArrayList<>();
    for (PersonFacts person : PersonFacts.ALL) {
      boolean own = person.affiliation().equals(affiliation);
      if (!person.hologram() && (own || person.affiliation().equals("Non-Aligned"))) {
        (own && first.isEmpty() && !mission.met(List.of(person)) ? first : all).add(person);
      }
    }
    Collections.shuffle(all, random);
    List<PersonFacts> group = new ArrayList<>(first);
    for (PersonFacts person : all) {
      if (mission.met(group)) {
        return group;
      }
      group.add(person);
    }
    throw new AssertionError("nobody can solve " + mission);
  }

  private static int solves(
      MissionFacts mission, String affiliation, List<PersonFacts> group, String... gear) {
    Scene scene =
        Scene.laid(config -> StccgConfig.builder().from(config).pointGoal(1000).build())
            .missions(mission.id());
    CardId ship = scene.ship(ONE, Objects.requireNonNull(SHIPS.get(affiliation)), 0);
    Host host = mission.planet() ? Host.team(0, ONE) : Host.ship(ship);
    for (PersonFacts person : group) {
      scene.person(ONE, person.id(), host);
    }
    for (String item : gear) {
      scene.gear(ONE, item, host);
    }
    ImmutableSet<Affiliation> side =
        ImmutableSet.of(Affiliation.valueOf(Ascii.toUpperCase(affiliation)));
    scene.orders(ONE).quietly(new Attempt(ONE, 0, host, side));
    if (mission.planet()) {
      scene.quietly(new Confirm(ONE));
    }
    return scene.score(ONE);
  }

  @Rule({"ST-REQ-15", "ST-DAT-12"})
  @Test
  void artifactsThatMissionsAskForAreLookedForAmongTheGear() {
    PersonFacts picard = person("Jean-Luc Picard");
    MissionFacts continuum = mission("173");
    assertThat(solves(continuum, "Federation", List.of(picard))).isZero();
    assertThat(solves(continuum, "Federation", List.of(picard), "006")).isEqualTo(35);
    MissionFacts pegasus = mission("178");
    assertThat(solves(pegasus, "Federation", List.of(picard))).isZero();
    assertThat(solves(pegasus, "Federation", List.of(picard), "003")).isEqualTo(50);
  }

  private static PersonFacts person(String name) {
    return PersonFacts.ALL.stream()
        .filter(person -> person.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static MissionFacts mission(String id) {
    return MissionFacts.ALL.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }
}
