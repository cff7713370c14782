package io.stardeck.engine.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.stardeck.engine.Seat;

/** What Jackson does with the same values by itself: nothing is required, checked or sorted. */
public final class PlainJackson {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  /** Reads and writes values of that type. */
  public PlainJackson(Class<?> type) {
    SimpleModule seats = new SimpleModule();
    seats.addKeyDeserializer(Seat.class, new SeatKey());
    JsonMapper mapper =
        JsonMapper.builder()
            .annotationIntrospector(new EngineAnnotations())
            .serializationInclusion(JsonInclude.Include.NON_ABSENT)
            .addModules(new GuavaModule(), new Jdk8Module(), seats)
            .build();
    reader = mapper.readerFor(type);
    writer = mapper.writer();
  }

  /** The value that {@code json} is. */
  public Object read(String json) throws JsonProcessingException {
    return reader.readValue(json);
  }

  /** The JSON of {@code value}. */
  public String write(Object value) throws JsonProcessingException {
    return writer.writeValueAsString(value);
  }
}
