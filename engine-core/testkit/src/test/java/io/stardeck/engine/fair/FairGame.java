package io.stardeck.engine.fair;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.OpenGame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.ChoiceRule;
import io.stardeck.engine.script.RunPhase;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A fair: in turn, two carry out one of the lists of effects, four times each. */
final class FairGame extends OpenGame<Integer, Fair, Fair.Move, Fair.Look> {
  static final RuleId BEGIN = RuleId.of("FAIR-01");
  static final RuleId END = RuleId.of("FAIR-03");
  static final int TURNS = 8;
  private static final int MOST = 9;

  FairGame() {
    super(
        GameSpec.<Integer, Fair, Fair.Move, Fair.Look>builder()
            .info(new GameInfo("fair", "Fair", "1", 2, 2))
            .ruleBook(
                RuleBook.of(
                    new RuleBook.Entry(BEGIN, "basic", "In turn, carry out a list of effects."),
                    new RuleBook.Entry(FairWords.TAKE, "basic", "Take what lies on the stall."),
                    new RuleBook.Entry(END, "basic", "After four turns each, most points win.")))
            .types(
                new GameTypes<>(
                    Integer.class, Fair.class, Fair.Move.class, Fair.Look.class, Fair.Taken.class))
            .narrator(
                Narrator.of(
                    Fair.Look::toString,
                    (look, move) -> move.toString(),
                    (look, event) -> event.toString()))
            .defaultConfig(seats -> MOST)
            .violations(FairGame::violations)
            .players(wares -> 2)
            .decisionBound(wares -> 100)
            .start((wares, chance) -> start(wares))
            .view((fair, seat) -> new Fair.Look(seat, fair))
            .closed(GameSpec.closedBy(END))
            .addPhases(new Turns())
            .addPhases(
                new RunPhase<>(
                    Fair.CarryingOut.class,
                    FairWords.WORDS,
                    ImmutableList.of(
                        new ChoiceRule<>(
                            Fair.Move.Choose.class,
                            (seat, option) -> new Fair.Move.Choose(seat, (Fair.Pick) option),
                            Fair.Move.Choose::option,
                            Fair.CarryingOut.class,
                            FairWords.WORDS,
                            FairWords.TAKE))))
            .addPhases(PhaseRule.asking(Fair.Over.class, "it is over", ImmutableList.of())));
  }

  static ImmutableList<Violation> violations(int wares) {
    return wares >= 0 && wares <= MOST
        ? ImmutableList.of()
        : ImmutableList.of(new Violation(BEGIN, "there are 0 to 9 wares"));
  }

  private static Fair start(int wares) {
    ImmutableList<Integer> stall =
        IntStream.rangeClosed(1, wares).boxed().collect(ImmutableList.toImmutableList());
    Pile<Fair.Phase> turn = Pile.<Fair.Phase>empty().push(new Fair.Turn(Seat.of(1)));
    return new Fair(wares, stall, ImmutableList.of(0, 0), TURNS, turn);
  }

  /** A turn: waits as long as it has just begun, and goes on when its list is carried out. */
  private record Turns() implements PhaseRule<Fair, Fair.Look, Fair.Turn> {
    @Override
    public ImmutableList<ActionRule<Fair, Fair.Look, ?>> open() {
      return ImmutableList.of(new Beginning());
    }

    @Override
    public String prompt(Fair.Look look, Fair.Turn turn) {
      return "begin one of the lists";
    }

    @Override
    public boolean proceed(Play<Fair> play, Fair.Turn turn) {
      Fair fair = play.state();
      if (fair.left() > 0) {
        return false;
      }
      play.replace(new Fair.Over(fair.result()));
      return true;
    }
  }

  private record Beginning() implements ActionRule<Fair, Fair.Look, Fair.Move.Begin> {
    @Override
    public void candidates(Fair.Look look, Consumer<? super Fair.Move.Begin> offer) {
      for (int script = 0; script < FairEffect.SCRIPTS.size(); script++) {
        offer.accept(new Fair.Move.Begin(look.seat(), script));
      }
    }

    @Override
    public void check(Fair.Look look, Fair.Move.Begin action, Findings findings) {
      if (action.script() < 0 || action.script() >= FairEffect.SCRIPTS.size()) {
        findings.reject("script", BEGIN, "there is no list %s", action.script());
      }
    }

    @Override
    public void perform(Play<Fair> play, Fair.Move.Begin action) {
      Fair fair = play.state();
      play.become(
          new Fair(fair.config(), fair.stall(), fair.points(), fair.left() - 1, fair.frames()));
      play.replace((Frame) new Fair.Turn(action.actor().next(2)));
      FairWords.begin(play, action.actor(), FairEffect.SCRIPTS.get(action.script()));
    }
  }
}
