package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import org.jspecify.annotations.Nullable;

/** Where card sets come from: shipped with the game, or a user's own. */
public final class CardSets {
  private static final CardSet STARTER = shipped("starter.json");
  private static final CardSet TRAINING = shipped("training.json");
  private static final ImmutableList<CardSet> SHIPPED = ImmutableList.of(STARTER, TRAINING);

  private CardSets() {}

  /** The four starter decks, of 49 cards each. */
  public static CardSet starter() {
    return STARTER;
  }

  /** A small set for first games, with values of our own. */
  public static CardSet training() {
    return TRAINING;
  }

  /** All sets that come with the game; each has a name of its own. */
  public static ImmutableList<CardSet> shipped() {
    return SHIPPED;
  }

  /** The shipped set of that name, or null. */
  public static @Nullable CardSet findShipped(String id) {
    for (CardSet set : SHIPPED) {
      if (set.id().equals(id)) {
        return set;
      }
    }
    return null;
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault
   */
  public static CardSet read(String json) {
    return checked(EngineJson.read(json, CardSetFile.class));
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(CardSet set) {
    return EngineJson.write(set.file());
  }

  static CardSet checked(CardSetFile file) {
    ImmutableList<Fault> faults = SetRules.faults(file);
    if (!faults.isEmpty()) {
      throw new FaultException(faults);
    }
    return new CardSet(file);
  }

  private static CardSet shipped(String name) {
    return read(EngineJson.resource(CardSets.class, "/io/stardeck/b5/" + name));
  }
}
