package io.stardeck.stccg.internal.text;

import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;
import java.util.stream.Collectors;

/** What is remembered of a card, in words. */
final class MarkText {
  static final Texts<Names, Mark> TEXTS =
      Texts.<Names, Mark>builder()
          .put(Mark.Arrested.class, (names, m) -> "is under house arrest")
          .put(Mark.Deactivated.class, (names, m) -> "is deactivated")
          .put(Mark.Home.class, (names, m) -> "belongs to " + names.of(m.ship()))
          .put(Mark.Disabled.class, (names, m) -> "is disabled by " + names.of(m.by()))
          .put(Mark.Held.class, (names, m) -> "is held by " + names.of(m.by()))
          .put(Mark.NoBeam.class, (names, m) -> "cannot beam for " + Names.count(m.turns(), "turn"))
          .put(Mark.Tried.class, (names, m) -> "has attempted " + names.location(m.location()))
          .put(
              Mark.CalledOff.class,
              (names, m) ->
                  "has called off an attack on the team of "
                      + names.of(m.opponent())
                      + " on "
                      + names.location(m.location()))
          .put(Mark.Drawn.class, (names, m) -> "is the card drawn last")
          .put(
              Mark.Learned.class,
              (names, m) -> "has the skills of " + names.view().table().def(m.def()).name())
          .build();

  private MarkText() {}

  /** All that is remembered of a card. */
  static String of(Names names, Card card) {
    return card.marks().isEmpty()
        ? "is like any other card again"
        : card.marks().stream()
            .map(mark -> TEXTS.of(names, mark))
            .collect(Collectors.joining(" and "));
  }
}
