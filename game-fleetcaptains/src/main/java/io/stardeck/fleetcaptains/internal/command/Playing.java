package io.stardeck.fleetcaptains.internal.command;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.Timing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.CardEnd;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseTargets;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;

/** How a command card is played: targets, a response, its effects, its end. */
final class Playing {
  private static final RuleId CMD_01 = RuleId.of("FC-CMD-01");

  private Playing() {}

  static CardFace face(Table table, CardId card, int face) {
    return table.set().command(card).faces().get(face);
  }

  /** Asks for the next target, then for a response; a single candidate is taken at once. */
  static void goOn(
      Play<FleetState> play,
      Seat seat,
      CardId card,
      int number,
      Optional<CardId> ship,
      ImmutableList<Target> sofar) {
    Table table = Tables.of(play);
    CardFace face = face(table, card, number);
    ImmutableList<Target> chosen = sofar;
    while (chosen.size() < face.targets().size()) {
      ImmutableList<Target> candidates =
          Targeting.candidates(table, seat, face.targets().get(chosen.size()), ship);
      if (candidates.size() != 1) {
        play.push(new ChooseTargets(seat, card, number, ship, chosen));
        return;
      }
      chosen = Lists.plus(chosen, candidates.get(0));
    }
    Seat opponent = table.opponent(seat);
    if (mayRespond(play.state(), opponent)) {
      play.push(new Response(opponent, card, number, ship, chosen));
    } else {
      carryOut(play, seat, card, number, ship, chosen);
    }
  }

  /** Whether a response may lie in the hand of a player, for all that everybody knows. */
  private static boolean mayRespond(FleetState state, Seat seat) {
    Table table = state.table();
    for (CardId subdeck : table.captain(seat).subdecks()) {
      for (String name : table.set().subdeck(subdeck).cards()) {
        CardId card = table.set().card(name);
        if (responds(table, card)
            && !state.zones().cards(Places.OPEN).contains(card)
            && !state.zones().cards(Places.TRASH).contains(card)
            && !state.zones().cards(Places.discards(seat)).contains(card)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean responds(Table table, CardId card) {
    for (CardFace face : table.set().command(card).faces()) {
      if (face.timing() == Timing.RESPONSE) {
        return true;
      }
    }
    return false;
  }

  /** The effects of a card that was not cancelled. */
  static void carryOut(
      Play<FleetState> play,
      Seat seat,
      CardId card,
      int number,
      Optional<CardId> ship,
      ImmutableList<Target> chosen) {
    CardFace face = face(Tables.of(play), card, number);
    play.push(new CardEnd(seat, card, number, ship, false));
    EffectRun run = new EffectRun(seat, card, ship, ImmutableList.of(), chosen, false);
    play.push(new Effects(face.effects(), run));
  }

  static RuleId rule() {
    return CMD_01;
  }
}
