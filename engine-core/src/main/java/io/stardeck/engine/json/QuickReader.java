package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Optional;

/**
 * Reads a document in one go, straight into its type. What it takes the patient reading would take
 * too, and give the equal value; whatever is unusual it leaves to that, which finds every fault.
 */
final class QuickReader {
  /** So short a document cannot hold too many values: each has a character, and one after it. */
  private static final int LONGEST = 2 * Bounds.NODES;

  private static final JsonFactory FACTORY = Mappers.factory(Bounds.DEPTH);

  /** An attribute that such a reading has: any exception makes the patient one take over. */
  private static final Object QUICK = new Object();

  private QuickReader() {}

  /** Whether {@code context} is of such a reading. */
  static boolean isQuick(DeserializationContext context) {
    return context.getAttribute(QUICK) != null;
  }

  /** The value, or nothing if the document is faulty or unusual. */
  static <T> Optional<T> read(ObjectReader reader, String json) {
    if (json.length() > LONGEST || isUnusual(json)) {
      return Optional.empty();
    }
    try (JsonParser parser = FACTORY.createParser(json)) {
      parser.setCodec(reader);
      return Optional.of(reader.withAttribute(QUICK, true).<T>readValue(parser));
    } catch (IOException | RuntimeException faulty) {
      // What is wrong, and where, the patient reading tells.
      return Optional.empty();
    }
  }

  /** Whether there may be a null, or text that is not Unicode. */
  private static boolean isUnusual(String json) {
    // One search for each of them takes a quarter of the time that one loop for all would.
    return json.contains("null") || json.contains("\\u") || hasSurrogates(json);
  }

  private static boolean hasSurrogates(String json) {
    for (int i = 0; i < json.length(); i++) {
      if (Character.isSurrogate(json.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
