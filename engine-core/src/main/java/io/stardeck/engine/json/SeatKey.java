package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.google.common.primitives.Ints;
import io.stardeck.engine.Seat;
import java.io.IOException;

/** Reads the seat that a map's entry is for. */
final class SeatKey extends KeyDeserializer {
  @Override
  public Object deserializeKey(String key, DeserializationContext context) throws IOException {
    Integer number = Ints.tryParse(key);
    if (number == null || number < 0 || number > Seat.MAX || !key.equals(number.toString())) {
      return context.handleWeirdKey(Seat.class, key, "a seat is 0 to %d", Seat.MAX);
    }
    return Seat.of(number);
  }
}
