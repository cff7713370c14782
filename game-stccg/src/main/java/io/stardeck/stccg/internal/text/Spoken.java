package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableSet;

/** What has a text. */
public final class Spoken {
  private Spoken() {}

  /** The types of actions. */
  public static ImmutableSet<Class<?>> actions() {
    return ActionText.TEXTS.types();
  }

  /** The types of events. */
  public static ImmutableSet<Class<?>> events() {
    return EventText.TEXTS.types();
  }

  /** The types of what is remembered of a card. */
  public static ImmutableSet<Class<?>> marks() {
    return MarkText.TEXTS.types();
  }

  /** The types of what is told when it is not any more. */
  public static ImmutableSet<Class<?>> endsOfMarks() {
    return MarkText.ENDS.types();
  }
}
