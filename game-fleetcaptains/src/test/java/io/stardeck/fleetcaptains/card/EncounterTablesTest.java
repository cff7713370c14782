package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMultiset;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.Afterwards;
import io.stardeck.fleetcaptains.card.fact.Polarity;
import io.stardeck.fleetcaptains.card.word.Effect;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The encounters of the shipped set: section 9.5 of the design. */
final class EncounterTablesTest {
  private static final ComponentSet SET = ComponentSets.standard();
  private static final ImmutableList<EncounterDef> ALL =
      SET.encounters().stream().map(SET::encounter).collect(ImmutableList.toImmutableList());

  private static String count(Function<EncounterDef, Object> what) {
    return ALL.stream()
        .map(each -> what.apply(each).toString())
        .collect(ImmutableSortedMultiset.toImmutableSortedMultiset(String::compareTo))
        .toString();
  }

  private static String first(EncounterDef encounter) {
    for (Effect effect : encounter.effects()) {
      if (effect instanceof Effect.Test test) {
        return test.system() + " " + (test.level() < 10 ? "0" : "") + test.level();
      }
    }
    return "none";
  }

  @Rule("FC-CMP-06")
  @Test
  void hazardsBenefitsAndBoth() {
    assertThat(count(EncounterDef::polarity)).isEqualTo("[BENEFIT x 14, HAZARD x 20, MIXED x 16]");
  }

  /** How many of a polarity say that. */
  private static long saying(Polarity polarity, String... words) {
    return ALL.stream()
        .filter(each -> each.polarity() == polarity)
        .filter(each -> Stream.of(words).anyMatch(each.effects().toString()::contains))
        .count();
  }

  private static long of(Polarity polarity, Predicate<EncounterDef> which) {
    return ALL.stream().filter(each -> each.polarity() == polarity).filter(which).count();
  }

  @Test
  void whatHazardsBenefitsAndBothBring() {
    assertThat(saying(Polarity.HAZARD, "DealDamage")).isEqualTo(8);
    assertThat(saying(Polarity.HAZARD, "PlaceSystemToken")).isEqualTo(5);
    assertThat(saying(Polarity.HAZARD, "DiscardCrew", "DiscardCommand")).isEqualTo(3);
    assertThat(saying(Polarity.HAZARD, "ForbidManeuver")).isEqualTo(2);
    assertThat(of(Polarity.HAZARD, each -> each.afterwards() == Afterwards.KEEP_AS_CARGO))
        .isEqualTo(2);
    assertThat(of(Polarity.HAZARD, each -> each.vp() > 0)).isEqualTo(6);
    assertThat(of(Polarity.BENEFIT, each -> each.vp() > 0)).isEqualTo(6);
    assertThat(of(Polarity.MIXED, each -> each.vp() > 0)).isEqualTo(10);
    assertThat(saying(Polarity.BENEFIT, "DealDamage", "PlaceSystemToken")).isZero();
    assertThat(saying(Polarity.MIXED, "Choose")).isEqualTo(4);
    assertThat(saying(Polarity.MIXED, "Test[")).isEqualTo(12);
  }

  @Test
  void firstTests() {
    assertThat(count(EncounterTablesTest::first))
        .isEqualTo(
            "[ENGINES 08 x 2, ENGINES 10 x 2, ENGINES 12 x 2, ENGINES 14, SENSORS 08 x 2,"
                + " SENSORS 10 x 3, SENSORS 12 x 4, SENSORS 14 x 3, SENSORS 16 x 2, SHIELDS 08,"
                + " SHIELDS 10 x 2, SHIELDS 12 x 3, SHIELDS 14 x 2, SHIELDS 16, WEAPONS 08,"
                + " WEAPONS 10, WEAPONS 12, WEAPONS 14 x 2, WEAPONS 16, none x 14]");
  }

  @Rule("FC-ENC-03")
  @Test
  void whatBecomesOfThem() {
    assertThat(count(EncounterDef::afterwards))
        .isEqualTo(
            "[ATTACH_SHIP x 3, ATTACH_TILE x 3, DISCARD x 15, KEEP_AS_CARGO x 5,"
                + " SCORE_IF_PASSED x 22, TRASH x 2]");
  }

  @Test
  void pointsAreForPassedEncountersAlone() {
    assertThat(ALL.stream().mapToInt(EncounterDef::vp).sum()).isEqualTo(24);
    for (EncounterDef each : ALL) {
      assertThat(each.vp() > 0)
          .as(each.name())
          .isEqualTo(each.afterwards() == Afterwards.SCORE_IF_PASSED);
      if (each.vp() == 2) {
        assertThat(first(each)).endsWith("16");
      }
    }
    assertThat(ALL.stream().filter(each -> each.vp() == 2)).hasSize(2);
  }

  @Test
  void damageIsMostlyOnePoint() {
    int two = 0;
    for (EncounterDef each : ALL) {
      for (Effect effect : each.effects()) {
        if (effect instanceof Effect.Test test) {
          for (Effect harm : test.onFail()) {
            if (harm instanceof Effect.DealDamage damage && damage.amount() == 2) {
              two++;
              assertThat(test.level()).as(each.name()).isLessThanOrEqualTo(10);
            } else if (harm instanceof Effect.DealDamage damage) {
              assertThat(damage.amount()).as(each.name()).isEqualTo(1);
            }
          }
        }
      }
    }
    assertThat(two).isEqualTo(3);
  }

  @Test
  void sixMeetEveryShipAndMostAskNothing() {
    assertThat(ALL.stream().filter(EncounterDef::allShips)).hasSize(6);
    assertThat(
            ALL.stream()
                .filter(each -> each.effects().stream().noneMatch(Effect.Choose.class::isInstance)))
        .hasSizeGreaterThanOrEqualTo(36);
  }

  @Rule({"FC-X-06", "FC-X-65"})
  @Test
  void theEncountersOfTheRulebookAreThere() {
    EncounterDef fountain = SET.encounter(SET.card("particle-fountain"));
    assertThat(first(fountain)).isEqualTo("SENSORS 12");
    EncounterDef pulse = SET.encounter(SET.card("stellar-pulse"));
    assertThat(pulse.effects().toString()).contains("WEAPONS").doesNotContain("Test[");
    assertThat(ALL.stream().filter(each -> each.name().equals("Tribbles"))).hasSize(2);
  }
}
