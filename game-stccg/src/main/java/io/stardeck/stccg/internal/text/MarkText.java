package io.stardeck.stccg.internal.text;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.text.Texts;
import io.stardeck.stccg.event.CardEvent.CardMarked;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Mark;

/** What is remembered of a card, and what is not any more, in words. */
final class MarkText {
  static final Texts<Names, Mark> TEXTS =
      Texts.<Names, Mark>builder(Names::part)
          .put(Mark.Arrested.class, "is under house arrest")
          .put(Mark.Deactivated.class, "is deactivated")
          .put(Mark.Home.class, "belongs to {ship}")
          .put(Mark.Disabled.class, "is disabled by {by}")
          .put(Mark.Halted.class, "was stopped before the battle")
          .put(Mark.Stopped.class, "is kept stopped by {by}")
          .put(Mark.Held.class, "is held by {by}")
          .put(Mark.Lent.class, "goes back to {to}")
          .put(
              Mark.NoBeam.class,
              (names, m) ->
                  m.turns() == 0
                      ? "cannot beam in this turn"
                      : "cannot beam for " + Phrases.count(m.turns(), "turn"))
          .put(Mark.Spared.class, "is not drawn again by {by}")
          .put(Mark.Dying.class, "is about to die")
          .put(Mark.Tried.class, "has attempted {location}")
          .put(
              Mark.CalledOff.class,
              "has called off an attack on the team of {opponent} on {location}")
          .put(Mark.Drawn.class, "is the card drawn last")
          .put(Mark.Unearned.class, "was never earned")
          .put(Mark.Learned.class, "has the skills of {def}")
          .build();

  static final Texts<Names, Mark> ENDS =
      Texts.<Names, Mark>builder(Names::part)
          .put(Mark.Arrested.class, "is not under house arrest any more")
          .put(Mark.Deactivated.class, "is active again")
          .put(Mark.Home.class, "is not on a planet away from {ship} any more")
          .put(Mark.Disabled.class, "is not disabled by {by} any more")
          .put(Mark.Halted.class, "does not count as stopped before the battle")
          .put(Mark.Stopped.class, "is not kept stopped by {by} any more")
          .put(Mark.Held.class, "is not held by {by} any more")
          .put(Mark.Lent.class, "does not go back to {to} any more")
          .put(Mark.NoBeam.class, "can beam again")
          .put(Mark.Spared.class, "can be drawn by {by} again")
          .put(Mark.Dying.class, "is not about to die any more")
          .put(Mark.Tried.class, "counts as fresh again for {location}")
          .put(Mark.CalledOff.class, "may attack the team of {opponent} on {location} again")
          .put(Mark.Drawn.class, "is not the card drawn last any more")
          .put(Mark.Unearned.class, "was earned after all")
          .put(Mark.Learned.class, "does not have the skills of {def} any more")
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
    return mark instanceof Mark.NoBeam && card.has(Mark.NoBeam.class)
        || mark instanceof Mark.Lent && card.has(Mark.Lent.class);
  }

  private static ImmutableList<String> texts(
      Names names, Texts<Names, Mark> texts, ImmutableList<Mark> marks) {
    return marks.stream()
        .map(mark -> texts.of(names, mark))
        .collect(ImmutableList.toImmutableList());
  }
}
