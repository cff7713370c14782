package io.stardeck.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.chance.Chance;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OriginTest {
  private static final String LONGEST = "x".repeat(Origin.MAX_TEXT);
  private static final ImmutableList<Integer> MOST_DRAWS =
      ImmutableList.copyOf(Collections.nCopies(Chance.MAX_SCRIPT, 1));

  @Test
  void aSeedIsTheGeneratorOfThatSeed() {
    assertThat(Origin.seed("s").chance()).isEqualTo(Chance.seeded("s"));
    assertThat(Origin.seed("s")).isEqualTo(Origin.scripted("s", ImmutableList.of()));
  }

  @Test
  void drawsComeFirst() {
    Origin.Seeded scripted = Origin.scripted("s", ImmutableList.of(3, 1));
    assertThat(scripted.draws()).containsExactly(3, 1);
    assertThat(scripted.chance()).isEqualTo(Chance.seeded("s").scripted(ImmutableList.of(3, 1)));
    assertThat(scripted.salted("salt").chance())
        .isEqualTo(Chance.seeded("s", "salt").scripted(ImmutableList.of(3, 1)));
  }

  @Test
  void seedAndSaltHaveALongestForm() {
    assertThat(Origin.seed(LONGEST).salted(LONGEST).seed()).isEqualTo(LONGEST);
    assertThatIllegalArgumentException().isThrownBy(() -> Origin.seed(LONGEST + "x"));
    assertThatIllegalArgumentException().isThrownBy(() -> Origin.seed("s").salted(LONGEST + "x"));
  }

  @Test
  void seedAndSaltAreUnicode() {
    assertThat(Origin.seed("\ud83d\ude00").salted("\u00e9").commit()).isNotNull();
    assertThatIllegalArgumentException().isThrownBy(() -> Origin.seed("\ud83d"));
    assertThatIllegalArgumentException().isThrownBy(() -> Origin.seed("s").salted("\ude00"));
  }

  @Test
  void drawsAreBounded() {
    assertThat(Origin.scripted("s", MOST_DRAWS).draws()).hasSize(Chance.MAX_SCRIPT);
    ImmutableList<Integer> more =
        ImmutableList.<Integer>builder().addAll(MOST_DRAWS).add(1).build();
    assertThatIllegalArgumentException().isThrownBy(() -> Origin.scripted("s", more));
  }

  @Test
  void aCommitmentIsOpenedByItsSeedAlone() {
    Origin.Seeded seed = Origin.scripted("s", ImmutableList.of(1)).salted("salt");
    Origin.Committed commitment = seed.commit();
    assertThat(commitment.isOpenedBy(seed)).isTrue();
    assertThat(commitment.isOpenedBy(Origin.seed("s").salted("salt"))).isFalse();
    assertThat(commitment.isOpenedBy(Origin.scripted("s", ImmutableList.of(1)))).isFalse();
    assertThat(commitment.isOpenedBy(seed.salted("other"))).isFalse();
  }

  @Test
  void nobodyCommitsToASeedWithoutSalt() {
    assertThatIllegalStateException()
        .isThrownBy(() -> new Origin.Seeded("s", ImmutableList.of(), Optional.empty()).commit());
  }

  @Test
  void neitherSeedNorSaltIsPrintedByAccident() {
    Origin.Seeded seed = Origin.scripted("the seed", ImmutableList.of(17)).salted("the salt");
    assertThat(GameRecord.of(new Beginning<>("any", "1", "config", seed)).toString())
        .contains("config")
        .doesNotContain("the seed", "the salt", "17");
  }

  @Test
  void aCommitmentIsASha256() {
    assertThat(new Origin.Committed("0123456789abcdef".repeat(4)).commitment()).hasSize(64);
    assertThatIllegalArgumentException().isThrownBy(() -> new Origin.Committed("0".repeat(63)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Origin.Committed("0".repeat(65)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Origin.Committed("F".repeat(64)));
  }
}
