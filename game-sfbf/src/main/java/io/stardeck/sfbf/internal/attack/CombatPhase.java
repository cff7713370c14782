package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.state.Table;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/** An attack under way: goes from stage to stage by itself, opening the windows (section 2.4). */
public final class CombatPhase extends BattlePhase<Phase.Combat> {
  private static final ImmutableList<BiConsumer<Table, Inspection>> TOPICS =
      ImmutableList.of(AttackFaults::find, ShotFaults::find, ResponseFaults::find);

  private final Map<Stage, CombatStage> stages;

  public CombatPhase(ImmutableList<CombatStage> stages) {
    this.stages = Maps.immutableEnumMap(Maps.uniqueIndex(stages, CombatStage::stage));
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Combat phase) {
    Attack attack = play.state().table().attack().orElseThrow();
    Objects.requireNonNull(stages.get(phase.stage())).run(play, attack);
    return true;
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.Combat phase, Layer layer, Inspection inspection) {
    inspection.require(
        !(layer.below() instanceof Phase.Combat),
        layer.path(),
        "one attack is under way at a time");
    inspection.require(
        layer.below() instanceof Phase.Choice choice
            && !choice.done()
            && choice.seat().equals(phase.seat()),
        layer.path(),
        "nobody attacks now");
    for (BiConsumer<Table, Inspection> topic : TOPICS) {
      if (inspection.clean()) {
        topic.accept(state.table(), inspection);
      }
    }
  }
}
