package io.stardeck.engine.rules;

import io.stardeck.engine.GameInfo;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The id of a game on its class, so that one game among many is found without making the others. A
 * game without it is found too, once all have been made.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface GameId {
  /** What {@link GameInfo#id()} of the game says. */
  String value();
}
