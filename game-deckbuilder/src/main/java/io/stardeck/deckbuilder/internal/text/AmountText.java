package io.stardeck.deckbuilder.internal.text;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.card.word.Zones;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Numbers, as a card names them. */
final class AmountText {
  static final Texts<Voice, Amount> TEXTS = texts();

  private AmountText() {}

  /** "2", "the number of cards on your Bridge", "X" for a number that is chosen. */
  static String of(Voice voice, Amount amount) {
    return TEXTS.of(voice, amount);
  }

  /** What is added: "+2 Speed", "+X Speed", "Speed + the number of cards on your Bridge". */
  static String added(Voice voice, Amount amount, String to) {
    if (amount instanceof Amount.Constant constant) {
      return Phrases.signed(constant.value()) + " " + to;
    }
    return plain(amount) ? "+" + of(voice, amount) + " " + to : to + " + " + of(voice, amount);
  }

  /** So much of something: "2 damage", "damage equal to the number of cards on your Bridge". */
  static String much(Voice voice, Amount amount, String of) {
    return plain(amount) ? of(voice, amount) + " " + of : of + " equal to " + of(voice, amount);
  }

  /** So many of something: "2 cards", "as many cards as the number of cards on your Bridge". */
  static String many(Voice voice, Amount amount, String of) {
    return plain(amount)
        ? of(voice, amount) + " " + of
        : "as many " + of + " as " + of(voice, amount);
  }

  /** Whether it is short enough to stand in front of what is counted: a number or X. */
  static boolean plain(Amount amount) {
    return amount instanceof Amount.Constant || amount instanceof Amount.Chosen;
  }

  /** What X is, where somebody has to choose it: "X your choice of 1 to 3". */
  static String choice(Voice voice, Amount.Chosen number) {
    return "X " + voice.whose() + " choice of 1 to " + number.max();
  }

  /** So much or more: "2+", "at least the number of players". */
  static String least(Voice voice, Amount amount) {
    return (amount instanceof Amount.Constant ? "" : "at least ")
        + of(voice, amount)
        + (amount instanceof Amount.Constant ? "+" : "");
  }

  /** Whether it is the number 1. */
  static boolean one(Amount amount) {
    return amount.equals(Amount.of(1));
  }

  private static Texts<Voice, Amount> texts() {
    return Texts.<Voice, Amount>builder()
        .put(Amount.Constant.class, (voice, a) -> Integer.toString(a.value()))
        .put(Amount.Count.class, (voice, a) -> "the number of " + counted(voice, a.sel()))
        .put(
            Amount.StatOf.class,
            (voice, a) -> WhoText.whose(voice, a.player()) + " " + Phrases.word(a.stat()))
        .put(
            Amount.Points.class,
            (voice, a) -> voice.whose() + (a.team() ? " team's" : "") + " Mission Points")
        .put(
            Amount.Damage.class,
            (voice, a) -> "the damage on " + WhoText.whose(voice, a.player()) + " flagship")
        .put(
            Amount.Repaired.class,
            (voice, a) -> "what " + WhoText.of(voice, a.player()) + " repaired in this turn")
        .put(Amount.Chosen.class, (voice, a) -> "X")
        .put(Amount.CubesDefeated.class, (voice, a) -> "the number of defeated Cubes")
        .put(Amount.RevealedBorg.class, (voice, a) -> "the number of Borg cards shown")
        .put(Amount.CostOf.class, (voice, a) -> "the cost of " + SelectorText.cards(voice, a.sel()))
        .put(Amount.Plus.class, (voice, a) -> joined(voice, a.of(), " + "))
        .put(
            Amount.Minus.class,
            (voice, a) -> of(voice, a.from()) + " - " + inner(voice, a.amount()))
        .put(Amount.Times.class, (voice, a) -> joined(voice, a.of(), " x "))
        .put(
            Amount.Over.class,
            (voice, a) -> inner(voice, a.amount()) + " / " + a.by() + ", rounded down")
        .put(Amount.Min.class, (voice, a) -> "the smallest of " + among(voice, a.of()))
        .put(Amount.Max.class, (voice, a) -> "the greatest of " + among(voice, a.of()))
        .build();
  }

  /** Each player has one flagship: who counts them counts players. */
  private static String counted(Voice voice, Selector sel) {
    boolean players =
        sel.zone().equals(Optional.of(Zones.of(Zone.FLAGSHIP)))
            && sel.owner().equals(Optional.of(new Who.Plain(Owner.EACH_PLAYER)))
            && !sel.narrows();
    return players ? "players" : SelectorText.cards(voice, sel);
  }

  private static String joined(Voice voice, ImmutableList<Amount> parts, String by) {
    return parts.stream().map(part -> inner(voice, part)).collect(joining(by));
  }

  private static String among(Voice voice, ImmutableList<Amount> parts) {
    return Phrases.and(parts.stream().map(part -> inner(voice, part)).toList());
  }

  /** Within another amount. */
  private static String inner(Voice voice, Amount amount) {
    boolean made =
        amount instanceof Amount.Plus
            || amount instanceof Amount.Minus
            || amount instanceof Amount.Times
            || amount instanceof Amount.Over;
    return made ? "(" + of(voice, amount) + ")" : of(voice, amount);
  }
}
