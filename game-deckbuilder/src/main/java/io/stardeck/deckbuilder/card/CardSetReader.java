package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;

/** Reads a set within other JSON: the name of a shipped one, or the whole set. */
final class CardSetReader extends StdDeserializer<CardSet> {
  private static final long serialVersionUID = 1;

  CardSetReader() {
    super(CardSet.class);
  }

  @Override
  public CardSet deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (!json.hasToken(JsonToken.VALUE_STRING)) {
      return CardSets.checked(context.readValue(json, CardSetFile.class));
    }
    CardSet shipped = CardSets.findShipped(json.getText());
    if (shipped == null) {
      throw new IllegalArgumentException("no set of that name is shipped");
    }
    return shipped;
  }
}
