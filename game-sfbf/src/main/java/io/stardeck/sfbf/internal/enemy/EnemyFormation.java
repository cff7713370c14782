package io.stardeck.sfbf.internal.enemy;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.internal.formation.EndFormationRule;
import io.stardeck.sfbf.internal.formation.PlayReinforcementsRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** Phase 3: all Reinforcements that the enemy keeps, and no other move (SP-4). */
final class EnemyFormation implements Policy<Phase.Formation> {
  private static final PlayReinforcementsRule REINFORCE = new PlayReinforcementsRule();
  private static final EndFormationRule END = new EndFormationRule();

  @Override
  public boolean decide(Play<BattleForceState> play, Phase.Formation frame) {
    if (!frame.begun()) {
      return false;
    }
    for (CardId card : play.state().table().enemyCards()) {
      if (Moves.make(play, REINFORCE, new PlayReinforcements(frame.seat(), card))) {
        return true;
      }
    }
    END.perform(play, new EndFormation(frame.seat()));
    return true;
  }
}
