package io.stardeck.stccg.internal.effects;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.ChoiceRule;
import io.stardeck.engine.script.Interpreter;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.RunPhase;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.internal.effects.cards.CardWords;
import io.stardeck.stccg.internal.effects.game.GameWords;
import io.stardeck.stccg.internal.effects.persons.PersonWords;
import io.stardeck.stccg.internal.effects.ships.ShipWords;
import io.stardeck.stccg.internal.effects.word.Warded;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;

/** All words, and how they are carried out ({@code ST-EFF-40}, {@code ST-EFF-41}). */
public final class Words extends Interpreter<StccgState, StccgView, Effects> {
  private static final RuleId EFF_41 = RuleId.of("ST-EFF-41");

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
                  (seat, option) -> new Choose(seat, (Chosen) option),
                  Choose::option,
                  Effects.class,
                  WORDS,
                  EFF_41)));

  private Words() {
    add(PersonWords.ALL);
    add(ShipWords.ALL);
    add(CardWords.ALL);
    add(GameWords.ALL);
  }

  /** What {@code chooser} is asked by the run on top is answered by the first option. */
  public static void takeFirst(Play<StccgState> play, Seat chooser) {
    Effects run = (Effects) play.state().top();
    WORDS.answer(play, run, WORDS.options(StccgView.of(play.state(), chooser), run).get(0));
  }

  /**
   * Cards have left play while somebody chooses: who has less than two things to choose from by
   * now, or is not the one to choose, is asked no more ({@code ST-EFF-41}).
   */
  public static void reconsider(Play<StccgState> play) {
    Frames.change(
        play, Effects.class, run -> stands(play.state(), run) ? run : unasked(run.unchosen()));
  }

  private static boolean stands(StccgState state, Effects run) {
    return run.progress().asked().isEmpty()
        || state.top().equals(run)
            && WORDS.faults(state, "", run).isEmpty()
            && (run.chosen().isEmpty() || offered(state, run));
  }

  private static Effects unasked(Effects run) {
    Progress now = run.progress();
    return run.with(
        new Progress(now.next(), now.begun(), now.done(), now.left(), Optional.empty()));
  }

  /** Whether what was chosen for the effect under way was among what could be chosen at first. */
  public static boolean offered(StccgState state, Effects run) {
    Progress now = run.progress();
    if (now.asked().isEmpty() || run.chosen().isEmpty()) {
      return false;
    }
    Progress first = new Progress(now.next(), now.begun(), 0, now.left(), now.asked());
    return WORDS
        .options(StccgView.of(state, now.asked().get()), run.unchosen().with(first))
        .contains(run.chosen().get());
  }

  /** What a card prevents does nothing: the next effect follows ({@code ST-EFF-07}). */
  @Override
  protected boolean broken(Play<StccgState> play, Effects run) {
    ImmutableList<Effect> list = effects(play.state(), run);
    int next = run.progress().next();
    if (next >= list.size() || !Warded.whole(play.state(), list.get(next), run)) {
      return false;
    }
    play.replace(run.onward());
    return true;
  }

  /** A card that stays may ask who has given up ({@code ST-MUL-05}). */
  @Override
  protected boolean mayChoose(StccgState state, Seat chooser) {
    return !state.table().player(chooser).resigned();
  }

  @Override
  protected void asked(Play<StccgState> play, Effects run, Seat chooser) {
    play.tell(EFF_41, new TurnEvent.ChoiceAsked(chooser));
  }

  /**
   * What was chosen is told if everybody sees that it could be; which of several effects it is,
   * these tell themselves.
   */
  @Override
  protected void chosen(Play<StccgState> play, Effects run, Option option) {
    if (play.told()) {
      StccgView open = StccgView.of(play.state(), Seat.SPECTATOR);
      boolean known =
          !(shown(open, run).get(run.progress().next()) instanceof GameEffect.Choose)
              && options(open, run).contains(option);
      play.tell(
          EFF_41,
          new TurnEvent.ChoiceMade(
              run.progress().asked().orElseThrow(),
              known ? Optional.of((Chosen) option) : Optional.empty()));
    }
  }

  /** What a list within a list of the same card moved is known to the list that goes on. */
  @Override
  protected void ended(Play<StccgState> play, Effects run) {
    super.ended(play, run);
    if (play.state().top() instanceof Effects outer && outer.card().equals(run.card())) {
      play.replace(outer.moving(run.moved()));
    }
  }

  /** What is asked names the card. */
  @Override
  public String question(StccgView view, Effects run) {
    String question = super.question(view, run);
    return run.progress().asked().isEmpty()
        ? question
        : view.table().def(run.def()).name() + ": " + question;
  }

  @Override
  protected ImmutableList<Effect> effects(StccgState state, Effects run) {
    return state.table().scripts(run.def()).get(run.script());
  }

  @Override
  protected ImmutableList<Effect> shown(StccgView view, Effects run) {
    return view.table().scripts(run.def()).get(run.script());
  }

  @Override
  protected StccgView view(StccgState state, Seat seat) {
    return StccgView.of(state, seat);
  }

  @Override
  protected Chosen none() {
    return new Chosen.No();
  }
}
