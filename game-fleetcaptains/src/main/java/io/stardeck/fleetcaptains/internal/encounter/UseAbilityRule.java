package io.stardeck.fleetcaptains.internal.encounter;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.UseAbility;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** Crew is trashed to cancel all damage to its ship. */
final class UseAbilityRule extends FleetRule<UseAbility> {
  UseAbilityRule() {
    super(UseAbility.class);
  }

  private static ImmutableList<CardId> crew(FleetView view) {
    Ship ship = view.table().ship(((PreventDamage) view.top()).ship());
    return ship == null ? ImmutableList.of() : Damage.protectors(view.table(), ship);
  }

  @Override
  public void candidates(FleetView view, Consumer<? super UseAbility> offer) {
    crew(view).forEach(card -> offer.accept(new UseAbility(view.seat(), card)));
  }

  @Override
  public void check(FleetView view, UseAbility action, Findings findings) {
    if (!crew(view).contains(action.card())) {
      findings.reject("card", Encounters.cards(), "%s cannot prevent it", action.card());
    }
  }

  @Override
  public void perform(Play<FleetState> play, UseAbility action) {
    PreventDamage frame = (PreventDamage) play.state().top();
    play.pop();
    Tables.ship(play, frame.ship(), ship -> ship.withCrew(Lists.minus(ship.crew(), action.card())));
    play.tell(Encounters.cards(), new ShipEvent.DamagePrevented(frame.ship(), action.card()));
    Commands.lay(play, action.card(), true, Encounters.cards());
  }
}
