package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.defence.PlayReactionRule;
import io.stardeck.sfbf.internal.defence.ReactionWindowPhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/**
 * The player has defended their ship: ECCM, then Tractor Beam, then Prime Team cancels it, whenever
 * the kind fits (SP-7).
 */
final class EnemyReaction implements Policy<Phase.ReactionWindow> {
  private static final ImmutableList<CardKind> KINDS =
      ImmutableList.of(CardKind.ECCM, CardKind.TB, CardKind.PRT);
  private static final PlayReactionRule REACT = new PlayReactionRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.ReactionWindow frame) {
    Table table = play.state().table();
    for (CardKind kind : KINDS) {
      for (CardId card : table.enemyCards()) {
        PlayReaction reaction = new PlayReaction(frame.seat(), card, ReactionMode.CANCEL);
        if (table.kind(card) == kind && Moves.make(play, REACT, reaction)) {
          return true;
        }
      }
    }
    ReactionWindowPhase.PASS.perform(play, new PassReaction(frame.seat()));
    return true;
  }
}
