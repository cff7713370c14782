package io.stardeck.fleetcaptains.internal.outcome;

import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_09;
import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_10;
import static io.stardeck.fleetcaptains.internal.RuleIds.SCN_11;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Deeds;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Token;

/** A search has turned a token up ({@code FC-SCN-09 … FC-SCN-11}). */
final class Discovery {
  private Discovery() {}

  static void found(Play<FleetState> play, Seat seat, CardId searcher, int number) {
    Token token = Tables.of(play).token(number);
    if (token == null) {
      return;
    }
    CardId identity = play.state().identity(token);
    Deeds.count(play, seat, Deed.TOKEN_FOUND, 1);
    Ship ship = Tables.of(play).ship(identity);
    if (ship == null) {
      Tokens.remove(play, identity, SCN_09);
      return;
    }
    int setting = Dials.first(Tables.of(play).def(ship), ship.alert(), false);
    Tokens.decloak(play, identity, setting, SCN_10);
    Dials.ask(play, identity);
    Ship by = Tables.of(play).ship(searcher);
    if (by != null && !by.rewarded()) {
      int extra = by.extraActions() + 1;
      Tables.ship(play, searcher, each -> each.withRewarded(true).withExtraActions(extra));
      play.tell(SCN_11, new ShipEvent.AllowanceGranted(searcher, "action"));
    }
  }
}
