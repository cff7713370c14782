package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.DeckReshuffled;
import io.stardeck.sfbf.event.ShipReinforced;
import io.stardeck.sfbf.event.UnknownShipReinforced;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Hidden;
import io.stardeck.sfbf.state.PublicFacts;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

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
    ShipId ship = draw(play);
    if (play.state().table().rows() && Windows.isPlayer(play.state(), seat)) {
      play.tell(Audience.only(seat), FRM_01, new ShipReinforced(seat, ship));
      play.tell(Audience.others(seat), FRM_01, new UnknownShipReinforced(seat));
      Ships.join(play, seat, Row.RESERVE, Ship.fresh(ship));
      Secrets secrets = play.state().secrets(seat);
      play.become(play.state().with(seat, secrets.withFresh(Lists.plus(secrets.fresh(), ship))));
    } else {
      play.tell(FRM_01, new ShipReinforced(seat, ship));
      Ships.join(play, seat, Row.SCREEN, Ship.fresh(ship));
    }
    Ending.shipJoined(play, seat);
  }

  /** Takes the top ship; the known ones at the bottom come last. */
  private static ShipId draw(Play<BattleForceState> play) {
    Hidden hidden = play.state().hidden();
    if (!hidden.shipDeck().isEmpty()) {
      play.become(play.state().with(hidden.withShipDeck(hidden.shipDeck().pop())));
      return hidden.shipDeck().top();
    }
    Table table = play.state().table();
    ImmutableList<ShipId> bottom = table.shipDeckBottom();
    play.become(play.state().with(table.withShipDeckBottom(Lists.without(bottom, 0))));
    return bottom.get(0);
  }

  /** Shuffles the ship deck, the ships known to lie at its bottom included, if there are any. */
  static void shuffle(Play<BattleForceState> play, RuleId rule) {
    BattleForceState state = play.state();
    ImmutableList<ShipId> ships =
        ImmutableList.<ShipId>builder()
            .addAll(state.hidden().shipDeck())
            .addAll(state.table().shipDeckBottom())
            .build();
    if (!ships.isEmpty()) {
      play.become(state.with(state.table().withShipDeckBottom(ImmutableList.of())));
      becomes(play, ships, rule);
    }
  }

  private static void reshuffle(Play<BattleForceState> play) {
    Table table = play.state().table();
    play.become(play.state().with(table.withShipDiscard(Pile.empty())));
    becomes(play, table.shipDiscard().toList(), FRM_03);
  }

  /** Those ships, shuffled, are the ship deck. */
  private static void becomes(
      Play<BattleForceState> play, ImmutableList<ShipId> ships, RuleId rule) {
    ImmutableList<ShipId> deck = play.shuffle(ships);
    play.become(play.state().with(play.state().hidden().withShipDeck(Pile.topFirst(deck))));
    play.tell(rule, new DeckReshuffled(true, ships.size()));
  }
}
