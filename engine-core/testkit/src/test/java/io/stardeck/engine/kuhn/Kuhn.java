package io.stardeck.engine.kuhn;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameSpec;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Kuhn's poker, in which every strategy and its value are known: three cards, one each, one bet.
 * Who wins a stake of two wins the game; who wins a stake of one wins it three times in four, so
 * that the chance to win is a half and a quarter of what is won at poker.
 */
public final class Kuhn extends PhasedGame<Kuhn.Stakes, Kuhn.Deal, Kuhn.Bid, Kuhn.Hand> {
  /** What the first player wins on average if both play as they should: 1/18 is lost at poker. */
  public static final double VALUE = 0.5 - 1.0 / 72;

  private static final RuleId RULE = RuleId.of("KP-01");
  private static final RuleBook BOOK =
      RuleBook.of(new RuleBook.Entry(RULE, "basic", "Bet or pass; the higher card wins."));

  /** Nothing can be configured. */
  public record Stakes(int players) {}

  /** To bet or call, or to pass or fold. */
  public record Bid(Seat actor, boolean bet) implements Action {}

  /** What everybody sees. */
  public record Bidden(Bid bid) implements GameEvent {}

  /** Who bids; nobody once the game is over. */
  public record Turn(ImmutableList<Seat> deciders) implements Frame {}

  /**
   * The state.
   *
   * @param cards one for each seat, 1 to 3
   * @param bids what was bidden so far
   * @param winner who won
   */
  public record Deal(
      ImmutableList<Integer> cards,
      ImmutableList<Boolean> bids,
      Optional<Seat> winner,
      Chance chance)
      implements GameState<Deal> {
    @Override
    public Pile<? extends Frame> frames() {
      return Pile.<Frame>empty().push(turn(bids, winner.isPresent()));
    }

    @Override
    public Deal withFrames(Pile<Frame> frames) {
      throw new UnsupportedOperationException("this state works its frame out");
    }

    @Override
    public Deal withChance(Chance next) {
      return new Deal(cards, bids, winner, next);
    }
  }

  /** The own card, 0 for who has none, and the bids. */
  public record Hand(Seat seat, int card, ImmutableList<Boolean> bids, boolean over)
      implements GameView {
    @Override
    public Frame top() {
      return turn(bids, over);
    }
  }

  /** The game. */
  public Kuhn() {
    super(
        GameSpec.<Stakes, Deal, Bid, Hand>builder()
            .info(new GameInfo("kuhn", "Kuhn's poker", "1", 2, 2))
            .ruleBook(BOOK)
            .types(new GameTypes<>(Stakes.class, Deal.class, Bid.class, Hand.class, Bidden.class))
            .narrator(Narrator.of(Hand::toString, (h, bid) -> bid.toString(), (h, e) -> "" + e))
            .defaultConfig(Stakes::new)
            .players(Stakes::players)
            .decisionBound(stakes -> 3)
            .start((stakes, chance) -> dealt(chance))
            .config(deal -> new Stakes(2))
            .outcome(Kuhn::result)
            .view(Kuhn::hand)
            .determinize(Kuhn::anew)
            .faults(deal -> ImmutableList.of())
            .closed(GameSpec.closedBy(RULE))
            .addPhases(PhaseRule.asking(Turn.class, "bet or pass", ImmutableList.of(new Bidding())))
            .build());
  }

  private static Turn turn(ImmutableList<Boolean> bids, boolean over) {
    return new Turn(over ? ImmutableList.of() : ImmutableList.of(Seat.at(bids.size() % 2)));
  }

  private static Deal dealt(Chance chance) {
    var order = chance.shuffle(ImmutableList.of(1, 2, 3));
    return new Deal(
        order.value().subList(0, 2), ImmutableList.of(), Optional.empty(), order.next());
  }

  private static Hand hand(Deal deal, Seat seat) {
    int card = seat.number() < 1 ? 0 : deal.cards().get(seat.index());
    return new Hand(seat, card, deal.bids(), deal.winner().isPresent());
  }

  private static Deal anew(Hand hand, Chance chance) {
    var order = chance.shuffle(ImmutableList.of(1, 2, 3));
    ImmutableList<Integer> others =
        order.value().stream()
            .filter(card -> card != hand.card())
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Integer> cards =
        hand.seat().number() == 1
            ? ImmutableList.of(hand.card(), others.get(0))
            : ImmutableList.of(others.get(0), hand.card());
    return new Deal(cards, hand.bids(), Optional.empty(), order.next());
  }

  private static Optional<Outcome> result(Deal deal) {
    return deal.winner()
        .map(seat -> new Outcome(ImmutableList.of(seat), ImmutableList.of(0, 0), RULE));
  }

  private static final class Bidding implements ActionRule<Deal, Hand, Bid> {
    @Override
    public void candidates(Hand hand, Consumer<? super Bid> offer) {
      offer.accept(new Bid(hand.seat(), false));
      offer.accept(new Bid(hand.seat(), true));
    }

    @Override
    public void check(Hand hand, Bid bid, Findings findings) {}

    @Override
    public void perform(Play<Deal> play, Bid bid) {
      Deal deal = play.state();
      ImmutableList<Boolean> bids =
          ImmutableList.<Boolean>builder().addAll(deal.bids()).add(bid.bet()).build();
      play.become(new Deal(deal.cards(), bids, Optional.empty(), deal.chance()));
      play.tell(RULE, new Bidden(bid));
      boolean called = bids.size() > 1 && bids.get(bids.size() - 2);
      if (bids.size() == 3 || bids.size() == 2 && (called || !bid.bet())) {
        Seat higher = Seat.of(deal.cards().get(0) > deal.cards().get(1) ? 1 : 2);
        Seat better = called && !bid.bet() ? bid.actor().next(2) : higher;
        boolean twofold = called && bid.bet();
        Seat winner = twofold || play.below(4) > 0 ? better : better.next(2);
        Deal end = play.state();
        play.become(new Deal(end.cards(), bids, Optional.of(winner), end.chance()));
      }
    }
  }
}
