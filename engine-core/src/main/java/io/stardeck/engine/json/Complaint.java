package io.stardeck.engine.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Joiner;
import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson held against a document, in our words.
 *
 * @param place what to report
 * @param faults what is wrong there, with paths from there
 * @param culprit what to take out of the document so that reading can go on; {@code place} or
 *     around it
 */
record Complaint(Place place, ImmutableList<Fault> faults, Place culprit) {
  static final String MISSING = "missing";

  private static final int LONGEST = 300;

  Complaint(Place place, String message, Place culprit) {
    this(place, ImmutableList.of(new Fault("", message)), culprit);
  }

  /** What {@code failure}, thrown while {@code root} was bound, means. */
  static Complaint of(Exception failure, JsonNode root, ObjectMapper mapper) {
    Place place = failure instanceof JsonMappingException e ? place(e, root) : Place.ROOT;
    if (Throwables.getRootCause(failure) instanceof FaultException within) {
      return new Complaint(place, within.faults(), place);
    }
    @Nullable JsonNode node = find(root, place);
    if (failure instanceof InvalidTypeIdException e && node instanceof ObjectNode) {
      return new Complaint(place.field(typeField(e.getBaseType())), typeMessage(e, mapper), place);
    }
    if (failure instanceof InvalidFormatException e
        && node instanceof ObjectNode map
        && e.getValue() instanceof String key
        && map.has(key)) {
      return new Complaint(place.field(key), "cannot be a name here", place.field(key));
    }
    return new Complaint(place, message(failure, node), place);
  }

  /** What stands at {@code place}, or null if nothing does. */
  static @Nullable JsonNode find(JsonNode root, Place place) {
    JsonNode node = root;
    for (Object step : place.steps()) {
      node = step instanceof Integer index ? node.get(index) : node.get((String) step);
      if (node == null) {
        return null;
      }
    }
    return node;
  }

  private static Place place(JsonMappingException e, JsonNode root) {
    List<Object> steps = new ArrayList<>();
    @Nullable JsonNode node = root;
    for (JsonMappingException.Reference reference : e.getPath()) {
      Object step = reference.getFieldName();
      if (step == null) {
        step =
            node instanceof ArrayNode list
                ? index(list, reference.getIndex())
                : Math.max(0, reference.getIndex());
      }
      steps.add(step);
      if (node != null) {
        node = step instanceof Integer index ? node.get(index) : node.get((String) step);
      }
    }
    return Place.of(steps);
  }

  /**
   * The index of the element that Jackson, which passes over the holes, gives the number {@code
   * count}.
   */
  private static int index(ArrayNode list, int count) {
    int left = count;
    for (int i = 0; i < list.size(); i++) {
      if (!list.get(i).isNull() && left-- <= 0) {
        return i;
      }
    }
    return Math.max(0, list.size() - 1);
  }

  private static String message(Exception failure, @Nullable JsonNode node) {
    if (failure instanceof UnrecognizedPropertyException e) {
      List<Object> known =
          new ArrayList<>(Objects.requireNonNullElse(e.getKnownPropertyIds(), List.of()));
      return known.isEmpty()
          ? "unknown field; there are none"
          : "unknown field; known are " + sorted(known);
    }
    if (failure instanceof ValueInstantiationException || !(failure instanceof JacksonException)) {
      return thrown(failure);
    }
    if (failure.getCause() instanceof InputCoercionException
        || failure instanceof InputCoercionException) {
      return "the number is out of range";
    }
    if (failure.getCause() != null && !(failure.getCause() instanceof JacksonException)) {
      return thrown(failure.getCause());
    }
    if (failure instanceof MismatchedInputException e && node == null) {
      return MISSING;
    }
    Class<?> target = failure instanceof MismatchedInputException e ? target(e) : null;
    if (target != null && node != null) {
      return "expected " + Words.expected(target) + ", found " + Words.found(node);
    }
    return Words.printable(((JacksonException) failure).getOriginalMessage(), LONGEST);
  }

  private static @Nullable Class<?> target(MismatchedInputException e) {
    return e instanceof InvalidTypeIdException type
        ? type.getBaseType().getRawClass()
        : e.getTargetType();
  }

  /** What a value said that refused to be made. */
  private static String thrown(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && cause instanceof JacksonException) {
      cause = cause.getCause();
    }
    String message = cause.getMessage();
    return message == null
        ? "cannot be a value: " + cause.getClass().getSimpleName()
        : Words.printable(message, LONGEST);
  }

  private static String typeField(JavaType family) {
    JsonTypeInfo info = family.getRawClass().getAnnotation(JsonTypeInfo.class);
    return info == null || info.property().isEmpty() ? "type" : info.property();
  }

  private static String typeMessage(InvalidTypeIdException e, ObjectMapper mapper) {
    if (e.getTypeId() == null) {
      return MISSING;
    }
    AnnotatedClass family =
        AnnotatedClassResolver.resolve(
            mapper.getDeserializationConfig(), e.getBaseType(), mapper.getDeserializationConfig());
    List<String> names = new ArrayList<>();
    for (NamedType type :
        mapper
            .getSubtypeResolver()
            .collectAndResolveSubtypesByTypeId(mapper.getDeserializationConfig(), family)) {
      if (type.hasName()) {
        names.add(type.getName());
      }
    }
    return "unknown type " + Words.quote(e.getTypeId()) + "; known are " + sorted(names);
  }

  private static String sorted(List<?> names) {
    TreeSet<String> sorted = new TreeSet<>();
    names.forEach(name -> sorted.add(name.toString()));
    return Joiner.on(", ").join(sorted);
  }
}
