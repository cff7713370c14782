package io.stardeck.deckbuilder.internal.step.space;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionPlaced;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionReturned;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** The Mission Area (section 3.9). */
public final class Missions {
  private static final RuleId MIS_01 = RuleId.of("DB-MIS-01");

  private Missions() {}

  /** The first empty slot, or -1. */
  public static int emptySlot(Table table) {
    ImmutableList<Slot> slots = table.missions();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).card().isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /** A flipped Mission goes face up into an empty slot (DB-MIS-01). */
  public static void place(Play<DeckbuilderState> play, CardId card) {
    if (Awards.taken(play, card)) {
      Table table = play.state().table();
      int slot = emptySlot(table);
      play.become(
          play.state().with(table.withMissions(Lists.set(table.missions(), slot, Slot.of(card)))));
      play.tell(MIS_01, new MissionPlaced(card, slot));
    }
  }

  /** A face-up Mission makes room: it goes to the bottom of the space deck (DB-MIS-02). */
  public static void giveBack(Play<DeckbuilderState> play, CardId card, RuleId rule) {
    if (Awards.taken(play, card)) {
      SpaceDeck.bottom(play, card);
      play.tell(rule, new MissionReturned(card));
    }
  }
}
