package io.stardeck.engine.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;

/** Seats may act for which nobody waits, and the laws hold. */
final class CairnLawsTest implements GameLaws<Integer, Heap, Move, Heap.View> {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);
  private static final Heap ONE_AGREES = new Heap(5, 3, ImmutableList.of(ONE));

  @Override
  public Cairn game() {
    return new Cairn();
  }

  @Override
  public Arbitrary<Integer> configs() {
    return Arbitraries.integers().between(1, 9);
  }

  @Override
  public ImmutableMap<String, Object> hidden(Heap heap, Seat seat) {
    return ImmutableMap.of();
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Heap.Building.class);
  }

  @Override
  public ImmutableSet<String> labels(Heap heap, Move move, Heap next, ImmutableList<Event> events) {
    boolean takenBack = move instanceof Move.Lay && heap.agreed().contains(move.actor());
    return takenBack ? ImmutableSet.of("taken back") : ImmutableSet.of();
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return ImmutableSet.of("action lay", "action agree", "event Laid", "taken back");
  }

  @Example
  void whoHasAgreedIsNotWaitedForButMayAct() {
    assertThat(game().toAct(ONE_AGREES)).containsExactly(TWO);
    assertThat(game().prompt(game().view(ONE_AGREES, ONE)).deciders()).containsExactly(TWO);
    assertThat(game().legalActions(ONE_AGREES, ONE)).containsExactly(new Move.Lay(ONE));
    assertThat(game().legalActions(ONE_AGREES, TWO))
        .containsExactly(new Move.Agree(TWO), new Move.Lay(TWO));
  }

  @Example
  void whatHeDoesIsJudgedByItsRule() {
    assertThat(game().check(ONE_AGREES, new Move.Agree(ONE)))
        .extracting(found -> found.text())
        .containsExactly("seat 1 agrees already");
    assertThat(game().apply(ONE_AGREES, new Move.Lay(ONE)).state().agreed()).isEmpty();
  }

  @Example
  void heMayHaveNothingToDo() {
    Heap bare = new Heap(5, 0, ImmutableList.of(ONE));
    assertThat(game().legalActions(bare, ONE)).isEmpty();
    assertThat(game().toAct(bare)).containsExactly(TWO);
  }
}
