package io.stardeck.fleetcaptains.scene;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;

/** The standard set with ships that have no abilities, so that the numbers of examples hold. */
public final class Plain {
  private static final ComponentSet SET = set();

  private Plain() {}

  private static ComponentSet set() {
    Fixture fixture = Fixture.standard();
    ComponentSet standard = ComponentSets.standard();
    for (CardId ship : standard.ships()) {
      fixture.with("ships", standard.ship(ship).id(), "{'standing':[],'abilities':[]}");
    }
    return fixture.set();
  }

  /** A scene with it. */
  public static Scene scene() {
    return Scene.of(SET);
  }

  /** A scene with it and that target score. */
  public static Scene scene(int target) {
    return Scene.of(SET, config -> config.targetScore(target));
  }
}
