package io.stardeck.deckbuilder.scene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;

/**
 * A moment of a game in a test, with what led to it. Nothing happens by itself: a test names every
 * action.
 *
 * @param state the state
 * @param events what happened in the last action
 */
public record Scene(DeckbuilderState state, ImmutableList<Event> events) {
  /** The game. */
  public static final DeckbuilderGame GAME = new DeckbuilderGame();

  /** The scene at {@code state}, with nothing behind it. */
  public static Scene at(DeckbuilderState state) {
    assertThat(GAME.faults(state)).as("faults of what is laid out").isEmpty();
    return new Scene(state, ImmutableList.of());
  }

  /** The scene in the midst of something that goes on with the next action. */
  public static Scene amidst(DeckbuilderState state) {
    return new Scene(state, ImmutableList.of());
  }

  /** The scene after those actions, each of which must be offered and accepted. */
  public Scene does(DeckbuilderAction... actions) {
    Scene scene = this;
    for (DeckbuilderAction action : actions) {
      Ruling<DeckbuilderState> ruling = GAME.apply(scene.state, action);
      assertThat(ruling.violations()).as("violations of %s", action).isEmpty();
      assertThat(GAME.legalActions(scene.state, action.actor())).as("offers").contains(action);
      assertThat(GAME.faults(ruling.state())).as("faults after %s", action).isEmpty();
      scene = new Scene(ruling.state(), ruling.events());
    }
    return scene;
  }

  /**
   * This scene, once {@code action} was refused with {@code rule} as the first reason, and was not
   * offered.
   */
  public Scene rejects(DeckbuilderAction action, String rule) {
    ImmutableList<Violation> violations = GAME.apply(state, action).violations();
    assertThat(violations).as("violations of %s", action).isNotEmpty();
    assertThat(violations.get(0).rule().value()).as("%s", violations).isEqualTo(rule);
    assertThat(GAME.legalActions(state, action.actor())).as("offers").doesNotContain(action);
    return this;
  }

  /** What {@code seat} may do. */
  public ImmutableList<DeckbuilderAction> legal(Seat seat) {
    return GAME.legalActions(state, seat);
  }

  /** What {@code seat} can answer to the choice that they have to make. */
  public ImmutableList<Answer> options(Seat seat) {
    return legal(seat).stream()
        .map(action -> ((Choose) action).option())
        .collect(ImmutableList.toImmutableList());
  }

  /** The phase on top. */
  public Phase phase() {
    return state.table().phases().top();
  }

  /** The public area of {@code seat}. */
  public Area area(Seat seat) {
    return state.table().area(seat);
  }

  /** What {@code seat} has got in this turn. */
  public Tally tally(Seat seat) {
    return state.table().tally(seat);
  }

  /** The Hand of {@code seat}, as ids of cards. */
  public ImmutableList<String> hand(Seat seat) {
    return ids(state.hand(seat));
  }

  /** The ids of {@code cards}. */
  public ImmutableList<String> ids(Iterable<CardId> cards) {
    ImmutableList.Builder<String> ids = ImmutableList.builder();
    cards.forEach(card -> ids.add(state.table().def(card).id()));
    return ids.build();
  }

  /** The total of {@code stat} of the flagship of {@code seat}. */
  public int total(Seat seat, Stat stat) {
    return Totals.of(state, seat, stat);
  }

  /** The view of {@code seat}. */
  public DeckbuilderView view(Seat seat) {
    return GAME.view(state, seat);
  }

  /** The cards in {@code place} that {@code seat} knows, the top first. */
  public ImmutableList<CardId> known(Seat seat, Place place) {
    return view(seat).zones().cards(place);
  }

  /** What happened in the last action, of that type, in order, as {@code seat} may know it. */
  public <E extends GameEvent> ImmutableList<E> seen(Seat seat, Class<E> type) {
    return events.stream()
        .filter(event -> event.audience().includes(seat))
        .map(Event::what)
        .filter(type::isInstance)
        .map(type::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /** The rules by which what is of that type happened in the last action, in order. */
  public ImmutableList<String> rules(Class<? extends GameEvent> type) {
    return events.stream()
        .filter(event -> type.isInstance(event.what()))
        .map(event -> event.rule().value())
        .collect(ImmutableList.toImmutableList());
  }
}
