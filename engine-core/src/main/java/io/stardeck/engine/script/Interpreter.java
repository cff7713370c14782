package io.stardeck.engine.script;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.TypeArgument;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Carries lists of effects out, one effect after the other. For each effect, in this order:
 *
 * <ol>
 *   <li>{@link Word#prepare}, once.
 *   <li>If the word is {@link Asking}: as long as somebody has to choose, they are asked; where one
 *       option is possible the engine takes it, and where there is none the rest of the effect is
 *       skipped, unless that told a secret.
 *   <li>The run goes on to the next effect, and {@link Word#perform} acts.
 * </ol>
 *
 * <p>A game has one interpreter, which holds its words and nothing else, and lays the game's run on
 * the stack to begin a list.
 *
 * @param <S> the state
 * @param <V> the view
 * @param <R> the game's run
 */
public abstract class Interpreter<S extends GameState<S>, V extends GameView, R extends Run<R>> {
  /** No effect takes more answers, or has more picks. */
  private static final int MOST_PICKS = 1_000_000;

  // By identity, as it is asked for each effect; never changed once made.
  /** What words are for, as their classes say. */
  static final TypeArgument EFFECT = new TypeArgument(Word.class, 3);

  private final IdentityHashMap<Class<?>, Word<S, V, R, ?>> words = new IdentityHashMap<>();

  /** The effects of the list of {@code run}. */
  protected abstract ImmutableList<? extends Effect> effects(S state, R run);

  /** The same, from a view: lists of effects are known to all. */
  protected abstract ImmutableList<? extends Effect> shown(V view, R run);

  /** What {@code seat}, or the spectator, sees. */
  protected abstract V view(S state, Seat seat);

  /** The option of those who choose nothing. */
  protected abstract Option none();

  /**
   * Whether {@code run} cannot go on because of what has happened: its player is out. The game has
   * then changed the stack.
   */
  protected boolean broken(Play<S> play, R run) {
    return false;
  }

  /** Whether {@code chooser} can be asked. Otherwise the first option is taken: they are out. */
  protected boolean mayChoose(S state, Seat chooser) {
    return true;
  }

  /** The list of {@code run}, which is on top of the stack, is done: it is taken off. */
  protected void ended(Play<S> play, R run) {
    play.pop();
  }

  /** {@code run}, which is on top of the stack, now asks {@code chooser}. A game may tell so. */
  protected void asked(Play<S> play, R run, Seat chooser) {}

  /** Whom {@code run} asks has chosen; what comes of it follows. A game may tell so. */
  protected void chosen(Play<S> play, R run, Option option) {}

  /**
   * Tells the interpreter its words.
   *
   * @throws IllegalArgumentException if two are for one type of effect
   */
  protected final void add(List<? extends Word<S, V, R, ?>> all) {
    for (Word<S, V, R, ?> word : all) {
      checkArgument(words.put(word.effect(), word) == null, "two words for %s", word.effect());
    }
  }

  /** The types of effect that can be carried out. For coverage by tests. */
  public final ImmutableSet<Class<?>> effects() {
    return ImmutableSet.copyOf(words.keySet());
  }

  /**
   * Goes one step on with {@code run}, which is on top of the stack.
   *
   * @return whether anything changed; false if somebody has to choose
   */
  public final boolean proceed(Play<S> play, R run) {
    if (run.progress().asked().isPresent()) {
      return false;
    }
    if (broken(play, run)) {
      return true;
    }
    ImmutableList<? extends Effect> list = effects(play.state(), run);
    if (run.progress().next() >= list.size()) {
      ended(play, run);
    } else {
      step(play, list.get(run.progress().next()), run);
    }
    return true;
  }

  private void step(Play<S> play, Effect effect, R run) {
    Word<S, V, R, Effect> word = word(effect);
    if (!run.progress().begun()) {
      R begun = run.with(run.progress().prepared());
      play.replace(begun);
      word.prepare(play, effect, begun);
    } else if (!(word instanceof Asking<S, V, R, Effect> asking)
        || !asks(play, asking, effect, run)) {
      play.replace(run.onward());
      word.perform(play, effect, run);
    }
  }

  private boolean asks(Play<S> play, Asking<S, V, R, Effect> asking, Effect effect, R run) {
    V open = view(play.state(), Seat.SPECTATOR);
    Optional<Seat> chooser = asking.chooser(open, effect, run);
    if (chooser.isEmpty()) {
      return false;
    }
    ImmutableList<? extends Option> options =
        asking.options(view(play.state(), chooser.get()), effect, run);
    if (mayChoose(play.state(), chooser.get())
        && (options.size() > 1 || asking.secret(open, effect, run))) {
      R waiting = run.with(run.progress().asking(chooser.get()));
      play.replace(waiting);
      asked(play, waiting, chooser.get());
    } else if (options.isEmpty()) {
      play.replace(run.onward());
    } else {
      answer(play, asking, effect, run, options.get(0));
    }
    return true;
  }

  /** Whom {@code run}, which is on top of the stack, asks has chosen {@code option}. */
  final void choose(Play<S> play, R run, Option option) {
    chosen(play, run, option);
    answer(play, run, option);
  }

  /** {@code option} answers what {@code run}, which is on top of the stack, asks. */
  public final void answer(Play<S> play, R run, Option option) {
    Effect effect = effects(play.state(), run).get(run.progress().next());
    answer(play, asking(effect), effect, run, option);
  }

  private void answer(
      Play<S> play, Asking<S, V, R, Effect> asking, Effect effect, R run, Option option) {
    R next = run.with(run.progress().answered());
    play.replace(next);
    asking.answered(play, effect, next, option);
  }

  /** Among what {@code run} lets the seat of {@code view}, which is asked, choose. Never empty. */
  public final ImmutableList<Option> options(V view, R run) {
    Effect effect = shown(view, run).get(run.progress().next());
    ImmutableList<? extends Option> options = asking(effect).options(view, effect, run);
    return options.isEmpty() ? ImmutableList.of(none()) : ImmutableList.copyOf(options);
  }

  /** What {@code run} asks, or that it is carried out; a game may say more. */
  public String question(V view, R run) {
    if (run.progress().asked().isEmpty()) {
      return "The effects of a card are carried out";
    }
    Effect effect = shown(view, run).get(run.progress().next());
    return asking(effect).question(view, effect, run);
  }

  /**
   * What is wrong with a run from outside, in a state of which all else is sound: it asks just
   * whom, and just if, it has to.
   *
   * @param path where it stands
   */
  public final ImmutableList<Fault> faults(S state, String path, R run) {
    Progress progress = run.progress();
    int size = effects(state, run).size();
    boolean inRange =
        progress.next() >= 0
            && progress.next() <= size
            && isCount(progress.done())
            && isCount(progress.left());
    if (!inRange) {
      return ImmutableList.of(new Fault(path, "its list has %s effects".formatted(size)));
    }
    boolean fresh = progress.done() == 0 && progress.left() == 0 && progress.asked().isEmpty();
    if (!progress.begun() && !fresh || progress.next() == size && progress.begun()) {
      return ImmutableList.of(new Fault(path, "what is not begun has no answers"));
    }
    if (progress.asked().isPresent() && !due(state, run).equals(progress.asked())) {
      return ImmutableList.of(
          new Fault(path, "%s has nothing to choose".formatted(progress.asked().get())));
    }
    return ImmutableList.of();
  }

  private static boolean isCount(int number) {
    return number >= 0 && number <= MOST_PICKS;
  }

  /** Who has to choose, if anybody has. */
  private Optional<Seat> due(S state, R run) {
    Effect effect = effects(state, run).get(run.progress().next());
    if (!(word(effect) instanceof Asking<S, V, R, Effect> asking)) {
      return Optional.empty();
    }
    V open = view(state, Seat.SPECTATOR);
    Optional<Seat> chooser = asking.chooser(open, effect, run);
    boolean asked =
        chooser.isPresent()
            && mayChoose(state, chooser.get())
            && (asking.secret(open, effect, run)
                || asking.options(view(state, chooser.get()), effect, run).size() > 1);
    return asked ? chooser : Optional.empty();
  }

  private Asking<S, V, R, Effect> asking(Effect effect) {
    Word<S, V, R, Effect> word = word(effect);
    Verify.verify(word instanceof Asking, "%s asks nothing", effect);
    return (Asking<S, V, R, Effect>) word;
  }

  @SuppressWarnings("unchecked") // the table is keyed by the word's own type of effect
  private Word<S, V, R, Effect> word(Effect effect) {
    Word<S, V, R, ?> word = words.get(effect.getClass());
    Verify.verify(word != null, "no word for %s", effect);
    return (Word<S, V, R, Effect>) word;
  }
}
