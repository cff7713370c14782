package io.stardeck.engine.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules that a test shows: if one of them is broken, this test fails. On a class it stands for
 * all its tests. A game's coverage matrix compares these citations with its rule book.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
  /** The ids of the rules, such as {@code BF-ATK-04}. */
  String[] value();
}
