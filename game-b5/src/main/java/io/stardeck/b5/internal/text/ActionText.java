package io.stardeck.b5.internal.text;

import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.action.FrameAction.DoneAftermath;
import io.stardeck.b5.action.FrameAction.DoneDrawing;
import io.stardeck.b5.action.FrameAction.DoneSustaining;
import io.stardeck.b5.action.FrameAction.MercenaryNothing;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.engine.text.Texts;

/** Actions in a few words each. */
final class ActionText {
  private static final Texts<Names, B5Action> TEXTS =
      Texts.<Names, B5Action>builder(Names::part)
          .put(Sponsor.class, "{sponsor} sponsors {card}[host? on #]")
          .put(Promote.class, "{promoter} promotes {card}")
          .put(BuildInfluence.class, "{member} builds influence")
          .put(UseEffect.class, "use {source}[number? for #][chosen? on #]")
          .put(LeadFleet.class, "{character} leads {fleet}")
          .put(Join.class, "{card} joins {conflict} to {side} it with {ability}")
          .put(Attack.class, "{attacker} attacks {target} in {conflict}")
          .put(PlayEvent.class, "play {card}[number? for #][chosen? on #]")
          .put(WithEvent.class, "{card}[number? for #][chosen? on #]") // behind the deed
          .put(SetAftermath.class, "set {card} under [host?#|the hidden agenda]")
          .put(DiscardAgenda.class, "discard the agenda")
          .put(SponsorAgenda.class, "{member} sponsors the agenda {card}")
          .put(HideAgenda.class, "{member} brings {card} into play face down")
          .put(RevealAgenda.class, "reveal the hidden agenda")
          .put(ReplaceAgenda.class, "{member} replaces the agenda by {card}")
          .put(Heal.class, "{character} heals")
          .put(Repair.class, "{card} repairs {number}")
          .put(Bid.class, "bid {number} for {mercenary}")
          .put(ReplyWith.class, "reply with {card}")
          .put(DeclineReply.class, "no reply")
          .put(LookTake.class, "[card?move #|leave all as they are]")
          .put(Pass.class, "pass")
          .put(ChooseOpeningCard.class, "choose {definition}")
          .put(Sustain.class, "keep {card} rotated")
          .put(DoneSustaining.class, "keep nothing else rotated")
          .put(DeclareConflict.class, "declare {card}[target? against #][aim? at #]")
          .put(DeclareStanding.class, "open a conflict of {type}[target? against #][aim? at #]")
          .put(DeclineConflict.class, "no conflict")
          .put(MercenaryNothing.class, "the mercenary does nothing")
          .put(RevealAftermath.class, "reveal {card} for {result}[chosen?: #]")
          .put(DoneAftermath.class, "reveal no other aftermath")
          .put(BuyCard.class, "buy a card")
          .put(DoneDrawing.class, "buy no other card")
          .build();

  private ActionText() {}

  /** What the action is. */
  static String of(Names names, B5Action action) {
    if (action instanceof WithEvent with) {
      return of(names, with.deed()) + " with " + TEXTS.of(names, with);
    }
    String sentence = TEXTS.of(names, action);
    if (action instanceof UseEffect use) {
      Effect effect = names.board().def(use.source()).effects().get(use.effect());
      return sentence + " (" + CardText.effect(effect) + ")";
    }
    return action instanceof ChooseOpeningCard choose
        ? sentence
            + " ("
            + CardText.facts(names.board().config().set().card(choose.definition()))
            + ")"
        : sentence;
  }
}
