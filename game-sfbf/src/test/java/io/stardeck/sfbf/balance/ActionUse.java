package io.stardeck.sfbf.balance;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.action.DrawDiscardTop;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.NameDuelShip;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.state.BattleForceState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** {@code BF-BAL-04}: in how many games each kind of action is used. */
final class ActionUse implements Watch {
  /** What only an option, or five players, allow. */
  private static final ImmutableSet<Class<? extends BattleForceAction>> ELSEWHERE =
      ImmutableSet.of(
          DraftShip.class,
          PickRace.class,
          DrawDiscardTop.class,
          PutOnPile.class,
          GiveToAlly.class,
          NameDuelShip.class,
          DrawTwoEmpty.class);

  private final Map<Class<?>, Integer> games = new HashMap<>();
  private final Set<Class<?>> inThisGame = new HashSet<>();
  private int played;

  @Override
  public void decided(
      BattleForceState before,
      int options,
      BattleForceAction action,
      BattleForceState after,
      ImmutableList<Event> events) {
    inThisGame.add(action.getClass());
  }

  @Override
  public void ended(BattleForceState state, Outcome outcome) {
    played++;
    for (Class<?> type : inThisGame) {
      games.merge(type, 1, Integer::sum);
    }
    inThisGame.clear();
  }

  /** The share of the games in which each kind that two to four players have is used. */
  ImmutableSortedMap<String, Double> shares() {
    ImmutableSortedMap.Builder<String, Double> shares = ImmutableSortedMap.naturalOrder();
    for (Class<?> type : BattleForceAction.class.getPermittedSubclasses()) {
      if (!ELSEWHERE.contains(type)) {
        shares.put(type.getSimpleName(), (double) games.getOrDefault(type, 0) / played);
      }
    }
    return shares.buildOrThrow();
  }
}
