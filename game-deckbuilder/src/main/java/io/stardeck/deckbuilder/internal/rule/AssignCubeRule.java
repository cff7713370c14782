package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.step.battle.CubeVolleys;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Naming the flagship that takes the damage of a Cube (DB-CUB-10). */
public final class AssignCubeRule implements DeckbuilderRule<AssignCube> {
  private static final RuleId GEN_01 = RuleId.of("DB-GEN-01");
  private static final RuleId CUB_10 = RuleId.of("DB-CUB-10");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super AssignCube> offer) {
    ImmutableList<Seat> targets = targets(view.table());
    for (int i = 0; i < targets.size(); i++) {
      offer.accept(new AssignCube(view.seat(), targets.get(i)));
    }
  }

  @Override
  public void check(DeckbuilderView view, AssignCube action, Findings findings) {
    Seat flagship = action.flagship();
    if (flagship.number() < 1 || flagship.number() > view.table().players()) {
      findings.reject("flagship", GEN_01, "%s does not sit at this table", flagship);
    } else if (!targets(view.table()).contains(flagship)) {
      findings.reject("flagship", CUB_10, "the flagship of %s cannot take more damage", flagship);
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, AssignCube action) {
    if (play.state().table().phases().top() instanceof CubeDamage phase) {
      CubeVolleys.name(play, phase, action.flagship());
    }
  }

  private static ImmutableList<Seat> targets(Table table) {
    @Nullable CubeBattle battle = Cubes.current(table);
    return battle != null && table.phases().top() instanceof CubeDamage phase
        ? Cubes.targets(battle, phase.hits())
        : ImmutableList.of();
  }
}
