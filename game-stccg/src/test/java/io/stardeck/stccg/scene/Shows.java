package io.stardeck.stccg.scene;

import io.stardeck.stccg.card.fact.CardKind;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A test that shows what cards of the first set do. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Shows {
  /** The ids of the cards. */
  String[] value() default {};

  /** Kinds of which it shows every card. */
  CardKind[] all() default {};
}
