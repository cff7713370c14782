package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import java.util.Optional;

/**
 * A game without secrets and, once it has begun, without chance: a view is the state and who looks
 * at it, and there is nothing to deal anew. The shortest way to write a game.
 *
 * @param <C> the configuration
 * @param <S> the state
 * @param <A> the sealed family of actions
 * @param <V> the view
 */
public abstract class OpenGame<
        C, S extends OpenGame.State<C, S>, A extends Action, V extends OpenGame.Sight<S>>
    extends PhasedGame<C, S, A, V> {
  /**
   * A game of which {@code spec} tells all but what the state and the view say themselves: {@code
   * config}, {@code outcome}, {@code faults} and {@code determinize}.
   */
  protected OpenGame(ImmutableGameSpec.Builder<C, S, A, V> spec) {
    super(
        spec.config(State::config)
            .outcome(State::outcome)
            .faults(State::faults)
            .determinize((view, chance) -> view.state())
            .build());
  }

  /**
   * What a state says of itself. It works its one frame out; a game with a stack overrides that.
   */
  public interface State<C, S extends State<C, S>> extends GameState<S> {
    /** The configuration that it was set up with. */
    C config();

    @Override
    Frame top();

    /** How the game ended; empty as long as somebody may act. */
    Optional<Outcome> outcome();

    /** What makes it no state of this game; empty for each state that play can reach. */
    ImmutableList<Fault> faults();

    @Override
    default Pile<? extends Frame> frames() {
      return Pile.<Frame>empty().push(top());
    }

    @Override
    default S withFrames(Pile<Frame> frames) {
      throw new UnsupportedOperationException("this state works its frame out");
    }

    @Override
    default Chance chance() {
      throw new UnsupportedOperationException("nothing is drawn in this game");
    }

    @Override
    default S withChance(Chance next) {
      throw new UnsupportedOperationException("nothing is drawn in this game");
    }
  }

  /** A view through which all is seen. */
  public interface Sight<S extends GameState<S>> extends GameView {
    /** The whole state. */
    S state();

    @Override
    default Frame top() {
      return state().top();
    }
  }
}
