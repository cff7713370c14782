package io.stardeck.stccg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.config.TimeLimit;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final StccgGame GAME = new StccgGame();
  private static final GameJson<StccgConfig, StccgState, StccgAction, StccgView> JSON =
      GameJson.of(GAME);
  private static final int GAMES = 3;
  private static final int SELDOM = 16;
  private static final int ONWARDS = 8;

  private final Multiset<Class<?>> taken = HashMultiset.create();

  @Rule({"ST-DAT-03", "ST-EFF-40", "ST-I-01", "ST-I-02", "ST-I-32"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = ManyGames.perLine(3);
    for (int seed = 1; seed <= sets; seed++) {
      CardSet set = OwnSets.of(seed);
      for (int game = 0; game < GAMES; game++) {
        play(set, new Random((long) seed * GAMES + game));
      }
    }
    assertThat(taken.count(PlayCard.class)).as("cards played").isGreaterThan(20 * sets);
    assertThat(taken.count(PlayInterrupt.class)).as("interrupts").isGreaterThan(5 * sets);
    assertThat(taken.count(Attempt.class)).as("attempts").isGreaterThan(2 * sets);
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
        .timeLimit(TimeLimit.TURNS)
        .turnLimit(12 + random.nextInt(12))
        .build();
  }

  private void play(CardSet set, Random random) {
    Chance chance = Chance.seeded("own sets " + random.nextLong());
    StccgState state = GAME.setup(config(set, random), chance).state();
    while (GAME.outcome(state).isEmpty()) {
      StccgAction action = some(state, random);
      if (random.nextInt(SELDOM) == 0) {
        look(state, action.actor(), random);
      }
      taken.add(action.getClass());
      var ruling = GAME.apply(state, action);
      assertThat(ruling.violations()).as("of %s with %s", action, set.id()).isEmpty();
      state = ruling.state();
      assertThat(GAME.faults(state)).as("after %s with %s", action, set.id()).isEmpty();
      conserved(state);
    }
  }

  /** One of the actions; those that let cards speak more often. */
  private static StccgAction some(StccgState state, Random random) {
    ImmutableList<Seat> seats = GAME.toAct(state);
    Seat seat = seats.get(random.nextInt(seats.size()));
    ImmutableList<StccgAction> legal = Action.answers(GAME.legalActions(state, seat));
    assertThat(legal).as("what %s can do", seat).isNotEmpty();
    List<StccgAction> speaking =
        legal.stream()
            .filter(
                action ->
                    action instanceof PlayCard
                        || action instanceof PlayInterrupt
                        || action instanceof Attempt)
            .toList();
    List<StccgAction> among = speaking.isEmpty() || random.nextInt(3) == 0 ? legal : speaking;
    return among.get(random.nextInt(among.size()));
  }

  /** Dealt anew a seat sees the same, and that game goes on in good order too. */
  private static void look(StccgState state, Seat seat, Random random) {
    StccgView view = GAME.view(state, seat);
    StccgState other = GAME.determinize(view, Chance.seeded("anew " + random.nextLong()));
    assertThat(GAME.faults(other)).as("dealt anew for %s: %s", seat, other).isEmpty();
    assertThat(GAME.view(other, seat)).isEqualTo(view);
    assertThat(GAME.legalActions(other, seat)).isEqualTo(GAME.legalActions(view));
    assertThat(GAME.narrator().table(view)).isNotBlank();
    assertThat(JSON.knowing(GAME.config(state)).readState(JSON.write(state))).isEqualTo(state);
    for (int i = 0; i < ONWARDS && GAME.outcome(other).isEmpty(); i++) {
      StccgAction action = some(other, random);
      other = GAME.next(other, action);
      assertThat(GAME.faults(other)).as("dealt anew, after %s", action).isEmpty();
    }
  }

  private static void conserved(StccgState state) {
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
      assertThat(owned.build()).isEqualTo(ImmutableMultiset.copyOf(deck.copies()));
      assertThat(state.cards(Places.discard(seat)))
          .allMatch(card -> card.owner().equals(seat) && card.marks().isEmpty());
    }
  }
}
