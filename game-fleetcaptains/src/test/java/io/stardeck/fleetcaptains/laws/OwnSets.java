package io.stardeck.fleetcaptains.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.DrawnSet;
import io.stardeck.engine.testkit.DrawnWords;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.word.Standing.IgnoreRule;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Component sets as users may write them: the shipped one, whose ships, tiles, cards and missions
 * say whatever the schema lets them say and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final String SCHEMA = "/io/stardeck/fleetcaptains/component-set.schema.json";
  private static final int ROUNDS = 4;

  /** What remains, so that fleets, subdecks and tables of the game are like those of the set. */
  private static final ImmutableSet<String> KEPT =
      ImmutableSet.of(
          "id",
          "name",
          "text",
          "label",
          "faction",
          "subdeck",
          "shipClass",
          "size",
          "missions",
          "type");

  private static final ImmutableSet<String> IN_TESTS =
      ImmutableSet.of("MODIFY_TEST", "PREVENT_DAMAGE", "IMPOSE", "CANCEL_CARD");

  private final DrawnWords words;

  private OwnSets(Random random) {
    ComponentSet shipped = ComponentSets.standard();
    ImmutableList<LocationDef> tiles =
        shipped.locations().stream()
            .map(shipped::location)
            .collect(ImmutableList.toImmutableList());
    words =
        new DrawnWords(ComponentSet.class, SCHEMA, random)
            .texts("name", tiles.stream().map(LocationDef::name).toList())
            .texts("cls", tiles.stream().flatMap(tile -> tile.cls().stream()).toList())
            .texts("RuleId", IgnoreRule.WAIVABLE.stream().map(Object::toString).toList())
            .numbers("amount", -3, 4)
            .numbers("level", 4, 16)
            .numbers("sectorSize", 1, 9);
    ImmutableList.of("weapons", "sensors", "engines", "shields")
        .forEach(system -> words.numbers(system, -1, 12));
    // What most cards have none of.
    ImmutableList.of("costs", "abilities", "standing", "targets")
        .forEach(list -> words.instead(list, deep -> words.chance(30) ? words.draw("", 0) : null));
    words.instead("options", deep -> words.draw("Choice", 2));
    words.instead("Ability", deep -> ability());
    words.instead("CardFace", deep -> face());
  }

  /** An ability that is set off chooses and costs nothing, and no other one is. */
  private ObjectNode ability() {
    ObjectNode ability = (ObjectNode) words.draw("Ability");
    if (ability.get("mode").asText().equals("TRIGGERED")) {
      ability.set("trigger", words.draw("Deed"));
      ability.put("usesAction", false);
      ability.putArray("costs");
      ability.putArray("targets");
    } else {
      ability.remove("trigger");
    }
    return ability;
  }

  /** A face whose timing fits its kind, and whose words fit its timing. */
  private ObjectNode face() {
    ObjectNode face = (ObjectNode) words.draw("CardFace");
    String kind = face.get("kind").asText();
    boolean inTests = kind.equals("COMBAT") || kind.equals("OPERATIONS") && words.chance(30);
    face.put("timing", inTests ? "TEST" : "MAIN");
    if (inTests) {
      face.set("effects", inTests());
      face.putArray("targets");
      face.remove("staysInPlay");
      if (words.chance(50)) {
        face.remove("test"); // in any test, or hardly any would be played
      }
      face.remove("requires");
      face.put("asAction", false);
    } else {
      face.remove("cancels");
      face.remove("test");
    }
    if (face.has("staysInPlay")) {
      ObjectNode stay = (ObjectNode) face.get("staysInPlay");
      boolean ship = stay.get("attach").asText().equals("SHIP");
      String until = stay.get("until").asText();
      if (until.equals("THIS_TEST") || until.equals("WHILE_AT_TILE") && !ship) {
        stay.put("until", "END_OF_TURN");
      }
    }
    if (inTests || kind.equals("OPERATIONS") && !face.has("staysInPlay")) {
      face.putArray("standing");
      face.putArray("abilities");
    }
    return kind.equals("CREW") ? face.without("staysInPlay") : face;
  }

  private ArrayNode inTests() {
    ArrayNode effects = words.draw("", 0);
    while (effects.size() < 2) {
      JsonNode effect = words.draw("Effect");
      if (IN_TESTS.contains(effect.get("do").asText())) {
        effects.add(effect);
      }
    }
    return effects;
  }

  /** One of them; the same for the same number. */
  static ComponentSet of(long seed) {
    OwnSets own = new OwnSets(new Random(seed));
    ImmutableMap.Builder<String, UnaryOperator<ObjectNode>> changes = ImmutableMap.builder();
    changes.put("ships", own.of("ShipDef"));
    changes.put("locations", own.of("LocationDef"));
    changes.put("commandCards", own.of("CommandDef"));
    changes.put("encounters", own.of("EncounterDef"));
    changes.put("missions", own.of("MissionDef"));
    return new DrawnSet<>(
            ComponentSets.write(ComponentSets.standard()), "own-" + seed, ComponentSets::read)
        .changed(changes.buildOrThrow(), ROUNDS)
        .set();
  }

  private UnaryOperator<ObjectNode> of(String type) {
    return card -> (ObjectNode) words.changed(type, card, KEPT);
  }
}
