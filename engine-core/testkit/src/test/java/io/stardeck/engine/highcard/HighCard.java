package io.stardeck.engine.highcard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** High card: draw unseen, play in turn, the highest card of a round takes a point. */
final class HighCard extends PhasedGame<Deal.Config, Deal, Move, Deal.View> {
  static final RuleId SEATS = RuleId.of("HC-01");
  static final RuleId DRAW = RuleId.of("HC-02");
  static final RuleId PLAY = RuleId.of("HC-03");
  static final RuleId ROUND = RuleId.of("HC-04");
  static final RuleId END = RuleId.of("HC-05");

  private static final RuleBook BOOK =
      RuleBook.of(
          new RuleBook.Entry(SEATS, "basic", "Two to four play, with hands of one to four."),
          new RuleBook.Entry(DRAW, "basic", "Draw if your hand is not full; nobody else sees it."),
          new RuleBook.Entry(PLAY, "basic", "In turn, play a card of your hand."),
          new RuleBook.Entry(ROUND, "basic", "The highest card of the round takes a point."),
          new RuleBook.Entry(END, "basic", "Without cards the game ends; most points win."));

  HighCard() {
    super(
        GameSpec.<Deal.Config, Deal, Move, Deal.View>builder()
            .info(new GameInfo("high-card", "High card", "1", 2, 4))
            .ruleBook(BOOK)
            .types(
                new GameTypes<>(
                    Deal.Config.class, Deal.class, Move.class, Deal.View.class, Happening.class))
            .narrator(
                Narrator.of(
                    Deal.View::toString,
                    (view, move) -> move.toString(),
                    (view, event) -> event.toString()))
            .defaultConfig(seats -> new Deal.Config(seats, 3))
            .violations(HighCard::violations)
            .players(Deal.Config::seats)
            .decisionBound(config -> 2L * config.cards().size())
            .start(HighCard::start)
            .setup(HighCard::deal)
            .config(deal -> deal.open().config())
            .outcome(HighCard::result)
            .view(Deal::view)
            .determinize(HighCard::anew)
            .faults(Deal::faults)
            .closed((view, move) -> new Violation(PLAY, "it is not the turn of " + move.actor()))
            .addPhases(
                new Turns(),
                PhaseRule.asking(Phase.End.class, "the game is over", ImmutableList.of()))
            .build());
  }

  private static ImmutableList<Violation> violations(Deal.Config config) {
    return config.valid()
        ? ImmutableList.of()
        : ImmutableList.of(new Violation(SEATS, "two to four play, with hands of one to four"));
  }

  private static Deal start(Deal.Config config, Chance chance) {
    ImmutableList<Integer> none = ImmutableList.copyOf(Collections.nCopies(config.seats(), 0));
    Phase first = new Phase.Turn(Seat.of(1));
    Deal.Open open = new Deal.Open(config, first, none, none, ImmutableList.of());
    return new Deal(open, ImmutableList.of(), config.cards(), chance);
  }

  private static void deal(Play<Deal> play) {
    Deal.Open open = play.state().open();
    List<Integer> sizes = Collections.nCopies(open.config().seats(), open.config().handSize());
    ImmutableList<Integer> cards = play.shuffle(play.state().deck());
    play.become(deal(open, sizes, cards, Optional.empty(), play.state().chance()));
  }

  /**
   * Deals {@code cards}, which are shuffled, to hands of those sizes, but for a seat whose hand is
   * known.
   */
  private static Deal deal(
      Deal.Open open,
      List<Integer> sizes,
      List<Integer> cards,
      Optional<Deal.View> known,
      Chance chance) {
    List<Integer> deck = new ArrayList<>(cards);
    ImmutableList.Builder<ImmutableList<Integer>> hands = ImmutableList.builder();
    for (int index = 0; index < sizes.size(); index++) {
      Seat seat = Seat.at(index);
      if (known.isPresent() && known.get().seat().equals(seat)) {
        hands.add(known.get().hand());
      } else {
        List<Integer> dealt = deck.subList(0, sizes.get(index));
        hands.add(Ordering.natural().immutableSortedCopy(dealt));
        dealt.clear();
      }
    }
    return new Deal(open, hands.build(), ImmutableList.copyOf(deck), chance);
  }

  private static Deal anew(Deal.View view, Chance chance) {
    List<Integer> unknown = new ArrayList<>(view.open().config().cards());
    unknown.removeAll(view.hand());
    unknown.removeAll(view.open().table());
    unknown.removeAll(view.open().spent());
    Drawn<ImmutableList<Integer>> order = chance.shuffle(unknown);
    return deal(view.open(), view.handSizes(), order.value(), Optional.of(view), order.next());
  }

  private static Optional<Outcome> result(Deal deal) {
    if (deal.open().phase() instanceof Phase.Turn) {
      return Optional.empty();
    }
    ImmutableList<Integer> points = deal.open().points();
    int most = Collections.max(points);
    ImmutableList<Seat> winners =
        Seat.first(points.size()).stream()
            .filter(seat -> points.get(seat.index()) == most)
            .collect(ImmutableList.toImmutableList());
    return Optional.of(new Outcome(winners, points, END));
  }

  private static final class Turns implements PhaseRule<Deal, Deal.View, Phase.Turn> {
    private static final ImmutableList<ActionRule<Deal, Deal.View, ?>> OPEN =
        ImmutableList.of(new Drawing(), new Playing());

    @Override
    public ImmutableList<ActionRule<Deal, Deal.View, ?>> open() {
      return OPEN;
    }

    @Override
    public String prompt(Deal.View view, Phase.Turn frame) {
      return frame.seat() + " draws or plays";
    }
  }
}
