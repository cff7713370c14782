package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Boost;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Chooser;
import io.stardeck.deckbuilder.card.Control;
import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.card.Effect;
import io.stardeck.deckbuilder.card.GameEffect;
import io.stardeck.deckbuilder.card.Owner;
import io.stardeck.deckbuilder.card.Price;
import io.stardeck.deckbuilder.card.Selector;
import io.stardeck.deckbuilder.card.ShipEffect;
import io.stardeck.deckbuilder.card.Who;
import io.stardeck.deckbuilder.card.Zone;

/** What one effect brings to the player who carries it out. */
final class EffectYield {
  /** More than anything else. */
  static final double GAME = 1_000;

  private static final double CARD_OF_OTHERS = 0.5;
  private static final double DISCARDED = 0.9;
  private static final double BORG_CARD = 3;
  private static final double IF_HELD = 0.5;
  private static final double IF_PAID = 0.5;
  private static final double INFLUENCE = 3;

  private EffectYield() {}

  static void add(Yield yield, Effect effect, double often) {
    if (effect instanceof Boost boost) {
      boost(yield, boost, often);
    } else if (effect instanceof CardEffect cards) {
      cards(yield, cards, often);
    } else if (effect instanceof ShipEffect ships) {
      ships(yield, ships, often);
    } else if (effect instanceof GameEffect game) {
      game(yield, game, often);
    } else {
      control(yield, (Control) effect, often);
    }
  }

  private static void boost(Yield yield, Boost effect, double often) {
    double amount = often * Yield.value(effect.number());
    if (effect instanceof Boost.AddStat stat) {
      if (self(stat.addressed())) {
        yield.stat(stat.stat(), amount);
      } else {
        yield.rest(0.4 * side(stat.addressed()) * amount);
      }
    } else if (effect instanceof Boost.AddStatShip) {
      yield.rest(-0.7 * amount);
    } else if (effect instanceof Boost.AddXp) {
      yield.xp(amount);
    } else if (effect instanceof Boost.AddExplore) {
      yield.explorations(amount);
    } else if (effect instanceof Boost.AddSearch) {
      yield.rest(0.3 * amount);
    } else if (effect instanceof Boost.Discount) {
      yield.xp(0.7 * amount);
    } else {
      yield.rest(0.4 * amount);
    }
  }

  private static void cards(Yield yield, CardEffect effect, double often) {
    double side = side(effect.addressed());
    double number = often * Yield.value(effect.number());
    if (effect instanceof CardEffect.Draw draw) {
      if (self(draw.addressed())) {
        yield.cards(number);
      } else {
        yield.rest(side * number);
      }
    } else if (effect instanceof CardEffect.Discard discard) {
      if (self(discard.addressed())) {
        yield.cards(discard.optional().orElse(false) ? 0 : -DISCARDED * number / 1.5);
      } else {
        boolean picked = discard.chooser().orElse(Chooser.OWNER) == Chooser.CONTROLLER;
        yield.rest(-side * (picked ? 1.5 : 1) * CARD_OF_OTHERS * number);
      }
    } else if (effect instanceof CardEffect.Trash trash) {
      boolean free = trash.optional().orElse(false) || looksIntoOwn(trash.sel());
      if (!self(trash.addressed())) {
        yield.rest(-side * 0.3 * number);
      } else if (free) {
        yield.thinned(number);
      }
    } else if (effect instanceof CardEffect.Gain gain) {
      yield.xp(often * Math.min(4, gain.maxCost().orElse(6)) * 0.6);
    } else if (effect instanceof CardEffect.Upgrade upgrade) {
      yield.xp(often * 0.5 * Math.min(4, Yield.value(upgrade.plus())));
      yield.thinned(often * 0.5);
    } else if (effect instanceof CardEffect.MoveCards move) {
      move(yield, move, number);
    } else if (effect instanceof CardEffect.Copy) {
      yield.rest(often);
    } else {
      yield.rest(0.2 * often);
    }
  }

  private static void move(Yield yield, CardEffect.MoveCards move, double number) {
    boolean fromHand = move.sel().looksInto(Zone.HAND);
    boolean toOther = move.toPlayer().isPresent() && !self(move.toPlayer().get());
    if (toOther) {
      yield.thinned(number);
    } else if (fromHand) {
      yield.cards(-0.5 * number);
    } else if (move.to() == Destination.HAND) {
      yield.cards(number);
    } else {
      yield.rest(0.5 * number);
    }
  }

  private static void ships(Yield yield, ShipEffect effect, double often) {
    double amount = often * Yield.value(effect.number());
    if (effect instanceof ShipEffect.DealDamage damage) {
      if (damage.player().isEmpty()) {
        yield.rest(0.8 * amount);
      } else {
        yield.rest(-0.4 * side(damage.addressed()) * amount);
      }
    } else if (effect instanceof ShipEffect.RepairShip repair) {
      yield.rest(0.3 * Math.max(0, side(repair.addressed())) * Math.max(often, amount));
    } else if (effect instanceof ShipEffect.ExploreNow || effect instanceof ShipEffect.FlipBatch) {
      yield.rest(-amount);
    }
  }

  private static void game(Yield yield, GameEffect effect, double often) {
    double side = side(effect.addressed());
    if (effect instanceof GameEffect.GainBorg gain) {
      yield.rest(-BORG_CARD * side * often * Yield.value(gain.n()));
    } else if (effect instanceof GameEffect.TrashBorg trash) {
      yield.borgCards(Math.abs(side) * often * Yield.value(trash.n()));
    } else if (effect instanceof GameEffect.TakeInfluence) {
      yield.rest(INFLUENCE * side * often);
    } else if (effect instanceof GameEffect.LoseInfluence) {
      yield.rest(-INFLUENCE * side * often);
    } else if (effect instanceof GameEffect.Win) {
      yield.rest(GAME);
    } else if (effect instanceof GameEffect.Lose) {
      yield.rest(-GAME);
    } else {
      yield.rest(-2 * often);
    }
  }

  private static void control(Yield yield, Control effect, double often) {
    if (effect instanceof Control.ChooseOne one) {
      yield.add(best(one.of()), often);
    } else if (effect instanceof Control.ChooseN some) {
      yield.add(best(some.of()), often * some.n());
    } else if (effect instanceof Control.Maybe maybe) {
      boolean paid = !maybe.effects().isEmpty() && maybe.effects().get(0) instanceof Control.Pay;
      yield.add(maybe.effects(), paid ? often * IF_PAID : often * 0.8);
    } else if (effect instanceof Control.If when) {
      yield.add(when.then(), often * IF_HELD);
      when.otherwise().ifPresent(list -> yield.add(list, often * (1 - IF_HELD)));
    } else if (effect instanceof Control.Repeat repeat) {
      yield.add(repeat.effects(), often * repeat.times());
    } else if (effect instanceof Control.Pay pay) {
      yield.rest(-often * price(pay.price()));
    } else {
      for (ImmutableList<Effect> list : effect.lists()) {
        yield.add(list, often * IF_HELD);
      }
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
      if (Yield.worth(list) > Yield.worth(best)) {
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
      case EACH_OPPONENT, CHOSEN_OPPONENT, LEFT, RIGHT -> -1;
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
