package io.stardeck.fleetcaptains.internal.missions;

import static io.stardeck.fleetcaptains.internal.RuleIds.CYC_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.CYC_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.CycleMission;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.rule.ExactRule;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.step.Orders;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** A mission for another one ({@code FC-CYC-01, FC-CYC-02, FC-D-60}). */
final class CycleMissionRule extends ExactRule<CycleMission> {
  @Override
  public void candidates(FleetView view, Consumer<? super CycleMission> offer) {
    if (!view.table().cycled()) {
      ImmutableList<Optional<MissionType>> decks = Missions.decksAndDiscards(view);
      ImmutableList<CardId> missions = view.missions();
      for (int i = 0; i < missions.size(); i++) {
        for (int j = 0; j < decks.size(); j++) {
          offer.accept(new CycleMission(view.seat(), missions.get(i), decks.get(j)));
        }
      }
    }
  }

  @Override
  public void check(FleetView view, CycleMission action, Findings findings) {
    if (!Missions.active(view, action.mission(), findings)) {
      return;
    }
    if (view.table().cycled()) {
      findings.reject(CYC_01, "a mission was cycled in this turn");
    }
    if (!Missions.decksAndDiscards(view).contains(action.deck())) {
      findings.reject("deck", CYC_02, "no mission can be drawn from there");
    }
  }

  @Override
  public void perform(Play<FleetState> play, CycleMission action) {
    Seat seat = action.actor();
    if (play.state().zones().size(Places.missionDeck(seat)) == 0) {
      Orders.refill(play);
    }
    int slot = play.state().zones().cards(Places.missions(seat)).indexOf(action.mission());
    MissionType type = Tables.of(play).set().mission(action.mission()).type();
    Cards.DEALER
        .card(play, Places.missions(seat), action.mission())
        .openly()
        .to(Places.spent(type));
    Orders.forget(play, seat, action.mission());
    Tables.change(play, table -> table.withCycled(true));
    play.tell(CYC_01, new CardEvent.MissionCycled(seat, action.mission(), slot));
    Orders.draw(play, seat, action.deck());
  }
}
