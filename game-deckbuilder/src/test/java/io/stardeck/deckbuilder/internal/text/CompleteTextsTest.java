package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.engine.testkit.EnumeratedFamily;
import io.stardeck.engine.text.Texts;
import org.junit.jupiter.api.Test;

class CompleteTextsTest {
  @Test
  void everyActionAndEveryEventHasItsWords() {
    check(DeckbuilderAction.class, ActionText.TEXTS);
    check(DeckbuilderEvent.class, EventText.TEXTS);
  }

  @Test
  void everyQuestionAndEveryAnswerHasItsWords() {
    check(Question.class, ChoiceText.QUESTIONS);
    check(Answer.class, ChoiceText.OPTIONS);
  }

  @Test
  void everyWordOfTheCardsHasItsWords() {
    check(Effect.class, EffectText.TEXTS);
    check(Amount.class, AmountText.TEXTS);
    check(Condition.class, ConditionText.TEXTS);
    check(Price.class, PriceText.TEXTS);
    check(Modifier.class, AbilityText.MODIFIERS);
  }

  private static <T> void check(Class<T> family, Texts<?, T> texts) {
    EnumeratedFamily.checkRules(family, texts.types()::contains);
  }
}
