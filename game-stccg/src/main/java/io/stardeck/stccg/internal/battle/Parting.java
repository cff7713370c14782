package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.BattleAction.ChoosePart;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Choosing which part of a team is attacked ({@code ST-ATB-02}). */
public final class Parting extends StccgPhase<OrderPhase.ChoosingPart> {
  private static final RuleId ATB_02 = RuleId.of("ST-ATB-02");

  /** The phase, with what is open in it. */
  public Parting() {
    super(ImmutableList.of(new Choosing()));
  }

  private static Battle battle(Frame top) {
    return ((OrderPhase.ChoosingPart) top).battle();
  }

  @Override
  public String prompt(StccgView view, OrderPhase.ChoosingPart frame) {
    return "which part of the team is attacked?";
  }

  /** Choosing a part. */
  private static final class Choosing implements StccgRule<ChoosePart> {
    @Override
    public void candidates(StccgView view, Consumer<? super ChoosePart> offer) {
      TeamContest.parts(view, battle(view.top()))
          .forEach(part -> offer.accept(new ChoosePart(view.seat(), part)));
    }

    @Override
    public void check(StccgView view, ChoosePart action, Findings findings) {
      if (!TeamContest.parts(view, battle(view.top())).contains(action.sides())) {
        findings.reject("sides", ATB_02, "there is no such part");
      }
    }

    @Override
    public void perform(Play<StccgState> play, ChoosePart action) {
      TeamContest.form(play, battle(play.state().top()), action.sides());
    }
  }
}
