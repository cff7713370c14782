package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Scope;
import io.stardeck.deckbuilder.card.word.StaticEffect;
import io.stardeck.deckbuilder.card.word.Trigger;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;

/** Abilities, statics and triggers. */
final class AbilityText {
  static final Texts<Voice, Modifier> MODIFIERS =
      Texts.<Voice, Modifier>builder()
          .put(
              Modifier.StatChange.class,
              (voice, m) -> AmountText.added(voice, m.amount(), Phrases.word(m.stat())))
          .put(
              Modifier.CostChange.class,
              (voice, m) -> SelectorText.cards(voice, m.sel()) + " cost you " + more(voice, m))
          .put(
              Modifier.Allowance.class,
              (voice, m) ->
                  AmountText.added(voice, m.amount(), Phrases.word(m.of()))
                      + " in each of your turns")
          .put(
              Modifier.Prevention.class,
              (voice, m) -> "prevent " + AmountText.of(voice, m.amount()) + " of each damage")
          .put(Modifier.Exemption.class, (voice, m) -> exempt(m.rule()))
          .build();

  private AbilityText() {}

  private static String more(Voice voice, Modifier.CostChange change) {
    return change.amount() instanceof Amount.Constant constant
        ? Math.abs(constant.value()) + (constant.value() < 0 ? " less" : " more")
        : AmountText.of(voice, change.amount()) + " more";
  }

  /** "once a turn, in your Action Phase: +1 XP". */
  static String of(Voice voice, Ability ability) {
    String windows = Phrases.or(ability.window().stream().map(AbilityText::window).toList());
    return where(ability.zone())
        + (ability.uses() == 1 ? "once" : ability.uses() + " times")
        + " a turn, "
        + windows
        + ability.condition().map(c -> ", if " + ConditionText.of(voice, c)).orElse("")
        + ability.cost().map(prices -> ", " + PriceText.all(voice, prices)).orElse("")
        + ": "
        + EffectText.all(voice, ability.effects());
  }

  /** "as flagship, in battle: +1 Attack". */
  static String of(Voice voice, StaticEffect effect) {
    boolean battle = effect.scope().orElse(Scope.ALWAYS) == Scope.BATTLE;
    String lead =
        where(effect.zone())
            + (battle ? "in battle, " : "")
            + effect.condition().map(c -> "if " + ConditionText.of(voice, c) + ", ").orElse("");
    return (lead.isEmpty() ? "" : lead.substring(0, lead.length() - 2) + ": ")
        + MODIFIERS.of(voice, effect.modifier());
  }

  /** "when you complete a Mission: draw 1 card". */
  static String of(Voice voice, Trigger trigger) {
    return where(trigger.zone())
        + when(trigger.on())
        + trigger.subject().map(sel -> " (" + SelectorText.noun(sel, false) + ")").orElse("")
        + trigger.condition().map(c -> ", if " + ConditionText.of(voice, c)).orElse("")
        + ": "
        + EffectText.all(voice, trigger.effects());
  }

  private static String where(AbilityZone zone) {
    return switch (zone) {
      case BRIDGE -> "";
      case FLAGSHIP -> "as flagship, ";
      case STARTING_EFFECT -> "all game, ";
      case POINTS -> "in your Points Area, ";
      case INFLUENCE -> "while you hold it, ";
    };
  }

  private static String window(Window window) {
    return switch (window) {
      case ACTION -> "in your Action Phase";
      case EVENT -> "at an Event";
      case BATTLE -> "in battle";
    };
  }

  private static String exempt(Modifier.Rule rule) {
    return switch (rule) {
      case INFLUENCE_LIMIT -> "you may hold any number of Influence cards";
      case SETUPS_OUT_OF_BATTLE -> "you may play Setups in battle";
    };
  }

  private static String when(When when) {
    return switch (when) {
      case PLAYED -> "when you play a card";
      case GAINED -> "when you gain a card";
      case TRASHED -> "when you trash a card";
      case DISCARDED -> "when you discard a card";
      case GOAL_ACHIEVED -> "when you meet a Goal";
      case MISSION_COMPLETED -> "when you complete a Mission";
      case DIPLOMACY_WON -> "when you win a Starship by Diplomacy";
      case SHIP_DEFEATED -> "when you defeat a Starship";
      case FLAGSHIP_DEFEATED -> "when your flagship is defeated";
      case TURN_START -> "when your turn begins";
      case TURN_END -> "when your turn ends";
      case BATTLE_START -> "when a battle begins";
      case BATTLE_END -> "when a battle ends";
    };
  }
}
