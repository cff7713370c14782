package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.config.BattleRefresh;
import io.stardeck.deckbuilder.event.BattleEvent.BattleEnded;
import io.stardeck.deckbuilder.event.BattleEvent.BattleStarted;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.BattlePlay;
import io.stardeck.deckbuilder.state.phase.Combat;
import io.stardeck.deckbuilder.state.phase.Combatant;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;

/** A battle among players begins, goes on and ends (section 3.13). */
public final class Battles {
  private static final int HAND = 5;
  private static final RuleId BAT_01 = RuleId.of("DB-BAT-01");
  private static final RuleId PVP_12 = RuleId.of("DB-PVP-12");
  private static final RuleId PVP_15 = RuleId.of("DB-PVP-15");

  private Battles() {}

  /**
   * The battle begins: the first combatant clockwise from the turn player has priority once the
   * BATTLE_START triggers have acted (DB-PVP-01, DB-BAT-09).
   *
   * @param seats the combatants, clockwise from the turn player, at least one
   */
  public static void begin(
      Play<DeckbuilderState> play, Seat seat, CardId card, boolean war, ImmutableList<Seat> seats) {
    ImmutableList.Builder<Combatant> combatants = ImmutableList.builder();
    for (Seat combatant : seats) {
      combatants.add(Combatant.entering(combatant));
    }
    ImmutableList<Pending> before = play.state().table().chain().fired();
    play.push(new Battle(seat, card, war, combatants.build(), Battle.Stage.PLAY, before));
    play.tell(BAT_01, new BattleStarted(seats));
    play.push(new BattlePlay(seats.get(0), 0));
    Chains.settle(play, seat);
    for (Seat combatant : seats) {
      Triggers.fire(play, When.BATTLE_START, combatant);
    }
  }

  /** Who has priority passes (DB-PVP-02). */
  public static void pass(Play<DeckbuilderState> play) {
    if (play.state().table().phases().top() instanceof BattlePlay phase) {
      priority(play, phase, phase.passes() + 1);
    }
  }

  /** Who has priority plays: the count of passes begins anew (DB-PVP-16). */
  public static void played(Play<DeckbuilderState> play) {
    if (play.state().table().phases().top() instanceof BattlePlay phase) {
      priority(play, phase, 0);
    }
  }

  /** Priority goes to the next combatant; {@code phase} is on top of the stack. */
  public static void priority(Play<DeckbuilderState> play, BattlePlay phase, int passes) {
    Table table = play.state().table();
    if (table.phases().pop().top() instanceof Battle battle) {
      play.replace(new BattlePlay(Combats.after(table, battle, phase.seat()), passes));
    }
  }

  /** Playing has ended: the stats of those who fight on are fixed (DB-BAT-05). */
  public static void fix(Play<DeckbuilderState> play, Battle battle) {
    play.replace(battle.with(Combats.fixed(play.state(), battle)).at(Battle.Stage.DAMAGE));
  }

  /** {@code seat} was defeated or assimilated: they leave whatever battle they are in. */
  static void leave(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    if (Combats.innermost(table) == null) {
      return;
    }
    ImmutableList.Builder<Phase> phases = ImmutableList.builder();
    for (Phase phase : table.phases()) {
      phases.add(phase instanceof Combat combat ? combat.without(seat) : phase);
    }
    play.become(play.state().with(table.withPhases(Pile.topFirst(phases.build()))));
  }

  /** BATTLE_END triggers act, clockwise from the turn player (DB-BAT-09). */
  public static void end(Play<DeckbuilderState> play, Battle battle) {
    play.replace(battle.at(Battle.Stage.REFRESH));
    Chains.settle(play, battle.seat());
    for (Seat seat : battle.seats()) {
      Triggers.fire(play, When.BATTLE_END, seat);
    }
  }

  /** Bonuses for the battle end; those who fought out of their turn get new cards (DB-PVP-12). */
  public static void refresh(Play<DeckbuilderState> play, Battle battle) {
    play.replace(battle.at(Battle.Stage.OVER));
    Bonuses.end(play, Until.BATTLE_END);
    Seat turnPlayer = play.state().table().turnPlayer();
    for (Seat seat : battle.fighting()) {
      if (!seat.equals(turnPlayer)) {
        refresh(play, seat);
      }
    }
  }

  /** New cards instead of the Bridge, or of Bridge and Hand; what was played is free again. */
  private static void refresh(Play<DeckbuilderState> play, Seat seat) {
    Cards.discardBridge(play, seat, PVP_12);
    if (play.state().table().config().battleRefresh() == BattleRefresh.NEW_HAND) {
      Cards.discardHand(play, seat, PVP_12);
    }
    Cards.free(play, Cards.all(play.state(), seat));
    Cards.draw(play, seat, HAND, PVP_12);
  }

  /** The battle is over; a flagship may have lost its Defense by that (DB-PVP-15, DB-D-25). */
  public static void over(Play<DeckbuilderState> play, Battle battle) {
    play.pop();
    play.tell(PVP_15, new BattleEnded(battle.seats()));
    Chains.resume(play, battle.before());
    Chains.settle(play, battle.seat());
  }
}
