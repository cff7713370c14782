package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Effects on Borg cards, Influence, the turn and the game. */
final class GameEffectText {
  private GameEffectText() {}

  static void add(Texts.Builder<Voice, Effect> texts) {
    texts
        .put(GameEffect.GainBorg.class, GameEffectText::gainBorg)
        .put(GameEffect.TrashBorg.class, GameEffectText::trashBorg)
        .put(
            GameEffect.TakeInfluence.class,
            (voice, e) ->
                WhoText.does(voice, e.addressed(), "take")
                    + " "
                    + SelectorText.some(voice.on(e.addressed()), Amount.of(1), e.sel()))
        .put(
            GameEffect.LoseInfluence.class,
            (voice, e) ->
                WhoText.does(voice, e.addressed(), "lose")
                    + " "
                    + SelectorText.all(voice.on(e.addressed()), e.sel()))
        .put(GameEffect.EndTurn.class, (voice, e) -> "the turn ends")
        .put(GameEffect.Win.class, (voice, e) -> "the game is won for " + side(e.who()))
        .put(GameEffect.Lose.class, (voice, e) -> "the game is lost for " + side(e.who()));
  }

  private static String gainBorg(Voice voice, GameEffect.GainBorg effect) {
    Who who = effect.addressed();
    Destination to = effect.to().orElse(Destination.DISCARD);
    return WhoText.does(voice, who, "get")
        + " "
        + AmountText.many(voice.on(who), effect.n(), borgCards(effect.n()))
        + " "
        + ZoneText.to(voice.on(who), Who.SELF, to);
  }

  private static String trashBorg(Voice voice, GameEffect.TrashBorg effect) {
    Who who = effect.addressed();
    return WhoText.does(voice, who, "trash")
        + " "
        + AmountText.many(voice.on(who), effect.n(), borgCards(effect.n()))
        + ZoneText.from(voice.on(who), Selector.all(Zone.HAND).in(Optional.of(effect.zone())));
  }

  private static String borgCards(Amount number) {
    return AmountText.one(number) ? "Borg card" : "Borg cards";
  }

  private static String side(GameEffect.Side side) {
    return switch (side) {
      case PLAYER -> "you";
      case TEAM -> "your team";
      case ALL -> "all";
    };
  }
}
