package io.stardeck.stccg.internal.text;

import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.BattleAction;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction;

/** Actions in a few words each. */
final class ActionText {
  static final Texts<Names, StccgAction> TEXTS =
      Texts.<Names, StccgAction>builder(Names::part)
          .put(SetupAction.PlaceMission.class, "place the mission at the [right?right|left] end")
          .put(SetupAction.Seed.class, "seed {card} under {location}")
          .put(SetupAction.PassSeeding.class, "seed no more")
          .put(SetupAction.PlaceOutpost.class, "place {card} at {location}")
          .put(SetupAction.PassOutposts.class, "place no more outposts")
          .put(
              TurnAction.PlayCard.class,
              (names, e) -> "play " + names.of(e.card()) + names.on(e.card(), e.on()))
          .put(TurnAction.DeclinePlay.class, "play no card")
          .put(TurnAction.EndTurn.class, "end the turn")
          .put(TurnAction.Resign.class, "give up")
          .put(TurnAction.CallTime.class, "call time")
          .put(AnswerAction.PlayInterrupt.class, "interrupt with {card}{on}")
          .put(AnswerAction.Pass.class, "pass")
          .put(AnswerAction.Choose.class, "choose {option}")
          .put(AnswerAction.BreakTie.class, "say {option}")
          .put(AnswerAction.Pay.class, "discard [card?#|nothing][price? for price #|]")
          .put(OrderAction.Load.class, "load [card?#|all] from {outpost} into {ship}")
          .put(OrderAction.Unload.class, "unload [card?#|all] from {ship} to {outpost}")
          .put(OrderAction.Beam.class, "beam [card?#|all] from {from} to {to}")
          .put(OrderAction.Move.class, "move {ship}[right? right to | left to ]{destination}")
          .put(OrderAction.Attempt.class, "attempt {location} with {party}[sides?, #]")
          .put(OrderAction.LeaveOut.class, "leave {card} out")
          .put(OrderAction.Confirm.class, "go ahead with this party")
          .put(OrderAction.Cloak.class, "cloak {ship}")
          .put(OrderAction.Decloak.class, "decloak {ship}")
          .put(OrderAction.UseText.class, "use {card}{on}")
          .put(
              BattleAction.AttackTeam.class,
              "attack the team of {opponent} on {location}[sides?, #]")
          .put(BattleAction.AttackShip.class, "attack {target}")
          .put(BattleAction.AttackOutpost.class, "attack {target}")
          .put(BattleAction.ChoosePart.class, "fight[sides?, #]")
          .put(BattleAction.Counterattack.class, "fire back at {target}")
          .put(BattleAction.DeclineCounterattack.class, "do not fire back")
          .build();

  private ActionText() {}
}
