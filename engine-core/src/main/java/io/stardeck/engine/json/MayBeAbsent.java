package io.stardeck.engine.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field that a document may leave out, for it has a default. All others must be there. Stands on
 * a component of a record, on the attribute of an Immutables value, or on such a value: then for
 * all its attributes that have a default and for all its collections.
 */
@Target({
  ElementType.TYPE,
  ElementType.METHOD,
  ElementType.FIELD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT
})
@Retention(RetentionPolicy.RUNTIME)
public @interface MayBeAbsent {}
