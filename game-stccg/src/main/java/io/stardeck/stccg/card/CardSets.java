package io.stardeck.stccg.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.FaultException;

/** Where card sets come from: shipped with the game, or a user's own. */
public final class CardSets {
  static final CardLibrary<CardSet, CardSetFile> ALL =
      new CardLibrary<>(
          CardSetFile.class,
          CardSets::faults,
          CardSet::new,
          CardSets.class,
          "/io/stardeck/stccg/premiere.json");

  private CardSets() {}

  /** The first set, all 363 cards ({@code ST-PRE-01}). */
  public static CardSet premiere() {
    return ALL.shipped().get(0);
  }

  /** All sets that come with the game; each has a name of its own. */
  public static ImmutableList<CardSet> shipped() {
    return ALL.shipped();
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault; one that breaks a rule of the card data
   *     names it
   */
  public static CardSet read(String json) {
    return ALL.read(json);
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(CardSet set) {
    return ALL.write(set);
  }

  private static ImmutableList<Fault> faults(CardSetFile file) {
    return ImmutableList.<Fault>builder()
        .addAll(DataRules.faults(file))
        .addAll(WordRules.faults(file))
        .addAll(WordPlaces.faults(file))
        .addAll(SightRules.faults(file))
        .build();
  }

  /** Reads a set within other JSON. */
  static final class Reader extends CardLibrary.SetReader<CardSet, CardSetFile> {
    private static final long serialVersionUID = 1;

    Reader() {
      super(CardSet.class, ALL);
    }
  }
}
