package io.stardeck.engine.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One request as it was read. Every reader throws {@link FaultException} with the path of what is
 * wrong.
 */
final class Request {
  private final JsonNode fields;

  private Request(JsonNode fields) {
    this.fields = fields;
  }

  /** Reads one line. */
  static Request parse(String line) {
    JsonNode tree = EngineJson.parse(line);
    if (!tree.isObject()) {
      throw fault("", "a request is an object");
    }
    return new Request(tree);
  }

  /** A request that cannot be answered because of what stands at {@code path}. */
  static FaultException fault(String path, String message) {
    return new FaultException(ImmutableList.of(new Fault(path, message)));
  }

  /** Refuses every field but those. */
  void holdsOnly(ImmutableSet<String> known) {
    ImmutableList.Builder<Fault> faults = ImmutableList.builder();
    for (var field : fields.properties()) {
      if (!known.contains(field.getKey())) {
        faults.add(new Fault(field.getKey(), "this request knows no such field"));
      }
    }
    if (!faults.build().isEmpty()) {
      throw new FaultException(faults.build());
    }
  }

  /** The value of a field that may be left out. */
  Optional<JsonNode> find(String field) {
    return Optional.ofNullable(fields.get(field));
  }

  /** The value of a field. */
  JsonNode get(String field) {
    return find(field).orElseThrow(() -> fault(field, "is missing"));
  }

  /** A field that holds text. */
  String text(String field) {
    JsonNode value = get(field);
    if (!value.isTextual()) {
      throw fault(field, "must be text");
    }
    return value.textValue();
  }

  /** A field that holds a seat, the spectator's or one of {@code players}. */
  Seat seat(String field, int players) {
    return seat(field, get(field), players);
  }

  /** As {@link #seat}; or the host's, who may do what a game leaves to the host. */
  Seat seatOrHost(String field, int players) {
    JsonNode value = get(field);
    return number(field, value) == Seat.HOST.number() ? Seat.HOST : seat(field, value, players);
  }

  private static Seat seat(String field, JsonNode value, int players) {
    int number = number(field, value);
    if (number < 0 || number > players) {
      throw fault(field, "there are the seats 1 to " + players + ", and 0 for the spectator");
    }
    return Seat.of(number);
  }

  /** A field that holds a whole number. */
  int number(String field) {
    return number(field, get(field));
  }

  private static int number(String field, JsonNode value) {
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw fault(field, "must be a whole number of at most 32 bits");
    }
    return value.intValue();
  }

  /** A field that holds a list of seats, the spectator's or those of {@code players}. */
  ImmutableSet<Seat> seats(String field, int players) {
    JsonNode list = get(field);
    if (!list.isArray()) {
      throw fault(field, "must be a list of seats");
    }
    ImmutableSet.Builder<Seat> seats = ImmutableSet.builder();
    for (int i = 0; i < list.size(); i++) {
      seats.add(seat(field + "[" + i + "]", list.get(i), players));
    }
    return seats.build();
  }

  /**
   * What {@code reader} makes of {@code field}; its faults are told with their path in the whole
   * request.
   */
  static <T> T within(String field, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (FaultException e) {
      throw e.within(field);
    }
  }
}
