package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * What the player can come to in this turn: the stats of the flagship once some cards of the Hand
 * are played to a window.
 */
final class Hopes {
  private static final Stat[] STATS = Stat.values();

  private final Moment moment;
  private final ImmutableList<CardId> cards;
  private final int[] totals = new int[STATS.length];
  private final int damage;

  private Hopes(Moment moment, ImmutableList<CardId> cards) {
    this.moment = moment;
    this.cards = cards;
    this.damage = moment.area().flagship().map(Ship::damage).orElse(0);
    for (Stat stat : STATS) {
      totals[stat.ordinal()] = moment.total(stat);
    }
    for (int i = 0; i < cards.size(); i++) {
      add(moment.def(cards.get(i)));
    }
  }

  /** With all cards of the Hand that fit a window. */
  static Hopes ofAll(Moment moment) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (CardId card : moment.view().hand()) {
      if (moment.window(moment.def(card)) && !moment.area().tally().played().contains(card)) {
        cards.add(card);
      }
    }
    return new Hopes(moment, cards.build());
  }

  /** With all cards that can be played now. */
  static Hopes ofPlayable(Moment moment) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int i = 0; i < moment.legal().size(); i++) {
      if (moment.legal().get(i) instanceof PlayCard play
          && moment.window(moment.def(play.card()))) {
        cards.add(play.card());
      }
    }
    return new Hopes(moment, cards.build());
  }

  /** As it is. */
  static Hopes asIs(Moment moment) {
    return new Hopes(moment, ImmutableList.of());
  }

  /** As it is, with that card. */
  static Hopes with(Moment moment, CardId card) {
    return new Hopes(moment, ImmutableList.of(card));
  }

  /** The same with more of a stat. */
  Hopes more(Stat stat, int more) {
    Hopes hopes = new Hopes(moment, cards);
    hopes.totals[stat.ordinal()] += more;
    return hopes;
  }

  /** The total of a stat. */
  int of(Stat stat) {
    return totals[stat.ordinal()];
  }

  /** The damage that the flagship can yet take before it is defeated. */
  int room() {
    return of(Stat.DEFENSE) - damage;
  }

  /** Whether the Goal of a card is met. */
  boolean meets(CardDef card, CardId id) {
    return card.goal().isPresent() && meets(Bindings.of(moment.seat(), id), card.goal().get());
  }

  private boolean meets(Bindings bindings, Condition condition) {
    if (condition instanceof Condition.And and) {
      return fulfilled(bindings, and.of()) == and.of().size();
    }
    if (condition instanceof Condition.Or or) {
      return fulfilled(bindings, or.of()) > 0;
    }
    if (condition instanceof Condition.AtLeastNOf some) {
      return fulfilled(bindings, some.of()) >= some.n();
    }
    if (condition instanceof Condition.StatAtLeast stat) {
      return of(stat.stat()) >= amount(bindings, stat.x());
    }
    if (condition instanceof Condition.StatsSumAtLeast sum) {
      int together = 0;
      for (Stat stat : sum.stats()) {
        together += of(stat);
      }
      return together >= amount(bindings, sum.x());
    }
    if (condition instanceof Condition.CountAtLeast count) {
      return count(bindings, count.sel()) >= amount(bindings, count.x());
    }
    if (condition instanceof Condition.Has has) {
      return count(bindings, has.sel()) > 0;
    }
    return Conditions.hold(moment.view(), bindings, condition);
  }

  private int fulfilled(Bindings bindings, ImmutableList<Condition> conditions) {
    int number = 0;
    for (int i = 0; i < conditions.size(); i++) {
      number += meets(bindings, conditions.get(i)) ? 1 : 0;
    }
    return number;
  }

  /** How many cards are selected if the cards lie on the Bridge; exact unless they must differ. */
  private int count(Bindings bindings, Selector sel) {
    int number = Selection.count(moment.view(), bindings, moment.seat(), sel);
    if (!sel.looksInto(Zone.BRIDGE) && !sel.looksInto(Zone.IN_PLAY)) {
      return number;
    }
    for (int i = 0; i < cards.size(); i++) {
      number += Selection.fits(moment.table(), bindings, sel, moment.def(cards.get(i))) ? 1 : 0;
    }
    return number;
  }

  private int amount(Bindings bindings, Amount amount) {
    return Amounts.of(moment.view(), bindings, amount);
  }

  /** What the card adds for certain: its stats, and what playing it adds to them. */
  private void add(CardDef card) {
    for (Stat stat : STATS) {
      Optional<Amount> printed = card.stats().of(stat);
      if (printed.isPresent() && printed.get() instanceof Amount.Constant constant) {
        totals[stat.ordinal()] += constant.value();
      }
    }
    ImmutableList<Effect> effects = card.onPlay();
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i) instanceof Boost.AddStat more
          && more.addressed().equals(Who.SELF)
          && more.amount() instanceof Amount.Constant constant) {
        totals[more.stat().ordinal()] += constant.value();
      }
    }
  }
}
