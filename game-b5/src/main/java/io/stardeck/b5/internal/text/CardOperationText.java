package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.CardOperation;
import io.stardeck.b5.card.CardOperation.Role;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Side;
import io.stardeck.engine.text.Texts;

/** What an effect does to cards. */
final class CardOperationText {
  private CardOperationText() {}

  static void put(Texts.Builder<Boolean, Operation> texts) {
    numbers(texts);
    fights(texts);
    cards(texts);
  }

  private static void numbers(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            CardOperation.Raise.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " has "
                    + FilterText.abilities(o.abilities())
                    + " "
                    + AmountText.signed(o.amount()))
        .put(
            CardOperation.RaiseAll.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " has "
                    + AmountText.signed(o.amount())
                    + " on all its abilities")
        .put(
            CardOperation.RaiseUsed.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " has "
                    + AmountText.signed(o.amount())
                    + " on the ability that it used")
        .put(
            CardOperation.AddMark.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " gets "
                    + AmountText.of(o.amount())
                    + " "
                    + Names.word(o.mark()))
        .put(
            CardOperation.DamageLimit.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " is neutralised by "
                    + AmountText.more(o.amount(), "damage"));
  }

  private static void fights(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            CardOperation.AttackDamage.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " deals "
                    + AmountText.more(o.amount(), "damage")
                    + o.against().map(to -> " against " + FilterText.any(to)).orElse("")
                    + o.role()
                        .map(r -> r == Role.ATTACKING ? " when it attacks" : " when it is attacked")
                        .orElse("")
                    + o.with().map(with -> " with " + Names.word(with)).orElse(""))
        .put(
            CardOperation.DamageTaken.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " takes "
                    + AmountText.more(o.amount(), "damage")
                    + " in attacks")
        .put(
            CardOperation.DealsFirst.class,
            (all, o) -> FilterText.target(o.target()) + " deals its damage first")
        .put(CardOperation.Contributes.class, (all, o) -> contributes(o))
        .put(
            CardOperation.MayUse.class,
            (all, o) ->
                FilterText.target(o.target())
                    + " may use "
                    + o.use().map(Names::word).orElse("its best ability")
                    + o.insteadOf().map(type -> " in place of " + Names.word(type)).orElse("")
                    + (o.inChosen() ? " in the chosen conflict" : ""))
        .put(
            CardOperation.MayParticipate.class,
            (all, o) -> FilterText.target(o.target()) + " may take part in conflicts")
        .put(
            CardOperation.CannotJoin.class,
            (all, o) -> FilterText.target(o.target()) + " cannot support, oppose or attack")
        .put(
            CardOperation.Damage.class,
            (all, o) ->
                FilterText.target(o.target()) + " takes " + AmountText.much(o.amount(), "damage"));
  }

  private static String contributes(CardOperation.Contributes o) {
    return FilterText.target(o.target())
        + " counts "
        + (o.twice() ? "twice" : AmountText.signed(o.amount()))
        + o.side().map(side -> side == Side.SUPPORT ? " in support" : " in opposition").orElse("")
        + o.ability().map(ability -> " with " + Names.word(ability)).orElse("")
        + o.type().map(type -> " in conflicts of " + Names.word(type)).orElse("")
        + (o.own() ? " of your own" : "");
  }

  private static void cards(Texts.Builder<Boolean, Operation> texts) {
    texts
        .put(
            CardOperation.MayHealNeutralised.class, (all, o) -> on(o, "may heal while neutralised"))
        .put(
            CardOperation.AsInnerCircle.class,
            (all, o) -> on(o, "heals and stays as in the Inner Circle until it is turned face up"))
        .put(
            CardOperation.RemoveDamage.class,
            (all, o) -> on(o, "loses " + o.amount().map(AmountText::of).orElse("all") + " damage"))
        .put(
            CardOperation.RemoveSevere.class,
            (all, o) -> on(o, "loses " + AmountText.of(o.amount()) + " severe damage"))
        .put(
            CardOperation.AddSevere.class,
            (all, o) -> on(o, "takes " + AmountText.of(o.amount()) + " severe damage"))
        .put(CardOperation.Neutralise.class, (all, o) -> on(o, "is neutralised"))
        .put(CardOperation.TurnFaceUp.class, (all, o) -> on(o, "turns face up"))
        .put(CardOperation.Ready.class, (all, o) -> on(o, "is readied"))
        .put(CardOperation.Rotate.class, (all, o) -> on(o, "rotates"))
        .put(CardOperation.Discard.class, (all, o) -> on(o, "is discarded"))
        .put(CardOperation.Demote.class, (all, o) -> on(o, "leaves the Inner Circle"))
        .put(CardOperation.PromoteFree.class, (all, o) -> on(o, "is promoted for nothing"))
        .put(CardOperation.AddToken.class, (all, o) -> on(o, "gets a construction token"))
        .put(
            CardOperation.Stay.class,
            (all, o) -> "this card stays on " + FilterText.target(o.target()))
        .put(
            CardOperation.ReadyCost.class,
            (all, o) -> on(o, "costs " + AmountText.of(o.amount()) + " influence to be readied"));
  }

  private static String on(CardOperation operation, String does) {
    return FilterText.target(operation.target()) + " " + does;
  }
}
