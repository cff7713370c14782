package io.stardeck.deckbuilder.bot;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;

/** What one effect brings to the player who carries it out: a row for each word. */
final class EffectYield {
  /** More than anything else. */
  static final double GAME = 1_000;

  private static final double CARD_OF_OTHERS = 0.5;
  private static final double DISCARDED = 0.9;
  private static final double BORG_CARD = 3;
  private static final double IF_HELD = 0.5;
  private static final double IF_PAID = 0.5;
  private static final double INFLUENCE = 3;
  private static final double LOOK = 0.2;

  private static final ImmutableMap<Class<?>, Row<Effect>> ROWS =
      new Rows()
          .put(Boost.AddStat.class, EffectYield::stat)
          .put(Boost.AddStatShip.class, (sum, e, often) -> sum.rest(-0.7 * amount(e, often)))
          .put(Boost.AddXp.class, (sum, e, often) -> sum.xp(amount(e, often)))
          .put(Boost.AddExplore.class, (sum, e, often) -> sum.explorations(amount(e, often)))
          .put(Boost.AddSearch.class, (sum, e, often) -> sum.rest(0.3 * amount(e, often)))
          .put(Boost.Discount.class, (sum, e, often) -> sum.xp(0.7 * amount(e, often)))
          .put(Boost.Prevent.class, (sum, e, often) -> sum.rest(0.4 * amount(e, often)))
          .put(CardEffect.Draw.class, EffectYield::draw)
          .put(CardEffect.Discard.class, EffectYield::discard)
          .put(CardEffect.Trash.class, EffectYield::trash)
          .put(CardEffect.Gain.class, (sum, e, often) -> sum.xp(often * worthGained(e) * 0.6))
          .put(CardEffect.Upgrade.class, EffectYield::upgrade)
          .put(CardEffect.MoveCards.class, EffectYield::move)
          .put(CardEffect.Copy.class, (sum, e, often) -> sum.rest(often))
          .put(CardEffect.Peek.class, (sum, e, often) -> sum.rest(LOOK * often))
          .put(CardEffect.Reorder.class, (sum, e, often) -> sum.rest(LOOK * often))
          .put(CardEffect.Reveal.class, (sum, e, often) -> sum.rest(LOOK * often))
          .put(CardEffect.SearchNow.class, (sum, e, often) -> sum.rest(LOOK * often))
          .put(CardEffect.MoveMission.class, (sum, e, often) -> sum.rest(LOOK * often))
          .put(ShipEffect.DealDamage.class, EffectYield::damage)
          .put(ShipEffect.RepairShip.class, EffectYield::repair)
          .put(ShipEffect.ExploreNow.class, (sum, e, often) -> sum.rest(-amount(e, often)))
          .put(ShipEffect.FlipBatch.class, (sum, e, often) -> sum.rest(-amount(e, often)))
          .put(ShipEffect.TakeFlagship.class, EffectYield::nothing)
          .put(ShipEffect.BattleAll.class, EffectYield::nothing)
          .put(ShipEffect.BattleShip.class, EffectYield::nothing)
          .put(GameEffect.GainBorg.class, (sum, e, often) -> sum.rest(-BORG_CARD * sided(e, often)))
          .put(
              GameEffect.TrashBorg.class,
              (sum, e, often) -> sum.borgCards(Math.abs(sided(e, often))))
          .put(GameEffect.TakeInfluence.class, (sum, e, often) -> sum.rest(influence(e, often)))
          .put(GameEffect.LoseInfluence.class, (sum, e, often) -> sum.rest(-influence(e, often)))
          .put(GameEffect.EndTurn.class, (sum, e, often) -> sum.rest(-2 * often))
          .put(GameEffect.Win.class, (sum, e, often) -> sum.rest(GAME))
          .put(GameEffect.Lose.class, (sum, e, often) -> sum.rest(-GAME))
          .put(Control.ChooseOne.class, (sum, e, often) -> sum.add(best(e.of()), often))
          .put(Control.ChooseN.class, (sum, e, often) -> sum.add(best(e.of()), often * e.n()))
          .put(Control.Maybe.class, EffectYield::maybe)
          .put(Control.If.class, EffectYield::when)
          .put(Control.Repeat.class, (sum, e, often) -> sum.add(e.effects(), often * e.times()))
          .put(Control.Pay.class, (sum, e, often) -> sum.rest(-often * price(e.price())))
          .put(Control.NameCard.class, EffectYield::halfOfEach)
          .put(Control.ForEach.class, EffectYield::halfOfEach)
          .put(Control.Sequence.class, EffectYield::halfOfEach)
          .put(Control.RandomPick.class, EffectYield::halfOfEach)
          .build();

  private EffectYield() {}

  /** Adds what {@code effect} brings, as often as it is expected. */
  static void add(YieldSum sum, Effect effect, double often) {
    Row<Effect> row = ROWS.get(effect.getClass());
    Verify.verify(row != null, "no row for %s", effect);
    row.add(sum, effect, often);
  }

  /** The words that have a row. */
  static ImmutableSet<Class<?>> words() {
    return ROWS.keySet();
  }

  /** What one word brings. */
  private interface Row<E> {
    void add(YieldSum sum, E effect, double often);
  }

  /** Collects the rows. */
  private static final class Rows {
    private final ImmutableMap.Builder<Class<?>, Row<Effect>> rows = ImmutableMap.builder();

    <E extends Effect> Rows put(Class<E> word, Row<? super E> row) {
      rows.put(word, (sum, effect, often) -> row.add(sum, word.cast(effect), often));
      return this;
    }

    ImmutableMap<Class<?>, Row<Effect>> build() {
      return rows.buildOrThrow();
    }
  }

  private static void nothing(YieldSum sum, Effect effect, double often) {}

  private static double amount(Effect effect, double often) {
    return often * Yield.value(effect.number());
  }

  private static double sided(GameEffect effect, double often) {
    return side(effect.addressed()) * amount(effect, often);
  }

  private static double influence(GameEffect effect, double often) {
    return INFLUENCE * side(effect.addressed()) * often;
  }

  private static void stat(YieldSum sum, Boost.AddStat effect, double often) {
    double amount = amount(effect, often);
    if (self(effect.addressed())) {
      sum.stat(effect.stat(), amount);
    } else {
      sum.rest(0.4 * side(effect.addressed()) * amount);
    }
  }

  private static void draw(YieldSum sum, CardEffect.Draw effect, double often) {
    double number = amount(effect, often);
    if (self(effect.addressed())) {
      sum.cards(number);
    } else {
      sum.rest(side(effect.addressed()) * number);
    }
  }

  private static void discard(YieldSum sum, CardEffect.Discard effect, double often) {
    double number = amount(effect, often);
    if (self(effect.addressed())) {
      sum.cards(effect.optional().orElse(false) ? 0 : -DISCARDED * number / 1.5);
    } else {
      boolean picked = effect.chooser().orElse(Chooser.OWNER) == Chooser.CONTROLLER;
      sum.rest(-side(effect.addressed()) * (picked ? 1.5 : 1) * CARD_OF_OTHERS * number);
    }
  }

  private static void trash(YieldSum sum, CardEffect.Trash effect, double often) {
    double number = amount(effect, often);
    if (!self(effect.addressed())) {
      sum.rest(-side(effect.addressed()) * 0.3 * number);
    } else if (effect.optional().orElse(false) || looksIntoOwn(effect.sel())) {
      sum.thinned(number);
    }
  }

  private static double worthGained(CardEffect.Gain effect) {
    return Math.min(4, effect.maxCost().orElse(6));
  }

  private static void upgrade(YieldSum sum, CardEffect.Upgrade effect, double often) {
    sum.xp(often * 0.5 * Math.min(4, Yield.value(effect.plus())));
    sum.thinned(often * 0.5);
  }

  private static void move(YieldSum sum, CardEffect.MoveCards effect, double often) {
    double number = amount(effect, often);
    boolean toOther = effect.toPlayer().isPresent() && !self(effect.toPlayer().get());
    if (toOther) {
      sum.thinned(number);
    } else if (effect.sel().looksInto(Zone.HAND)) {
      sum.cards(-0.5 * number);
    } else if (effect.to() == Destination.HAND) {
      sum.cards(number);
    } else {
      sum.rest(0.5 * number);
    }
  }

  private static void damage(YieldSum sum, ShipEffect.DealDamage effect, double often) {
    double amount = amount(effect, often);
    if (effect.player().isEmpty()) {
      sum.rest(0.8 * amount);
    } else {
      sum.rest(-0.4 * side(effect.addressed()) * amount);
    }
  }

  private static void repair(YieldSum sum, ShipEffect.RepairShip effect, double often) {
    double amount = Math.max(often, amount(effect, often));
    sum.rest(0.3 * Math.max(0, side(effect.addressed())) * amount);
  }

  private static void maybe(YieldSum sum, Control.Maybe effect, double often) {
    boolean paid = !effect.effects().isEmpty() && effect.effects().get(0) instanceof Control.Pay;
    sum.add(effect.effects(), paid ? often * IF_PAID : often * 0.8);
  }

  private static void when(YieldSum sum, Control.If effect, double often) {
    sum.add(effect.then(), often * IF_HELD);
    effect.otherwise().ifPresent(list -> sum.add(list, often * (1 - IF_HELD)));
  }

  private static void halfOfEach(YieldSum sum, Control effect, double often) {
    for (ImmutableList<Effect> list : effect.lists()) {
      sum.add(list, often * IF_HELD);
    }
  }

  /** What a price costs, in XP. */
  static double price(Price price) {
    double number = Yield.value(price.n());
    return price instanceof Price.TrashCards ? 0 : (price instanceof Price.Xp ? 1 : 0.6) * number;
  }

  /** The list that brings most. */
  static ImmutableList<Effect> best(ImmutableList<ImmutableList<Effect>> lists) {
    ImmutableList<Effect> best = lists.get(0);
    for (ImmutableList<Effect> list : lists) {
      if (YieldSum.worth(list) > YieldSum.worth(best)) {
        best = list;
      }
    }
    return best;
  }

  /** 1 for what helps the player, -1 for what helps others, something between for all. */
  private static double side(Who who) {
    if (!(who instanceof Who.Plain plain)) {
      return -0.2;
    }
    return switch (plain.owner()) {
      case SELF, TURN_PLAYER, FLIPPER, CHOSEN_PLAYER, EACH_TEAMMATE -> 1;
      case EACH_OPPONENT, CHOSEN_OPPONENT, CHOSEN_OTHER, LEFT, RIGHT -> -1;
      case EACH_PLAYER -> -0.1;
    };
  }

  private static boolean self(Who who) {
    return who.equals(Who.SELF) || who.equals(new Who.Plain(Owner.TURN_PLAYER));
  }

  private static boolean looksIntoOwn(Selector sel) {
    return sel.looksInto(Zone.HAND) || sel.looksInto(Zone.DISCARD);
  }
}
