package io.stardeck.stccg.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.action.AnswerAction;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pay;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** What an answer promises. */
final class ChoiceWorth {
  private static final double DEAR = 100;

  private ChoiceWorth() {}

  static double of(StccgView view, AnswerAction action) {
    if (action instanceof PlayInterrupt play) {
      return InterruptWorth.of(view, play);
    } else if (action instanceof Pay pay) {
      return pay.card().isEmpty() ? 0 : DEAR - value(view, pay.card().get());
    } else if (action instanceof Choose choose && view.top() instanceof Phase.Effects run) {
      return choice(view, effect(view, run), choose.option());
    }
    return 0;
  }

  private static Effect effect(StccgView view, Phase.Effects run) {
    return view.table()
        .options()
        .cards()
        .scripts(run.def())
        .get(run.script())
        .get(run.progress().next());
  }

  private static double choice(StccgView view, Effect effect, Option option) {
    if (option instanceof Option.OfCard of) {
      return takes(effect) == own(view, of.card())
          ? value(view, of.card())
          : -value(view, of.card());
    } else if (option instanceof Option.OfDefinition of) {
      return CardWorth.of(view.table().def(of.def()));
    } else if (option instanceof Option.OfNumber of) {
      return effect instanceof GameEffect.Choose choose
          ? EffectWorth.of(choose.of().get(of.number()))
          : -of.number();
    } else if (option instanceof Option.OfLocation of) {
      return view.table().outposts().stream()
              .anyMatch(
                  outpost ->
                      outpost.location() == of.location()
                          && outpost.controller().equals(view.seat()))
          ? 2
          : 1;
    }
    return option instanceof Option.Yes ? 1 : 0;
  }

  /** Whether it is good for a card, or for its player, to be taken by an effect. */
  private static boolean takes(Effect effect) {
    return effect instanceof CardEffect.SearchDeck
        || effect instanceof CardEffect.Recover
        || effect instanceof PersonEffect.CopySkills;
  }

  private static boolean own(StccgView view, CardId id) {
    @Nullable Card card = Owners.card(view, id);
    return card == null || card.owner().equals(view.seat());
  }

  private static double value(StccgView view, CardId id) {
    @Nullable Card card = Owners.card(view, id);
    return card == null ? 0 : CardWorth.of(view.table().def(card));
  }
}
