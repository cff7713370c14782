package io.stardeck.b5.internal.text;

import io.stardeck.b5.card.Amount;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Modifier;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

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

  /** The newest change by {@code source} of that card; empty if it is over already. */
  static Optional<String> newest(Names names, CardId source, CardId card) {
    Board board = names.board();
    for (Modifier modifier : board.modifiers().reverse()) {
      if (modifier.source().equals(source) && modifier.card().equals(Optional.of(card))) {
        return Optional.of(of(names, modifier));
      }
    }
    return Optional.empty();
  }

  /** The newest change by {@code source} of what holds for a faction or for all. */
  static Optional<String> newest(Names names, CardId source, Seat seat) {
    Board board = names.board();
    for (Modifier modifier : board.modifiers().reverse()) {
      if (modifier.source().equals(source)
          && modifier.card().isEmpty()
          && modifier.target().orElse(modifier.faction()).equals(seat)) {
        return Optional.of(of(names, modifier));
      }
    }
    return Optional.empty();
  }

  private String text() {
    String sentence = WordSentences.ALL.of(this::part, modifier.operation());
    String whose = told ? "" : modifier.target().map(seat -> names.of(seat) + ": ").orElse("");
    String where =
        modifier.conflict().map(conflict -> " in " + names.conflict(conflict)).orElse("");
    return whose + sentence + where + LastingText.of(modifier.duration());
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
