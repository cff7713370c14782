package io.stardeck.stccg.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;

/** The first set with some cards of a test's own. */
public final class OwnSet {
  private OwnSet() {}

  /**
   * A set with those cards besides.
   *
   * @param cards in JSON, with single quotes
   */
  public static CardSet with(String... cards) {
    String premiere = CardSets.write(CardSets.premiere());
    int end = premiere.lastIndexOf(']');
    StringBuilder own = new StringBuilder(premiere.substring(0, end));
    for (String card : ImmutableList.copyOf(cards)) {
      own.append(',').append(card.replace('\'', '"'));
    }
    own.append(premiere.substring(end));
    return CardSets.read(
        own.toString().replaceFirst("\"id\"\\s*:\\s*\"premiere\"", "\"id\":\"own\""));
  }

  /** A common event, in JSON, that lies nowhere and has such a target and that effect. */
  public static String instant(String id, String target, String effect) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':"
            + "{'place':'NONE','targets':[{'kind':'%s'}],'effects':[%s]}}")
        .formatted(id, id, target, effect);
  }
}
