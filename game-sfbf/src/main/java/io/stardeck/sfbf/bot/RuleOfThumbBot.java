package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;
import org.jspecify.annotations.Nullable;

/**
 * Plays as a player does who knows the cards and does not look far ahead: attacks where it promises
 * most, defends in proportion, repairs and hides what is battered.
 *
 * <p>Remembers nothing: what is made of several steps is planned anew at each of them.
 */
public final class RuleOfThumbBot implements Bot<BattleForceAction, BattleForceView> {
  /** The name that it goes by. */
  public static final String NAME = "thumb";

  private static final ImmutableMap<Class<? extends Frame>, Decision> DECISIONS =
      ImmutableMap.<Class<? extends Frame>, Decision>builder()
          .put(SetupPhase.ChooseRace.class, new ChoosingShips())
          .put(SetupPhase.DraftShips.class, new ChoosingShips())
          .put(Draft.Ships.class, new ChoosingShips())
          .put(Draft.Cards.class, new MarkingCards())
          .put(Draft.Formation.class, new Arranging())
          .put(SetupPhase.ChooseDevice.class, new SwitchingDevice())
          .put(Phase.Draw.class, new Drawing())
          .put(Phase.Repair.class, new Repairing())
          .put(Phase.RepairBoxes.class, new Repairing())
          .put(Phase.Formation.class, new Forming())
          .put(Phase.Choice.class, new ChoosingAttack())
          .put(Draft.Assault.class, new DraftingAttack())
          .put(Phase.FlotillaTarget.class, new AimingFlotilla())
          .put(Phase.DefenceWindow.class, new Defending())
          .put(Phase.ReactionWindow.class, new Reacting())
          .put(Phase.DefenceAnswer.class, new AnsweringDefence())
          .put(Phase.FireWindow.class, new FiringAtFighters())
          .put(Phase.Interception.class, new Intercepting())
          .put(Phase.MutinyResponse.class, new AnsweringMutiny())
          .put(Phase.Allocation.class, RuleOfThumbBot::cheapestBox)
          .put(Phase.OrderDiscards.class, RuleOfThumbBot::bestCardLowest)
          .put(Phase.Discard.class, new Discarding())
          .put(Phase.DuelSetup.class, RuleOfThumbBot::largestShip)
          .buildOrThrow();

  /** The bot; it holds nothing, so one is as good as another. */
  public RuleOfThumbBot() {}

  @Override
  public BattleForceAction choose(
      BattleForceView view, ImmutableList<BattleForceAction> legal, Chance chance) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    Decision decision = DECISIONS.get(view.frame().getClass());
    BattleForceAction action =
        decision == null ? null : decision.make(new Moment(view, legal, chance));
    return action == null ? legal.get(0) : action;
  }

  private static @Nullable BattleForceAction cheapestBox(Moment moment) {
    return moment.best(Allocate.class, -100, each -> -Boxes.worth(each.box()));
  }

  /** So that the next player finds the poorest card on top. */
  private static @Nullable BattleForceAction bestCardLowest(Moment moment) {
    return moment.best(PutOnPile.class, -1, each -> Cards.worth(moment.view(), each.card()));
  }

  private static @Nullable BattleForceAction largestShip(Moment moment) {
    return moment.best(NameDuelShip.class, -1, each -> moment.table().card(each.ship()).size());
  }
}
