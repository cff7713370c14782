package io.stardeck.b5.card;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Target.Word;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import java.util.Arrays;
import java.util.EnumSet;

/**
 * Whom and what the words of an effect may speak of: what is chosen for it, and the conflict or the
 * attack that it is about.
 *
 * @param factions the factions
 * @param cards the cards
 * @param choices what kinds of things are chosen
 * @param number whether a number is chosen
 */
record ScopeRules(
    ImmutableSet<Who> factions,
    ImmutableSet<Word> cards,
    ImmutableSet<Class<?>> choices,
    boolean number) {
  private static final ImmutableSet<Who> FACTIONS =
      Sets.immutableEnumSet(Who.OWN, Who.OTHER, Who.EACH);
  private static final ImmutableSet<Word> CARDS =
      Sets.immutableEnumSet(Word.SELF, Word.HOST, Word.OWN_AMBASSADOR, Word.LED);

  /** Nothing is chosen, and it is about no conflict and no attack. */
  static final ScopeRules NOTHING = new ScopeRules(FACTIONS, CARDS, ImmutableSet.of(), false);

  /** About a conflict that has a target faction, or has none. */
  static ScopeRules conflict(boolean target) {
    return target ? NOTHING.with(Who.INITIATOR, Who.TARGET_FACTION) : NOTHING.with(Who.INITIATOR);
  }

  /** The same about a conflict that is decided. */
  ScopeRules decided() {
    return with(Who.SUBJECT);
  }

  private ScopeRules with(Who... more) {
    EnumSet<Who> all = EnumSet.copyOf(factions);
    all.addAll(Arrays.asList(more));
    return new ScopeRules(Sets.immutableEnumSet(all), cards, choices, number);
  }

  /** What that effect of a card is about. */
  static ScopeRules of(CardDef card, Effect effect) {
    ImmutableSet.Builder<Class<?>> choices = ImmutableSet.builder();
    effect.choices().forEach(choice -> choices.add(choice.getClass()));
    ScopeRules rules =
        new ScopeRules(
            FACTIONS,
            cards(card, effect),
            choices.build(),
            effect.costs().stream().anyMatch(Cost::choosesNumber));
    boolean aftermath = card.kind() == Kind.AFTERMATH && effect.trigger().isPlayed();
    if (aftermath || rules.chooses(Choice.OfConflict.class)) {
      rules = rules.with(Who.INITIATOR, Who.TARGET_FACTION);
    }
    if (rules.chooses(Choice.OfFaction.class)) {
      rules = rules.with(Who.CHOSEN);
    }
    return aftermath ? rules.decided() : rules;
  }

  private static ImmutableSet<Word> cards(CardDef card, Effect effect) {
    EnumSet<Word> cards = EnumSet.copyOf(CARDS);
    for (int i = 0; i < Math.min(2, effect.choices().size()); i++) {
      if (effect.choices().get(i) instanceof Choice.OfCard) {
        cards.add(i == 0 ? Word.FIRST : Word.SECOND);
      }
    }
    Trigger trigger = effect.trigger();
    if (trigger.isReply()
        || trigger == Trigger.AFTER_ATTACK
        || trigger.isPlayed() && card.playWith().contains(ActionKind.ATTACK)) {
      cards.add(Word.ATTACKER);
      cards.add(Word.ATTACK_TARGET);
    }
    return Sets.immutableEnumSet(cards);
  }

  /** Whether such a thing is chosen. */
  boolean chooses(Class<? extends Choice> kind) {
    return choices.contains(kind);
  }
}
