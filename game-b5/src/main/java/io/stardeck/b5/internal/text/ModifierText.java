package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AsInnerCircle;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.event.CardEvent.RatingsChanged;
import io.stardeck.b5.event.ConflictEvent.FactionChanged;
import io.stardeck.b5.state.Modifier;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.function.Predicate;

/** What effects have changed for a while: what, by how much as it was then, and for how long. */
final class ModifierText {
  private final Names names;
  private final Modifier modifier;

  /** Whether the sentence says whose affair it is. */
  private boolean told;

  private ModifierText(Names names, Modifier modifier) {
    this.names = names;
    this.modifier = modifier;
  }

  /** "G'Kar has Intrigue +4, while it stays rotated". */
  static String of(Names names, Modifier modifier) {
    return new ModifierText(names, modifier).text();
  }

  /** What such an effect of that card has changed last, if it is in force. */
  private static Optional<String> newest(Names names, CardId source, Predicate<Modifier> such) {
    for (Modifier modifier : names.board().modifiers().reverse()) {
      if (modifier.source().equals(source) && such.test(modifier)) {
        return Optional.of(names.of(source) + ": " + of(names, modifier));
      }
    }
    return Optional.empty();
  }

  /** What {@code changed} says, with the card whose effect it is. */
  static Optional<String> newest(Names names, RatingsChanged changed) {
    return newest(names, changed.source(), each -> each.card().equals(Optional.of(changed.card())));
  }

  /** What {@code changed} says, with the card whose effect it is. */
  static Optional<String> newest(Names names, FactionChanged changed) {
    return newest(
        names,
        changed.source(),
        each ->
            each.card().isEmpty() && each.target().orElse(each.faction()).equals(changed.seat()));
  }

  private String text() {
    String sentence = WordSentences.ALL.of(this::part, said(modifier.operation()));
    String whose = told ? "" : modifier.target().map(seat -> names.of(seat) + ": ").orElse("");
    String where =
        modifier.conflict().map(conflict -> " in " + names.conflict(conflict)).orElse("");
    boolean says = modifier.operation() instanceof AsInnerCircle; // how long, itself
    return whose + sentence + where + (says ? "" : LastingText.of(modifier.duration()));
  }

  /** A conflict that was chosen is named. */
  private static Operation said(Operation operation) {
    return operation instanceof MayUse use
        ? new MayUse(use.target(), use.use(), use.insteadOf(), false)
        : operation;
  }

  private String part(String name, String form, Object value) {
    if (name.equals("target") && modifier.card().isPresent()) {
      return names.of(modifier.card().get());
    }
    if (name.equals("amount")) {
      Amount then = Amount.of(modifier.number());
      return form.isEmpty() ? WordText.of(then) : AmountText.of(then, form);
    }
    if (name.equals("who") && modifier.target().isPresent()) {
      told = true;
      String faction = names.of(modifier.target().get());
      return form.isEmpty() ? faction : faction + " " + form + "s";
    }
    return WordText.part(name, form, value);
  }
}
