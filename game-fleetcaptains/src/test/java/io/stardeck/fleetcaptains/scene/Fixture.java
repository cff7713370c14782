package io.stardeck.fleetcaptains.scene;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.io.Resources;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The set that tests of rules play with: the shipped one with ships and missions whose numbers stay
 * as the tests know them, and some components changed as a test wants them.
 */
public final class Fixture {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final ComponentSet PLAIN = standard().set();
  private final ObjectNode file;

  private Fixture(ObjectNode file) {
    this.file = file;
  }

  /** The set of the tests, to be changed. */
  public static Fixture standard() {
    ObjectNode file = (ObjectNode) tree(ComponentSets.write(ComponentSets.standard()));
    file.setAll((ObjectNode) tree(text("fixture.json")));
    file.put("id", "fixture");
    return new Fixture(file);
  }

  /** The set of the tests. */
  public static ComponentSet plain() {
    return PLAIN;
  }

  private static String text(String resource) {
    try {
      return Resources.toString(
          Resources.getResource(Fixture.class, resource), StandardCharsets.UTF_8);
    } catch (IOException bad) {
      throw new UncheckedIOException(bad);
    }
  }

  /** The same without a field of that item. */
  public Fixture without(String kind, String id, String field) {
    for (JsonNode node : file.get(kind)) {
      if (node.get("id").asText().equals(id)) {
        ((ObjectNode) node).remove(field);
      }
    }
    return this;
  }

  /** With those fields of one component, in JSON with single quotes, instead of its own. */
  public Fixture with(String kind, String id, String fields) {
    for (JsonNode node : file.get(kind)) {
      if (node.get("id").asText().equals(id)) {
        ((ObjectNode) node).setAll((ObjectNode) tree(fields.replace('\'', '"')));
        return this;
      }
    }
    throw new IllegalArgumentException("no " + id + " among " + kind);
  }

  /** A command card with that one face. */
  public Fixture face(String id, String fields) {
    ObjectNode face =
        (ObjectNode)
            tree(
                ("{'kind':'OPERATIONS','timing':'MAIN','asAction':false,'targets':[],'effects':[],"
                        + "'standing':[],'abilities':[],'trashed':false,'text':''}")
                    .replace('\'', '"'));
    face.setAll((ObjectNode) tree(fields.replace('\'', '"')));
    return with("commandCards", id, "{'faces':[" + face.toString().replace('"', '\'') + "]}");
  }

  /** The text of the file. */
  public String json() {
    return file.toString();
  }

  /** The set. */
  public ComponentSet set() {
    return ComponentSets.read(json());
  }

  private static JsonNode tree(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException bad) {
      throw new IllegalArgumentException(json, bad);
    }
  }
}
