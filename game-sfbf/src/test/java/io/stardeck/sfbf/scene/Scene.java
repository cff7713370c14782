package io.stardeck.sfbf.scene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game in a test, with what led to it. Nothing happens by itself: a test names every
 * action.
 *
 * @param state the state
 * @param events what happened in the last action
 */
public record Scene(BattleForceState state, ImmutableList<Event> events) {
  /** The game. */
  public static final BattleForceGame GAME = new BattleForceGame();

  /** The scene at {@code state}, with nothing behind it. */
  public static Scene at(BattleForceState state) {
    return new Scene(state, ImmutableList.of());
  }

  /** The scene at the first decision of a new game. */
  public static Scene started(BattleForceConfig config, Chance chance) {
    Ruling<BattleForceState> ruling = GAME.setup(config, chance);
    return new Scene(ruling.state(), ruling.events());
  }

  /** The scene after those actions, each of which must be offered and accepted. */
  public Scene does(BattleForceAction... actions) {
    Scene scene = this;
    for (BattleForceAction action : actions) {
      Ruling<BattleForceState> ruling = GAME.apply(scene.state, action);
      assertThat(ruling.violations()).as("violations of %s", action).isEmpty();
      assertThat(GAME.legalActions(scene.state, action.actor())).as("offers").contains(action);
      scene = new Scene(ruling.state(), ruling.events());
    }
    return scene;
  }

  /**
   * This scene, once {@code action} was refused with {@code rule} as the first reason, and was not
   * offered.
   */
  public Scene rejects(BattleForceAction action, String rule) {
    ImmutableList<Violation> violations = GAME.apply(state, action).violations();
    assertThat(violations).as("violations of %s", action).isNotEmpty();
    assertThat(violations.get(0).rule().value()).as("%s", violations).isEqualTo(rule);
    assertThat(GAME.legalActions(state, action.actor())).as("offers").doesNotContain(action);
    return this;
  }

  /** All violations of {@code action}. */
  public ImmutableList<Violation> violations(BattleForceAction action) {
    return GAME.check(state, action);
  }

  /** What {@code seat} may do. */
  public ImmutableList<BattleForceAction> legal(Seat seat) {
    return GAME.legalActions(state, seat);
  }

  /** Who has to decide; there is exactly one. */
  public Seat decider() {
    ImmutableList<Seat> deciders = GAME.toAct(state);
    assertThat(deciders).hasSize(1);
    return deciders.get(0);
  }

  /** The public phase on top. */
  public Phase phase() {
    return state.table().phases().top();
  }

  /** The view of {@code seat}. */
  public BattleForceView view(Seat seat) {
    return GAME.view(state, seat);
  }

  /** The face-up fleet of {@code seat}. */
  public Fleet fleet(Seat seat) {
    return state.table().fleet(seat);
  }

  /** The hand of {@code seat}. */
  public ImmutableList<CardId> hand(Seat seat) {
    return state.hand(seat);
  }

  /** The reserve action cards of {@code seat}. */
  public ImmutableList<CardId> stash(Seat seat) {
    return state.stash(seat);
  }

  /** The face-down ships of {@code seat}. */
  public ImmutableList<ShipId> faceDown(Seat seat) {
    return state.faceDown(seat);
  }

  /** The secrets of {@code seat}. */
  public Secrets secrets(Seat seat) {
    return state.secrets(seat);
  }

  /** The face-up ship of that id. */
  public Ship ship(String id) {
    return berth(id).ship();
  }

  /** The row of the face-up ship of that id. */
  public Row row(String id) {
    return berth(id).row();
  }

  /** Whether some fleet shows the ship of that id. */
  public boolean shows(String id) {
    return state.table().find(Given.ship(id)) != null;
  }

  /** Whether the card of that id lies on the discard pile. */
  public boolean discarded(String id) {
    return state.table().discard().toList().contains(Given.card(id));
  }

  /** Whether the card of that id lies on the table for the attack under way. */
  public boolean used(String id) {
    return state.table().attack().orElseThrow().used().contains(Given.card(id));
  }

  /** Whether the card of that id is in the hand of {@code seat}. */
  public boolean holds(Seat seat, String id) {
    return hand(seat).contains(Given.card(id));
  }

  /** The events of that type in the last action, in order, whoever may see them. */
  public <E extends GameEvent> List<E> events(Class<E> type) {
    return events.stream().map(Event::what).filter(type::isInstance).map(type::cast).toList();
  }

  /** The events of that type in the last action that {@code seat} is told, in order. */
  public <E extends GameEvent> List<E> told(Class<E> type, Seat seat) {
    return events.stream()
        .filter(event -> event.audience().includes(seat))
        .map(Event::what)
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  /** The rule by which the one event of that type in the last action happened. */
  public String ruleOf(Class<? extends GameEvent> type) {
    return events.stream()
        .filter(event -> type.isInstance(event.what()))
        .map(event -> event.rule().value())
        .collect(MoreCollectors.onlyElement());
  }

  /** The damage that was dealt in the last action; there was some event of it. */
  public int dealt() {
    List<DamageDealt> dealt = events(DamageDealt.class);
    assertThat(dealt).as("damage events").hasSize(1);
    return dealt.get(0).points();
  }

  private Berth berth(String id) {
    @Nullable Berth berth = state.table().find(Given.ship(id));
    return Objects.requireNonNull(berth, id + " lies in no fleet");
  }
}
