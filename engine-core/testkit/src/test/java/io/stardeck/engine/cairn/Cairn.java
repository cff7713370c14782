package io.stardeck.engine.cairn;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;

/**
 * Two build a cairn together, in any order, a stone at a time. Each may agree that it is high
 * enough, and takes that back by laying another stone; it is done when both agree.
 */
final class Cairn extends OpenGame<Integer, Heap, Move, Heap.View> {
  static final RuleId STONES = RuleId.of("CAIRN-01");
  static final RuleId LAY = RuleId.of("CAIRN-02");
  static final RuleId AGREE = RuleId.of("CAIRN-03");

  Cairn() {
    super(
        GameSpec.<Integer, Heap, Move, Heap.View>builder()
            .info(new GameInfo("cairn", "Cairn", "1", 2, 2))
            .ruleBook(
                RuleBook.of(
                    new RuleBook.Entry(STONES, "basic", "There are one to nine stones."),
                    new RuleBook.Entry(LAY, "basic", "Lay a stone as long as there is one."),
                    new RuleBook.Entry(AGREE, "basic", "When both agree, the cairn is done.")))
            .types(
                new GameTypes<>(
                    Integer.class, Heap.class, Move.class, Heap.View.class, Move.Laid.class))
            .narrator(
                Narrator.of(
                    Heap.View::toString,
                    (view, move) -> move.toString(),
                    (view, event) -> event.toString()))
            .defaultConfig(seats -> 5)
            .violations(Cairn::violations)
            .players(stones -> 2)
            .decisionBound(stones -> 2L * stones + 2)
            .start((stones, chance) -> new Heap(stones, stones, ImmutableList.of()))
            .view(Heap.View::new)
            .closed((view, move) -> new Violation(AGREE, move.actor() + " does nothing"))
            .addPhases(
                PhaseRule.asking(
                    Heap.Building.class,
                    "lay a stone, or agree",
                    ImmutableList.of(new Agreeing(), new Laying()))));
  }

  private static ImmutableList<Violation> violations(int stones) {
    return stones >= 1 && stones <= 9
        ? ImmutableList.of()
        : ImmutableList.of(new Violation(STONES, "one to nine stones"));
  }

  private static final class Agreeing implements ActionRule<Heap, Heap.View, Move.Agree> {
    @Override
    public void candidates(Heap.View view, Consumer<? super Move.Agree> offer) {
      offer.accept(new Move.Agree(view.seat()));
    }

    @Override
    public void check(Heap.View view, Move.Agree move, Findings findings) {
      if (view.state().agreed().contains(move.actor())) {
        findings.reject(AGREE, "%s agrees already", move.actor());
      }
    }

    @Override
    public void perform(Play<Heap> play, Move.Agree move) {
      Heap heap = play.state();
      ImmutableList<Seat> agreed =
          ImmutableList.sortedCopyOf(Lists.plus(heap.agreed(), move.actor()));
      play.become(new Heap(heap.config(), heap.stones(), agreed));
    }
  }

  private static final class Laying implements ActionRule<Heap, Heap.View, Move.Lay> {
    @Override
    public void candidates(Heap.View view, Consumer<? super Move.Lay> offer) {
      offer.accept(new Move.Lay(view.seat()));
    }

    @Override
    public void check(Heap.View view, Move.Lay move, Findings findings) {
      if (view.state().stones() == 0) {
        findings.reject(LAY, "no stone is left");
      }
    }

    @Override
    public void perform(Play<Heap> play, Move.Lay move) {
      Heap heap = play.state();
      ImmutableList<Seat> agreed =
          FluentIterable.from(heap.agreed()).filter(seat -> !seat.equals(move.actor())).toList();
      play.become(new Heap(heap.config(), heap.stones() - 1, agreed));
      play.tell(LAY, new Move.Laid(heap.stones() - 1));
    }
  }
}
