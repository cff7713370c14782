package io.stardeck.deckbuilder.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.rule.PassRule;
import io.stardeck.deckbuilder.internal.rule.PlayCardRule;
import io.stardeck.deckbuilder.internal.rule.UseEffectRule;
import io.stardeck.deckbuilder.internal.step.Gatherings;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import org.jspecify.annotations.Nullable;

/** BATTLE_PLAY against a Cube: all who fight play in any order (DB-CUB-06). */
final class CubePlayPhase extends TurnPhase<CubePlay> {
  CubePlayPhase() {
    super(ImmutableList.of(new PassRule(), new PlayCardRule(), new UseEffectRule()));
  }

  @Override
  public String prompt(DeckbuilderView view, CubePlay phase) {
    String asked =
        asked(
            view,
            "Battle with a Borg Cube: play cards, or pass",
            "Battle with a Borg Cube: nothing can be played, pass");
    return told(asked, "passed", phase.gathering());
  }

  /** It ends when all have passed, nobody is in (DB-BOR-33), or the Cube is defeated or gone. */
  @Override
  public boolean proceed(Play<DeckbuilderState> play, CubePlay phase) {
    if (Gatherings.leave(play, phase)) {
      return true;
    }
    boolean ends = phase.gathering().over() || decided(play.state().table());
    if (ends) {
      play.pop();
    }
    return ends;
  }

  private static boolean decided(Table table) {
    @Nullable CubeBattle battle = Cubes.current(table);
    return battle == null || table.flipped(battle.card()).isEmpty() || Cubes.beaten(table, battle);
  }

  @Override
  public void inspect(DeckbuilderState state, CubePlay phase, Layer layer, Inspection inspection) {
    boolean fought =
        layer.below() instanceof CubeBattle battle
            && battle.stage() == CubeBattle.Stage.PLAY
            && Combatants.all(battle, phase);
    inspection.require(fought, layer.path(), "no Cube is fought like that");
  }
}
