package io.stardeck.deckbuilder.internal.text;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Effects that say which other effects are carried out. */
final class ControlText {
  private ControlText() {}

  static void add(Texts.Builder<Voice, Effect> texts) {
    texts
        .put(Control.Pay.class, (voice, e) -> PriceText.of(voice, e.price()))
        .put(Control.NameCard.class, ControlText::name)
        .put(
            Control.ChooseOne.class,
            (voice, e) -> choose(voice, e.chooser(), "one") + lists(voice, e.of()))
        .put(
            Control.ChooseN.class,
            (voice, e) ->
                choose(voice, e.chooser(), Integer.toString(e.n())) + lists(voice, e.of()))
        .put(Control.Maybe.class, ControlText::maybe)
        .put(
            Control.If.class,
            (voice, e) ->
                "if "
                    + ConditionText.of(voice, e.condition())
                    + ": "
                    + inner(voice, e.then())
                    + e.otherwise().map(list -> ", else " + inner(voice, list)).orElse(""))
        .put(
            Control.ForEach.class,
            (voice, e) ->
                "for each of the "
                    + SelectorText.cards(voice, e.sel())
                    + ": "
                    + inner(voice, e.effects()))
        .put(Control.Repeat.class, (voice, e) -> e.times() + " times: " + inner(voice, e.effects()))
        .put(Control.Sequence.class, (voice, e) -> EffectText.all(voice, e.effects()))
        .put(
            Control.RandomPick.class,
            (voice, e) ->
                "for each of "
                    + SelectorText.some(voice, e.n(), e.sel())
                    + " picked at random: "
                    + inner(voice, e.effects()));
  }

  private static String maybe(Voice voice, Control.Maybe effect) {
    String text = "you may " + EffectText.all(voice, effect.effects());
    return effect.effects().size() > 1 ? "(" + text + ")" : text;
  }

  private static String name(Voice voice, Control.NameCard effect) {
    if (effect.guesser().isPresent()) {
      return "name a card, and "
          + WhoText.does(voice, effect.guesser().get(), "guess")
          + " whether you hold it"
          + then(voice, "; if the guess is right: ", effect.hit())
          + then(voice, "; if it is wrong: ", effect.miss());
    }
    Who who = effect.player().orElse(Who.SELF);
    boolean self = who.equals(Who.SELF);
    return "name a card, and "
        + WhoText.does(voice, who, "say")
        + " whether "
        + (self ? "you" : "they")
        + " hold it"
        + then(voice, self ? "; if you do: " : "; for each who does: ", effect.hit())
        + then(voice, self ? "; if you do not: " : "; for each who does not: ", effect.miss());
  }

  private static String then(Voice voice, String lead, ImmutableList<Effect> effects) {
    return effects.isEmpty() ? "" : lead + inner(voice.withChosen(), effects);
  }

  private static String choose(Voice voice, Optional<Who> chooser, String number) {
    return WhoText.does(voice, chooser.orElse(Who.SELF), "choose") + " " + number + ": ";
  }

  private static String lists(Voice voice, ImmutableList<ImmutableList<Effect>> lists) {
    return lists.stream().map(list -> inner(voice, list)).collect(joining(" or "));
  }

  private static String inner(Voice voice, ImmutableList<Effect> effects) {
    String text = EffectText.all(voice, effects);
    return effects.size() > 1 ? "(" + text + ")" : text;
  }
}
