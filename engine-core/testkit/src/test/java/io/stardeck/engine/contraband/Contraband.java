package io.stardeck.engine.contraband;

import static io.stardeck.engine.contraband.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.GameSpec;
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
  private static final RuleBook BOOK =
      RuleBook.of(
          new RuleBook.Entry(SEATS, "basic", "Each of two or three brings a deck of seven."),
          new RuleBook.Entry(CARDS, "basic", "Draw, stash, bury or play a card."),
          new RuleBook.Entry(BOXES, "basic", "Mix your boxes, or open any."),
          new RuleBook.Entry(UNSEEN, "basic", "Cards that leave unseen cannot be followed."),
          new RuleBook.Entry(END, "basic", "The game ends after its rounds."));

  Contraband() {
    this(Rules.ALL);
  }

  Contraband(ImmutableList<ActionRule<Harbour, Harbour.View, ?>> rules) {
    super(
        GameSpec.<Config, Harbour, Move, Harbour.View>builder()
            .info(new GameInfo("contraband", "Contraband", "1", 2, 3))
            .ruleBook(BOOK)
            .types(
                new GameTypes<>(
                    Config.class, Harbour.class, Move.class, Harbour.View.class, Happening.class))
            .narrator(
                Narrator.of(
                    Harbour.View::toString,
                    (view, move) -> move.toString(),
                    (view, event) -> event.toString()))
            .defaultConfig(Contraband::standard)
            .violations(Contraband::violations)
            .players(config -> config.decks().size())
            .decisionBound(config -> (long) config.rounds() * config.decks().size())
            .start(Contraband::start)
            .setup(Contraband::deal)
            .config(Harbour::config)
            .outcome(Contraband::result)
            .view(Harbour::view)
            .determinize(Unseen::anew)
            .faults(Harbour::faults)
            .closed((view, move) -> new Violation(END, "it is not the turn of " + move.actor()))
            .addPhases(
                PhaseRule.asking(Phase.Turn.class, "do one thing", rules),
                PhaseRule.asking(Phase.End.class, "it is over", ImmutableList.of()))
            .build());
  }

  private static Config standard(int seats) {
    ImmutableList<Face> deck =
        ImmutableList.sortedCopyOf(
            ImmutableList.<Face>builder().addAll(Config.FACES).add(Config.TEA).build());
    return new Config(ImmutableList.copyOf(Collections.nCopies(seats, deck)), 6);
  }

  private static ImmutableList<Violation> violations(Config config) {
    return config.valid()
        ? ImmutableList.of()
        : ImmutableList.of(
            new Violation(SEATS, "two or three seats, seven cards each, at most two of gold"));
  }

  private static Harbour start(Config config, Chance chance) {
    int seats = config.decks().size();
    Harbour.Table table =
        new Harbour.Table(
            config.rounds(),
            new Phase.Turn(Seat.of(1)),
            seats * config.rounds(),
            ImmutableList.copyOf(Collections.nCopies(seats, 0)));
    return new Harbour(config, table, Zones.none(), chance);
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

  private static Optional<Outcome> result(Harbour harbour) {
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
}
