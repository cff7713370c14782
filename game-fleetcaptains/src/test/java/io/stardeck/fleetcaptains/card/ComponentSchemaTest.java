package io.stardeck.fleetcaptains.card;

import io.stardeck.engine.card.CardLibrary;
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
  public CardLibrary<?, ?> library() {
    return ComponentSets.ALL;
  }
}
