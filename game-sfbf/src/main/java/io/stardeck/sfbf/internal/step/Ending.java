package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.TurnEvent.GameEnded;
import io.stardeck.sfbf.event.TurnEvent.PlayerBack;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The end of the game. It cuts off whatever is under way: from then on {@link Play} leaves the
 * stack as it is, so that a caller in the middle of an attack need not undo anything; it should
 * just return once {@link Play#over}.
 */
public final class Ending {
  private static final RuleId OUT_01 = RuleId.of("BF-OUT-01");
  private static final RuleId OUT_03 = RuleId.of("BF-OUT-03");

  private Ending() {}

  /**
   * To be called when a ship has left the fleet of {@code owner} for good, destroyed or captured,
   * and lies where it belongs now: forced advance (BF-DMG-12), {@link PlayerOut} if it was their
   * last ship, and the end of the game if that is what it means (BF-DMG-13).
   *
   * @return whether the game is over
   */
  public static boolean shipLost(Play<BattleForceState> play, Seat owner) {
    Ships.advance(play, owner);
    if (!play.state().hasShips(owner)) {
      play.tell(OUT_01, new PlayerOut(owner));
    }
    return check(play);
  }

  /**
   * To be called when a ship has joined the fleet of {@code owner}: {@link PlayerBack} if it is
   * their only one (BF-OUT-03).
   */
  public static void shipJoined(Play<BattleForceState> play, Seat owner) {
    if (play.state().shipsInPlay(owner) == 1) {
      play.tell(OUT_03, new PlayerBack(owner));
    }
  }

  /**
   * Ends the game if at most one player has ships in play, the Reserve included (BF-WIN-01, 02), or
   * an end option is met (BF-OPT-14, 41 to 43); in a duel, if one side is left (BF-WIN-08).
   *
   * @return whether the game is over
   */
  public static boolean check(Play<BattleForceState> play) {
    if (play.over()) {
      return true;
    }
    @Nullable RuleId rule = EndConditions.met(play.state());
    if (rule == null) {
      return false;
    }
    byRule(play, rule);
    return true;
  }

  /**
   * Ends the game now, because of {@code rule}, and counts the scores (BF-WIN-03 to 06). At equal
   * scores the tie-break that was agreed follows (BF-D-52).
   */
  public static void byRule(Play<BattleForceState> play, RuleId rule) {
    Table table = play.state().table();
    if (table.duel().isPresent()) {
      Duels.end(play, table.duel().get(), rule);
      return;
    }
    BattleForceConfig config = table.config();
    ImmutableList<Integer> scores = Scores.of(table);
    ImmutableList<ImmutableList<Seat>> best = Scores.best(config, scores);
    if (best.size() > 1 && config.tieBreak() == TieBreak.DUEL && Duels.possible(table, best)) {
      Duels.begin(play, Scores.seats(best));
      return;
    }
    if (best.size() > 1 && config.tieBreak() == TieBreak.DRAW) {
      best = DrawnCards.breakTie(play, best);
    }
    finish(play, Scores.seats(best), scores, rule);
  }

  /** The last state of the game. The solitaire enemy is no seat and wins nothing (BF-SOL-10). */
  static void finish(
      Play<BattleForceState> play,
      ImmutableList<Seat> winners,
      ImmutableList<Integer> scores,
      RuleId rule) {
    Table table = play.state().table();
    int players = table.config().players();
    ImmutableList.Builder<Seat> seated = ImmutableList.builder();
    for (Seat winner : winners) {
      if (winner.number() <= players) {
        seated.add(winner);
      }
    }
    Outcome outcome = new Outcome(seated.build(), scores.subList(0, players), rule);
    play.tell(rule, new GameEnded(outcome));
    play.push(new Phase.GameOver(table.active(), outcome));
  }
}
