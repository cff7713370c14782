package io.stardeck.fleetcaptains.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.internal.value.Contest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Damage by the totals of an attack. */
final class AttackDamageTest {
  @Rule({"FC-X-40", "FC-CBT-03", "FC-CBT-04", "FC-D-41", "FC-I-22"})
  @ParameterizedTest
  @CsvSource({"4,4,0", "5,4,1", "8,4,1", "9,4,2", "12,4,2", "13,4,3", "40,4,3", "1,0,3", "15,4,3"})
  void eachFullMultipleOfTheShieldsBringsOneDamageMore(int weapons, int shields, int damage) {
    assertThat(Contest.damage(weapons, shields)).isEqualTo(damage);
  }
}
