package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.FaultException;

/** Where component sets come from: shipped with the game, or a user's own. */
public final class ComponentSets {
  static final CardLibrary<ComponentSet, ComponentFile> ALL =
      new CardLibrary<>(
          ComponentFile.class,
          SetRules::faults,
          ComponentSet::new,
          ComponentSets.class,
          "/io/stardeck/fleetcaptains/components.json");

  private ComponentSets() {}

  /** The set that is shipped: of full size, with numbers and texts of our own. */
  public static ComponentSet standard() {
    return ALL.shipped().get(0);
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault
   */
  public static ComponentSet read(String json) {
    return ALL.read(json);
  }

  /** What is odd about a set, which can be played with all the same ({@code FC-D-73}). */
  public static ImmutableList<Fault> warnings(ComponentSet set) {
    return EnergyRules.warnings(set);
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(ComponentSet set) {
    return ALL.write(set);
  }

  /** Reads a set within other JSON. */
  static final class Reader extends CardLibrary.SetReader<ComponentSet, ComponentFile> {
    private static final long serialVersionUID = 1;

    Reader() {
      super(ComponentSet.class, ALL);
    }
  }
}
