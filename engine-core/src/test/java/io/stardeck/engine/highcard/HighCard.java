package io.stardeck.engine.highcard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
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
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
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

  HighCard() {
    super(List.of(new Turns(), new Ending()));
  }

  @Override
  public GameInfo info() {
    return new GameInfo("high-card", "High card", "1", 2, 4);
  }

  @Override
  public RuleBook ruleBook() {
    return RuleBook.of(
        new RuleBook.Entry(SEATS, "basic", "Two to four play, with hands of one to four."),
        new RuleBook.Entry(DRAW, "basic", "Draw if your hand is not full; nobody else sees it."),
        new RuleBook.Entry(PLAY, "basic", "In turn, play a card of your hand."),
        new RuleBook.Entry(ROUND, "basic", "The highest card of the round takes a point."),
        new RuleBook.Entry(END, "basic", "Without cards the game ends; most points win."));
  }

  @Override
  public GameTypes<Deal.Config, Deal, Move, Deal.View> types() {
    return new GameTypes<>(
        Deal.Config.class, Deal.class, Move.class, Deal.View.class, Happening.class);
  }

  @Override
  public Narrator<Move, Deal.View> narrator() {
    return Narrator.of(
        Deal.View::toString, (view, move) -> move.toString(), (view, event) -> event.toString());
  }

  @Override
  public Deal.Config defaultConfig(int seats) {
    return new Deal.Config(seats, 3);
  }

  @Override
  public Ruling<Deal> setup(Deal.Config config, Chance chance) {
    if (!config.valid()) {
      return Ruling.reject(SEATS, "two to four play, with hands of one to four");
    }
    ImmutableList<Integer> none = ImmutableList.copyOf(Collections.nCopies(config.seats(), 0));
    Deal.Open open =
        new Deal.Open(config, new Phase.Turn(Seat.of(1)), none, none, ImmutableList.of());
    List<Integer> sizes = Collections.nCopies(config.seats(), config.handSize());
    return begin(deal(open, sizes, config.cards(), Optional.empty(), chance), ImmutableList.of());
  }

  /** Deals {@code cards} to hands of those sizes, but for a seat whose hand is known. */
  private static Deal deal(
      Deal.Open open,
      List<Integer> sizes,
      List<Integer> cards,
      Optional<Deal.View> known,
      Chance chance) {
    Drawn<ImmutableList<Integer>> order = chance.shuffle(cards);
    List<Integer> deck = new ArrayList<>(order.value());
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
    return new Deal(open, hands.build(), ImmutableList.copyOf(deck), order.next());
  }

  @Override
  public Deal determinize(Deal.View view, Chance chance) {
    List<Integer> unknown = new ArrayList<>(view.open().config().cards());
    unknown.removeAll(view.hand());
    unknown.removeAll(view.open().table());
    unknown.removeAll(view.open().spent());
    return deal(view.open(), view.handSizes(), unknown, Optional.of(view), chance);
  }

  @Override
  public Deal.Config config(Deal deal) {
    return deal.open().config();
  }

  @Override
  public int players(Deal deal) {
    return deal.open().config().seats();
  }

  @Override
  public Optional<Outcome> outcome(Deal deal) {
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

  @Override
  public long decisionBound(Deal.Config config) {
    return 2L * config.cards().size();
  }

  @Override
  public Deal.View view(Deal deal, Seat seat) {
    return deal.view(seat);
  }

  @Override
  public ImmutableList<Fault> faults(Deal deal) {
    return deal.faults();
  }

  @Override
  protected Frame top(Deal deal) {
    return deal.open().phase();
  }

  @Override
  protected Frame frame(Deal.View view) {
    return view.open().phase();
  }

  @Override
  protected Violation closed(Deal.View view, Move move) {
    return new Violation(PLAY, "it is not the turn of " + move.actor());
  }

  private static final class Turns implements PhaseRule<Deal, Deal.View, Phase.Turn> {
    private static final ImmutableList<ActionRule<Deal, Deal.View, ?>> OPEN =
        ImmutableList.of(new Drawing(), new Playing());

    @Override
    public Class<Phase.Turn> frame() {
      return Phase.Turn.class;
    }

    @Override
    public ImmutableList<ActionRule<Deal, Deal.View, ?>> open() {
      return OPEN;
    }

    @Override
    public String prompt(Deal.View view, Phase.Turn frame) {
      return frame.seat() + " draws or plays";
    }
  }

  private static final class Ending implements PhaseRule<Deal, Deal.View, Phase.End> {
    @Override
    public Class<Phase.End> frame() {
      return Phase.End.class;
    }

    @Override
    public ImmutableList<ActionRule<Deal, Deal.View, ?>> open() {
      return ImmutableList.of();
    }

    @Override
    public String prompt(Deal.View view, Phase.End frame) {
      return "the game is over";
    }
  }
}
