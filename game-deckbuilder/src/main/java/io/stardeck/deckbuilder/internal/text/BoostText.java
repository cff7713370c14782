package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Uses;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Effects on stats, allowances and costs. */
final class BoostText {
  private BoostText() {}

  static void add(Texts.Builder<Voice, Effect> texts) {
    texts
        .put(Boost.AddStat.class, BoostText::addStat)
        .put(
            Boost.AddStatShip.class,
            (voice, e) ->
                "the encountered ship gets "
                    + AmountText.added(voice, e.amount(), Phrases.word(e.stat()))
                    + until(e.until()))
        .put(Boost.AddXp.class, (voice, e) -> AmountText.added(voice, e.amount(), "XP"))
        .put(Boost.AddExplore.class, (voice, e) -> AmountText.added(voice, e.amount(), "Explore"))
        .put(Boost.AddSearch.class, (voice, e) -> AmountText.added(voice, e.amount(), "Search"))
        .put(Boost.Discount.class, BoostText::discount)
        .put(Boost.Prevent.class, BoostText::prevent);
  }

  private static String addStat(Voice voice, Boost.AddStat effect) {
    Who who = effect.addressed();
    String gets = who.equals(Who.SELF) ? "" : WhoText.of(voice, who) + " gets ";
    return gets
        + AmountText.added(voice.on(who), effect.amount(), Phrases.word(effect.stat()))
        + until(effect.until());
  }

  private static String discount(Voice voice, Boost.Discount effect) {
    boolean once = effect.times().equals(Uses.ONE);
    return uses(effect.times())
        + SelectorText.noun(effect.sel(), !once)
        + ZoneText.in(voice, effect.sel())
        + (once ? " costs you " : " cost you ")
        + AmountText.of(voice, effect.amount())
        + " less"
        + until(effect.until());
  }

  /** Cards of that kind cost so much less, for so many gains; 0 stands for all of them. */
  static String less(Selector sel, int amount, int uses) {
    boolean once = uses == 1;
    return uses(new Uses(uses))
        + SelectorText.noun(sel, !once)
        + (once ? " costs " : " cost ")
        + amount
        + " less";
  }

  private static String uses(Uses uses) {
    if (uses.equals(Uses.ALL)) {
      return "";
    }
    return uses.equals(Uses.ONE) ? "the next " : "the next " + uses.number() + " ";
  }

  private static String prevent(Voice voice, Boost.Prevent effect) {
    Who who = effect.addressed();
    return "prevent "
        + effect
            .amount()
            .map(amount -> AmountText.much(voice.on(who), amount, "damage"))
            .orElse("all damage")
        + (who.equals(Who.SELF) ? "" : " to " + WhoText.whose(voice, who) + " flagship")
        + until(effect.until());
  }

  private static String until(Optional<Until> until) {
    if (until.isEmpty()) {
      return "";
    }
    return switch (until.get()) {
      case TURN_END -> " until the turn ends";
      case BATTLE_END -> " until the battle ends";
      case ENCOUNTER_END -> " until the encounter ends";
    };
  }
}
