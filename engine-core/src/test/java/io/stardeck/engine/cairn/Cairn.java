package io.stardeck.engine.cairn;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Two build a cairn together, in any order, a stone at a time. Each may agree that it is high
 * enough, and takes that back by laying another stone; it is done when both agree.
 */
final class Cairn extends PhasedGame<Integer, Heap, Move, Heap.View> {
  static final RuleId STONES = RuleId.of("CAIRN-01");
  static final RuleId LAY = RuleId.of("CAIRN-02");
  static final RuleId AGREE = RuleId.of("CAIRN-03");

  Cairn() {
    super(ImmutableList.of(new Building()));
  }

  @Override
  public GameInfo info() {
    return new GameInfo("cairn", "Cairn", "1", 2, 2);
  }

  @Override
  public RuleBook ruleBook() {
    return RuleBook.of(
        new RuleBook.Entry(STONES, "basic", "There are one to nine stones."),
        new RuleBook.Entry(LAY, "basic", "Lay a stone as long as there is one."),
        new RuleBook.Entry(AGREE, "basic", "When both agree, the cairn is done."));
  }

  @Override
  public GameTypes<Integer, Heap, Move, Heap.View> types() {
    return new GameTypes<>(Integer.class, Heap.class, Move.class, Heap.View.class, Move.Laid.class);
  }

  @Override
  public Narrator<Move, Heap.View> narrator() {
    return Narrator.of(
        Heap.View::toString, (view, move) -> move.toString(), (view, event) -> event.toString());
  }

  @Override
  public Integer defaultConfig(int seats) {
    return 5;
  }

  @Override
  public Ruling<Heap> setup(Integer stones, Chance chance) {
    Heap heap = new Heap(stones, stones, ImmutableList.of());
    return heap.faults().isEmpty()
        ? begin(heap, ImmutableList.of())
        : Ruling.reject(STONES, "one to nine stones");
  }

  @Override
  public Integer config(Heap heap) {
    return heap.config();
  }

  @Override
  public int players(Heap heap) {
    return 2;
  }

  @Override
  public Optional<Outcome> outcome(Heap heap) {
    return heap.agreed().size() == 2
        ? Optional.of(new Outcome(Heap.SEATS, ImmutableList.of(0, 0), AGREE))
        : Optional.empty();
  }

  @Override
  public long decisionBound(Integer stones) {
    return 2L * stones + 2;
  }

  @Override
  public Heap.View view(Heap heap, Seat seat) {
    return new Heap.View(heap, seat);
  }

  @Override
  public Heap determinize(Heap.View view, Chance chance) {
    return view.heap();
  }

  @Override
  public ImmutableList<Fault> faults(Heap heap) {
    return heap.faults();
  }

  @Override
  protected Frame top(Heap heap) {
    return heap.top();
  }

  @Override
  protected Frame frame(Heap.View view) {
    return view.heap().top();
  }

  @Override
  protected Violation closed(Heap.View view, Move move) {
    return new Violation(AGREE, move.actor() + " does nothing");
  }

  private static final class Building implements PhaseRule<Heap, Heap.View, Heap.Building> {
    private static final ImmutableList<ActionRule<Heap, Heap.View, ?>> OPEN =
        ImmutableList.of(new Agreeing(), new Laying());

    @Override
    public Class<Heap.Building> frame() {
      return Heap.Building.class;
    }

    @Override
    public ImmutableList<ActionRule<Heap, Heap.View, ?>> open() {
      return OPEN;
    }

    @Override
    public String prompt(Heap.View view, Heap.Building frame) {
      return "lay a stone, or agree";
    }
  }

  private static final class Agreeing implements ActionRule<Heap, Heap.View, Move.Agree> {
    @Override
    public Class<Move.Agree> action() {
      return Move.Agree.class;
    }

    @Override
    public void candidates(Heap.View view, Consumer<? super Move.Agree> offer) {
      offer.accept(new Move.Agree(view.seat()));
    }

    @Override
    public void check(Heap.View view, Move.Agree move, Findings findings) {
      if (view.heap().agreed().contains(move.actor())) {
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
    public Class<Move.Lay> action() {
      return Move.Lay.class;
    }

    @Override
    public void candidates(Heap.View view, Consumer<? super Move.Lay> offer) {
      offer.accept(new Move.Lay(view.seat()));
    }

    @Override
    public void check(Heap.View view, Move.Lay move, Findings findings) {
      if (view.heap().stones() == 0) {
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
