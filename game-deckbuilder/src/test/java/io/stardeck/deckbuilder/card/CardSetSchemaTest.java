package io.stardeck.deckbuilder.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Uses;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.CardSchema;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Editors know what a card set of this game can say. */
class CardSetSchemaTest implements CardSchema {
  private static final String RESOURCE = "/io/stardeck/deckbuilder/card-set.schema.json";
  private static final JsonNode STANDARD = EngineJson.parse(CardSets.write(CardSets.standard()));
  private static final JsonSchema CARD = card();

  @Override
  public Class<?> file() {
    return CardSetFile.class;
  }

  @Override
  public String title() {
    return "A card set of the Star Trek Deck Building Game";
  }

  @Override
  public String resource() {
    return RESOURCE;
  }

  @Override
  public ImmutableMap<Class<?>, String> forms() {
    String word = "{\"type\":\"string\"}";
    String words = "{\"anyOf\":[%1$s,{\"type\":\"array\",\"minItems\":1,\"items\":%1$s}]}";
    String not =
        "{\"anyOf\":[%1$s,{\"type\":\"object\",\"additionalProperties\":false,"
            + "\"required\":[\"not\"],\"properties\":{\"not\":%1$s}}]}";
    return ImmutableMap.of(
        Match.class,
        not.formatted(words.formatted(word)),
        Zones.class,
        words.formatted(EngineJson.tree(ImmutableMap.of("enum", Zone.values()))),
        Uses.class,
        "{\"anyOf\":[{\"type\":\"integer\",\"minimum\":1},{\"const\":\"ALL\"}]}");
  }

  @Override
  public CardLibrary<?, ?> library() {
    return CardSets.ALL;
  }

  /** One field of one word, somewhere on a shipped card, is called otherwise. */
  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void aFieldThatIsMistypedIsFound(@ForAll int card, @ForAll int word, @ForAll int field) {
    JsonNode edited = pick(ImmutableList.copyOf(STANDARD.get("cards")), card).deepCopy();
    List<JsonNode> words = edited.findParents("op");
    Assume.that(!words.isEmpty());
    ObjectNode mistyped = (ObjectNode) pick(words, word);
    String name = pick(ImmutableList.copyOf(mistyped.fieldNames()), field);
    assertThat(CARD.validate(edited)).isEmpty();
    mistyped.set(name + "s", mistyped.remove(name));
    assertThat(CARD.validate(edited)).as("%s in %s", name, edited).isNotEmpty();
  }

  private static <T> T pick(List<T> from, int which) {
    return from.get(Math.floorMod(which, from.size()));
  }

  private static JsonSchema card() {
    ObjectNode schema = EngineJson.parse(EngineJson.resource(CardSets.class, RESOURCE)).deepCopy();
    schema.retain("$schema", "$defs");
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(schema.put("$ref", "#/$defs/CardDef"));
  }
}
