package io.stardeck.sfbf.internal.draw;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Draws;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;

/** DRAW: phase 1 (BF-DRW). */
public final class DrawPhase extends BattlePhase<Phase.Draw> {
  private static final RuleId DRW_01 = RuleId.of("BF-DRW-01");

  /** The phase, with what is open in it. */
  public DrawPhase() {
    super(
        ImmutableList.of(
            new EndDrawRule(),
            new DrawStarbaseRule(),
            new StashDrawnRule(),
            new TakeReserveRule(),
            new DrawDiscardTopRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.Draw phase) {
    int limit = view.table().config().handLimit();
    return "Phase 1: draw up to " + limit + " cards, you hold " + view.handSize(phase.seat());
  }

  /**
   * Without a choice the cards come one by one (notes in section 4); the phase is over when there
   * is nothing to draw, nor to stash (BF-DRW-07, 08).
   */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Draw phase) {
    BattleForceState state = play.state();
    Seat seat = phase.seat();
    if (state.hasShips(seat)) {
      if (Draws.automatic(state.table())) {
        if (Draws.hasRoom(state, seat) && Cards.canDraw(state)) {
          Cards.draw(play, seat, DRW_01);
          return true;
        }
      } else if (Draws.canGoOn(state, seat) || mayStash(state, seat)) {
        return false;
      }
    }
    Draws.remember(play, seat, Optional.empty());
    play.pop();
    return true;
  }

  private static boolean mayStash(BattleForceState state, Seat seat) {
    return state.secrets(seat).drawn().isPresent() && Draws.canStash(state, seat);
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Draw phase, Layer layer, Inspection inspection) {
    TurnLayers.phase(state, phase, layer, inspection);
    inspection.require(
        !phase.tookDiscard() || state.table().config().has(Option.DISCARD_DRAW),
        layer.path(),
        "no card is drawn from the discard pile");
  }
}
