package io.stardeck.sfbf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.GameTypes;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.PhasedGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.internal.Closed;
import io.stardeck.sfbf.internal.dealing.Dealing;
import io.stardeck.sfbf.internal.integrity.StateFaults;
import io.stardeck.sfbf.internal.phase.Phases;
import io.stardeck.sfbf.internal.setup.Deal;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceNarrator;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;

/**
 * Star Fleet Battle Force: the basic and the advanced game, all optional rules, solitaire, for one
 * to eight players.
 */
public final class BattleForceGame
    extends PhasedGame<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  private static final GameInfo INFO = new GameInfo("sfbf", "Star Fleet Battle Force", "1", 1, 8);

  /** The game; keeps no state, so one is as good as another. */
  public BattleForceGame() {
    super(Phases.all());
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public RuleBook ruleBook() {
    return BattleForceRules.BOOK;
  }

  @Override
  public GameTypes<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView>
      types() {
    return new GameTypes<>(
        BattleForceConfig.class,
        BattleForceState.class,
        BattleForceAction.class,
        BattleForceView.class,
        BattleForceEvent.class);
  }

  @Override
  public Narrator<BattleForceAction, BattleForceView> narrator() {
    return BattleForceNarrator.INSTANCE;
  }

  @Override
  public ImmutableMap<String, Bot<BattleForceAction, BattleForceView>> bots() {
    return ImmutableMap.of(RuleOfThumbBot.NAME, new RuleOfThumbBot());
  }

  @Override
  public BattleForceConfig defaultConfig(int seats) {
    return BattleForceConfig.standard(seats);
  }

  @Override
  public Ruling<BattleForceState> setup(BattleForceConfig config, Chance chance) {
    ImmutableList<Violation> violations = config.violations();
    if (!violations.isEmpty()) {
      return Ruling.reject(violations);
    }
    return begin(Deal.of(config, chance), ImmutableList.of());
  }

  @Override
  public BattleForceConfig config(BattleForceState state) {
    return state.table().config();
  }

  @Override
  public int players(BattleForceState state) {
    return state.table().config().players();
  }

  @Override
  public Optional<Outcome> outcome(BattleForceState state) {
    return state.table().phases().top() instanceof Phase.GameOver over
        ? Optional.of(over.outcome())
        : Optional.empty();
  }

  @Override
  public long decisionBound(BattleForceConfig config) {
    return config.decisionBound();
  }

  @Override
  public BattleForceView view(BattleForceState state, Seat seat) {
    return BattleForceView.of(state, seat);
  }

  @Override
  public BattleForceState determinize(BattleForceView view, Chance chance) {
    return Dealing.anew(view, chance);
  }

  @Override
  public ImmutableList<Fault> faults(BattleForceState state) {
    return StateFaults.of(state);
  }

  @Override
  protected Frame top(BattleForceState state) {
    return state.table().phases().top();
  }

  @Override
  protected Frame frame(BattleForceView view) {
    return view.frame();
  }

  @Override
  protected Violation closed(BattleForceView view, BattleForceAction action) {
    return Closed.violation(view, action);
  }
}
