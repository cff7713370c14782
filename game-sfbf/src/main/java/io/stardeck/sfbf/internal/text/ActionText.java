package io.stardeck.sfbf.internal.text;

import io.stardeck.engine.text.Texts;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.EndDraw;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PassMutiny;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.action.PreActivate;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.SkipDevice;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.action.Withdraw;

/** Actions in a few words. */
final class ActionText {
  private static final Texts<Names, BattleForceAction> TEXTS =
      Texts.<Names, BattleForceAction>builder(Names::part)
          .put(TakeShip.class, "take {ship}{ship:facts}")
          .put(DraftShip.class, "draft {ship}{ship:facts}")
          .put(PickRace.class, "pick the race {race}")
          .put(MarkCard.class, "mark {card}")
          .put(PlaceShip.class, "place {ship} in the {row}")
          .put(Commit.class, "commit")
          .put(Withdraw.class, "withdraw")
          .put(PreActivate.class, "switch on the {ship:device} of {ship}")
          .put(SkipDevice.class, "switch nothing on")
          .put(DrawStarbase.class, "draw a card")
          .put(StashDrawn.class, "put the card just drawn into the reserve")
          .put(TakeReserve.class, "take {card} from the reserve")
          .put(DrawDiscardTop.class, "take the top of the discard pile")
          .put(EndDraw.class, "end the draw phase")
          .put(PlayRepair.class, "play {card} on {ship}")
          .put(RepairBox.class, "repair a {box} box")
          .put(ControlDamage.class, "repair [box?a # box|1 damage] of {ship} without a card")
          .put(EndRepair.class, "end the repair phase")
          .put(PlayReinforcements.class, "play {card}")
          .put(DropCloak.class, "switch off the cloak of {ship}")
          .put(MoveShip.class, "move {ship} to the {row}")
          .put(ActivateDevice.class, "switch on the {ship:device} of {ship}")
          .put(EndFormation.class, "end the formation change")
          .put(BeginAttack.class, "attack with {ship}")
          .put(BeginFighters.class, "launch {squadrons:squadron} from {ship}")
          .put(BeginPlanetFighters.class, "attack with {card}")
          .put(AddPlanetFighters.class, "add {card}")
          .put(BeginMutiny.class, "play {card}")
          .put(BeginRedraw.class, "redraw cards")
          .put(AimAt.class, "aim at {ship:owned}")
          .put(AddCounter.class, "cancel the {effect} with {card}")
          .put(AddWeapon.class, "fire {card} from a {box} box")
          .put(AddSupport.class, "add {card} to {weapon}")
          .put(AddPlusOne.class, "add {card} for +1")
          .put(PlayFlotilla.class, "play {card}")
          .put(PlayCeasefire.class, "play {card}")
          .put(SecondFormation.class, "change the formation again instead of attacking")
          .put(PassAttack.class, "make no attack")
          .put(PlayDefence.class, "play {card}[box? from a # box][aim:aim? at #]")
          .put(AddCancel.class, "add {card} to {drone}, at {aim:aim}")
          .put(PassDefence.class, "end the defence")
          .put(
              PlayReaction.class,
              (names, a) ->
                  a.mode() == ReactionMode.CANCEL
                      ? "cancel it with " + names.card(a.card())
                      : "play " + names.card(a.card()) + " for +1")
          .put(AnswerDefence.class, "play {card} [effect?against the #|for +1]")
          .put(PassReaction.class, "let it stand")
          .put(FireAtFighters.class, "fire {card} from {ship}[box?, # box]")
          .put(SupportFire.class, "add {card} to {weapon}")
          .put(PassFire.class, "end the fire")
          .put(Intercept.class, "fire {card} from {ship}")
          .put(PassIntercept.class, "end the interception")
          .put(NameFlotillaTarget.class, "aim the flotilla at {ship:owned}")
          .put(AnswerMutiny.class, "play {card} for -1")
          .put(PassMutiny.class, "let the die be rolled")
          .put(Allocate.class, "lay a damage on a {box} box")
          .put(TakeReserveEmpty.class, "take {card} from the reserve")
          .put(DrawTwoEmpty.class, "draw two cards")
          .put(PutOnPile.class, "put {card} on the discard pile next")
          .put(DiscardOne.class, "discard {card}")
          .put(StashDiscard.class, "put {card} into the reserve")
          .put(GiveToAlly.class, "put {card} into the reserve of {ally}")
          .put(EndTurn.class, "end the turn")
          .put(NameDuelShip.class, "fight the duel with {ship}")
          .build();

  private ActionText() {}

  static String of(Names names, BattleForceAction value) {
    return TEXTS.of(names, value);
  }
}
