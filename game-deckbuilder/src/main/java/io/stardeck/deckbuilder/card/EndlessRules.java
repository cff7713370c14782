package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.Faults;
import java.util.Map;

/**
 * What the words on one card must be so that everything comes to an end and stays within bounds
 * ({@code DB-DAT-10}, {@code DB-D-70}).
 */
final class EndlessRules {
  private static final RuleId DAT_10 = RuleId.of("DB-DAT-10");

  /** The greatest number on a card, and the smallest when negative. */
  static final int GREATEST = 10_000;

  private static final int MOST_CHOSEN = 100;
  private static final int MOST_USES = 100;

  /** Words that carry their effects out several times. */
  private static final ImmutableSet<String> REPEATING =
      ImmutableSet.of("REPEAT", "FOR_EACH", "RANDOM_PICK");

  /** Words that are worked out for several players. */
  private static final ImmutableSet<String> COMPARING = ImmutableSet.of("MOST", "LEAST", "HOLDING");

  /** What would begin turns, battles or texts again and again without anybody's doing. */
  private static final ImmutableSet<String> NOT_TRIGGERED =
      ImmutableSet.of("END_TURN", "BATTLE_ALL", "COPY");

  private final Faults faults = new Faults();

  private EndlessRules() {}

  /** All that is wrong in this respect with {@code card}, which is at {@code path}. */
  static ImmutableList<Fault> faults(String path, CardDef card) {
    EndlessRules rules = new EndlessRules();
    rules.walk(path, EngineJson.tree(card), ImmutableSet.of());
    for (int i = 0; i < card.triggers().size(); i++) {
      rules.triggered(path + ".triggers[" + i + "]", EngineJson.tree(card.triggers().get(i)));
    }
    return rules.faults.list();
  }

  /**
   * Walks {@code node}.
   *
   * @param within which of the two kinds of words it stands in, by one of the words of each
   */
  private void walk(String path, JsonNode node, ImmutableSet<String> within) {
    if (node.isNumber()) {
      number(path, node, GREATEST);
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(path + "[" + i + "]", node.get(i), within);
      }
    } else if (node.isObject()) {
      String op = node.path("op").asText();
      numbers(path, op, node);
      ImmutableSet<String> inner = nested(path, op, within);
      for (Map.Entry<String, JsonNode> field : node.properties()) {
        walk(path + "." + field.getKey(), field.getValue(), inner);
      }
    }
  }

  private void numbers(String path, String op, JsonNode node) {
    if (op.equals("CHOSEN")) {
      atLeastOne(path + ".max", node.path("max"));
      number(path + ".max", node.path("max"), MOST_CHOSEN);
    }
    if (op.equals("OVER")) {
      atLeastOne(path + ".by", node.path("by"));
    }
    if ((op.equals("MIN") || op.equals("MAX")) && node.path("of").isEmpty()) {
      faults.add(path + ".of", "there is no %s of nothing", op);
    }
    if (node.path("top").isNumber()) {
      atLeastOne(path + ".top", node.path("top"));
    }
    if (node.path("usesPerTurn").isNumber()) {
      number(path + ".usesPerTurn", node.path("usesPerTurn"), MOST_USES);
    }
  }

  /** One word that repeats within another multiplies, and so on without bounds. */
  private ImmutableSet<String> nested(String path, String op, ImmutableSet<String> within) {
    ImmutableSet<String> inner = within;
    for (ImmutableSet<String> kind : ImmutableList.of(REPEATING, COMPARING)) {
      if (kind.contains(op)) {
        for (String outer : within) {
          if (kind.contains(outer)) {
            faults.add(path, DAT_10, "no %s within a %s", op, outer);
          }
        }
        inner = ImmutableSet.<String>builder().addAll(inner).add(op).build();
      }
    }
    return inner;
  }

  private void triggered(String path, JsonNode trigger) {
    for (String op : trigger.findValuesAsText("op")) {
      if (NOT_TRIGGERED.contains(op)) {
        faults.add(path, DAT_10, "no %s in a trigger, it might never come to an end", op);
      }
    }
  }

  private void number(String path, JsonNode number, int most) {
    if (number.asLong() < -most || number.asLong() > most) {
      faults.add(path, "a number is %s at most, not %s", most, number.asText());
    }
  }

  private void atLeastOne(String path, JsonNode number) {
    if (number.asLong() < 1) {
      faults.add(path, "a number is 1 or more, not %s", number.asText());
    }
  }
}
