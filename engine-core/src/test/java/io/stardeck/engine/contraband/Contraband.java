package io.stardeck.engine.contraband;

import static io.stardeck.engine.contraband.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
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
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Contraband: secret decks, stashes face down, boxes that are mixed. */
class Contraband extends PhasedGame<Config, Harbour, Move, Harbour.View> {
  static final RuleId SEATS = RuleId.of("CB-01");
  static final RuleId CARDS = RuleId.of("CB-02");
  static final RuleId BOXES = RuleId.of("CB-03");
  static final RuleId UNSEEN = RuleId.of("CB-04");
  static final RuleId END = RuleId.of("CB-05");
  private static final int HAND = 2;

  Contraband() {
    this(Rules.ALL);
  }

  Contraband(ImmutableList<ActionRule<Harbour, Harbour.View, ?>> rules) {
    super(
        List.of(
            new Waiting<>(Phase.Turn.class, rules),
            new Waiting<>(Phase.End.class, ImmutableList.of())));
  }

  @Override
  public GameInfo info() {
    return new GameInfo("contraband", "Contraband", "1", 2, 3);
  }

  @Override
  public RuleBook ruleBook() {
    return RuleBook.of(
        new RuleBook.Entry(SEATS, "basic", "Each of two or three brings a deck of seven."),
        new RuleBook.Entry(CARDS, "basic", "Draw, stash, bury or play a card."),
        new RuleBook.Entry(BOXES, "basic", "Mix your boxes, or open any."),
        new RuleBook.Entry(UNSEEN, "basic", "Cards that leave unseen cannot be followed."),
        new RuleBook.Entry(END, "basic", "The game ends after its rounds."));
  }

  @Override
  public GameTypes<Config, Harbour, Move, Harbour.View> types() {
    return new GameTypes<>(
        Config.class, Harbour.class, Move.class, Harbour.View.class, Happening.class);
  }

  @Override
  public Narrator<Move, Harbour.View> narrator() {
    return Narrator.of(
        Harbour.View::toString, (view, move) -> move.toString(), (view, event) -> event.toString());
  }

  @Override
  public Config defaultConfig(int seats) {
    ImmutableList<Face> deck =
        ImmutableList.sortedCopyOf(
            ImmutableList.<Face>builder().addAll(Config.FACES).add(Config.TEA).build());
    return new Config(ImmutableList.copyOf(Collections.nCopies(seats, deck)), 6);
  }

  @Override
  public long decisionBound(Config config) {
    return (long) config.rounds() * config.decks().size();
  }

  @Override
  public Ruling<Harbour> setup(Config config, Chance chance) {
    if (!config.valid()) {
      return Ruling.reject(SEATS, "two or three seats, seven cards each, at most two of gold");
    }
    int seats = config.decks().size();
    Harbour.Table table =
        new Harbour.Table(
            config.rounds(),
            new Phase.Turn(Seat.of(1)),
            seats * config.rounds(),
            ImmutableList.copyOf(Collections.nCopies(seats, 0)));
    return begin(new Harbour(config, table, Zones.none(), chance), Contraband::deal);
  }

  private static void deal(Play<Harbour> play) {
    for (Seat seat : Seat.first(play.state().players())) {
      for (Place place : Places.ofDeck(seat)) {
        DEALER.open(play, place, Places.kind(place));
      }
      ImmutableList<Face> deck = play.state().config().decks().get(seat.index());
      DEALER
          .bring(play, Places.deck(seat), cards(deck), Audience.only(seat))
          .tell(SEATS, cards -> new Happening.Brought(seat, cards));
      DEALER.shuffle(play, Places.deck(seat));
      for (int i = 0; i < HAND; i++) {
        Handling.draw(play, seat);
      }
      for (int i = 0; i < Config.BOXES.size(); i++) {
        Place box = Places.box(seat, i);
        DEALER.open(play, box, Places.kind(box));
        DEALER.bring(play, box, cards(Config.BOXES.subList(i, i + 1)), Audience.everyone());
      }
      Handling.mixBoxes(play, seat);
    }
  }

  private static ImmutableList<Card> cards(List<Face> faces) {
    return faces.stream().map(Card::of).collect(ImmutableList.toImmutableList());
  }

  @Override
  public Harbour determinize(Harbour.View view, Chance chance) {
    return Unseen.anew(view, chance);
  }

  @Override
  public Config config(Harbour harbour) {
    return harbour.config();
  }

  @Override
  public int players(Harbour harbour) {
    return harbour.players();
  }

  @Override
  public Optional<Outcome> outcome(Harbour harbour) {
    ImmutableList<Integer> points = harbour.table().points();
    int most = Collections.max(points);
    return harbour.table().phase() instanceof Phase.End
        ? Optional.of(
            new Outcome(
                Seat.first(points.size()).stream()
                    .filter(seat -> points.get(seat.index()) == most)
                    .collect(ImmutableList.toImmutableList()),
                points,
                END))
        : Optional.empty();
  }

  @Override
  public Harbour.View view(Harbour harbour, Seat seat) {
    return harbour.view(seat);
  }

  @Override
  public ImmutableList<Fault> faults(Harbour harbour) {
    return harbour.faults();
  }

  @Override
  protected Frame top(Harbour harbour) {
    return harbour.table().phase();
  }

  @Override
  protected Frame frame(Harbour.View view) {
    return view.table().phase();
  }

  @Override
  protected Violation closed(Harbour.View view, Move move) {
    return new Violation(END, "it is not the turn of " + move.actor());
  }

  private record Waiting<F extends Phase>(
      Class<F> frame, ImmutableList<ActionRule<Harbour, Harbour.View, ?>> open)
      implements PhaseRule<Harbour, Harbour.View, F> {
    @Override
    public String prompt(Harbour.View view, F phase) {
      return "do one thing";
    }
  }
}
