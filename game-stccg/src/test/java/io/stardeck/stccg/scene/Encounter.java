package io.stardeck.stccg.scene;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;

import com.google.common.collect.ImmutableSet;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Ship;

/** Groups of the first player, of the Federation, that meet a dilemma of the second. */
public final class Encounter {
  /** The Away Team that meets it. */
  public static final Host TEAM = Host.team(0, ONE);

  /** The affiliation of all whom these scenes send. */
  public static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);

  private Encounter() {}

  /** A table with a planet, a space mission and two planets further off, one at each end. */
  public static Scene laid(String dilemma, boolean planet) {
    Scene scene =
        planet ? Scene.laid().missions("162", "178") : Scene.laid().missions("178", "162");
    return scene.seeded(TWO, 0, dilemma);
  }

  /** An Away Team meets a dilemma on a planet. */
  public static Scene planet(String dilemma, String... group) {
    return attempts(laid(dilemma, true).persons(ONE, TEAM, group));
  }

  /** The Away Team attempts the first mission. */
  public static Scene attempts(Scene scene) {
    return scene
        .orders(ONE)
        .quietly(new Attempt(ONE, 0, TEAM, FEDERATION))
        .quietly(new Confirm(ONE));
  }

  /** The crew of a Runabout meets a dilemma in space. */
  public static Scene space(String dilemma, String... crew) {
    return space(laid(dilemma, false), "331", crew);
  }

  /** The crew of a ship of that class attempts the first mission. */
  public static Scene space(Scene scene, String ship, String... crew) {
    Host aboard = Host.ship(scene.ship(ONE, ship, 0));
    return scene
        .persons(ONE, aboard, crew)
        .orders(ONE)
        .quietly(new Attempt(ONE, 0, aboard, FEDERATION));
  }

  /** The one ship of the first player. */
  public static Ship ship(Scene scene) {
    return scene.state().table().ships().get(0);
  }

  /** On what the group is. */
  public static Host host(Scene scene, boolean planet) {
    return planet ? TEAM : ship(scene).host();
  }
}
