package io.stardeck.engine.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.guava.GuavaModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.stardeck.engine.Seat;

/** The one place that makes a Jackson mapper. */
final class Mappers {
  /** So deep the patient reading goes, to tell the faults of what is nested too deep. */
  private static final int DEEPEST = 1000;

  private Mappers() {}

  /** A strict mapper, to which a game may add what it alone knows. */
  static JsonMapper.Builder strict() {
    JsonMapper.Builder builder = JsonMapper.builder(factory(DEEPEST));
    return strictReading(canonicalWriting(builder))
        .accessorNaming(new DeclaredFieldsOnly())
        .annotationIntrospector(new EngineAnnotations())
        .addModule(new GuavaModule())
        .addModule(new Jdk8Module())
        .addModule(core());
  }

  /** What reads and writes, down to that depth. */
  static JsonFactory factory(int depth) {
    // Names from outside are neither interned nor kept, so that no document can fill or slow down a
    // shared table.
    return JsonFactory.builder()
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxDocumentLength(Bounds.DOCUMENT)
                .maxStringLength(Bounds.TEXT)
                .maxNameLength(Bounds.NAME)
                .maxNumberLength(Bounds.NUMBER)
                .maxNestingDepth(depth)
                .build())
        // The JDK's own text of a double is not the same in all versions.
        .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
        .build();
  }

  private static JsonMapper.Builder canonicalWriting(JsonMapper.Builder builder) {
    return builder
        .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
        .defaultPropertyInclusion(
            JsonInclude.Value.construct(
                JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS));
  }

  private static JsonMapper.Builder strictReading(JsonMapper.Builder builder) {
    return builder
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS)
        .disable(MapperFeature.INFER_PROPERTY_MUTATORS)
        .disable(MapperFeature.USE_GETTERS_AS_SETTERS)
        .enable(MapperFeature.BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES)
        // Nulls are refused before anything is bound; the null that marks a faulty element is
        // passed over, so that
        // the elements after it are read, too.
        .defaultSetterInfo(JsonSetter.Value.construct(Nulls.DEFAULT, Nulls.SKIP))
        .withCoercionConfigDefaults(
            config ->
                config
                    .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.EmptyArray, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.EmptyObject, CoercionAction.Fail))
        .withCoercionConfig(
            LogicalType.Textual,
            config ->
                config
                    .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
  }

  private static SimpleModule core() {
    SimpleModule module = new SimpleModule("stardeck");
    module.addKeyDeserializer(Seat.class, new SeatKey());
    module.addDeserializer(Double.class, new Reals(Double.class));
    module.addDeserializer(double.class, new Reals(double.class));
    module.setDeserializerModifier(new StrictDeserializers());
    module.setSerializerModifier(new CanonicalOrder());
    return module;
  }
}
