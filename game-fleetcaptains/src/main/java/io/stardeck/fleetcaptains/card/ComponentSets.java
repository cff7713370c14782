package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import org.jspecify.annotations.Nullable;

/** Where component sets come from: shipped with the game, or a user's own. */
public final class ComponentSets {
  private static final ComponentSet DEFAULT =
      read(EngineJson.resource(ComponentSets.class, "/io/stardeck/fleetcaptains/components.json"));

  private ComponentSets() {}

  /** The set that is shipped: of full size, with numbers and texts of our own. */
  public static ComponentSet standard() {
    return DEFAULT;
  }

  /** The shipped set of that name, or null. */
  public static @Nullable ComponentSet findShipped(String id) {
    return DEFAULT.id().equals(id) ? DEFAULT : null;
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault
   */
  public static ComponentSet read(String json) {
    return checked(EngineJson.read(json, ComponentFile.class));
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(ComponentSet set) {
    return EngineJson.write(set.file());
  }

  static ComponentSet checked(ComponentFile file) {
    ImmutableList<Fault> faults = SetRules.faults(file);
    if (!faults.isEmpty()) {
      throw new FaultException(faults);
    }
    return new ComponentSet(file);
  }
}
