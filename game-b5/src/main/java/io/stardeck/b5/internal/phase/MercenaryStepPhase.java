package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.internal.step.round.Mercenaries;
import io.stardeck.b5.internal.step.round.TurnSteps;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5Frame.ResolutionRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** The mercenary step: each mercenary acts for who directs it ({@code B5-MRC-10}). */
final class MercenaryStepPhase extends B5Phase<MercenaryStep> {
  private static final RuleId FRM_30 = RuleId.of("B5-FRM-30");

  MercenaryStepPhase() {
    super("Let %s act, or do nothing", "%s can do nothing here", ActionRules.mercenaryStep());
  }

  @Override
  protected String ask(B5View view, MercenaryStep frame, String asked) {
    return asked.formatted(view.board().def(frame.left().get(0)).title());
  }

  @Override
  public boolean proceed(Play<B5State> play, MercenaryStep frame) {
    if (!frame.director().isEmpty()) {
      return false;
    }
    Board board = play.state().board();
    ImmutableList<CardId> left =
        Lists.filter(frame.left(), card -> Spot.find(board, card) != null); // some may have gone
    if (left.isEmpty()) {
      play.replace(new ResolutionRound());
      TurnSteps.tellPhase(play, FRM_30, "resolution-round");
      return true;
    }
    Optional<Seat> director = Mercenaries.director(board, left.get(0));
    if (director.isPresent()) {
      Mercenaries.act(play, left.get(0));
      play.replace(new MercenaryStep(left, ImmutableList.of(director.get())));
    } else {
      play.replace(new MercenaryStep(Lists.rest(left), ImmutableList.of()));
    }
    return true;
  }
}
