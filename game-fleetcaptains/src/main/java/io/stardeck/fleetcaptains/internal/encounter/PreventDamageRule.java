package io.stardeck.fleetcaptains.internal.encounter;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.UseProtection;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Lying;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Use;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** An ability prevents damage before it is dealt. */
final class PreventDamageRule extends FleetRule<UseProtection> {
  private static ImmutableList<Use> uses(FleetView view) {
    Ship ship = view.table().ship(((PreventDamage) view.top()).ship());
    return ship == null ? ImmutableList.of() : Abilities.protecting(view.table(), ship);
  }

  private static Use use(UseProtection action, CardId ship) {
    return new Use(action.card(), Use.Part.ABILITY, action.ability(), Optional.of(ship));
  }

  @Override
  public void candidates(FleetView view, Consumer<? super UseProtection> offer) {
    for (Use use : uses(view)) {
      offer.accept(new UseProtection(view.seat(), use.card(), use.number()));
    }
  }

  @Override
  public void check(FleetView view, UseProtection action, Findings findings) {
    CardId ship = ((PreventDamage) view.top()).ship();
    if (!uses(view).contains(use(action, ship))) {
      findings.reject("card", CMD_03, "%s cannot prevent it", action.card());
    }
  }

  @Override
  public void perform(Play<FleetState> play, UseProtection action) {
    PreventDamage frame = Tables.popped(play, PreventDamage.class);
    Use use = use(action, frame.ship());
    Ability ability = Abilities.ability(Tables.of(play), use);
    Triggers.spend(play, action.actor(), use);
    play.tell(CMD_03, new ShipEvent.DamagePrevented(frame.ship(), action.card()));
    int left = Abilities.left(Tables.of(play), use, frame.damage());
    for (Effect cost : ability.costs()) {
      Lying.leave(play, action.card(), cost instanceof Effect.TrashThis, CMD_03);
    }
    Damage.deal(play, frame.ship(), left, frame.by());
  }
}
