package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.CardSchema;

/** Editors know what a component set of this game can say. */
class ComponentSchemaTest implements CardSchema {
  @Override
  public Class<?> file() {
    return ComponentFile.class;
  }

  @Override
  public String title() {
    return "A component set of Star Trek Fleet Captains";
  }

  @Override
  public String resource() {
    return "/io/stardeck/fleetcaptains/component-set.schema.json";
  }

  @Override
  public ImmutableList<String> shipped() {
    return ImmutableList.of(ComponentSets.write(ComponentSets.standard()));
  }
}
