package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.zone.Zoned;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Law 11: other names for cards or seats rename what follows and change nothing else. But where
 * equal cards bear each other's ids afterwards, so that none can be followed, it is drawn by their
 * names which bears which.
 */
final class Symmetry<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int ACTIONS = 8;

  @Override
  public String name() {
    return "symmetry";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    position
        .subject()
        .renaming(position.state(), position.random())
        .ifPresent(renaming -> check(position, renaming));
  }

  private void check(Position<C, S, A, V> position, UnaryOperator<JsonNode> renaming) {
    Game<C, S, A, V> game = position.game();
    GameJson<C, S, A, V> json = position.json();
    S renamed = json.readState(renaming.apply(json.tree(position.state())));
    ImmutableList<A> legal = position.legal();
    List<JsonNode> expected = legal.stream().map(json::tree).map(renaming).toList();
    List<JsonNode> offered = position.at(renamed).legal().stream().map(json::tree).toList();
    assertThat(offered).as("legal actions under other names").hasSameElementsAs(expected);
    for (A action : position.some(legal, ACTIONS)) {
      Ruling<S> ruling = game.apply(position.state(), action);
      if (exchangesIds(position, ruling.state())) {
        continue;
      }
      Ruling<S> other = game.apply(renamed, json.readAction(renaming.apply(json.tree(action))));
      assertThat(json.tree(other.state()))
          .as("what follows from %s under other names", action)
          .isEqualTo(renaming.apply(json.tree(ruling.state())));
      assertThat(trees(json, other.events()))
          .as("events of %s under other names", action)
          .isEqualTo(trees(json, ruling.events()).stream().map(renaming).toList());
    }
  }

  private static <S> boolean exchangesIds(Position<?, S, ?, ?> position, S after) {
    return position.subject().dealers().stream()
        .anyMatch(
            dealer ->
                !mixings(position, dealer, after)
                    .equals(mixings(position, dealer, position.state())));
  }

  private static <S> JsonNode mixings(Position<?, S, ?, ?> position, Zoned<S, ?> dealer, S state) {
    return position.json().tree(dealer.zones(state)).required("mixings");
  }

  private static List<JsonNode> trees(GameJson<?, ?, ?, ?> json, ImmutableList<Event> events) {
    return events.stream().map(event -> json.tree(event.what())).toList();
  }
}
