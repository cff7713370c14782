package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.ChoiceRule;
import io.stardeck.engine.script.Interpreter;
import io.stardeck.engine.script.RunPhase;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.state.Option;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;

/** All words, and how they are carried out ({@code ST-EFF-40}, {@code ST-EFF-41}). */
public final class Words extends Interpreter<StccgState, StccgView, Effects> {
  /** The words; they hold nothing else. */
  public static final Words WORDS = new Words();

  /** The phase in which effects are carried out. */
  public static final RunPhase<StccgState, StccgView, Effects> PHASE =
      new RunPhase<>(
          Effects.class,
          WORDS,
          ImmutableList.of(
              new ChoiceRule<>(
                  Choose.class,
                  (seat, option) -> new Choose(seat, (Option) option),
                  Choose::option,
                  Effects.class,
                  WORDS,
                  RuleId.of("ST-EFF-41"))));

  private Words() {
    add(
        ImmutableList.of(
            new ArrangeTopWord(),
            new BattleAgainWord(),
            new BoardWord(),
            new ChooseWord(),
            new CloakWord(),
            new CommandIntrudersWord(),
            new CopySkillsWord(),
            new CountWord(),
            new DamageShipWord(),
            new DecloakWord(),
            new DestroyEquipmentWord(),
            new DestroyIntrudersWord(),
            new DestroyLocationWord(),
            new DestroyShipWord(),
            new DisableWord(),
            new DiscardHandWord(),
            new DiscardSelfWord(),
            new DiscardShipWord(),
            new DrawWord(),
            new EndAttemptWord(),
            new EndTurnWord(),
            new GainArtifactsWord(),
            new GuessHandWord(),
            new HandUnderDeckWord(),
            new HoldWord(),
            new IfWord(),
            new ImposeWord(),
            new KillWord(),
            new LookWord(),
            new LosePointsWord(),
            new NullifyWord(),
            new PutOutOfPlayWord(),
            new RecoverWord(),
            new RedrawWord(),
            new RelocateShipWord(),
            new RelocateWord(),
            new RepairWord(),
            new RepeatWord(),
            new RestoreMissionWord(),
            new ReturnPlayWord(),
            new ReturnToHandWord(),
            new ScoreWord(),
            new SearchDeckWord(),
            new SetAsideWord(),
            new ShuffleDeckWord(),
            new ShuffleIntoDeckWord(),
            new SplitWord(),
            new StakesWord(),
            new StopWord(),
            new SubturnWord(),
            new SurviveWord(),
            new TakeControlWord(),
            new TransportWord(),
            new TurnOverWord(),
            new UnstopWord()));
  }

  /** What {@code chooser} is asked by the run on top is answered by the first option. */
  public static void takeFirst(Play<StccgState> play, Seat chooser) {
    Effects run = (Effects) play.state().top();
    WORDS.answer(play, run, WORDS.options(StccgView.of(play.state(), chooser), run).get(0));
  }

  @Override
  protected ImmutableList<Effect> effects(StccgState state, Effects run) {
    return state.table().options().cards().scripts(run.def()).get(run.script());
  }

  @Override
  protected ImmutableList<Effect> shown(StccgView view, Effects run) {
    return view.table().options().cards().scripts(run.def()).get(run.script());
  }

  @Override
  protected StccgView view(StccgState state, Seat seat) {
    return StccgView.of(state, seat);
  }

  @Override
  protected Option none() {
    return new Option.No();
  }
}
