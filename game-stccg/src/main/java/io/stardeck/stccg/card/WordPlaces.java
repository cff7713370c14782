package io.stardeck.stccg.card;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.stccg.card.fact.ArtifactUse;
import io.stardeck.stccg.card.fact.EventPlace;
import java.util.Map;
import java.util.regex.Pattern;

/** On which cards words may stand that mean nothing on all others. */
final class WordPlaces {
  /** What lasts as long as the card lies there, and the rule that says so. */
  private static final ImmutableMap<String, String> LASTING =
      ImmutableMap.of("HOLD", "ST-EFF-29", "SPLIT", "ST-EFF-51", "DISABLE", "ST-EFF-31");

  /** What a card says of the time when it lies somewhere, and the rule of that. */
  private static final ImmutableMap<String, String> LYING =
      ImmutableMap.of("triggers", "ST-EFF-25", "countdown", "ST-EFF-43", "cure", "ST-DIL-07");

  private static final ImmutableSet<String> MET = ImmutableSet.of("always", "onFail", "onPass");
  private static final ImmutableSet<String> STRANGERS = ImmutableSet.of("OPPOSING", "IN_PLAY");

  private static final ImmutableSet<String> LEAVES =
      ImmutableSet.of("DISCARD_SELF", "PUT_OUT_OF_PLAY");
  private static final ImmutableSet<String> ANNOUNCED = ImmutableSet.of("ANNOUNCED", "DILEMMA");

  /** What an interrupt does as it is played, by itself and not within another word. */
  private static final Pattern INTERRUPT =
      Pattern.compile("cards\\[\\d+]\\.interrupt\\.effects\\[\\d+]");

  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private WordPlaces() {}

  /** All words of {@code set} that stand where they mean nothing. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    WordPlaces places = new WordPlaces();
    for (int i = 0; i < set.cards().size(); i++) {
      places.card("cards[" + i + "]", set.cards().get(i));
    }
    return places.faults.build();
  }

  private void card(String path, CardDef card) {
    JsonNode tree = EngineJson.tree(card);
    lying(path, tree, lies(card, ""));
    for (Map.Entry<String, JsonNode> field : tree.properties()) {
      String at = path + "." + field.getKey();
      boolean lies = lies(card, field.getKey());
      if (field.getValue().isObject()) {
        lying(at, field.getValue(), lies);
        nullifies(at, field.getValue());
      }
      walk(at, field.getValue(), lies, MET.contains(field.getKey()), onMission(field.getValue()));
    }
  }

  private void lying(String path, JsonNode words, boolean lies) {
    for (Map.Entry<String, String> part : LYING.entrySet()) {
      JsonNode said = words.path(part.getKey());
      if (!lies && (said.isInt() || said.isContainerNode() && !said.isEmpty())) {
        fault(path + "." + part.getKey(), part.getValue() + ": the card does not lie anywhere");
      }
    }
  }

  /** What is announced is nullified when its window closes, before all other effects. */
  private void nullifies(String path, JsonNode use) {
    for (JsonNode target : use.path("targets")) {
      if (ANNOUNCED.contains(target.path("kind").asText())) {
        within(path + ".effects", use.path("effects"));
        return;
      }
    }
  }

  private void within(String path, JsonNode effects) {
    for (int i = 0; i < effects.size(); i++) {
      boolean itself = effects.get(i).path("op").asText().equals("NULLIFY");
      if (!itself && effects.get(i).findValuesAsText("op").contains("NULLIFY")) {
        fault(path + "[" + i + "]", "ST-INT-08: what is announced is nullified by no other word");
      }
    }
  }

  /** Whether the card lies somewhere once what stands in that field was carried out. */
  private static boolean lies(CardDef card, String field) {
    if (card instanceof DilemmaDef dilemma) {
      return dilemma.after().attached();
    } else if (card instanceof EventDef event) {
      return event.event().place() != EventPlace.NONE;
    } else if (card instanceof InterruptDef interrupt) {
      return interrupt.interrupt().stays();
    } else if (card instanceof ArtifactDef artifact) {
      return switch (field) {
        case "event" -> artifact.event().filter(use -> use.place() == EventPlace.NONE).isEmpty();
        case "interrupt" -> artifact.interrupt().filter(use -> !use.stays()).isEmpty();
        default -> artifact.use() == ArtifactUse.AT_ONCE_TABLE;
      };
    }
    return false;
  }

  /** Whether what is played so is played on missions alone. */
  private static boolean onMission(JsonNode use) {
    JsonNode targets = use.path("targets");
    boolean missions = !targets.isEmpty();
    for (JsonNode target : targets) {
      missions &= target.path("kind").asText().equals("MISSION");
    }
    return missions;
  }

  private void walk(String path, JsonNode node, boolean lies, boolean met, boolean mission) {
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(path + "[" + i + "]", node.get(i), lies, met, mission);
      }
    } else if (node.isObject()) {
      word(path, node, lies, met, mission);
      node.properties()
          .forEach(
              field -> walk(path + "." + field.getKey(), field.getValue(), lies, met, mission));
    }
  }

  private void word(String path, JsonNode word, boolean lies, boolean met, boolean mission) {
    String op = word.path("op").asText();
    boolean lasting = op.equals("SPLIT") || LASTING.containsKey(op) && word.has("of");
    if (lasting && !lies) {
      fault(path, LASTING.get(op) + ": the card does not lie anywhere that long");
    }
    if (op.equals("STOP") && word.path("lasting").asBoolean()) {
      stops(path, word, lies);
    }
    if (op.equals("SURVIVE") && word.path("to").asText("POD").equals("POD") && !lies) {
      fault(path, "ST-EFF-20: the card is the pod, and stays");
    }
    if (op.equals("BOARD") && !INTERRUPT.matcher(path).matches()) {
      fault(path, "ST-EFF-21: only an interrupt goes aboard itself");
    }
    if (met && LEAVES.contains(op)) {
      fault(path, "ST-EFF-27: a dilemma that is met goes where it says itself that it goes");
    }
    if (op.equals("SUBTURN") && !met) {
      fault(path, "ST-EFF-39: a ship is lent by a dilemma that its crew has met");
    }
    if (op.equals("ADD_SEED_CARD") && !mission) {
      fault(path, "ST-EFF-27: it goes under the mission that the card is played on");
    }
    if (op.equals("RELOCATE") && STRANGERS.contains(word.at("/of/from").asText())) {
      fault(path + ".of.from", "ST-EFF-08: nobody goes aboard ships of others");
    }
  }

  private void stops(String path, JsonNode word, boolean lies) {
    if (!lies) {
      fault(path + ".lasting", "ST-EFF-02: the card does not lie anywhere that long");
    }
    if (word.path("ship").asBoolean()) {
      fault(path + ".ship", "ST-EFF-02: a ship is stopped until the end of the turn");
    }
  }

  private void fault(String path, String text) {
    faults.add(new Fault(path, text));
  }
}
