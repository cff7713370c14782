package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.Condition;
import io.stardeck.b5.card.Filter;
import io.stardeck.b5.card.ImmutableFilter;
import io.stardeck.b5.card.Who;
import io.stardeck.engine.text.Texts;
import java.util.Optional;
import java.util.stream.Collectors;

/** What has to hold for a card or an effect. */
final class ConditionText {
  private static final Texts<Boolean, Condition> TEXTS = texts();

  private ConditionText() {}

  /** What has to hold, as "your rating is 10 or more". */
  static String of(Condition condition) {
    return TEXTS.of(true, condition);
  }

  private static String conflict(Optional<Ability> type) {
    return type.map(ability -> "a conflict of " + Names.word(ability)).orElse("a conflict");
  }

  private static Texts<Boolean, Condition> texts() {
    Texts.Builder<Boolean, Condition> texts = Texts.builder();
    factions(texts);
    conflicts(texts);
    return texts
        .put(Condition.Not.class, (all, c) -> "not: " + of(c.of()))
        .put(
            Condition.And.class,
            (all, c) -> c.of().stream().map(ConditionText::of).collect(Collectors.joining(" and ")))
        .put(
            Condition.Or.class,
            (all, c) -> c.of().stream().map(ConditionText::of).collect(Collectors.joining(" or ")))
        .build();
  }

  private static void factions(Texts.Builder<Boolean, Condition> texts) {
    texts
        .put(Condition.Rating.class, (all, c) -> least("your influence rating", c.atLeast()))
        .put(Condition.Power.class, (all, c) -> least("your power", c.atLeast()))
        .put(Condition.InnerCircle.class, (all, c) -> least("your Inner Circle", c.atLeast()))
        .put(Condition.HasInPlay.class, (all, c) -> inPlay(c.filter()) + " is in play")
        .put(Condition.WonConflict.class, (all, c) -> "you have won " + conflict(c.type()))
        .put(Condition.LostConflict.class, (all, c) -> "you have lost " + conflict(c.type()))
        .put(
            Condition.WasTargetOfLostConflict.class,
            (all, c) -> "you were the target of a conflict that was lost")
        .put(
            Condition.TargetOfOpen.class,
            (all, c) -> "you are the target of " + conflict(c.type()) + " that is open")
        .put(
            Condition.Marks.class,
            (all, c) -> c.atLeast() + " or more " + AmountText.marks(c.marks(), c.of()))
        .put(Condition.Station.class, (all, c) -> least("the influence of Babylon 5", c.atLeast()))
        .put(Condition.Vorlon.class, (all, c) -> least("the influence of the Vorlons", c.atLeast()))
        .put(
            Condition.Tension.class,
            (all, c) ->
                least(
                    "the tension of the %s toward the %s"
                        .formatted(FilterText.people(c.from()), FilterText.people(c.toward())),
                    c.atLeast()))
        .put(
            Condition.AtWar.class,
            (all, c) -> "you are at war with the " + FilterText.people(c.with()))
        .put(Condition.ChosenNumber.class, (all, c) -> least("X", c.atLeast()))
        .put(Condition.Turn.class, (all, c) -> least("the number of the turn", c.atLeast()))
        .put(
            Condition.HostParticipated.class,
            (all, c) -> "the card that it is on took part in a conflict");
  }

  private static void conflicts(Texts.Builder<Boolean, Condition> texts) {
    texts
        .put(
            Condition.Won.class,
            (all, c) ->
                "you won "
                    + conflict(c.type())
                    + c.margin().map(margin -> " by " + margin + " or more").orElse(""))
        .put(Condition.Lost.class, (all, c) -> "somebody lost " + conflict(c.type()))
        .put(Condition.WonByOtherAtWar.class, (all, c) -> "another faction won a war conflict")
        .put(Condition.Participant.class, (all, c) -> "a card took part in " + conflict(c.type()))
        .put(
            Condition.NeutralisedInIt.class,
            (all, c) ->
                "those neutralised in it, each a %s, had together a printed %s of %d or more"
                    .formatted(FilterText.one(c.filter()), Names.word(c.ability()), c.atLeast()))
        .put(Condition.CapturedLocation.class, (all, c) -> "a location was captured by it")
        .put(Condition.Margin.class, (all, c) -> least("the margin of the conflict", c.atLeast()));
  }

  /** An own card, unless it is said whose ({@code B5-W-46}). */
  private static String inPlay(Filter filter) {
    Filter whose =
        filter.whose().isEmpty() ? ImmutableFilter.copyOf(filter).withWhose(Who.OWN) : filter;
    return FilterText.any(whose);
  }

  private static String least(String what, int least) {
    return what + " is " + least + " or more";
  }
}
