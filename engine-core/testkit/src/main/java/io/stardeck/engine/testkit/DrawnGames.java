package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.rules.Lists;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.LongFunction;

/**
 * Games with {@linkplain DrawnSet drawn sets}, played at random to their ends: whatever the cards
 * say, all that is offered is accepted and leaves a state without faults; now and then each seat
 * looks at what it can know, and the game is dealt anew for it and played on for a while. Once in a
 * game, if it lasts, somebody does what can be done at any time: gives up.
 *
 * @param <T> the sets of the game
 */
public final class DrawnGames<T, C, S, A extends Action, V extends View> {
  private static final int SELDOM = 32;
  private static final int ONWARDS = 8;

  /**
   * By this decision somebody has done what can be done at any time, if there is any such thing.
   */
  private static final int LEAVING = 600;

  private final Game<C, S, A, V> game;
  private final GameJson<C, S, A, V> json;
  private final LongFunction<T> sets;
  private final BiFunction<T, Random, C> configs;
  private final ImmutableList<Invariant<S>> always;
  private final ImmutableSet<Class<? extends A>> speaking;
  private final Multiset<Class<?>> taken = HashMultiset.create();

  /**
   * @param sets the set of each number, the same whenever it is asked for
   * @param configs some configuration with that set, drawn from that source
   * @param always what holds in each state, whatever cards say
   * @param speaking the actions that let cards speak, which are taken more often than others
   */
  public DrawnGames(
      Game<C, S, A, V> game,
      LongFunction<T> sets,
      BiFunction<T, Random, C> configs,
      ImmutableList<Invariant<S>> always,
      ImmutableSet<Class<? extends A>> speaking) {
    this.game = game;
    this.json = GameJson.of(game);
    this.sets = sets;
    this.configs = configs;
    this.always = always;
    this.speaking = speaking;
  }

  /**
   * Plays {@code times} games with each of the sets from 1 to {@code number}.
   *
   * @return the kinds of the actions taken in them
   * @throws AssertionError if something is not as it always is
   */
  public ImmutableMultiset<Class<?>> play(int number, int times) {
    for (int set = 1; set <= number; set++) {
      T drawn = sets.apply(set);
      for (int time = 0; time < times; time++) {
        Random random = new Random((long) set * times + time);
        play("with set " + set, configs.apply(drawn, random), random);
      }
    }
    return ImmutableMultiset.copyOf(taken);
  }

  private void play(String where, C config, Random random) {
    S state = game.setup(config, Chance.seeded("own sets " + random.nextLong())).state();
    int leaving = random.nextInt(LEAVING);
    for (int decision = 0; game.outcome(state).isEmpty(); decision++) {
      A action = decision == leaving ? unasked(state, random) : some(state, random);
      if (decision != leaving && random.nextInt(SELDOM) == 0) {
        look(state, action.actor(), random);
      }
      taken.add(action.getClass());
      Ruling<S> ruling = game.apply(state, action);
      assertThat(ruling.violations()).as("of %s %s", action, where).isEmpty();
      state = ruling.state();
      assertThat(game.faults(state)).as("after %s %s", action, where).isEmpty();
      for (Invariant<S> each : always) {
        assertThat(each.holds().test(state))
            .as("%s after %s %s", each.name(), action, where)
            .isTrue();
      }
    }
  }

  /** What some seat can do at any time, such as giving up; else what a seat does that is asked. */
  private A unasked(S state, Random random) {
    Seat seat = Seat.at(random.nextInt(game.players(state)));
    ImmutableList<A> open = Lists.filter(game.legalActions(state, seat), Action::anytime);
    return open.isEmpty() ? some(state, random) : open.get(random.nextInt(open.size()));
  }

  private A some(S state, Random random) {
    ImmutableList<Seat> seats = game.toAct(state);
    Seat seat = seats.get(random.nextInt(seats.size()));
    ImmutableList<A> legal = Action.answers(game.legalActions(state, seat));
    assertThat(legal).as("what %s can do", seat).isNotEmpty();
    List<A> louder = legal.stream().filter(each -> speaking.contains(each.getClass())).toList();
    List<A> among = louder.isEmpty() || random.nextInt(3) == 0 ? legal : louder;
    return among.get(random.nextInt(among.size()));
  }

  /** It is the same in JSON, and to each seat that looks at what it can know. */
  private void look(S state, Seat actor, Random random) {
    assertThat(json.knowing(game.config(state)).readState(json.write(state))).isEqualTo(state);
    for (Seat seat : Seat.first(game.players(state))) {
      Chance chance = Chance.seeded("anew " + random.nextLong());
      V view = game.view(state, seat);
      ImmutableList<A> legal = game.legalActions(view);
      assertThat(legal).allMatch(action -> game.check(state, action).isEmpty());
      assertThat(game.narrator().table(view)).isNotBlank();
      if (seat.equals(actor)) {
        for (Bot<A, V> bot : game.bots().values()) {
          assertThat(legal).contains(bot.choose(view, legal, chance));
        }
      }
      goOn(dealtAnew(view, legal, chance), random);
    }
  }

  /** Dealt anew for the seat of {@code view}, which sees the same and can do the same. */
  private S dealtAnew(V view, ImmutableList<A> legal, Chance chance) {
    S other = game.determinize(view, chance);
    Seat seat = view.seat();
    assertThat(game.faults(other)).as("dealt anew for %s: %s", seat, other).isEmpty();
    assertThat(game.view(other, seat)).as("what %s sees", seat).isEqualTo(view);
    assertThat(game.legalActions(other, seat)).as("what %s can do", seat).isEqualTo(legal);
    return other;
  }

  private void goOn(S dealtAnew, Random random) {
    S state = dealtAnew;
    for (int i = 0; i < ONWARDS && game.outcome(state).isEmpty(); i++) {
      A action = some(state, random);
      state = game.next(state, action);
      assertThat(game.faults(state)).as("dealt anew, after %s", action).isEmpty();
    }
  }
}
