package io.stardeck.deckbuilder.card;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.google.common.collect.ImmutableList;

/**
 * One word of what a card does. The words are plain values; each has one small interpreter of its
 * own.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
@JsonSubTypes({
  @Type(Boost.AddStat.class),
  @Type(Boost.AddStatShip.class),
  @Type(Boost.AddXp.class),
  @Type(Boost.AddExplore.class),
  @Type(Boost.AddSearch.class),
  @Type(Boost.Discount.class),
  @Type(Boost.Prevent.class),
  @Type(CardEffect.Draw.class),
  @Type(CardEffect.Discard.class),
  @Type(CardEffect.Trash.class),
  @Type(CardEffect.Gain.class),
  @Type(CardEffect.Upgrade.class),
  @Type(CardEffect.MoveCards.class),
  @Type(CardEffect.Copy.class),
  @Type(CardEffect.Peek.class),
  @Type(CardEffect.Reorder.class),
  @Type(CardEffect.Reveal.class),
  @Type(CardEffect.SearchNow.class),
  @Type(CardEffect.MoveMission.class),
  @Type(ShipEffect.DealDamage.class),
  @Type(ShipEffect.RepairShip.class),
  @Type(ShipEffect.TakeFlagship.class),
  @Type(ShipEffect.BattleAll.class),
  @Type(ShipEffect.BattleShip.class),
  @Type(ShipEffect.ExploreNow.class),
  @Type(ShipEffect.FlipBatch.class),
  @Type(GameEffect.GainBorg.class),
  @Type(GameEffect.TrashBorg.class),
  @Type(GameEffect.TakeInfluence.class),
  @Type(GameEffect.LoseInfluence.class),
  @Type(GameEffect.EndTurn.class),
  @Type(GameEffect.Win.class),
  @Type(GameEffect.Lose.class),
  @Type(Control.Pay.class),
  @Type(Control.NameCard.class),
  @Type(Control.ChooseOne.class),
  @Type(Control.ChooseN.class),
  @Type(Control.Maybe.class),
  @Type(Control.If.class),
  @Type(Control.ForEach.class),
  @Type(Control.Repeat.class),
  @Type(Control.Sequence.class),
  @Type(Control.RandomPick.class)
})
public sealed interface Effect permits Boost, CardEffect, ShipEffect, GameEffect, Control {
  /** The players on whom it is carried out, one after the other; the acting one unless told. */
  default Who addressed() {
    return Who.SELF;
  }

  /** The number in it that may have to be chosen; 0 if there is none. */
  default Amount number() {
    return Amount.NONE;
  }

  /** The lists of effects within it, in the order in which they are written. */
  default ImmutableList<ImmutableList<Effect>> lists() {
    return ImmutableList.of();
  }
}
