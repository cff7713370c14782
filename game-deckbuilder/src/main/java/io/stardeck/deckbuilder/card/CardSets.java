package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import org.jspecify.annotations.Nullable;

/** Where card sets come from: shipped with the game, or a user's own. */
public final class CardSets {
  private static final CardSet STANDARD =
      read(EngineJson.resource(CardSets.class, "/io/stardeck/deckbuilder/standard.json"));
  private static final ImmutableList<CardSet> SHIPPED = ImmutableList.of(STANDARD);

  private CardSets() {}

  /** The set that is used unless another is asked for. */
  public static CardSet standard() {
    return STANDARD;
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
   *     names it, {@code DB-DAT-01} to {@code DB-DAT-13}
   */
  public static CardSet read(String json) {
    return checked(EngineJson.read(json, CardSetFile.class));
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(CardSet set) {
    return EngineJson.write(set.file());
  }

  static CardSet checked(CardSetFile file) {
    ImmutableList<Fault> tooLarge = SizeRules.faults(file);
    if (!tooLarge.isEmpty()) {
      throw new FaultException(tooLarge);
    }
    ImmutableList<Fault> faults =
        ImmutableList.<Fault>builder()
            .addAll(DataRules.faults(file))
            .addAll(HiddenPicks.faults(file))
            .build();
    if (!faults.isEmpty()) {
      throw new FaultException(faults);
    }
    return new CardSet(file);
  }
}
