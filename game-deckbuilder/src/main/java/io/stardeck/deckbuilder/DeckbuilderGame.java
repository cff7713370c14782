package io.stardeck.deckbuilder;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.internal.Closed;
import io.stardeck.deckbuilder.internal.phase.Phases;
import io.stardeck.deckbuilder.internal.setup.Deal;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.text.DeckbuilderNarrator;
import io.stardeck.deckbuilder.view.Dealing;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.deckbuilder.view.StateFaults;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/**
 * The Star Trek Deck Building Game: Exploration, Borg Invasion and Klingon Civil War, for two to
 * five players.
 */
public final class DeckbuilderGame
    extends PhasedGame<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  private static final GameInfo INFO =
      new GameInfo("deckbuilder", "Star Trek Deck Building Game", "1", 2, 5);

  private static final ImmutableMap<String, Bot<DeckbuilderAction, DeckbuilderView>> BOTS =
      ImmutableMap.of(PlannerBot.NAME, new PlannerBot(), GreedyBot.NAME, new GreedyBot());

  /** The game; keeps no state, so one is as good as another. */
  public DeckbuilderGame() {
    super(Phases.all());
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public RuleBook ruleBook() {
    return DeckbuilderRules.BOOK;
  }

  @Override
  public GameTypes<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView>
      types() {
    return new GameTypes<>(
        DeckbuilderConfig.class,
        DeckbuilderState.class,
        DeckbuilderAction.class,
        DeckbuilderView.class,
        DeckbuilderEvent.class);
  }

  @Override
  public Narrator<DeckbuilderAction, DeckbuilderView> narrator() {
    return DeckbuilderNarrator.INSTANCE;
  }

  @Override
  public ImmutableMap<String, Bot<DeckbuilderAction, DeckbuilderView>> bots() {
    return BOTS;
  }

  @Override
  public DeckbuilderConfig defaultConfig(int seats) {
    return DeckbuilderConfig.builder().players(seats).turnCap(DeckbuilderConfig.USUAL_CAP).build();
  }

  @Override
  public Ruling<DeckbuilderState> setup(DeckbuilderConfig config, Chance chance) {
    ImmutableList<Violation> violations = config.violations();
    if (!violations.isEmpty()) {
      return Ruling.reject(violations);
    }
    return begin(Deal.of(config, chance), ImmutableList.of());
  }

  @Override
  public DeckbuilderConfig config(DeckbuilderState state) {
    return state.table().config();
  }

  @Override
  public int players(DeckbuilderState state) {
    return state.table().players();
  }

  @Override
  public Optional<Outcome> outcome(DeckbuilderState state) {
    return state.table().phases().top() instanceof GameOver over
        ? Optional.of(over.outcome())
        : Optional.empty();
  }

  @Override
  public long decisionBound(DeckbuilderConfig config) {
    return config.decisionBound();
  }

  @Override
  public DeckbuilderView view(DeckbuilderState state, Seat seat) {
    return DeckbuilderView.of(state, seat);
  }

  @Override
  public DeckbuilderState determinize(DeckbuilderView view, Chance chance) {
    return Dealing.anew(view, chance);
  }

  @Override
  public ImmutableList<Fault> faults(DeckbuilderState state) {
    return StateFaults.of(state);
  }

  /** A card set may let turns pass on which nobody can do anything: that is a draw (DB-D-14). */
  @Override
  protected void endless(Play<DeckbuilderState> play) {
    Ending.end(play, ImmutableList.of(), RuleId.of("DB-D-14"));
  }

  @Override
  protected Frame top(DeckbuilderState state) {
    return state.table().phases().top();
  }

  @Override
  protected Frame frame(DeckbuilderView view) {
    return view.table().phases().top();
  }

  @Override
  protected Violation closed(DeckbuilderView view, DeckbuilderAction action) {
    return Closed.violation(view, action);
  }
}
