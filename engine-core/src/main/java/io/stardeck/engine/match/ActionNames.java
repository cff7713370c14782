package io.stardeck.engine.match;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.reflect.TypeToken;

/** The logical names of types of action, as they stand in JSON. */
final class ActionNames {
  private ActionNames() {}

  /**
   * The name that {@link JsonTypeName} gives {@code type} or what it extends; else that of the
   * class.
   */
  static String of(Class<?> type) {
    for (Class<?> each : TypeToken.of(type).getTypes().rawTypes()) {
      JsonTypeName name = each.getAnnotation(JsonTypeName.class);
      if (name != null) {
        return name.value();
      }
    }
    return type.getSimpleName();
  }
}
