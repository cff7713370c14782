package io.stardeck.sfbf.internal.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.TurnEvent.Passed;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;

/** Phase 4 as a whole (BF-ATK-01). */
public final class Choices {
  private static final RuleId TRN_05 = RuleId.of("BF-TRN-05");

  private Choices() {}

  /** Ends the phase because nothing, or nothing more, is done in it (BF-TRN-05). */
  public static void pass(Play<BattleForceState> play, Seat seat) {
    play.tell(TRN_05, new Passed(seat));
    finish(play);
  }

  /** Ends the phase once what was chosen in it is done. */
  public static void finish(Play<BattleForceState> play) {
    Phase.Choice phase = (Phase.Choice) play.state().table().phases().top();
    play.replace(new Phase.Choice(phase.seat(), phase.attacks(), phase.first(), true));
  }

  /**
   * Whether, as far as everybody can see, there may be anything to do but pass. Without a ship
   * nothing can be done (BF-D-50). Without a card there are the second formation change and the
   * fighters of carriers (BF-ATK-03).
   */
  public static boolean any(PublicFacts facts, Phase.Choice phase) {
    Seat seat = phase.seat();
    if (!facts.hasShips(seat)) {
      return false;
    }
    return facts.handSize(seat) > 0
        || (facts.table().advanced() && phase.attacks() == 0)
        || mayLaunch(facts.table(), phase);
  }

  private static boolean mayLaunch(Table table, Phase.Choice phase) {
    BattleForceConfig config = table.config();
    if (!config.advanced() && !config.fighters()) {
      return false;
    }
    return mayLaunch(table, phase, Row.SCREEN) || mayLaunch(table, phase, Row.MAIN);
  }

  private static boolean mayLaunch(Table table, Phase.Choice phase, Row row) {
    ImmutableList<Ship> ships = table.fleet(phase.seat()).row(row);
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      boolean attacked = phase.first().isPresent() && phase.first().get().equals(ship.id());
      if (!attacked
          && !ship.heldBack()
          && !ship.cloaked()
          && !table.card(ship.id()).undamaged(BoxType.FTR, ship.damaged()).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
