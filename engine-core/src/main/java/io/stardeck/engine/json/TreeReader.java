package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;

/** Reads a document into a tree and notes everything in it that no type would take. */
final class TreeReader {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final Pattern SOURCE = Pattern.compile("\\[Source: [^;\\]]*; ([^\\]]*)]");

  private final JsonParser parser;
  private final FaultLog faults = new FaultLog();
  private final Deque<Object> steps = new ArrayDeque<>();
  private int nodes;

  private TreeReader(JsonParser parser) {
    this.parser = parser;
  }

  /** Reads the one value that {@code parser} holds, and closes it. */
  static Draft read(JsonParser parser) {
    try (parser) {
      return new TreeReader(parser).document();
    } catch (IOException e) {
      throw new UncheckedIOException("reading from memory", e);
    }
  }

  /** What remains of a document that is too long to be looked at. */
  static Draft refused(String message) {
    FaultLog faults = new FaultLog();
    faults.add(Place.ROOT, message);
    return new Draft(NODES.nullNode(), 1, faults);
  }

  private Draft document() throws IOException {
    JsonNode root = NODES.nullNode();
    try {
      JsonToken first = parser.nextToken();
      if (first == null) {
        faults.add(Place.ROOT, "there is nothing to read");
      } else {
        root = value(first);
        if (parser.nextToken() != null) {
          faults.add(Place.ROOT, "something follows after the end");
        }
      }
    } catch (StreamConstraintsException e) {
      return refusedAt(Words.printable(e.getOriginalMessage(), 200));
    } catch (JsonProcessingException e) {
      String where =
          "line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr();
      return refusedAt("not JSON at " + where + ": " + Words.printable(message(e), 200));
    }
    return new Draft(root, nodes, faults);
  }

  /** What Jackson says, without what it says of the source, which it does not know. */
  private static String message(JsonProcessingException e) {
    return SOURCE.matcher(e.getOriginalMessage()).replaceAll("$1");
  }

  private Draft refusedAt(String message) {
    faults.add(here(), message);
    return new Draft(NODES.nullNode(), nodes, faults);
  }

  private JsonNode value(JsonToken token) throws IOException {
    if (++nodes > Bounds.NODES) {
      throw new StreamConstraintsException("more than " + Bounds.NODES + " values");
    }
    return switch (token) {
      case START_OBJECT -> tooDeep() ? skipped() : object();
      case START_ARRAY -> tooDeep() ? skipped() : array();
      case VALUE_STRING -> text();
      case VALUE_NUMBER_INT -> whole();
      case VALUE_NUMBER_FLOAT -> fraction();
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> hole("null is no value here; what is not there is left out");
      default -> hole("not JSON");
    };
  }

  private boolean tooDeep() {
    return steps.size() >= Bounds.DEPTH;
  }

  private JsonNode skipped() throws IOException {
    parser.skipChildren();
    return hole("nested deeper than " + Bounds.DEPTH);
  }

  private JsonNode object() throws IOException {
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      steps.addLast(name);
      JsonToken token = parser.nextToken();
      if (!isUnicode(name)) {
        hole("the name is not Unicode text");
        parser.skipChildren();
      } else if (object.has(name)) {
        hole("given twice");
        parser.skipChildren();
      } else {
        object.set(name, value(token));
      }
      steps.removeLast();
    }
    return object;
  }

  private JsonNode array() throws IOException {
    ArrayNode array = NODES.arrayNode();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      steps.addLast(array.size());
      array.add(value(token));
      steps.removeLast();
    }
    return array;
  }

  private JsonNode text() throws IOException {
    String text = parser.getText();
    return isUnicode(text) ? NODES.textNode(text) : hole("not Unicode text");
  }

  private JsonNode whole() throws IOException {
    return switch (parser.getNumberType()) {
      case INT -> NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  private JsonNode fraction() throws IOException {
    double number = parser.getDoubleValue();
    return Double.isFinite(number) ? NODES.numberNode(number) : hole("the number is out of range");
  }

  private JsonNode hole(String message) {
    faults.add(here(), message);
    return NODES.nullNode();
  }

  private Place here() {
    return Place.of(steps);
  }

  /** Whether each half of a surrogate pair has the other half beside it. */
  private static boolean isUnicode(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        boolean pair = Character.isHighSurrogate(c) && i + 1 < text.length();
        if (!pair || !Character.isLowSurrogate(text.charAt(++i))) {
          return false;
        }
      }
    }
    return true;
  }
}
