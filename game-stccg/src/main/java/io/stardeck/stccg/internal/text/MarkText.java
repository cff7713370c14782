package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.event.CardEvent.CardMarked;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;

/** What is remembered of a card, and what is not any more, in words. */
final class MarkText {
  static final Texts<Names, Mark> TEXTS =
      Texts.<Names, Mark>builder()
          .put(Mark.Arrested.class, (names, m) -> "is under house arrest")
          .put(Mark.Deactivated.class, (names, m) -> "is deactivated")
          .put(Mark.Home.class, (names, m) -> "belongs to " + names.of(m.ship()))
          .put(Mark.Disabled.class, (names, m) -> "is disabled by " + names.of(m.by()))
          .put(Mark.Halted.class, (names, m) -> "was stopped before the battle")
          .put(Mark.Stopped.class, (names, m) -> "is kept stopped by " + names.of(m.by()))
          .put(Mark.Held.class, (names, m) -> "is held by " + names.of(m.by()))
          .put(Mark.Lent.class, (names, m) -> "goes back to " + names.of(m.to()))
          .put(
              Mark.NoBeam.class,
              (names, m) ->
                  m.turns() == 0
                      ? "cannot beam in this turn"
                      : "cannot beam for " + Names.count(m.turns(), "turn"))
          .put(Mark.Tried.class, (names, m) -> "has attempted " + names.location(m.location()))
          .put(
              Mark.CalledOff.class,
              (names, m) ->
                  "has called off an attack on the team of %s on %s"
                      .formatted(m.opponent(), names.location(m.location())))
          .put(Mark.Drawn.class, (names, m) -> "is the card drawn last")
          .put(Mark.Unearned.class, (names, m) -> "was never earned")
          .put(
              Mark.Learned.class,
              (names, m) -> "has the skills of " + names.view().table().def(m.def()).name())
          .build();

  static final Texts<Names, Mark> ENDS =
      Texts.<Names, Mark>builder()
          .put(Mark.Arrested.class, (names, m) -> "is not under house arrest any more")
          .put(Mark.Deactivated.class, (names, m) -> "is active again")
          .put(
              Mark.Home.class,
              (names, m) -> "is not on a planet away from " + names.of(m.ship()) + " any more")
          .put(
              Mark.Disabled.class,
              (names, m) -> "is not disabled by " + names.of(m.by()) + " any more")
          .put(Mark.Halted.class, (names, m) -> "does not count as stopped before the battle")
          .put(
              Mark.Stopped.class,
              (names, m) -> "is not kept stopped by " + names.of(m.by()) + " any more")
          .put(Mark.Held.class, (names, m) -> "is not held by " + names.of(m.by()) + " any more")
          .put(
              Mark.Lent.class,
              (names, m) -> "does not go back to " + names.of(m.to()) + " any more")
          .put(Mark.NoBeam.class, (names, m) -> "can beam again")
          .put(
              Mark.Tried.class,
              (names, m) -> "counts as fresh again for " + names.location(m.location()))
          .put(
              Mark.CalledOff.class,
              (names, m) ->
                  "may attack the team of %s on %s again"
                      .formatted(m.opponent(), names.location(m.location())))
          .put(Mark.Drawn.class, (names, m) -> "is not the card drawn last any more")
          .put(Mark.Unearned.class, (names, m) -> "was earned after all")
          .put(
              Mark.Learned.class,
              (names, m) ->
                  "does not have the skills of "
                      + names.view().table().def(m.def()).name()
                      + " any more")
          .build();

  private MarkText() {}

  /** What a card is no more; or else what it is, where a mark has come or a count gone down. */
  static String of(Names names, CardMarked event) {
    ImmutableList<String> ends =
        texts(names, ENDS, Lists.filter(event.gone(), mark -> !goesOn(mark, event.card())));
    return String.join(" and ", ends.isEmpty() ? texts(names, TEXTS, event.card().marks()) : ends);
  }

  /** Whether a mark is counted down and not over. */
  private static boolean goesOn(Mark mark, Card card) {
    return mark instanceof Mark.NoBeam && card.has(Mark.NoBeam.class);
  }

  private static ImmutableList<String> texts(
      Names names, Texts<Names, Mark> texts, ImmutableList<Mark> marks) {
    return marks.stream()
        .map(mark -> texts.of(names, mark))
        .collect(ImmutableList.toImmutableList());
  }
}
