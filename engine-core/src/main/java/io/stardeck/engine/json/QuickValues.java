package io.stardeck.engine.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads by hand what a state holds by the dozen, as it is written. What is written otherwise goes
 * Jackson's way, which tells what is wrong with it.
 */
final class QuickValues {
  private QuickValues() {}

  /** Audiences, in a {@linkplain QuickReader quick reading} alone: the tokens can be read once. */
  static final class Audiences extends DelegatingDeserializer {
    private static final long serialVersionUID = 1;

    Audiences(JsonDeserializer<?> usual) {
      super(usual);
    }

    @Override
    protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> usual) {
      return new Audiences(usual);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (!QuickReader.isQuick(context)) {
        return super.deserialize(parser, context);
      }
      String name = parser.nextFieldName();
      require("only".equals(name) || "except".equals(name), context);
      require(parser.nextToken() == JsonToken.START_ARRAY, context);
      List<Seat> seats = new ArrayList<>();
      int least = 0;
      while (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
        int number = parser.getIntValue();
        require(number >= least && number <= Seat.MAX, context);
        seats.add(Seat.of(number));
        least = number + 1;
      }
      require(parser.hasToken(JsonToken.END_ARRAY), context);
      require(parser.nextToken() == JsonToken.END_OBJECT, context);
      return "only".equals(name) ? Audience.only(seats) : Audience.others(seats);
    }

    private static void require(boolean usual, DeserializationContext context) throws IOException {
      if (!usual) {
        context.reportInputMismatch(Audience.class, "unusual");
      }
    }
  }
}
