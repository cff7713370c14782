package io.stardeck.engine.rules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.reflect.TypeToken;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;

/**
 * What the classes that implement a generic interface put in for one of its parameters, as {@code
 * Pass} in {@code class PassRule implements ActionRule<State, View, Pass>}: so that a rule says but
 * once what it is for. Found once for each class.
 */
public final class TypeArgument extends ClassValue<Class<?>> {
  private final Class<?> generic;
  private final int index;

  /**
   * That of a parameter.
   *
   * @param generic the interface
   * @param index the place of the parameter, 0 for the first
   */
  public TypeArgument(Class<?> generic, int index) {
    this.generic = generic;
    this.index = index;
  }

  /**
   * What the class of {@code value} puts in.
   *
   * @throws IllegalArgumentException if that is known to the object alone, as in a class that is
   *     generic itself
   */
  @SuppressWarnings("unchecked") // the caller is the interface, and its parameter the type
  public <T> Class<T> of(Object value) {
    return (Class<T>) get(value.getClass());
  }

  @Override
  protected Class<?> computeValue(Class<?> type) {
    Type put = argument(type);
    checkArgument(!(put instanceof TypeVariable), "%s does not say its %s", type, generic);
    return TypeToken.of(put).getRawType();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // whatever the class, it implements the interface
  private Type argument(Class<?> type) {
    Type as = TypeToken.of(type).getSupertype((Class) generic).getType();
    return ((ParameterizedType) as).getActualTypeArguments()[index];
  }
}
