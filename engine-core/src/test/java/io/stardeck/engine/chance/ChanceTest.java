package io.stardeck.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Positive;
import net.jqwik.api.constraints.Size;

final class ChanceTest {
  @Property(tries = 500)
  void aDrawLiesBelowItsBound(@ForAll long seed, @ForAll @Positive int bound) {
    assertThat(Chance.seeded(seed).below(bound).value()).isBetween(0, bound - 1);
  }

  @Property(tries = 200)
  void aDieShowsOneOfItsFaces(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int faces) {
    assertThat(Chance.seeded(seed).die(faces).value()).isBetween(1, faces);
  }

  @Property(tries = 200)
  void drawingChangesNothingInTheGenerator(@ForAll long seed, @ForAll @Positive int bound) {
    Chance chance = Chance.seeded(seed);
    Roll first = chance.below(bound);
    chance.shuffle(List.of(1, 2, 3));
    assertThat(chance).isEqualTo(Chance.seeded(seed));
    assertThat(chance.below(bound)).isEqualTo(first);
    assertThat(first.next()).isNotEqualTo(chance);
  }

  @Property(tries = 200)
  void aShuffleKeepsAllElements(@ForAll long seed, @ForAll @Size(max = 60) List<Integer> elements) {
    assertThat(Chance.seeded(seed).shuffle(elements).value())
        .containsExactlyInAnyOrderElementsOf(elements);
  }

  @Property(tries = 200)
  void aPickIsOneOfTheElements(@ForAll long seed, @ForAll @Size(min = 1) List<Integer> elements) {
    assertThat(elements).contains(Chance.seeded(seed).pick(elements).value());
  }

  @Example
  void textAndNumberStandForTheSameGenerator() {
    assertThat(Chance.seeded(42)).isEqualTo(Chance.seeded("42")).isNotEqualTo(Chance.seeded(43));
  }

  /** Records depend on it: whoever sees this fail has broken all of them. */
  @Example
  void theDrawsOfASeedNeverChange() {
    Chance chance = Chance.seeded("stardeck");
    assertThat(eightDraws(chance)).containsExactly(572, 487, 76, 778, 902, 554, 19, 595);
    for (int i = 0; i < 8; i++) {
      chance = chance.below(1000).next();
    }
    assertThat(chance.shuffle(List.of(1, 2, 3, 4, 5, 6, 7, 8)).value())
        .containsExactly(5, 6, 8, 7, 1, 4, 2, 3);
  }

  /** What bots do in a match of some seed depends on it. */
  @Example
  void theDrawsOfAForkNeverChange() {
    Chance fork = Chance.seeded("stardeck").fork(1);
    assertThat(eightDraws(fork)).containsExactly(847, 634, 974, 951, 864, 755, 597, 424);
  }

  @Example
  void nothingIsDrawnBelowOne() {
    assertThatIllegalArgumentException().isThrownBy(() -> Chance.seeded(1).below(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Chance.seeded(1).die(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Chance.seeded(1).pick(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> Chance.seeded(1).fork(-1));
    Chance scripted = Chance.seeded(1).scripted(List.of(1));
    assertThatIllegalArgumentException().isThrownBy(() -> scripted.below(0));
    assertThatIllegalArgumentException().isThrownBy(() -> scripted.die(0));
  }

  @Example
  void noScriptIsLongerThanOneThatCanBeRead() {
    List<Integer> longest = Collections.nCopies(Chance.MAX_SCRIPT, 1);
    Chance scripted = Chance.seeded(1).scripted(longest);
    assertThat(EngineJson.read(EngineJson.write(scripted), Chance.class)).isEqualTo(scripted);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chance.seeded(1).scripted(Collections.nCopies(Chance.MAX_SCRIPT + 1, 1)));
  }

  @Property(tries = 20)
  void whatIsDrawnFromTheLastCounterCanStillBeRead(@ForAll @LongRange(max = 3) long left) {
    String json = EngineJson.write(Chance.seeded(1)).replace("\"counter\":0", "\"counter\":%s");
    long last = (1L << 53) - 1;
    Chance next = EngineJson.read(json.formatted(last - left), Chance.class);
    for (int draw = 0; draw < 5; draw++) {
      next = next.below(6).next();
      assertThat(EngineJson.read(EngineJson.write(next), Chance.class)).isEqualTo(next);
    }
    assertThatExceptionOfType(FaultException.class)
        .isThrownBy(() -> EngineJson.read(json.formatted(last + 1), Chance.class))
        .withMessageContaining("a counter is 0 to 2^53 - 1");
  }

  @Example
  void aScriptIsAnsweredFirst() {
    Chance chance = Chance.seeded(7).scripted(List.of(4, 6, 2));
    Roll first = chance.die(6);
    Roll second = first.next().die(6);
    Roll third = second.next().below(10);
    assertThat(List.of(first.value(), second.value(), third.value())).containsExactly(4, 6, 2);
    assertThat(third.next()).as("goes on from the seed").isEqualTo(Chance.seeded(7));
  }

  @Property(tries = 500)
  void noScriptBreaksADraw(
      @ForAll int entry,
      @ForAll @Positive int bound,
      @ForAll @IntRange(min = 1, max = 100) int faces) {
    Chance chance = Chance.seeded(7).scripted(List.of(entry, entry));
    assertThat(chance.below(bound).value()).isEqualTo(Math.floorMod(entry, bound));
    assertThat(chance.die(faces).value()).isBetween(1, faces);
  }

  @Example
  void aScriptedShuffleTakesOneEntryForEachElementButOne() {
    Drawn<ImmutableList<String>> drawn =
        Chance.seeded(7).scripted(List.of(0, 0, 5)).shuffle(List.of("a", "b", "c"));
    assertThat(drawn.value()).containsExactly("b", "c", "a");
    assertThat(drawn.next().below(10).value()).isEqualTo(5);
  }

  @Example
  void forksDifferFromEachOtherAndFromTheirOrigin() {
    Chance origin = Chance.seeded(1);
    Set<Chance> seen = new HashSet<>(Set.of(origin));
    for (int step = 0; step < 3; step++) {
      for (int stream = 0; stream < 1000; stream++) {
        assertThat(seen.add(origin.fork(stream))).as("stream %s is new", stream).isTrue();
      }
      assertThat(origin.fork(5)).isEqualTo(origin.fork(5));
      origin = origin.below(10).next();
    }
  }

  @Example
  void aForkDoesNotFollowTheScript() {
    Chance origin = Chance.seeded(1);
    assertThat(origin.scripted(List.of(1)).fork(3)).isEqualTo(origin.fork(3));
  }

  @Example
  void seedAndSaltMakeAKeyTogether() {
    Chance salted = Chance.seeded("seed", "salt");
    assertThat(salted).isEqualTo(Chance.seeded("seed", "salt"));
    assertThat(
            Set.of(
                salted,
                Chance.seeded("seed"),
                Chance.seeded("seedsalt"),
                Chance.seeded("seed", ""),
                Chance.seeded("see", "dsalt"),
                Chance.seeded("salt", "seed")))
        .hasSize(6);
  }

  @Example
  void itsTextTellsNothing() {
    assertThat(Chance.seeded(1)).hasToString("Chance");
  }

  private static ImmutableList<Integer> eightDraws(Chance from) {
    Chance chance = from;
    ImmutableList.Builder<Integer> draws = ImmutableList.builder();
    for (int i = 0; i < 8; i++) {
      Roll roll = chance.below(1000);
      draws.add(roll.value());
      chance = roll.next();
    }
    return draws.build();
  }
}
