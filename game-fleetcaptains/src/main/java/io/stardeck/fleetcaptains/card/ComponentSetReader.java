package io.stardeck.fleetcaptains.card;

import io.stardeck.engine.json.NamedOrWhole;
import org.jspecify.annotations.Nullable;

/** Reads a set within other JSON: the name of a shipped one, or the whole set. */
final class ComponentSetReader extends NamedOrWhole<ComponentSet, ComponentFile> {
  private static final long serialVersionUID = 1;

  ComponentSetReader() {
    super(ComponentSet.class, ComponentFile.class);
  }

  @Override
  protected @Nullable ComponentSet named(String name) {
    return ComponentSets.findShipped(name);
  }

  @Override
  protected ComponentSet whole(ComponentFile file) {
    return ComponentSets.checked(file);
  }
}
