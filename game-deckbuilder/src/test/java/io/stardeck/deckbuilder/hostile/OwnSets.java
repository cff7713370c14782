package io.stardeck.deckbuilder.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.engine.testkit.DrawnSet;
import io.stardeck.engine.testkit.DrawnWords;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Card sets as users may write them: the cards of the standard set, which say whatever the schema
 * lets them say and the rules of sets do not refuse.
 */
final class OwnSets {
  private static final String SCHEMA = "/io/stardeck/deckbuilder/card-set.schema.json";
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int ROUNDS = 3;
  private static final int DEEP = 7;

  /** What may become of a card; all else it keeps, so that every scenario can be played. */
  private static final ImmutableSetMultimap<String, String> CHANGED =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("CHARACTER", "onPlay", "abilities", "statics", "triggers")
          .putAll("MANEUVER", "onPlay", "abilities", "statics", "triggers")
          .putAll("SETUP", "onPlay", "abilities", "statics", "triggers")
          .putAll("SPECIAL", "flip", "triggers", "disposition")
          .putAll("MISSION", "flip", "goal", "goalPay", "reward", "triggers", "disposition")
          .putAll("EVENT", "flip", "effects", "goal", "goalPay", "goalScope", "reward", "fail")
          .putAll("EVENT", "abilities", "statics", "triggers", "disposition")
          .putAll("STARSHIP", "flip", "acquire", "fail", "abilities", "statics", "triggers")
          .build();

  /** Words that end the game or the turn at once: few, or nothing else would be seen. */
  private static final ImmutableSet<String> RARE = ImmutableSet.of("WIN", "LOSE", "END_TURN");

  private static final ImmutableMap<String, ImmutableList<String>> WORDS =
      ImmutableMap.<String, ImmutableList<String>>builder()
          .put("type", names(CardType.values()))
          .put("role", names(Role.values()))
          .put("family", names(Family.values()))
          .put("name", ImmutableList.of(Selector.NAMED, "Ensign", "Phasers", "Borg", "Data"))
          .put("affiliation", ImmutableList.of("Federation", "Klingon", "Romulan"))
          .put("classification", ImmutableList.of("Command", "Science", "Security"))
          .put("keyword", ImmutableList.of("WAR", "INFLUENCE", "ENSIGN", "NO_PLAY"))
          .buildOrThrow();

  private final Random random;
  private final DrawnWords words;

  private OwnSets(long seed) {
    random = new Random(seed);
    words = new DrawnWords(CardSet.class, SCHEMA, random).always("zone");
    WORDS.forEach((field, all) -> words.instead(field, deep -> match(all)));
    words
        .instead(
            "Amount",
            deep -> deep > DEEP || words.chance(65) ? JSON.numberNode(1 + random.nextInt(3)) : null)
        .instead("Who", deep -> words.chance(75) ? words.draw("Owner") : null)
        .instead("Uses", deep -> JSON.textNode("ALL"));
  }

  private static ImmutableList<String> names(Enum<?>... all) {
    return Arrays.stream(all).map(Enum::name).collect(ImmutableList.toImmutableList());
  }

  /** One of them; the same for the same number. */
  static CardSet of(long seed) {
    // The rules for a set of full size ask for cards as the published ones.
    String shipped = CardSets.write(CardSets.standard()).replace("\"FULL\"", "\"TEST\"");
    return new DrawnSet<>(shipped, "own-" + seed, CardSets::read)
        .changed(ImmutableMap.of("cards", new OwnSets(seed)::changed), ROUNDS)
        .set();
  }

  private ObjectNode changed(ObjectNode card) {
    String type = card.get("type").asText();
    for (String field : CHANGED.get(type)) {
      if (words.chance(30)) {
        JsonNode drawn = words.draw("CardDef", field);
        if (!isRare(drawn) || words.chance(20)) {
          card.set(field, drawn);
        }
      }
    }
    if (type.equals("CHARACTER") && words.chance(20)) {
      List<String> stats = List.of("speed", "attack", "diplomacy", "shields");
      ((ObjectNode) card.get("stats")).set(one(stats), words.draw("Amount"));
    }
    return card;
  }

  private static boolean isRare(JsonNode drawn) {
    return drawn.findValuesAsText("op").stream().anyMatch(RARE::contains);
  }

  /** One word, some of which any fits, or all but one. */
  private JsonNode match(List<String> all) {
    if (words.chance(60)) {
      return JSON.textNode(one(all));
    } else if (words.chance(50)) {
      return JSON.objectNode().put("not", one(all));
    }
    ArrayNode some = JSON.arrayNode();
    for (int i = random.nextInt(2); i < 2; i++) {
      some.add(one(all));
    }
    return some;
  }

  private <T> T one(List<T> among) {
    return among.get(random.nextInt(among.size()));
  }
}
