package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Phase;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** What it is worth to pick a card, by what becomes of it. */
final class CardAnswers {
  /** A card of which that little is expected is better trashed, in XP. */
  private static final double TRASH = 1.8;

  private CardAnswers() {}

  static ToDoubleFunction<Answer> of(
      Moment moment, Style style, Question.PickCard pick, @Nullable Phase asking) {
    ToDoubleFunction<CardDef> worth = worth(moment, style, pick, asking);
    return option ->
        option instanceof Answer.Card card ? worth.applyAsDouble(moment.def(card.card())) : 0;
  }

  /** Of cards that are looked at, what goes deepest is picked first: what is least worth. */
  static ToDoubleFunction<Answer> deepest(Moment moment, Style style, CardEffect.Pile pile) {
    ToDoubleFunction<CardDef> worth =
        switch (pile) {
          case SPACE_DECK -> card -> style.meeting(moment, card);
          case STARBASE_DECK -> card -> style.owning(moment, card);
          default -> card -> style.holding(moment, card) - TRASH;
        };
    return option ->
        option instanceof Answer.Card card ? -worth.applyAsDouble(moment.def(card.card())) : 0;
  }

  private static ToDoubleFunction<CardDef> worth(
      Moment moment, Style style, Question.PickCard pick, @Nullable Phase asking) {
    if (asking instanceof Encounter) {
      return mission -> -style.meeting(moment, mission);
    }
    if (asking instanceof Paying paying) {
      return paying.prices().get(0) instanceof Price.TrashCards
          ? card -> -style.owning(moment, card)
          : card -> -style.holding(moment, card);
    }
    return Answers.effect(moment, asking)
        .map(effect -> worth(moment, style, pick, effect))
        .orElse(card -> Printed.of(card).played().worth());
  }

  private static ToDoubleFunction<CardDef> worth(
      Moment moment, Style style, Question.PickCard pick, Effect effect) {
    boolean own = Answers.friend(moment, pick.whose());
    if (effect instanceof CardEffect.Discard) {
      return own
          ? card -> -style.holding(moment, card)
          : card -> Printed.of(card).played().worth() + 1;
    }
    if (effect instanceof CardEffect.Trash || effect instanceof Control.Pay) {
      return own
          ? card -> TRASH - style.owning(moment, card)
          : card -> Printed.of(card).played().worth() + 1;
    }
    if (effect instanceof CardEffect.MoveCards move) {
      return moved(moment, style, pick, move);
    }
    if (effect instanceof CardEffect.Copy) {
      return card -> YieldSum.worth(card.onPlay());
    }
    if (effect instanceof CardEffect.SearchNow) {
      return card -> -style.owning(moment, card);
    }
    if (effect instanceof CardEffect.MoveMission) {
      return mission -> -style.meeting(moment, mission);
    }
    if (effect instanceof GameEffect) {
      return card -> influence(card) * (effect instanceof GameEffect.LoseInfluence ? -1 : 1);
    }
    return card -> style.owning(moment, card);
  }

  private static ToDoubleFunction<CardDef> moved(
      Moment moment, Style style, Question.PickCard pick, CardEffect.MoveCards move) {
    boolean away =
        move.toPlayer().isPresent() && !move.toPlayer().get().equals(Who.SELF)
            || !move.to().ofPlayer();
    if (away) {
      return card -> -style.owning(moment, card);
    }
    return pick.sel().looksInto(Zone.HAND)
        ? card -> -style.holding(moment, card)
        : card -> card.type() == CardType.BORG ? -1 : style.holding(moment, card);
  }

  /** What it is worth to hold an Influence card. */
  static double influence(CardDef card) {
    YieldSum sum = new YieldSum();
    sum.standing(card, AbilityZone.INFLUENCE);
    return 1 + sum.total().worth();
  }
}
