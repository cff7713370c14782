package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** Cards by their ids. */
public final class Find {
  private static final RuleId DAT_01 = RuleId.of("ST-DAT-01");

  private Find() {}

  /** The card of that id, or null. */
  public static @Nullable Card card(ImmutableList<Card> cards, CardId id) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).id().equals(id)) {
        return cards.get(i);
      }
    }
    return null;
  }

  /** The card with that id that is seen, or null. */
  public static @Nullable Card card(ZonesView<Card> zones, CardId id) {
    for (Seen<Card> seen : zones.zones()) {
      @Nullable Card card = card(seen.cards(), id);
      if (card != null) {
        return card;
      }
    }
    return null;
  }

  /** Whether an equal card lies before the one at {@code index}, which can be played alike. */
  public static boolean repeated(ImmutableList<Card> cards, int index) {
    Card card = cards.get(index);
    for (int i = 0; i < index; i++) {
      if (cards.get(i).def().equals(card.def())
          && cards.get(i).has(Mark.Unearned.class) == card.has(Mark.Unearned.class)) {
        return true;
      }
    }
    return false;
  }

  /** The card of that id, the first of all that equal it; null if it is not there, or another. */
  public static @Nullable Card first(ImmutableList<Card> cards, CardId id) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).id().equals(id)) {
        return repeated(cards, i) ? null : cards.get(i);
      }
    }
    return null;
  }

  /** Refuses to name {@code id} there, where no such card is as it has to be. */
  public static void refuse(
      StccgView view, Findings findings, String path, CardId id, RuleId rule, String format) {
    findings.reject(path, broken(view, id, rule), format, id);
  }

  /** The rule that is broken first by naming {@code id}, where no such card is as it has to be. */
  public static RuleId broken(StccgView view, CardId id, RuleId otherwise) {
    // To this seat there may be no such card.
    return card(view.zones(), id) == null ? DAT_01 : otherwise;
  }

  /**
   * The card of that id.
   *
   * @throws IllegalStateException if it is not among them
   */
  public static Card require(ImmutableList<Card> cards, CardId id) {
    Card card = card(cards, id);
    if (card == null) {
      throw new IllegalStateException("no card " + id);
    }
    return card;
  }

  /** The cards in play that are something there: a location, a ship, an outpost, or lie on one. */
  public static ImmutableSet<CardId> onTable(Table table) {
    ImmutableSet.Builder<CardId> ids = ImmutableSet.builder();
    for (Location location : table.spaceline()) {
      ids.add(location.card().id());
    }
    for (Ship ship : table.ships()) {
      ids.add(ship.id());
    }
    for (Outpost outpost : table.outposts()) {
      ids.add(outpost.id());
    }
    for (Pod pod : table.pods()) {
      ids.add(pod.card().id());
    }
    for (Lying card : table.lying()) {
      ids.add(card.id());
    }
    return ids.build();
  }
}
