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
  private static final Texts<Names, BattleForceAction> TEXTS = texts();

  private ActionText() {}

  static String of(Names names, BattleForceAction value) {
    return TEXTS.of(names, value);
  }

  private static Texts<Names, BattleForceAction> texts() {
    Texts.Builder<Names, BattleForceAction> texts = Texts.builder();
    texts.put(TakeShip.class, (names, a) -> "take " + names.ship(a.ship()) + names.facts(a.ship()));
    texts.put(
        DraftShip.class, (names, a) -> "draft " + names.ship(a.ship()) + names.facts(a.ship()));
    texts.put(PickRace.class, (names, a) -> "pick the race " + a.race().title());
    texts.put(MarkCard.class, (names, a) -> "mark " + names.card(a.card()));
    texts.put(
        PlaceShip.class,
        (names, a) -> "place " + names.ship(a.ship()) + " in the " + Names.row(a.row()));
    texts.put(Commit.class, (names, a) -> "commit");
    texts.put(Withdraw.class, (names, a) -> "withdraw");
    texts.put(
        PreActivate.class,
        (names, a) -> "switch on the " + names.device(a.ship()) + " of " + names.ship(a.ship()));
    texts.put(SkipDevice.class, (names, a) -> "switch nothing on");
    texts.put(DrawStarbase.class, (names, a) -> "draw a card");
    texts.put(StashDrawn.class, (names, a) -> "put the card just drawn into the reserve");
    texts.put(
        TakeReserve.class, (names, a) -> "take " + names.card(a.card()) + " from the reserve");
    texts.put(DrawDiscardTop.class, (names, a) -> "take the top of the discard pile");
    texts.put(EndDraw.class, (names, a) -> "end the draw phase");
    texts.put(
        PlayRepair.class,
        (names, a) -> "play " + names.card(a.card()) + " on " + names.ship(a.ship()));
    texts.put(RepairBox.class, (names, a) -> "repair a " + a.box() + " box");
    texts.put(
        ControlDamage.class,
        (names, a) ->
            "repair "
                + a.box().map(box -> "a " + box + " box").orElse("1 damage")
                + " of "
                + names.ship(a.ship())
                + " without a card");
    texts.put(EndRepair.class, (names, a) -> "end the repair phase");
    texts.put(PlayReinforcements.class, (names, a) -> "play " + names.card(a.card()));
    texts.put(DropCloak.class, (names, a) -> "switch off the cloak of " + names.ship(a.ship()));
    texts.put(
        MoveShip.class,
        (names, a) -> "move " + names.ship(a.ship()) + " to the " + Names.row(a.row()));
    texts.put(
        ActivateDevice.class,
        (names, a) -> "switch on the " + names.device(a.ship()) + " of " + names.ship(a.ship()));
    texts.put(EndFormation.class, (names, a) -> "end the formation change");
    texts.put(BeginAttack.class, (names, a) -> "attack with " + names.ship(a.ship()));
    texts.put(
        BeginFighters.class,
        (names, a) ->
            "launch " + Names.count(a.squadrons(), "squadron") + " from " + names.ship(a.ship()));
    texts.put(BeginPlanetFighters.class, (names, a) -> "attack with " + names.card(a.card()));
    texts.put(AddPlanetFighters.class, (names, a) -> "add " + names.card(a.card()));
    texts.put(BeginMutiny.class, (names, a) -> "play " + names.card(a.card()));
    texts.put(BeginRedraw.class, (names, a) -> "redraw cards");
    texts.put(AimAt.class, (names, a) -> "aim at " + names.ship(a.ship()));
    texts.put(
        AddCounter.class,
        (names, a) -> "cancel the " + Names.effect(a.effect()) + " with " + names.card(a.card()));
    texts.put(
        AddWeapon.class,
        (names, a) -> "fire " + names.card(a.card()) + " from a " + a.box() + " box");
    texts.put(
        AddSupport.class,
        (names, a) -> "add " + names.card(a.card()) + " to " + names.card(a.weapon()));
    texts.put(AddPlusOne.class, (names, a) -> "add " + names.card(a.card()) + " for +1");
    texts.put(PlayFlotilla.class, (names, a) -> "play " + names.card(a.card()));
    texts.put(PlayCeasefire.class, (names, a) -> "play " + names.card(a.card()));
    texts.put(
        SecondFormation.class, (names, a) -> "change the formation again instead of attacking");
    texts.put(PassAttack.class, (names, a) -> "make no attack");
    texts.put(
        PlayDefence.class,
        (names, a) ->
            "play "
                + names.card(a.card())
                + a.box().map(box -> " from a " + box + " box").orElse("")
                + a.aim().map(aim -> " at " + names.card(aim)).orElse(""));
    texts.put(
        AddCancel.class,
        (names, a) ->
            "add "
                + names.card(a.card())
                + " to "
                + names.card(a.drone())
                + ", at "
                + names.card(a.aim()));
    texts.put(PassDefence.class, (names, a) -> "end the defence");
    texts.put(
        PlayReaction.class,
        (names, a) ->
            a.mode() == ReactionMode.CANCEL
                ? "cancel it with " + names.card(a.card())
                : "play " + names.card(a.card()) + " for +1");
    texts.put(
        AnswerDefence.class,
        (names, a) ->
            "play "
                + names.card(a.card())
                + a.effect()
                    .map(effect -> " against the " + Names.effect(effect))
                    .orElse(" for +1"));
    texts.put(PassReaction.class, (names, a) -> "let it stand");
    texts.put(
        FireAtFighters.class,
        (names, a) ->
            "fire "
                + names.card(a.card())
                + " from "
                + names.ship(a.ship())
                + a.box().map(box -> ", " + box + " box").orElse(""));
    texts.put(
        SupportFire.class,
        (names, a) -> "add " + names.card(a.card()) + " to " + names.card(a.weapon()));
    texts.put(PassFire.class, (names, a) -> "end the fire");
    texts.put(
        Intercept.class,
        (names, a) -> "fire " + names.card(a.card()) + " from " + names.ship(a.ship()));
    texts.put(PassIntercept.class, (names, a) -> "end the interception");
    texts.put(
        NameFlotillaTarget.class, (names, a) -> "aim the flotilla at " + names.ship(a.ship()));
    texts.put(AnswerMutiny.class, (names, a) -> "play " + names.card(a.card()) + " for -1");
    texts.put(PassMutiny.class, (names, a) -> "let the die be rolled");
    texts.put(Allocate.class, (names, a) -> "lay a damage on a " + a.box() + " box");
    texts.put(
        TakeReserveEmpty.class, (names, a) -> "take " + names.card(a.card()) + " from the reserve");
    texts.put(DrawTwoEmpty.class, (names, a) -> "draw two cards");
    texts.put(
        PutOnPile.class, (names, a) -> "put " + names.card(a.card()) + " on the discard pile next");
    texts.put(DiscardOne.class, (names, a) -> "discard " + names.card(a.card()));
    texts.put(
        StashDiscard.class, (names, a) -> "put " + names.card(a.card()) + " into the reserve");
    texts.put(
        GiveToAlly.class,
        (names, a) -> "put " + names.card(a.card()) + " into the reserve of " + a.ally());
    texts.put(EndTurn.class, (names, a) -> "end the turn");
    texts.put(NameDuelShip.class, (names, a) -> "fight the duel with " + names.ship(a.ship()));
    return texts.build();
  }
}
