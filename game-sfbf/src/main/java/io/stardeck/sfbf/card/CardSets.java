package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.FaultException;

/**
 * Where card sets come from: shipped with the game, or a user's own. The form of a file is told by
 * {@code card-set.schema.json}, which is shipped beside this package.
 */
public final class CardSets {
  static final CardLibrary<CardSet, CardSetFile> ALL =
      new CardLibrary<>(
          CardSetFile.class,
          DataRules::faults,
          CardSet::new,
          CardSets.class,
          "/io/stardeck/sfbf/base.json");

  private CardSets() {}

  /** The set that is used unless another is asked for. */
  public static CardSet base() {
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
   *     names it, {@code BF-DAT-01} to {@code BF-DAT-11}
   */
  public static CardSet read(String json) {
    return ALL.read(json);
  }

  /** The text of a file that {@link #read} makes an equal set of. */
  public static String write(CardSet set) {
    return ALL.write(set);
  }

  /** Reads a set within other JSON. */
  static final class Reader extends CardLibrary.SetReader<CardSet, CardSetFile> {
    private static final long serialVersionUID = 1;

    Reader() {
      super(CardSet.class, ALL);
    }
  }
}
