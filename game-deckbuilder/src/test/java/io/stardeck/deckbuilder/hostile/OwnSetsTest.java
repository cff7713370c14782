package io.stardeck.deckbuilder.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.invariant.Invariants;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games with sets of one's own, whose cards say whatever cards can: what is always so is so. */
final class OwnSetsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final GameJson<
          DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      JSON = GameJson.of(GAME);
  private static final int MOST_SETS = 200;
  private static final int GAMES = 3;
  private static final int SELDOM = 16;
  private static final int ONWARDS = 8;

  /** What holds unless a card's own words bring a card among others, or lift the limit. */
  private static final ImmutableSet<String> EXCEPT =
      ImmutableSet.of("DB-I-14", "DB-I-17", "DB-I-18", "DB-I-20");

  private final Multiset<Class<?>> taken = HashMultiset.create();

  @Rule({"DB-D-05", "DB-I-01", "DB-I-22", "DB-I-24"})
  @Test
  void whateverCardsSayTheGameGoesOnToItsEndInGoodOrder() {
    int sets = Math.min(MOST_SETS, ManyGames.perLine(3));
    for (int seed = 1; seed <= sets; seed++) {
      CardSet set = OwnSets.of(seed);
      for (int game = 0; game < GAMES; game++) {
        play(set, new Random((long) seed * GAMES + game));
      }
    }
    assertThat(taken.count(PlayCard.class)).as("cards played").isGreaterThan(15 * sets);
    assertThat(taken.count(Choose.class)).as("choices").isGreaterThan(8 * sets);
    assertThat(taken.count(UseEffect.class)).as("effects used").isGreaterThan(sets / 2);
  }

  private static DeckbuilderConfig config(CardSet set, Random random) {
    Scenario scenario = Scenario.values()[random.nextInt(3)];
    int players = 2 + random.nextInt(scenario == Scenario.KLINGON_CIVIL_WAR ? 3 : 4);
    ImmutableDeckbuilderConfig.Builder config =
        DeckbuilderConfig.builder()
            .scenario(scenario)
            .players(players)
            .cardSet(set)
            .turnCap(6 + random.nextInt(8));
    if (scenario == Scenario.BORG_INVASION && random.nextBoolean()) {
      List<Seat> odd = new ArrayList<>();
      List<Seat> even = new ArrayList<>();
      Seat.first(players).forEach(seat -> (seat.number() % 2 == 0 ? even : odd).add(seat));
      config.teams(ImmutableList.of(ImmutableList.copyOf(odd), ImmutableList.copyOf(even)));
    }
    return config.build();
  }

  void play(CardSet set, Random random) {
    Chance chance = Chance.seeded("own sets " + random.nextLong());
    DeckbuilderState state = GAME.setup(config(set, random), chance).state();
    while (GAME.outcome(state).isEmpty()) {
      DeckbuilderAction action = some(state, random);
      if (random.nextInt(SELDOM) == 0) {
        look(state, action.actor(), random);
      }
      taken.add(action.getClass());
      var ruling = GAME.apply(state, action);
      assertThat(ruling.violations()).as("of %s with %s", action, set.id()).isEmpty();
      state = ruling.state();
      assertThat(GAME.faults(state)).as("after %s with %s", action, set.id()).isEmpty();
      for (Invariant<DeckbuilderState> each : Invariants.all()) {
        assertThat(EXCEPT.contains(each.name()) || each.holds().test(state))
            .as("%s after %s with %s", each.name(), action, set.id())
            .isTrue();
      }
    }
  }

  /** One of the actions; those that let cards speak more often. */
  private static DeckbuilderAction some(DeckbuilderState state, Random random) {
    ImmutableList<Seat> seats = GAME.toAct(state);
    Seat seat = seats.get(random.nextInt(seats.size()));
    ImmutableList<DeckbuilderAction> legal = GAME.legalActions(state, seat);
    assertThat(legal).as("what %s can do", seat).isNotEmpty();
    List<DeckbuilderAction> speaking =
        legal.stream()
            .filter(
                action ->
                    action instanceof PlayCard
                        || action instanceof UseEffect
                        || action instanceof Explore)
            .toList();
    List<DeckbuilderAction> among = speaking.isEmpty() || random.nextInt(3) == 0 ? legal : speaking;
    return among.get(random.nextInt(among.size()));
  }

  /**
   * All that is offered is accepted, and bots find something among it; dealt anew the seat sees the
   * same, and that game goes on in good order too.
   */
  private static void look(DeckbuilderState state, Seat seat, Random random) {
    DeckbuilderView view = GAME.view(state, seat);
    ImmutableList<DeckbuilderAction> legal = GAME.legalActions(view);
    assertThat(legal).allMatch(action -> GAME.check(state, action).isEmpty());
    Chance chance = Chance.seeded("anew " + random.nextLong());
    assertThat(legal)
        .contains(new PlannerBot().choose(view, legal, chance))
        .contains(new GreedyBot().choose(view, legal, chance));
    DeckbuilderState other = GAME.determinize(view, chance);
    assertThat(GAME.faults(other)).as("dealt anew for %s: %s", seat, other).isEmpty();
    assertThat(GAME.view(other, seat)).isEqualTo(view);
    assertThat(GAME.legalActions(other, seat)).isEqualTo(legal);
    assertThat(GAME.narrator().table(view)).isNotBlank();
    assertThat(JSON.knowing(GAME.config(state)).readState(JSON.write(state))).isEqualTo(state);
    for (int i = 0; i < ONWARDS && GAME.outcome(other).isEmpty(); i++) {
      DeckbuilderAction action = some(other, random);
      other = GAME.next(other, action);
      assertThat(GAME.faults(other)).as("dealt anew, after %s", action).isEmpty();
    }
  }
}
