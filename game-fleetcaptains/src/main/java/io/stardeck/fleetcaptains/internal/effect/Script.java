package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.ChoiceRule;
import io.stardeck.engine.script.Interpreter;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.RunPhase;
import io.stardeck.fleetcaptains.action.Answer.ChooseOption;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.internal.step.Triggers;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.view.FleetView;

/** Carries out what cards say, one word after the other. */
public final class Script extends Interpreter<FleetState, FleetView, Effects> {
  /** The words of this game. */
  public static final Script INSTANCE = new Script();

  private Script() {
    add(ShipWords.ALL);
    add(TileWords.ALL);
    add(CloakWords.ALL);
    add(CardWords.ALL);
    add(AboardWords.ALL);
    add(FlowWords.ALL);
  }

  /** The phase in which effects are carried out, with what else can be done at its choices. */
  public static RunPhase<FleetState, FleetView, Effects> phase(
      ActionRule<FleetState, FleetView, ?> adjust) {
    return new RunPhase<>(
        Effects.class,
        INSTANCE,
        ImmutableList.of(
            new ChoiceRule<>(
                ChooseOption.class,
                (seat, option) -> new ChooseOption(seat, (Pick) option),
                ChooseOption::option,
                Effects.class,
                INSTANCE,
                VAL_05),
            adjust));
  }

  @Override
  protected ImmutableList<Effect> effects(FleetState state, Effects run) {
    return state.table().set().scripts(run.run().source()).get(run.list());
  }

  @Override
  protected ImmutableList<Effect> shown(FleetView view, Effects run) {
    return view.table().set().scripts(run.run().source()).get(run.list());
  }

  @Override
  protected boolean broken(Play<FleetState> play, Effects run) {
    ImmutableList<Effect> list = effects(play.state(), run);
    int next = run.progress().next();
    return !run.progress().begun()
        && next < list.size()
        && (Benefits.passed(play, run, list.get(next))
            || Exploration.passed(play, run, list, list.get(next)));
  }

  @Override
  protected FleetView view(FleetState state, Seat seat) {
    return FleetView.of(state, seat);
  }

  @Override
  protected Option none() {
    return new Pick.None();
  }

  /** A list within the words of a card is carried out next; no test in it is the first one. */
  static void lay(Play<FleetState> play, EffectRun run, ImmutableList<Effect> list) {
    Triggers.run(play, run.inner(), list);
  }
}
