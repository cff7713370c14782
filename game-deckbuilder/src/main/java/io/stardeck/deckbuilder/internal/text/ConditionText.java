package io.stardeck.deckbuilder.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;

/** Goals and requirements, as a card names them. */
final class ConditionText {
  static final Texts<Voice, Condition> TEXTS = texts();

  private ConditionText() {}

  /** "Speed 6+ and 2+ Klingon cards on your Bridge". */
  static String of(Voice voice, Condition condition) {
    return TEXTS.of(voice, condition);
  }

  /** The Goal of a card, with who has to meet it. */
  static String goal(CardDef card, Condition goal) {
    return of(Voice.of(card.name()), goal) + scope(card.goalScope());
  }

  private static String scope(GoalScope scope) {
    return switch (scope) {
      case SELF -> "";
      case TEAM_SUM -> " (all who are in together)";
      case EVERY_PLAYER -> " (each player who is in)";
    };
  }

  private static Texts<Voice, Condition> texts() {
    Texts.Builder<Voice, Condition> texts = Texts.builder();
    numbers(texts);
    counts(texts);
    return texts
        .put(Condition.Holds.class, (voice, c) -> "you hold a card with " + c.keyword())
        .put(Condition.InBattle.class, (voice, c) -> "in battle")
        .put(Condition.InScenario.class, (voice, c) -> "the game is " + Phrases.word(c.scenario()))
        .put(Condition.IsTurnPlayer.class, (voice, c) -> "it is your turn")
        .put(Condition.And.class, (voice, c) -> Phrases.and(parts(voice, c.of())))
        .put(Condition.Or.class, (voice, c) -> Phrases.or(parts(voice, c.of())))
        .put(Condition.Not.class, (voice, c) -> "not " + inner(voice, c.of()))
        .put(
            Condition.AtLeastNOf.class,
            (voice, c) -> "at least " + c.n() + " of: " + String.join("; ", parts(voice, c.of())))
        .build();
  }

  private static void numbers(Texts.Builder<Voice, Condition> texts) {
    texts
        .put(
            Condition.StatAtLeast.class,
            (voice, c) -> Phrases.word(c.stat()) + " " + AmountText.least(voice, c.x()))
        .put(
            Condition.StatsSumAtLeast.class,
            (voice, c) ->
                Phrases.and(c.stats().stream().map(Phrases::word).toList())
                    + " together "
                    + AmountText.least(voice, c.x()))
        .put(Condition.XpAtLeast.class, (voice, c) -> AmountText.least(voice, c.x()) + " XP")
        .put(
            Condition.DamageAtMost.class,
            (voice, c) ->
                c.x().equals(Amount.NONE)
                    ? "no damage"
                    : "damage " + AmountText.of(voice, c.x()) + " or less")
        .put(
            Condition.DamageAtLeast.class,
            (voice, c) -> "damage " + AmountText.of(voice, c.x()) + " or more")
        .put(
            Condition.PointsAtLeast.class,
            (voice, c) ->
                AmountText.least(voice, c.x())
                    + " Mission Points"
                    + (c.of() == Condition.Of.TEAM ? " of the team" : ""))
        .put(Condition.MoreThanEachOpposingTeam.class, ConditionText::lead);
  }

  private static String lead(Voice voice, Condition.MoreThanEachOpposingTeam lead) {
    return lead.amount() instanceof Amount.Count count
        ? "more "
            + SelectorText.cards(Voice.of(voice.card(), "your team's"), count.sel())
            + " than each other team"
        : "more than every other team has, added up over its players, of "
            + AmountText.of(voice, lead.amount());
  }

  private static void counts(Texts.Builder<Voice, Condition> texts) {
    texts
        .put(
            Condition.CountAtLeast.class,
            (voice, c) ->
                c.x() instanceof Amount.Constant
                    ? AmountText.least(voice, c.x()) + " " + SelectorText.cards(voice, c.sel())
                    : "the number of "
                        + SelectorText.cards(voice, c.sel())
                        + " is "
                        + AmountText.least(voice, c.x()))
        .put(
            Condition.CountAtMost.class,
            (voice, c) -> "at most " + SelectorText.there(voice, c.x(), c.sel()))
        .put(
            Condition.CountExact.class,
            (voice, c) -> "exactly " + SelectorText.there(voice, c.x(), c.sel()))
        .put(Condition.Has.class, (voice, c) -> SelectorText.any(voice, c.sel()));
  }

  private static ImmutableList<String> parts(Voice voice, ImmutableList<Condition> conditions) {
    return conditions.stream()
        .map(condition -> inner(voice, condition))
        .collect(ImmutableList.toImmutableList());
  }

  /** Within another condition. */
  private static String inner(Voice voice, Condition condition) {
    boolean made =
        condition instanceof Condition.And and && and.of().size() > 1
            || condition instanceof Condition.Or or && or.of().size() > 1
            || condition instanceof Condition.AtLeastNOf;
    return made ? "(" + of(voice, condition) + ")" : of(voice, condition);
  }
}
