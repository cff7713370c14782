package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import org.jspecify.annotations.Nullable;

/** Where card sets come from: shipped with the game, or a user's own. */
public final class CardSets {
  private static final CardSet PREMIERE =
      read(EngineJson.resource(CardSets.class, "/io/stardeck/stccg/premiere.json"));
  private static final ImmutableList<CardSet> SHIPPED = ImmutableList.of(PREMIERE);

  private CardSets() {}

  /** The first set, all 363 cards ({@code ST-PRE-01}). */
  public static CardSet premiere() {
    return PREMIERE;
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
   * @throws FaultException with the path of every fault; one that breaks a rule of the card data
   *     names it
   */
  public static CardSet read(String json) {
    return checked(EngineJson.read(json, CardSetFile.class));
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(CardSet set) {
    return EngineJson.write(set.file());
  }

  static CardSet checked(CardSetFile file) {
    ImmutableList<Fault> faults =
        ImmutableList.<Fault>builder()
            .addAll(DataRules.faults(file))
            .addAll(WordRules.faults(file))
            .build();
    if (!faults.isEmpty()) {
      throw new FaultException(faults);
    }
    return new CardSet(file);
  }
}
