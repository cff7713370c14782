package io.stardeck.fleetcaptains.oracle;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Roll;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.view.FleetView;

/** Plays at random, but does often what chance comes to seldom: ships and cards in numbers. */
final class Brawler implements Bot<FleetAction, FleetView> {
  private static final ImmutableSet<Class<? extends FleetAction>> LIKED =
      ImmutableSet.of(
          FreeAction.JoinTaskForce.class,
          FreeAction.Step.class,
          Answer.JoinTest.class,
          Answer.PlayTestCard.class,
          Answer.MakeFreeAttack.class,
          ShipAction.Attack.class,
          ShipAction.SearchCloaked.class,
          ShipAction.TransportEnemy.class,
          ShipAction.CloakShip.class,
          ShipAction.CreateEcho.class);

  @Override
  public FleetAction choose(FleetView view, ImmutableList<FleetAction> legal, Chance chance) {
    ImmutableList<FleetAction> liked =
        legal.stream()
            .filter(action -> LIKED.contains(action.getClass()))
            .collect(ImmutableList.toImmutableList());
    Roll roll = chance.below(3);
    return RandomBot.<FleetAction, FleetView>get()
        .choose(view, liked.isEmpty() || roll.value() == 0 ? legal : liked, roll.next());
  }
}
