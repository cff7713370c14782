package io.stardeck.b5.bot;

import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.Conflict;
import java.util.Optional;

/** Aftermaths: set where a conflict of this turn may fit, revealed where that helps. */
final class Aftermaths {
  private Aftermaths() {}

  static double setting(Situation situation, SetAftermath set) {
    Optional<Condition> condition = situation.def(set.card()).condition();
    for (Conflict conflict : situation.board().conflicts()) {
      if (condition.isEmpty() || mayFit(situation, condition.get(), conflict)) {
        return 0.7;
      }
    }
    return 0;
  }

  private static boolean mayFit(Situation situation, Condition condition, Conflict conflict) {
    boolean winning = situation.lead(conflict) > 0;
    if (condition instanceof Condition.Won won) {
      boolean mine =
          winning
              ? conflict.initiator().equals(situation.me())
              : conflict.target().equals(Optional.of(situation.me()));
      return mine && isOf(won.type(), conflict);
    } else if (condition instanceof Condition.Lost lost) {
      boolean mine =
          winning
              ? conflict.target().equals(Optional.of(situation.me()))
              : conflict.initiator().equals(situation.me());
      return !mine && (!winning || conflict.target().isPresent()) && isOf(lost.type(), conflict);
    } else if (condition instanceof Condition.Participant participant) {
      return !conflict.participants().isEmpty() && isOf(participant.type(), conflict);
    } else if (condition instanceof Condition.And and) {
      return and.of().stream().allMatch(each -> mayFit(situation, each, conflict));
    }
    return true;
  }

  private static boolean isOf(Optional<Ability> type, Conflict conflict) {
    return type.isEmpty() || type.get() == conflict.type();
  }

  static double revealing(Situation situation, RevealAftermath reveal) {
    Scope scope =
        Scope.of(situation.board(), situation.me(), reveal.card())
            .after(situation.board().results().get(reveal.result()))
            .choosing(reveal.chosen(), 0);
    return EffectWorth.ofPlay(situation, scope, situation.def(reveal.card()));
  }
}
