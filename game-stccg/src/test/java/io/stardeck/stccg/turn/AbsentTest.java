package io.stardeck.stccg.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Actions that are legal but for one card, place or host that does not exist. */
class AbsentTest {
  private static final StccgGame GAME = new StccgGame();

  /** What is not there is no card, no location of its order, or nothing that a card goes on. */
  private static final ImmutableSet<String> CARDS = ImmutableSet.of("ST-DAT-01");

  private static final ImmutableSet<String> PLACES =
      ImmutableSet.of(
          "ST-DAT-01",
          "ST-SED-01",
          "ST-OUT-01",
          "ST-OUT-10",
          "ST-ATT-02",
          "ST-ATT-05",
          "ST-BAT-04",
          "ST-BEA-01",
          "ST-MOV-12",
          "ST-PLY-08",
          "ST-PLY-10",
          "ST-INT-09",
          "ST-SPC-01",
          "ST-EFF-50");

  @Rule({"ST-DAT-01", "ST-MOV-12", "ST-ATT-05", "ST-BEA-01", "ST-SED-01", "ST-PLY-10"})
  @ParameterizedTest
  @ValueSource(ints = {3, 8})
  void whatDoesNotExistIsToldFirstWithItsField(int seed) {
    Random random = new Random(seed);
    StccgState state = GAME.setup(StccgConfig.usual(2), Chance.seeded("absent " + seed)).state();
    for (int i = 0; i < 400 && GAME.outcome(state).isEmpty(); i++) {
      Seat seat = GAME.toAct(state).get(0);
      List<StccgAction> legal = new ArrayList<>(Action.answers(GAME.legalActions(state, seat)));
      legal.removeIf(TurnAction.Resign.class::isInstance);
      StccgAction action = legal.get(random.nextInt(legal.size()));
      if (!(action instanceof AnswerAction.Choose) && !(action instanceof AnswerAction.BreakTie)) {
        ObjectNode tree = (ObjectNode) EngineJson.tree(action);
        spoil(state, tree, tree, "");
      }
      state = GAME.apply(state, action).state();
    }
  }

  private static void spoil(StccgState state, ObjectNode action, ObjectNode part, String path) {
    List<String> names = new ArrayList<>();
    part.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      JsonNode was = part.get(name);
      String field = path.isEmpty() ? name : path;
      if (was instanceof ObjectNode inner) {
        spoil(state, action, inner, field);
      } else if (was.isTextual() && was.asText().matches("c\\d+")) {
        part.set(name, TextNode.valueOf("c9999"));
        refused(state, action, field, path.isEmpty() ? CARDS : PLACES);
      } else if (was.isInt() && ImmutableList.of("of", "location", "destination").contains(name)) {
        part.set(name, IntNode.valueOf(9999));
        refused(state, action, field, PLACES);
      }
      part.set(name, was);
    }
  }

  private static void refused(
      StccgState state, ObjectNode action, String field, ImmutableSet<String> rules) {
    ImmutableList<Violation> against =
        GAME.check(state, EngineJson.read(action.toString(), StccgAction.class));
    assertThat(against).as("%s", action).isNotEmpty();
    assertThat(against.get(0).path()).as("%s", action).isEqualTo(field);
    assertThat(against.get(0).rule().value()).as("%s", action).isIn(rules);
  }
}
