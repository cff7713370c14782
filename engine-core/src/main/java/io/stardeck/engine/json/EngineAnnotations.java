package io.stardeck.engine.json;

import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import io.stardeck.engine.SealedFamily;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What Jackson asks of a type and does not find in its annotations, but in its declaration. */
final class EngineAnnotations extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1;

  /** The leaves of {@code family} with their names. */
  static NamedType[] members(Class<?> family) {
    return named(family).toArray(NamedType[]::new);
  }

  /** The members of a sealed family are those that it permits. */
  @Override
  public @Nullable List<NamedType> findSubtypes(Annotated type) {
    return type instanceof AnnotatedClass && SealedFamily.isFamily(type.getRawType())
        ? named(type.getRawType())
        : super.findSubtypes(type);
  }

  @Override
  public Boolean hasRequiredMarker(AnnotatedMember member) {
    return !RequiredFields.mayBeAbsent(member.getRawType(), member);
  }

  private static List<NamedType> named(Class<?> family) {
    List<NamedType> named = new ArrayList<>();
    for (Class<?> leaf : SealedFamily.leaves(family)) {
      named.add(new NamedType(leaf, SealedFamily.name(leaf).orElse(null)));
    }
    return named;
  }
}
