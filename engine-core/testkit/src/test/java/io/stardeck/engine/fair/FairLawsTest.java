package io.stardeck.engine.fair;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.EnumeratedFamily;
import io.stardeck.engine.testkit.GameLaws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;

/** Effects are carried out as they are written, and the laws hold. */
final class FairLawsTest implements GameLaws<Integer, Fair, Fair.Move, Fair.Look> {
  private static final Seat ONE = Seat.of(1);

  @Override
  public FairGame game() {
    return new FairGame();
  }

  @Override
  public Arbitrary<Integer> configs() {
    return Arbitraries.integers().between(0, 9);
  }

  @Override
  public ImmutableMap<String, Object> hidden(Fair fair, Seat seat) {
    return ImmutableMap.of();
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Fair.Phase.class);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action begin", "action choose", "phase carrying-out", "event taken");
  }

  @Example
  void everyEffectHasItsWord() {
    EnumeratedFamily.checkRules(FairEffect.class, FairWords.WORDS.effects()::contains);
  }

  @Example
  void aListIsCarriedOutInOrderAndALisWithinItBeforeTheRest() {
    Fair fair = game().setup(3, Chance.seeded(1)).state();
    fair = game().next(fair, new Fair.Move.Begin(ONE, 0));
    assertThat(fair.points()).containsExactly(1, 0);
    assertThat(game().legalActions(fair, ONE))
        .containsExactly(
            new Fair.Move.Choose(ONE, new Fair.Pick.None()),
            new Fair.Move.Choose(ONE, new Fair.Pick.Yes()));
    fair = game().next(fair, new Fair.Move.Choose(ONE, new Fair.Pick.Yes()));
    fair = game().next(fair, new Fair.Move.Choose(ONE, new Fair.Pick.Ware(3)));
    assertThat(fair.stall()).containsExactly(1, 2);
    fair = game().next(fair, new Fair.Move.Choose(ONE, new Fair.Pick.None()));
    assertThat(fair.points()).containsExactly(4, 0);
    assertThat(game().toAct(fair)).containsExactly(Seat.of(2));
  }

  @Example
  void theOnlyOptionIsTakenByItselfAndWithoutOneTheEffectIsSkipped() {
    Fair fair = game().setup(1, Chance.seeded(1)).state();
    int list = FairEffect.SCRIPTS.number(FairEffect.SCRIPTS.get(2));
    assertThat(FairEffect.SCRIPTS.get(list)).isEqualTo(FairEffect.SCRIPTS.get(2));
    fair = game().next(fair, new Fair.Move.Begin(ONE, takeOne()));
    assertThat(fair.points()).containsExactly(3, 0);
    fair = game().next(fair, new Fair.Move.Begin(Seat.of(2), takeOne()));
    assertThat(fair.points()).containsExactly(3, 2);
  }

  private static int takeOne() {
    for (int i = 0; i < FairEffect.SCRIPTS.size(); i++) {
      if (FairEffect.SCRIPTS.get(i).get(0).equals(new FairEffect.Take(1))) {
        return i;
      }
    }
    throw new AssertionError("no such list");
  }
}
