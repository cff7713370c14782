package io.stardeck.engine.record;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.Violation;
import io.stardeck.engine.testkit.PinnedNames;

/** The names in every record, and in what the engine says of every game. */
final class RecordNamesTest implements PinnedNames {
  @Override
  public ImmutableList<Class<?>> types() {
    return ImmutableList.of(Line.class, Event.class, Prompt.class, Violation.class, Fault.class);
  }
}
