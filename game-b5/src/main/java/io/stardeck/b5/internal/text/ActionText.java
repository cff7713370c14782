package io.stardeck.b5.internal.text;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
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
import io.stardeck.b5.card.Side;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** Actions in a few words each. */
final class ActionText {
  private static final ImmutableMap<Class<?>, BiFunction<Names, B5Action, String>> TEXTS = texts();

  private ActionText() {}

  /** What the action is. */
  static String of(Names names, B5Action action) {
    if (action instanceof WithEvent with) {
      return of(names, with.deed()) + " with " + names.of(with.card());
    }
    return Verify.verifyNotNull(TEXTS.get(action.getClass())).apply(names, action);
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? " (" + number.getAsInt() + ")" : "";
  }

  private static String against(Names names, Optional<Seat> target, Optional<CardId> aim) {
    return target.map(seat -> " against " + names.of(seat)).orElse("")
        + aim.map(card -> " at " + names.of(card)).orElse("");
  }

  private static ImmutableMap<Class<?>, BiFunction<Names, B5Action, String>> texts() {
    ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Action, String>> t = ImmutableMap.builder();
    put(
        t,
        Sponsor.class,
        (names, a) ->
            "%s sponsors %s%s"
                .formatted(
                    names.of(a.sponsor()),
                    names.of(a.card()),
                    a.host().map(host -> " on " + names.of(host)).orElse("")));
    put(
        t,
        Promote.class,
        (names, a) -> "%s promotes %s".formatted(names.of(a.promoter()), names.of(a.card())));
    put(
        t,
        BuildInfluence.class,
        (names, a) -> "%s builds influence".formatted(names.of(a.member())));
    put(
        t,
        UseEffect.class,
        (names, a) ->
            "use %s: %s%s"
                .formatted(names.of(a.source()), names.chosen(a.chosen()), number(a.number())));
    put(
        t,
        LeadFleet.class,
        (names, a) -> "%s leads %s".formatted(names.of(a.character()), names.of(a.fleet())));
    put(
        t,
        Join.class,
        (names, a) ->
            "%s %s %s with %s"
                .formatted(
                    names.of(a.card()),
                    a.side() == Side.SUPPORT ? "supports" : "opposes",
                    names.conflict(a.conflict()),
                    Names.word(a.ability())));
    put(
        t,
        Attack.class,
        (names, a) ->
            "%s attacks %s in %s"
                .formatted(
                    names.of(a.attacker()), names.of(a.target()), names.conflict(a.conflict())));
    put(
        t,
        PlayEvent.class,
        (names, a) ->
            "play %s: %s%s"
                .formatted(names.of(a.card()), names.chosen(a.chosen()), number(a.number())));
    put(
        t,
        SetAftermath.class,
        (names, a) ->
            "set %s under %s"
                .formatted(
                    names.of(a.card()), a.host().map(names::of).orElse("the hidden agenda")));
    put(t, DiscardAgenda.class, (names, a) -> "discard the agenda");
    put(
        t,
        SponsorAgenda.class,
        (names, a) ->
            "%s sponsors the agenda %s".formatted(names.of(a.member()), names.of(a.card())));
    put(
        t,
        HideAgenda.class,
        (names, a) ->
            "%s brings %s into play face down".formatted(names.of(a.member()), names.of(a.card())));
    put(t, RevealAgenda.class, (names, a) -> "reveal the hidden agenda");
    put(
        t,
        ReplaceAgenda.class,
        (names, a) ->
            "%s replaces the agenda by %s".formatted(names.of(a.member()), names.of(a.card())));
    put(t, Heal.class, (names, a) -> "%s heals".formatted(names.of(a.character())));
    put(t, Repair.class, (names, a) -> "%s repairs %s".formatted(names.of(a.card()), a.number()));
    put(t, Bid.class, (names, a) -> "bid %s for %s".formatted(a.number(), names.of(a.mercenary())));
    put(t, ReplyWith.class, (names, a) -> "reply with %s".formatted(names.of(a.card())));
    put(t, DeclineReply.class, (names, a) -> "no reply");
    put(
        t,
        LookTake.class,
        (names, a) ->
            a.card().map(card -> "move " + names.of(card)).orElse("leave all as they are"));
    put(t, Pass.class, (names, a) -> "pass");
    put(
        t,
        ChooseOpeningCard.class,
        (names, a) ->
            "choose %s".formatted(names.board().config().set().card(a.definition()).title()));
    put(t, Sustain.class, (names, a) -> "keep %s rotated".formatted(names.of(a.card())));
    put(t, DoneSustaining.class, (names, a) -> "keep nothing else rotated");
    put(
        t,
        DeclareConflict.class,
        (names, a) ->
            "declare %s%s".formatted(names.of(a.card()), against(names, a.target(), a.aim())));
    put(
        t,
        DeclareStanding.class,
        (names, a) ->
            "open a %s conflict%s"
                .formatted(Names.word(a.type()), against(names, a.target(), a.aim())));
    put(t, DeclineConflict.class, (names, a) -> "no conflict");
    put(t, MercenaryNothing.class, (names, a) -> "the mercenary does nothing");
    put(
        t,
        RevealAftermath.class,
        (names, a) ->
            "reveal %s for %s: %s"
                .formatted(
                    names.of(a.card()),
                    names.conflict(names.board().results().get(a.result()).conflict().number()),
                    names.chosen(a.chosen())));
    put(t, DoneAftermath.class, (names, a) -> "reveal no other aftermath");
    put(t, BuyCard.class, (names, a) -> "buy a card");
    put(t, DoneDrawing.class, (names, a) -> "buy no other card");
    return t.buildOrThrow();
  }

  private static <A extends B5Action> void put(
      ImmutableMap.Builder<Class<?>, BiFunction<Names, B5Action, String>> texts,
      Class<A> type,
      BiFunction<Names, A, String> text) {
    texts.put(type, (names, action) -> text.apply(names, type.cast(action)));
  }
}
