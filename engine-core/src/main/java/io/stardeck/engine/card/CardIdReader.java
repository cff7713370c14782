package io.stardeck.engine.card;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;

/**
 * Reads the ids of cards from JSON, of which a state holds some hundred, without a text of each.
 */
final class CardIdReader extends StdDeserializer<CardId> {
  private static final long serialVersionUID = 1;

  CardIdReader() {
    super(CardId.class);
  }

  @Override
  public CardId deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return (CardId) context.handleUnexpectedToken(CardId.class, parser);
    }
    if (parser.hasTextCharacters()) {
      int number =
          Numbered.parse(
              'c', parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
      if (number >= 0 && number <= CardId.MOST) {
        return CardId.of(number);
      }
    }
    String text = parser.getText();
    try {
      return CardId.parse(text);
    } catch (IllegalArgumentException e) {
      return (CardId) context.handleInstantiationProblem(CardId.class, text, e);
    }
  }
}
