package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.Amount;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.MarkScope;
import io.stardeck.engine.text.Texts;
import java.util.stream.Collectors;

/** How much an effect does. */
final class AmountText {
  private static final Texts<Boolean, Amount> TEXTS = texts();

  private AmountText() {}

  /** The number, or how it is counted, as "half your ambassador's Diplomacy". */
  static String of(Amount amount) {
    return TEXTS.of(true, amount);
  }

  /** The same as a change: "+2", "-(half the influence of Babylon 5)". */
  static String signed(Amount amount) {
    if (amount instanceof Amount.Fixed fixed) {
      return (fixed.value() < 0 ? "" : "+") + fixed.value();
    }
    return amount instanceof Amount.Times times && times.by() < 0
        ? "-(" + of(new Amount.Times(times.amount(), -times.by())) + ")"
        : "+(" + of(amount) + ")";
  }

  /** A change of what something costs, takes or deals: "2 less", "more by the influence of ...". */
  static String more(Amount amount) {
    return more(amount, "");
  }

  /** As {@link #more(Amount)}, of something: "2 less damage". */
  static String more(Amount amount, String noun) {
    String what = noun.isEmpty() ? "" : " " + noun;
    if (amount instanceof Amount.Fixed fixed) {
      return Math.abs(fixed.value()) + (fixed.value() < 0 ? " less" : " more") + what;
    }
    return amount instanceof Amount.Times times && times.by() < 0
        ? "less" + what + " by " + of(new Amount.Times(times.amount(), -times.by()))
        : "more" + what + " by " + of(amount);
  }

  /** So much of something: "2 influence", "as much damage as X". */
  static String much(Amount amount, String noun) {
    return amount instanceof Amount.Fixed || amount instanceof Amount.Chosen
        ? of(amount) + " " + noun
        : "as much " + noun + " as " + of(amount);
  }

  /** The marks of a kind of scope, as "your Destiny marks". */
  static String marks(Iterable<Mark> marks, MarkScope scope) {
    StringBuilder words = new StringBuilder();
    for (Mark mark : marks) {
      words.append(words.isEmpty() ? "" : " and ").append(Names.word(mark));
    }
    return words
        + " marks "
        + switch (scope) {
          case SELF -> "on this card";
          case AMBASSADOR -> "on your ambassador";
          case FACTION -> "on your cards";
        };
  }

  private static Texts<Boolean, Amount> texts() {
    return Texts.<Boolean, Amount>builder()
        .put(Amount.Fixed.class, (all, a) -> Integer.toString(a.value()))
        .put(Amount.Marks.class, (all, a) -> "the " + marks(a.marks(), a.of()))
        .put(
            Amount.InnerCircle.class,
            (all, a) -> "the members of your Inner Circle that are not neutralised")
        .put(
            Amount.ReadyFleets.class,
            (all, a) -> "your ready fleets with a printed Military of " + a.military() + " or more")
        .put(Amount.FleetsOfChosenRace.class, (all, a) -> "the fleets of the chosen race")
        .put(Amount.Station.class, (all, a) -> "the influence of Babylon 5")
        .put(Amount.Vorlon.class, (all, a) -> "the influence of the Vorlons")
        .put(
            Amount.Tension.class,
            (all, a) -> "your tension toward the " + FilterText.people(a.toward()))
        .put(Amount.HighestTension.class, (all, a) -> "your highest tension")
        .put(Amount.LowestRating.class, (all, a) -> "the lowest rating of all factions")
        .put(Amount.Chosen.class, (all, a) -> "X")
        .put(Amount.Margin.class, (all, a) -> "the margin of the conflict")
        .put(Amount.Purged.class, (all, a) -> "the marks purged")
        .put(
            Amount.NeutralisedThisTurn.class,
            (all, a) -> "your characters and fleets neutralised this turn")
        .put(
            Amount.Current.class,
            (all, a) -> "the " + Names.word(a.ability()) + " of " + FilterText.target(a.of()))
        .put(
            Amount.Sum.class,
            (all, a) -> a.of().stream().map(AmountText::of).collect(Collectors.joining(" plus ")))
        .put(
            Amount.Times.class,
            (all, a) -> a.by() == 1 ? of(a.amount()) : a.by() + " times (" + of(a.amount()) + ")")
        .put(
            Amount.Over.class,
            (all, a) ->
                (a.by() == 2 ? "half of " : "one for each " + a.by() + " of ") + of(a.amount()))
        .build();
  }
}
