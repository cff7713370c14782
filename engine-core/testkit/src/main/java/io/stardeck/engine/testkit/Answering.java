package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.referee.Referee;

/**
 * Law 10, for a host in another language: the referee answers whatever it is asked about a seat,
 * whether that seat may act or not.
 */
final class Answering<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private final Referee referee;

  /** Making a referee is costly: one serves all positions of {@code game}. */
  Answering(Game<C, S, A, V> game) {
    this.referee = new Referee(ImmutableList.of(game));
  }

  @Override
  public String name() {
    return "answering";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    ObjectNode request = Spoiling.request("", position.game());
    request.set("config", position.json().tree(position.config()));
    request.set("state", position.json().tree(position.state()));
    for (Seat seat : position.watchers()) {
      ImmutableList<A> legal = position.game().legalActions(position.state(), seat);
      request.put("seat", seat.number());
      JsonNode told = ask(request, "narrate");
      assertThat(told.path("actions")).as("%s is told in words", seat).hasSameSizeAs(legal);
      assertThat(ask(request, "legal").path("actions")).as("of %s", seat).hasSameSizeAs(legal);
      assertThat(ask(request, "view").has("view")).as("the view of %s", seat).isTrue();
      JsonNode chosen = ask(request.deepCopy().put("seed", 1), "bot");
      assertThat(chosen.has("error"))
          .as("a bot is asked for %s: %s", seat, chosen)
          .isEqualTo(Action.answers(legal).isEmpty());
      assertThat(chosen.has("action") || !position.game().toAct(position.state()).contains(seat))
          .as("a bot decides for %s: %s", seat, chosen)
          .isTrue();
    }
  }

  private JsonNode ask(ObjectNode request, String op) {
    return EngineJson.parse(referee.answer(request.put("op", op).toString()));
  }
}
