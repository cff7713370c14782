package io.stardeck.b5.scene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.ImmutableCard;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.List;
import java.util.function.UnaryOperator;

/** A table at which actions are taken, and asked about. Nothing is answered by itself. */
public final class Stage {
  private static final B5Game GAME = new B5Game();

  private final ImmutableMap<String, CardId> named;
  private B5State state;
  private ImmutableList<Event> events = ImmutableList.of();

  Stage(B5State state, ImmutableMap<String, CardId> named) {
    this.state = state;
    this.named = named;
  }

  /** The same table, to go on from in another way. */
  public Stage copy() {
    return new Stage(state, named);
  }

  /** The same table with a changed card in play. */
  public Stage changed(String key, UnaryOperator<ImmutableCard> change) {
    Spot spot = Spot.find(board(), id(key));
    assertThat(spot).as("%s in play", key).isNotNull();
    return new Stage(
        state.with(spot.change(board(), card -> change.apply(ImmutableCard.copyOf(card)))), named);
  }

  /** The same table with another first result of the turn. */
  public Stage with(ConflictResult first) {
    ImmutableBoard board = ImmutableBoard.copyOf(board());
    return new Stage(state.with(board.withResults(Lists.set(board.results(), 0, first))), named);
  }

  /** The state so far. */
  public B5State state() {
    return state;
  }

  /** The board so far. */
  public Board board() {
    return state.board();
  }

  /** The id of a card by its definition, its first copy; {@code "x#2"} is the second copy. */
  public CardId id(String key) {
    if (key.startsWith("ambassador ")) {
      return ambassador(Integer.parseInt(key.substring("ambassador ".length())));
    }
    CardId id = named.get(key);
    assertThat(id).as("a card named %s", key).isNotNull();
    return id;
  }

  /** The ambassador of that seat. */
  public CardId ambassador(int seat) {
    return board().config().roster().ambassador(Seat.of(seat));
  }

  /** A card in play. */
  public Card card(CardId id) {
    Spot spot = Spot.find(board(), id);
    assertThat(spot).as("%s in play", id).isNotNull();
    return spot.card();
  }

  /** A card in play, by its definition. */
  public Card card(String key) {
    return card(id(key));
  }

  /** Whether a card is in play. */
  public boolean inPlay(CardId id) {
    return Spot.find(board(), id) != null;
  }

  /** The current rating of a card in play. */
  public int rating(CardId id, Ability ability) {
    Spot spot = Spot.find(board(), id);
    assertThat(spot).as("%s in play", id).isNotNull();
    return Ratings.current(board(), spot, ability);
  }

  /** The influence in the pool of that seat. */
  public int pool(int seat) {
    return board().faction(Seat.of(seat)).pool();
  }

  /** The rating of that seat. */
  public int rating(int seat) {
    return Standing.rating(board(), Seat.of(seat));
  }

  /** The power of that seat. */
  public int power(int seat) {
    return Standing.power(board(), Seat.of(seat));
  }

  /** The marks of a card in play. */
  public int marks(CardId id, Mark mark) {
    Spot spot = Spot.find(board(), id);
    assertThat(spot).as("%s in play", id).isNotNull();
    return MarkCounts.on(board(), spot, mark);
  }

  /** What that seat sees. */
  public B5View view(int seat) {
    return B5View.of(state, Seat.of(seat));
  }

  /** What that seat is asked, or reads that another is asked. */
  public String prompt(int seat) {
    return GAME.prompt(view(seat)).text();
  }

  /** The actions that are offered to that seat. */
  public ImmutableList<B5Action> legal(int seat) {
    return GAME.legalActions(state, Seat.of(seat));
  }

  /** Takes an action, which has to be offered and accepted. */
  public Stage act(B5Action action) {
    assertThat(legal(action.actor().number())).as("offered").contains(action);
    Ruling<B5State> ruling = GAME.apply(state, action);
    assertThat(ruling.violations()).isEmpty();
    state = ruling.state();
    events = ruling.events();
    return this;
  }

  /** Everybody does nothing until a frame of that type asks somebody. */
  public Stage idleUntil(Class<? extends B5Frame> frame) {
    do {
      Seat seat = toAct().get(0);
      act(legal(seat.number()).get(0));
    } while (!frame.isInstance(state().frames().top()));
    return this;
  }

  /** The action is refused, nothing changes, and that rule comes first. */
  public Stage refuses(B5Action action, String rule) {
    List<RuleId> rules = GAME.check(state, action).stream().map(Violation::rule).toList();
    assertThat(rules).as("refusal of %s", action).isNotEmpty();
    assertThat(rules.get(0)).isEqualTo(RuleId.of(rule));
    assertThat(legal(Math.max(1, action.actor().number()))).doesNotContain(action);
    return this;
  }

  /** The action is refused by that rule alone, so that the refusal tells nothing else. */
  public Stage refusesAlone(B5Action action, String rule) {
    assertThat(GAME.check(state, action)).extracting(Violation::rule).containsOnly(RuleId.of(rule));
    return refuses(action, rule);
  }

  /** The last action told something of that type, by that rule. */
  public Stage told(Class<? extends GameEvent> type, String rule) {
    assertThat(events)
        .as("events")
        .anyMatch(event -> type.isInstance(event.what()) && event.rule().equals(RuleId.of(rule)));
    return this;
  }

  /** What the last action told. */
  public ImmutableList<Event> events() {
    return events;
  }

  /** The seats for whom the game waits. */
  public ImmutableList<Seat> toAct() {
    return GAME.toAct(state);
  }
}
