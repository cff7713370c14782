package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Effects that move or show cards. */
final class CardEffectText {
  private CardEffectText() {}

  static void add(Texts.Builder<Voice, Effect> texts) {
    texts
        .put(CardEffect.Draw.class, CardEffectText::draw)
        .put(CardEffect.Discard.class, CardEffectText::discard)
        .put(CardEffect.Trash.class, CardEffectText::trash)
        .put(CardEffect.Gain.class, CardEffectText::gain)
        .put(CardEffect.Upgrade.class, CardEffectText::upgrade)
        .put(CardEffect.MoveCards.class, CardEffectText::move)
        .put(
            CardEffect.Copy.class,
            (voice, e) ->
                "copy what 1 " + SelectorText.noun(e.sel(), false) + of(voice, e) + " does")
        .put(CardEffect.Peek.class, CardEffectText::peek)
        .put(CardEffect.Reorder.class, CardEffectText::reorder)
        .put(
            CardEffect.Reveal.class,
            (voice, e) ->
                WhoText.does(voice, e.addressed(), "reveal")
                    + " "
                    + SelectorText.all(voice.on(e.addressed()), e.theirs()))
        .put(
            CardEffect.SearchNow.class,
            (voice, e) ->
                "replace "
                    + (e.n().isPresent() ? Phrases.count(e.n().getAsInt(), "card") : "all cards")
                    + " of the search area")
        .put(
            CardEffect.MoveMission.class,
            (voice, e) ->
                "move 1 "
                    + SelectorText.noun(e.sel(), false)
                    + ZoneText.from(voice, e.sel())
                    + " "
                    + ZoneText.to(voice, Who.SELF, e.to()));
  }

  private static String of(Voice voice, CardEffect.Copy effect) {
    return ZoneText.in(voice, effect.sel());
  }

  private static String draw(Voice voice, CardEffect.Draw effect) {
    return WhoText.does(voice, effect.addressed(), "draw")
        + " "
        + AmountText.many(
            voice.on(effect.addressed()),
            effect.n(),
            AmountText.one(effect.n()) ? "card" : "cards");
  }

  private static String discard(Voice voice, CardEffect.Discard effect) {
    Who who = effect.addressed();
    return (effect.optional().orElse(false) && who.equals(Who.SELF) ? "you may " : "")
        + WhoText.does(voice, who, "discard")
        + upTo(effect.optional(), effect.n())
        + SelectorText.some(voice.on(who), effect.n(), effect.theirs())
        + chosen(effect.chooser(), Chooser.OWNER, who);
  }

  private static String trash(Voice voice, CardEffect.Trash effect) {
    Who who = effect.addressed();
    return may(effect.optional())
        + "trash"
        + upTo(effect.optional(), effect.n())
        + SelectorText.some(
            Voice.of(voice.card(), WhoText.whose(voice, who)), effect.n(), effect.theirs())
        + chosen(effect.chooser(), Chooser.usual(who), who);
  }

  private static String gain(Voice voice, CardEffect.Gain effect) {
    return may(effect.optional())
        + "gain"
        + upTo(effect.optional(), effect.n())
        + SelectorText.some(voice, effect.n(), effect.sel())
        + (effect.maxCost().isPresent()
            ? " of cost " + effect.maxCost().getAsInt() + " or less"
            : "")
        + " free"
        + to(voice, effect.to());
  }

  private static String upgrade(Voice voice, CardEffect.Upgrade effect) {
    String plus = AmountText.of(voice, effect.plus());
    Optional<String> gained = effect.filter().map(sel -> "a " + SelectorText.noun(sel, false));
    String by =
        switch (effect.bound().orElse(Bound.EXACT)) {
          case EXACT -> " by exactly " + plus + gained.map(card -> ", to " + card).orElse("");
          case UP_TO -> " by up to " + plus + gained.map(card -> ", to " + card).orElse("");
          case MAX_COST -> " to " + gained.orElse("a card") + " of cost " + plus + " or less";
        };
    return may(effect.optional())
        + "upgrade "
        + SelectorText.there(voice, Amount.of(1), effect.from())
        + by
        + to(voice, effect.to());
  }

  private static String move(Voice voice, CardEffect.MoveCards effect) {
    Who who = effect.addressed();
    Who whose = effect.toPlayer().orElse(who);
    boolean theirs = effect.chooser().orElse(Chooser.usual(who)) == Chooser.OWNER;
    Voice from = theirs ? voice.on(who) : Voice.of(voice.card(), WhoText.whose(voice, who));
    return may(effect.optional())
        + (theirs ? WhoText.does(voice, who, "put") : "put")
        + upTo(effect.optional(), effect.n())
        + SelectorText.some(from, effect.n(), effect.theirs())
        + " "
        + (whose.equals(who) && !who.equals(Who.SELF)
            ? ZoneText.to(voice.on(who), Who.SELF, effect.to())
            : ZoneText.to(voice, whose, effect.to()))
        + (theirs ? "" : chosen(effect.chooser(), Chooser.usual(who), who));
  }

  private static String peek(Voice voice, CardEffect.Peek effect) {
    return "look at "
        + (effect.n().isPresent() ? top(effect.n().getAsInt()) : "")
        + pile(voice, effect.pile(), effect.addressed());
  }

  private static String reorder(Voice voice, CardEffect.Reorder effect) {
    boolean bottom = effect.bottom().orElse(false);
    return "look at "
        + top(effect.n())
        + pile(voice, effect.pile(), effect.addressed())
        + (effect.n() == 1 ? " and put it back on top" : " and put them back in any order")
        + (bottom ? " or under it" : "");
  }

  private static String top(int number) {
    return number == 1 ? "the top card of " : "the top " + number + " cards of ";
  }

  private static String pile(Voice voice, CardEffect.Pile pile, Who who) {
    return switch (pile) {
      case DECK -> WhoText.whose(voice, who) + " Deck";
      case HAND -> WhoText.whose(voice, who) + " Hand";
      case STARBASE_DECK -> "the starbase deck";
      case SPACE_DECK -> "the space deck";
    };
  }

  private static String may(Optional<Boolean> optional) {
    return optional.orElse(false) ? "you may " : "";
  }

  private static String upTo(Optional<Boolean> optional, Amount number) {
    return optional.orElse(false) && !AmountText.one(number) ? " up to " : " ";
  }

  private static String to(Voice voice, Optional<Destination> to) {
    return to.isEmpty() || to.get() == Destination.DISCARD
        ? ""
        : ", " + ZoneText.to(voice, Who.SELF, to.get());
  }

  /** Who picks, where it is not the one whom the reader expects. */
  private static String chosen(Optional<Chooser> chooser, Chooser usual, Who who) {
    if (chooser.isEmpty() || chooser.get() == usual) {
      return "";
    }
    return switch (chooser.get()) {
      case OWNER -> who.equals(Who.SELF) ? "" : ", of their choice";
      case CONTROLLER -> who.equals(Who.SELF) ? "" : ", of your choice";
      case RANDOM -> ", at random";
    };
  }
}
