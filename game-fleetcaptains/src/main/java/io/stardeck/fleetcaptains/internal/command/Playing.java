package io.stardeck.fleetcaptains.internal.command;

import static io.stardeck.fleetcaptains.internal.RuleIds.D_93;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.state.FleetFrame.CardEnd;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseTargets;
import io.stardeck.fleetcaptains.state.FleetFrame.Response;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.Use;

/** How a card is played, or an ability used: targets, a response, effects, its end. */
final class Playing {
  private Playing() {}

  static CardFace face(Table table, Use use) {
    return table.set().command(use.card()).faces().get(use.number());
  }

  /** Asks for the next target, then for a response; a single candidate is taken at once. */
  static void goOn(Play<FleetState> play, Seat seat, Use use, ImmutableList<Target> sofar) {
    Table table = Tables.of(play);
    ImmutableList<TargetSpec> specs = Targeting.specs(table, use);
    ImmutableList<Target> chosen = sofar;
    while (chosen.size() < specs.size()) {
      TargetSpec spec = specs.get(chosen.size());
      ImmutableList<Target> candidates = Targeting.candidates(table, seat, use, chosen.size());
      if (candidates.size() > 1 || spec.optional() && !candidates.isEmpty()) {
        play.push(new ChooseTargets(seat, use, chosen));
        return;
      }
      candidates.forEach(only -> play.tell(D_93, new CardEvent.TargetChosen(seat, only)));
      chosen = Lists.plus(chosen, candidates.isEmpty() ? Target.NONE : candidates.get(0));
    }
    Seat opponent = table.opponent(seat);
    if (use.part() == Use.Part.ABILITY) {
      Triggers.carryOut(play, seat, use, chosen);
    } else if (mayRespond(play.state(), opponent)) {
      play.push(new Response(opponent, use, chosen));
    } else {
      carryOut(play, seat, use, chosen);
    }
  }

  /** Whether a response may lie in the hand of a player, for all that everybody knows. */
  private static boolean mayRespond(FleetState state, Seat seat) {
    Table table = state.table();
    for (CardId subdeck : table.captain(seat).subdecks()) {
      for (CardId card : table.set().responses(subdeck)) {
        if (!state.zones().cards(Places.OPEN).contains(card)
            && !state.zones().cards(Places.TRASH).contains(card)
            && !state.zones().cards(Places.discards(seat)).contains(card)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The effects of a card that was not cancelled. */
  static void carryOut(Play<FleetState> play, Seat seat, Use use, ImmutableList<Target> chosen) {
    play.push(new CardEnd(seat, use, chosen, false));
    Triggers.run(play, seat, use, chosen, face(Tables.of(play), use).effects());
  }
}
