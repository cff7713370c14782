package io.stardeck.stccg.internal.interrupts;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet.Answer;
import io.stardeck.stccg.card.InterruptUse;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.card.word.Opening;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.internal.target.About;
import io.stardeck.stccg.internal.target.Targets;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Played;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether an interrupt may be played now, and on what. */
final class Playable {
  private Playable() {}

  /** Whether {@code seat} could play a card that names the window, but for copies and targets. */
  static boolean open(Facts facts, Seat seat, Answer answer) {
    return met(facts, seat, answer.opening().playIf())
        && met(facts, seat, answer.use().playIf())
        && !prevented(facts, seat, answer.card())
        && !spent(facts, seat, answer.card(), answer.use());
  }

  /** Whether it may be played in the window that is open, or in a free moment. */
  static boolean inTime(Facts facts, Seat seat, InterruptUse use) {
    Phase.@Nullable Window window = About.window(facts.table());
    if (window == null || use.any() && !use.except().contains(window.kind())) {
      return use.any();
    }
    for (Opening opening : use.windows()) {
      boolean named =
          opening.window() == window.kind()
              || opening.window() == WindowKind.INTERRUPT_PLAYED
                  && !window.announced().replies().isEmpty();
      if (named && About.answers(facts, window, opening) && met(facts, seat, opening.playIf())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a condition that looks at the table alone is met. */
  static boolean met(Facts facts, Seat seat, Optional<Requirement> condition) {
    return condition.isEmpty()
        || Requirements.met(
            condition.get(),
            Group.ofCards(facts, seat, -1, ImmutableList.of(), ImmutableList.of()));
  }

  /** Whether a card in play forbids it ({@code ST-EFF-07}). */
  static boolean prevented(Facts facts, Seat seat, CardDef card) {
    return Preventions.of(facts.table(), Deed.INTERRUPT, seat, card);
  }

  /** Whether it is played once in a turn, and was. */
  static boolean spent(Facts facts, Seat seat, CardDef card, InterruptUse use) {
    return use.oncePerTurn() && facts.table().player(seat).playedOnce().contains(card.id());
  }

  /** Whether {@code on} is a legal target ({@code ST-INT-09}). */
  static boolean on(Facts facts, Seat seat, InterruptUse use, Aim on) {
    return use.targets().isEmpty()
        ? on.equals(Aim.NOTHING)
        : Targets.aims(facts, seat, use.targets()).contains(on);
  }

  /** Whether {@code card} cannot be played on that: it is immune, or that was answered before. */
  static boolean barred(Facts facts, CardDef card, InterruptUse use, Aim on) {
    Phase.@Nullable Window window = About.window(facts.table());
    if (window == null) {
      return false;
    }
    ImmutableList<Reply<Played>> replies = window.announced().replies();
    int number = on.announced().orElse(0);
    if (number > 0 && number <= replies.size()) {
      InterruptUse target =
          InterruptUse.of(facts.table().def(replies.get(number - 1).action().def()));
      if (target != null && target.immuneTo().contains(card.id())) {
        return true;
      }
    }
    for (Reply<Played> reply : replies) {
      boolean same = reply.action().def().equals(card.id()) && reply.action().on().equals(on);
      if (use.oncePerPlace() && same) {
        return true;
      }
    }
    return false;
  }
}
