package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Values from states of a game under way, as JSON, by kind of place; each of its phases came up.
 */
final class Donors {
  private static final int GAMES = 12;
  private static final int EACH = 3;
  private static final int DECISIONS = 2000;

  private static final Map<Class<?>, ListMultimap<String, JsonNode>> KNOWN =
      new ConcurrentHashMap<>();

  private Donors() {}

  static <C, S, A extends Action, V extends View> ListMultimap<String, JsonNode> of(
      Subject<C, S, A, V> subject) {
    return KNOWN.computeIfAbsent(subject.getClass(), type -> found(subject));
  }

  private static <C, S, A extends Action, V extends View> ListMultimap<String, JsonNode> found(
      Subject<C, S, A, V> subject) {
    GameJson<C, S, A, V> json = Laws.json(subject);
    ListMultimap<String, JsonNode> byPhase = MultimapBuilder.treeKeys().arrayListValues().build();
    Random random = new Random(1);
    for (int game = 0; game < GAMES; game++) {
      Trial<C, S, A, V> trial = new Trial<>(subject, json, game);
      for (int i = 0; i < DECISIONS && !trial.over(); i++) {
        S state = trial.position().state();
        Seat actor = subject.game().toAct(state).get(0);
        String phase = subject.game().prompt(subject.game().view(state, actor)).phase();
        if (byPhase.get(phase).size() < EACH && random.nextInt(4) == 0) {
          byPhase.put(phase, json.tree(state));
        }
        trial.step(random.nextInt(1 << 20));
      }
    }
    return Tampering.byKind(byPhase.values());
  }
}
