package io.stardeck.sfbf.internal.step;

import static io.stardeck.sfbf.internal.step.ShipDealer.SHIPS;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** Ships that come from the ship deck. */
public final class ShipDeck {
  private static final RuleId FRM_01 = RuleId.of("BF-FRM-01");
  private static final RuleId FRM_03 = RuleId.of("BF-FRM-03");

  private ShipDeck() {}

  /** Whether a ship can be drawn: ship deck or ship discard pile holds one (BF-FRM-03). */
  public static boolean canDraw(PublicFacts facts) {
    return facts.shipDeck() > 0 || !facts.table().shipDiscard().isEmpty();
  }

  /**
   * The top ship of the ship deck joins the fleet of {@code seat}: with rows face down in the
   * Reserve (BF-FRM-02, BF-INF-07), else, and always of the solitaire enemy, in the Screen. Call it
   * only if {@link #canDraw}.
   */
  public static void reinforce(Play<BattleForceState> play, Seat seat) {
    if (play.state().shipDeck() == 0) {
      reshuffle(play);
    }
    if (play.state().table().rows() && play.state().isPlayer(seat)) {
      ShipId ship =
          SHIPS
              .top(play, Places.SHIP_DECK)
              .to(Places.faceDown(seat))
              .tell(FRM_01, drawn -> new ShipReinforced(seat, drawn));
      Formations.reinforced(play, seat, ship);
    } else {
      ShipId ship = SHIPS.top(play, Places.SHIP_DECK).away();
      play.tell(FRM_01, new ShipReinforced(seat, Optional.of(ship)));
      Ships.join(play, seat, Row.SCREEN, Ship.fresh(ship));
    }
    Ending.shipJoined(play, seat);
  }

  /** Shuffles the ship deck, if there are any ships in it. */
  public static void shuffle(Play<BattleForceState> play, RuleId rule) {
    if (play.state().shipDeck() > 0) {
      SHIPS.shuffle(play, Places.SHIP_DECK);
      play.tell(rule, new DeckReshuffled(true, play.state().shipDeck()));
    }
  }

  /** What lies in the ship deck anew is no ship that BF-INF-07 remembers. */
  private static void reshuffle(Play<BattleForceState> play) {
    Table table = play.state().table();
    play.become(play.state().with(table.withShipDiscard(Pile.empty())));
    SHIPS.bring(play, Places.SHIP_DECK, table.shipDiscard().toList(), Audience.nobody());
    shuffle(play, FRM_03);
  }
}
