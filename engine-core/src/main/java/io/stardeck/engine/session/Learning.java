package io.stardeck.engine.session;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.card.Numbered;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.OpenGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether anybody comes to know anything by some decisions. Nobody does if nothing is drawn, if no
 * seat sees the id of a card that it did not see before, and if all would have gone just so
 * whatever a seat did not know before. To see that, a seat's secrets are dealt anew 16 times: what
 * goes otherwise in one deal of five is overlooked about once in 36 times, what does so in one of
 * twenty nearly every other time.
 *
 * <p>Which of the two it is may itself be a secret of others: it is for the host, and for a policy
 * that lets a player do what takes no knowledge back.
 */
public final class Learning<S, A extends Action, V extends View> {
  /** How often what a seat does not know is dealt anew, for what shows without an id. */
  private static final int DEALS = 16;

  private static final Chance DEALING = Chance.seeded("what nobody learns");

  private final Game<?, S, A, V> game;
  private final GameJson<?, S, A, V> json;

  /** For that game, whose JSON is at hand. */
  public Learning(Game<?, S, A, V> game, GameJson<?, S, A, V> json) {
    this.game = game;
    this.json = json;
  }

  /**
   * Whether {@code decisions}, taken one after the other from {@code before} on, tell nobody
   * anything. The answer is the same for the same arguments. Of a state that is no {@link
   * GameState} it is always no, for nobody can see what is drawn there.
   *
   * @throws IllegalStateException if one of them is refused
   */
  public boolean nothingIn(S before, ImmutableList<A> decisions) {
    if (!(before instanceof GameState<?> first)) {
      return false;
    }
    List<Ruling<S>> rulings = played(before, decisions);
    return !drawn(first, rulings)
        && seats(before).stream().noneMatch(seat -> learns(seat, before, rulings, decisions));
  }

  private static boolean drawn(GameState<?> before, List<? extends Ruling<?>> rulings) {
    // An open game has no generator once it has begun.
    return !(before instanceof OpenGame.State<?, ?>)
        && rulings.stream()
            .map(ruling -> ((GameState<?>) ruling.state()).chance())
            .anyMatch(chance -> !chance.equals(before.chance()));
  }

  private ImmutableList<Seat> seats(S state) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int number = 0; number <= game.players(state); number++) {
      seats.add(Seat.of(number));
    }
    return seats.build();
  }

  private boolean learns(Seat seat, S before, List<Ruling<S>> rulings, ImmutableList<A> decisions) {
    V view = game.view(before, seat);
    if (!ids(json.tree(view)).containsAll(idsTold(seat, rulings))) {
      return true;
    }
    for (int deal = 0; deal < DEALS; deal++) {
      S dealt = game.determinize(view, DEALING.fork(deal));
      if (!alike(seat, dealt, rulings, decisions)) {
        return true;
      }
    }
    return false;
  }

  private Set<String> idsTold(Seat seat, List<Ruling<S>> rulings) {
    Set<String> ids = new HashSet<>();
    for (Ruling<S> ruling : rulings) {
      ids.addAll(ids(json.tree(game.view(ruling.state(), seat))));
      ids.addAll(ids(json.tree(ruling.told(seat))));
    }
    return ids;
  }

  /** Whether {@code decisions} look to {@code seat} from {@code dealt} on as they did. */
  private boolean alike(Seat seat, S dealt, List<Ruling<S>> rulings, ImmutableList<A> decisions) {
    S state = dealt;
    for (int i = 0; i < decisions.size(); i++) {
      Optional<S> next = alike(seat, state, rulings.get(i), decisions.get(i));
      if (next.isEmpty()) {
        return false;
      }
      state = next.get();
    }
    return true;
  }

  /**
   * Where {@code decision} leads from {@code state} if it looks to {@code seat} like {@code truth}.
   * If it names what only its actor knows, it is not to be had there, and another of its kind may
   * look the same.
   */
  private Optional<S> alike(Seat seat, S state, Ruling<S> truth, A decision) {
    Ruling<S> same = game.apply(state, decision);
    if (same.accepted() || decision.actor().equals(seat)) {
      return Optional.of(same).filter(ruling -> looksLike(seat, ruling, truth)).map(Ruling::state);
    }
    return game.legalActions(state, decision.actor()).stream()
        .filter(other -> other.getClass().equals(decision.getClass()))
        .map(other -> game.apply(state, other))
        .filter(ruling -> looksLike(seat, ruling, truth))
        .map(Ruling::state)
        .findFirst();
  }

  private boolean looksLike(Seat seat, Ruling<S> ruling, Ruling<S> truth) {
    return ruling.accepted()
        && game.view(ruling.state(), seat).equals(game.view(truth.state(), seat))
        && ruling.told(seat).equals(truth.told(seat));
  }

  private List<Ruling<S>> played(S before, ImmutableList<A> decisions) {
    List<Ruling<S>> rulings = new ArrayList<>();
    S state = before;
    for (A decision : decisions) {
      Ruling<S> ruling = game.apply(state, decision);
      rulings.add(ruling);
      state = ruling.state();
    }
    return rulings;
  }

  private static Set<String> ids(JsonNode value) {
    Set<String> ids = new HashSet<>();
    collect(value, ids);
    return ids;
  }

  private static void collect(JsonNode value, Set<String> ids) {
    if (value.isTextual()) {
      add(value.textValue(), ids);
    }
    for (var field : value.properties()) {
      add(field.getKey(), ids);
    }
    value.forEach(element -> collect(element, ids));
  }

  private static void add(String text, Set<String> ids) {
    // A letter and a number; a board that is written in digits is no id.
    if (!text.isEmpty()
        && Character.isLetter(text.charAt(0))
        && Numbered.parse(text.charAt(0), text) >= 0) {
      ids.add(text);
    }
  }
}
