package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.RuleId;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.CardEvent.CardDrawn;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;

/** What events tell and views do not keep. */
final class Unkept {
  private static final RuleId D_58 = RuleId.of("BF-D-58");
  private static final RuleId WIN_07 = RuleId.of("BF-WIN-07");

  private Unkept() {}

  /**
   * Dice, and the damage that follows from them, are in no view afterwards; nor are the hands that
   * a ceasefire shows and shuffles away, nor any card that somebody saw or put down just before the
   * tie-break, for which all cards are shuffled. How many ships the solitaire enemy takes follows
   * from the faces of their deal (SP-1 of BF-D-58), so that it tells of these before any of them is
   * seen; no player's number does.
   */
  static boolean is(Event event, ImmutableList<Event> ruling) {
    return event.what() instanceof DieRolled
        || event.what() instanceof DamageDealt
        || event.what() instanceof CardDiscarded
        || event.what() instanceof FleetChosen && event.rule().equals(D_58)
        || ruling.indexOf(event) < tieBreak(ruling);
  }

  /** Where the cards of the tie-break begin; nothing comes before if there is none. */
  private static int tieBreak(ImmutableList<Event> ruling) {
    int at = 0;
    while (at < ruling.size() && !isTieBreak(ruling.get(at))) {
      at++;
    }
    return at == ruling.size() ? 0 : at;
  }

  private static boolean isTieBreak(Event event) {
    return event.what() instanceof CardDrawn && event.rule().equals(WIN_07);
  }
}
