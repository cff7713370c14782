package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.LocationType;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Span;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The missions of the shipped set: section 9.6 of the design. */
final class MissionTablesTest {
  private static final ComponentSet SET = ComponentSets.standard();
  private static final ImmutableList<MissionDef> ALL =
      SET.missions().stream().map(SET::mission).collect(ImmutableList.toImmutableList());

  private static long count(MissionType type, Predicate<MissionDef> which) {
    return ALL.stream().filter(each -> each.type() == type).filter(which).count();
  }

  private static String row(MissionType type) {
    return count(type, each -> each.objective() instanceof Objective.TestObjective)
        + "/"
        + count(type, each -> each.objective() instanceof Objective.StateObjective)
        + "/"
        + count(type, each -> each.objective() instanceof Objective.EventObjective)
        + "/"
        + count(type, each -> each.objective() instanceof Objective.CourseObjective)
        + "/"
        + count(type, each -> each.objective() instanceof Objective.AwayTeamObjective)
        + " "
        + count(type, each -> each.vp() == 1)
        + "/"
        + count(type, each -> each.vp() == 2)
        + "/"
        + count(type, each -> each.vp() == 3)
        + " "
        + count(type, MissionDef::secret);
  }

  /** 52, 18 and 6 missions of 1, 2 and 3 points: that mix is the second knob of section 9.8. */
  @Rule({"FC-CMP-07", "FC-CMP-09"})
  @Test
  void kindsPointsAndSecrets() {
    assertThat(row(MissionType.SCIENCE)).isEqualTo("11/4/3/2/2 14/6/2 4");
    assertThat(row(MissionType.INFLUENCE)).isEqualTo("4/14/3/0/3 17/5/2 6");
    assertThat(row(MissionType.COMBAT)).isEqualTo("6/7/14/2/1 21/7/2 9");
  }

  @Test
  void namesRepeatThreeTimesAtMost() {
    Multiset<String> names = HashMultiset.create();
    ALL.forEach(each -> names.add(each.name()));
    names.forEachEntry((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(3));
  }

  @Test
  void testsAreNeverSecretAndSecretCountsAreOfOneTurn() {
    for (MissionDef each : ALL) {
      if (each.secret()) {
        boolean open =
            each.objective() instanceof Objective.StateObjective
                || each.objective() instanceof Objective.EventObjective event
                    && event.within() != Span.GAME;
        assertThat(open).as(each.name()).isTrue();
      }
    }
  }

  @Test
  void levelsOfTestsGoWithTheirPoints() {
    for (MissionDef each : ALL) {
      if (each.objective() instanceof Objective.TestObjective test) {
        int low = each.vp() == 1 ? 12 : each.vp() == 2 ? 18 : 25;
        int high = each.vp() == 1 ? 14 : each.vp() == 2 ? 20 : 25;
        assertThat(test.level()).as(each.name()).isBetween(low, high);
        assertThat(test.cooperative()).as(each.name()).isEqualTo(each.vp() > 1);
      }
    }
  }

  /** How many planets there are is not assured. */
  @Test
  void aStateOnPlanetsMayBeOneOfInstallationsInstead() {
    int planets = 0;
    for (MissionDef each : ALL) {
      if (each.objective() instanceof Objective.StateObjective state
          && state.condition().toString().contains("PLANET")) {
        planets++;
        assertThat(state.condition()).as(each.name()).isInstanceOf(Condition.Or.class);
        assertThat(each.text()).as(each.name()).contains(" or ").endsWith(" installations.");
      }
    }
    assertThat(planets).isEqualTo(3);
  }

  @Test
  void theMissionsOfTheRulebookAreThere() {
    MissionDef survey = SET.mission(SET.card("mission-geological-survey-1"));
    Objective.TestObjective test = (Objective.TestObjective) survey.objective();
    assertThat(test.level()).isEqualTo(20);
    assertThat(test.at().habitable()).contains(false);
    assertThat(test.at().type()).contains(LocationType.PLANET);
    Objective.CourseObjective warp =
        (Objective.CourseObjective) SET.mission(SET.card("mission-warp-experiment-1")).objective();
    assertThat(warp.legs()).hasSize(2).allMatch(leg -> leg.cost().orElse(0) == 6);
  }

  @Rule("FC-MSN-01")
  @Test
  void thereIsATileForEachTestAndEachAwayTeam() {
    for (MissionDef each : ALL) {
      TileFilter at = null;
      if (each.objective() instanceof Objective.TestObjective test) {
        at = test.at();
      } else if (each.objective() instanceof Objective.AwayTeamObjective team) {
        at = team.at().orElse(null);
      }
      TileFilter wanted = at;
      if (wanted != null) {
        assertThat(SET.locations().stream().map(SET::location))
            .as(each.name())
            .anyMatch(location -> shows(wanted, location));
      }
    }
  }

  private static boolean shows(TileFilter at, LocationDef location) {
    return at.type().orElse(location.type()) == location.type()
        && at.name().orElse(location.name()).equals(location.name())
        && (at.cls().isEmpty() || at.cls().equals(location.cls()))
        && at.habitable().orElse(location.habitable()) == location.habitable();
  }
}
