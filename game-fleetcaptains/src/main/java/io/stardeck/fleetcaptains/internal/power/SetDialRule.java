package io.stardeck.fleetcaptains.internal.power;

import static io.stardeck.fleetcaptains.internal.RuleIds.CBT_05;
import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.FLT_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.SetDial;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.ChooseSetting;
import io.stardeck.fleetcaptains.state.FleetFrame.SetupSettings;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.function.Consumer;

/** A setting is chosen for a ship ({@code FC-FLT-12, FC-D-43}). */
public final class SetDialRule extends FleetRule<SetDial> {
  private static CardId asked(FleetFrame top) {
    return top instanceof SetupSettings first ? first.ship() : ((ChooseSetting) top).ship();
  }

  @Override
  public void candidates(FleetView view, Consumer<? super SetDial> offer) {
    Ship ship = view.table().ship(asked(view.top()));
    if (ship != null) {
      int settings = view.table().def(ship).settings(ship.alert()).size();
      for (int i = 0; i < settings; i++) {
        offer.accept(new SetDial(view.seat(), ship.card(), i));
      }
    }
  }

  @Override
  public void check(FleetView view, SetDial action, Findings findings) {
    Ship ship = view.table().ship(asked(view.top()));
    if (ship == null || !ship.card().equals(action.ship())) {
      findings.reject("ship", VAL_04, "%s is not asked for", action.ship());
    } else if (!view.table().def(ship).has(ship.alert(), action.setting(), false)) {
      boolean blue = view.table().def(ship).has(ship.alert(), action.setting(), true);
      if (!blue || !ship.cloaked()) {
        RuleId play = blue ? CLK_12 : CBT_05;
        findings.reject(
            "setting",
            view.top() instanceof SetupSettings ? FLT_12 : play,
            "no setting of its alert level that is not blue");
      }
    }
  }

  @Override
  public void perform(Play<FleetState> play, SetDial action) {
    boolean first = play.state().top() instanceof SetupSettings;
    if (!first) {
      play.pop();
    }
    Ship ship = Tables.of(play).ship(action.ship());
    boolean decloaks =
        ship != null
            && ship.cloaked()
            && Tables.of(play).def(ship).has(ship.alert(), action.setting(), false);
    if (decloaks) {
      Tokens.decloak(play, action.ship(), action.setting(), CLK_12);
      play.tell(CLK_12, new ShipEvent.DialSet(action.ship(), action.setting()));
      Exploring.land(play, action.ship());
      return;
    }
    Dials.set(play, action.ship(), action.setting(), first);
    if (first) {
      FirstSettings.next(play, action.ship());
    }
  }
}
