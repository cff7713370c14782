package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.json.FaultException;

/** Where card sets come from: shipped with the game, or a user's own. */
public final class CardSets {
  static final CardLibrary<CardSet, CardSetFile> ALL =
      new CardLibrary<>(
          CardSetFile.class,
          SetRules::faults,
          CardSet::new,
          CardSets.class,
          "/io/stardeck/b5/starter.json",
          "/io/stardeck/b5/training.json");

  private CardSets() {}

  /** The four starter decks, of 49 cards each. */
  public static CardSet starter() {
    return ALL.shipped().get(0);
  }

  /** A small set for first games, with values of our own. */
  public static CardSet training() {
    return ALL.shipped().get(1);
  }

  /** All sets that come with the game; each has a name of its own. */
  public static ImmutableList<CardSet> shipped() {
    return ALL.shipped();
  }

  /**
   * Reads a set from the text of a file.
   *
   * @throws FaultException with the path of every fault
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
