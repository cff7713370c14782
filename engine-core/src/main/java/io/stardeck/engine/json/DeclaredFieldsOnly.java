package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import org.jspecify.annotations.Nullable;

/**
 * Takes no method for a field because of its name: a record has its components, any other class
 * what it annotates.
 */
final class DeclaredFieldsOnly extends AccessorNamingStrategy.Provider {
  private static final long serialVersionUID = 1;

  @Override
  public AccessorNamingStrategy forPOJO(MapperConfig<?> config, AnnotatedClass type) {
    return new Nothing();
  }

  @Override
  public AccessorNamingStrategy forBuilder(
      MapperConfig<?> config, AnnotatedClass type, BeanDescription built) {
    return new Nothing();
  }

  @Override
  public AccessorNamingStrategy forRecord(MapperConfig<?> config, AnnotatedClass type) {
    return new Components(config, type);
  }

  private static final class Nothing extends AccessorNamingStrategy {
    @Override
    public @Nullable String findNameForIsGetter(AnnotatedMethod method, String name) {
      return null;
    }

    @Override
    public @Nullable String findNameForRegularGetter(AnnotatedMethod method, String name) {
      return null;
    }

    @Override
    public @Nullable String findNameForMutator(AnnotatedMethod method, String name) {
      return null;
    }

    @Override
    public @Nullable String modifyFieldName(AnnotatedField field, String name) {
      return name;
    }
  }

  private static final class Components extends DefaultAccessorNamingStrategy.RecordNaming {
    Components(MapperConfig<?> config, AnnotatedClass type) {
      super(config, type);
    }

    @Override
    public @Nullable String findNameForIsGetter(AnnotatedMethod method, String name) {
      return null;
    }

    @Override
    public @Nullable String findNameForRegularGetter(AnnotatedMethod method, String name) {
      return _fieldNames.contains(name) ? name : null;
    }

    @Override
    public @Nullable String findNameForMutator(AnnotatedMethod method, String name) {
      return null;
    }
  }
}
