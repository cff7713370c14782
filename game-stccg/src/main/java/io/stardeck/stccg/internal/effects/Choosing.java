package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.function.Consumer;

/** Somebody chooses for an effect ({@code ST-EFF-41}). */
public final class Choosing implements StccgPhase<Phase.Choosing> {
  private static final RuleId EFF_41 = RuleId.of("ST-EFF-41");
  private static final ImmutableList<StccgRule<?>> OPEN = ImmutableList.of(new Answering());

  @Override
  public Class<Phase.Choosing> frame() {
    return Phase.Choosing.class;
  }

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return OPEN;
  }

  @Override
  public String prompt(StccgView view, Phase.Choosing frame) {
    return "a choice has to be made";
  }

  /** Answering. */
  private static final class Answering implements StccgRule<Choose> {
    @Override
    public Class<Choose> action() {
      return Choose.class;
    }

    @Override
    public void candidates(StccgView view, Consumer<? super Choose> offer) {
      for (Option option : options(view)) {
        offer.accept(new Choose(view.seat(), option));
      }
    }

    private static ImmutableList<Option> options(StccgView view) {
      return view.top() instanceof Phase.Choosing choosing
          ? Options.of(view, choosing.question())
          : ImmutableList.of();
    }

    @Override
    public void check(StccgView view, Choose action, Findings findings) {
      if (!options(view).contains(action.option())) {
        findings.reject("option", EFF_41, "that is no option");
      }
    }

    @Override
    public void perform(Play<StccgState> play, Choose action) {
      boolean open = !(action.option() instanceof Option.OfCard);
      play.tell(
          EFF_41,
          new TurnEvent.ChoiceMade(
              action.actor(), open ? Optional.of(action.option()) : Optional.empty()));
      play.pop();
      if (play.state().top() instanceof Phase.Effects effects) {
        CarryingOut.chosen(play, effects.run(), action.option());
      }
    }
  }
}
