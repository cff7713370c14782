package io.stardeck.stccg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.DrawnGames;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final StccgGame GAME = new StccgGame();
  private static final int GAMES = 2;

  private static final ImmutableList<Invariant<StccgState>> ALWAYS =
      ImmutableList.of(
          new Invariant<>("ST-I-01", OwnSetsTest::conserved),
          new Invariant<>("ST-I-02", OwnSetsTest::discardedBare));

  private static final ImmutableSet<Class<? extends StccgAction>> SPEAKING =
      ImmutableSet.of(PlayCard.class, PlayInterrupt.class, Attempt.class);

  @Rule({"ST-DAT-03", "ST-EFF-40", "ST-I-01", "ST-I-02", "ST-I-32"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = ManyGames.perLine(3);
    ImmutableMultiset<Class<?>> taken =
        new DrawnGames<>(GAME, OwnSets::of, OwnSetsTest::config, ALWAYS, SPEAKING)
            .play(sets, GAMES);
    assertThat(taken.count(PlayCard.class)).as("cards played").isGreaterThan(13 * sets);
    assertThat(taken.count(PlayInterrupt.class)).as("interrupts").isGreaterThan(3 * sets);
    assertThat(taken.count(Attempt.class)).as("attempts").isGreaterThan(sets);
    assertThat(taken.count(Resign.class)).as("given up").isPositive();
  }

  private static StccgConfig config(CardSet set, Random random) {
    int players = 2 + random.nextInt(3);
    List<Decklist> decks = new ArrayList<>();
    Decklists.ready().forEach(ready -> decks.add(OwnSets.deck(ready, set, random)));
    Collections.shuffle(decks, random);
    return StccgConfig.builder()
        .cards(set)
        .players(players)
        .decks(decks.subList(0, players))
        .sharedUniqueness(random.nextBoolean())
        .returnFireAfterDamage(random.nextBoolean())
        .firstPlayer(Seat.at(random.nextInt(players)))
        .timeLimit(TimeLimit.TURNS)
        .turnLimit(12 + random.nextInt(12))
        .build();
  }

  /** Whether each player's cards are those of their deck. */
  private static boolean conserved(StccgState state) {
    for (Seat seat : Seat.first(state.decks().size())) {
      ImmutableMultiset.Builder<String> owned = ImmutableMultiset.builder();
      for (Zone<Card> zone : state.zones().zones()) {
        for (Card card : zone.cards()) {
          if (card.owner().equals(seat)) {
            owned.add(card.def());
          }
        }
      }
      Decklist deck = state.decks().get(seat.index());
      if (!owned.build().equals(ImmutableMultiset.copyOf(deck.copies()))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all that was discarded is with its owner, and nothing is noted on it but that nobody
   * has earned it ({@code ST-PLY-02}).
   */
  private static boolean discardedBare(StccgState state) {
    return Seat.first(state.decks().size()).stream()
        .allMatch(
            seat ->
                state.cards(Places.discard(seat)).stream()
                    .allMatch(card -> card.owner().equals(seat) && card.equals(card.unmarked())));
  }
}
