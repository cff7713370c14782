package io.stardeck.deckbuilder.internal.step.space;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.internal.formula.Teams;
import io.stardeck.deckbuilder.internal.step.Bonuses;
import io.stardeck.deckbuilder.internal.step.Chains;
import io.stardeck.deckbuilder.internal.step.SpaceDeck;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/**
 * What a team flips is resolved, one card after the other (DB-BOR-10, 12, 60 to 65).
 *
 * <p>Every flip is an {@link Encounter}. An Event is handled to its end at once. A Cube, a Locutus
 * and any other Starship stop at {@link Encounter.Stage#HOLD} when their FLIP effect is done: the
 * Starship just stays in the Flipped area; Cube and Locutus wait in {@link TeamExplore#held}. When
 * its time has come, the Cube is encountered again from {@link Encounter.Stage#WINDOW} on, and the
 * Locutus from {@link Encounter.Stage#EFFECT} on. The battle of a Cube lies on its encounter and
 * says itself what becomes of the Cube; of the encounter only {@link Encounter.Stage#OVER} is left.
 */
public final class TeamQueue {
  private static final RuleId BOR_83 = RuleId.of("DB-BOR-83");

  private TeamQueue() {}

  /**
   * So many cards more are turned up, and no battle is fought before all are (DB-BOR-60, 62, 65).
   */
  public static void batch(Play<DeckbuilderState> play, int n) {
    SpaceDeck.force(play, n);
    play.become(play.state().with(play.state().table().turn().withBatch(true)));
  }

  /** Goes one step on with the queue, which is on top of the stack. */
  public static void step(Play<DeckbuilderState> play, TeamExplore queue) {
    Table table = play.state().table();
    boolean flips = table.turn().forcedFlips() > 0 && !Teams.gone(table);
    if (flips && (table.turn().batch() || queue.held().isEmpty())) {
      SpaceDeck.forced(play, Teams.lead(table));
    } else if (queue.held().isEmpty()) {
      play.become(play.state().with(table.turn().withForcedFlips(0).withBatch(false)));
      play.pop();
    } else {
      meet(play, queue, next(table, queue.held()));
    }
  }

  /** The encounter on top stops: a Cube and Locutus are met later (DB-BOR-62, 63, 80). */
  public static void hold(Play<DeckbuilderState> play, Encounter encounter) {
    Table table = play.state().table();
    play.pop();
    if (!waits(table, encounter.card())) {
      Bonuses.end(play, Until.ENCOUNTER_END);
      Bonuses.endOn(play, encounter.card(), Until.ENCOUNTER_END);
      Chains.settle(play, encounter.seat());
    } else if (play.state().table().phases().top() instanceof TeamExplore queue) {
      play.replace(queue.holding(encounter.card()));
    }
  }

  /** The Starships that nobody has won leave the game (DB-BOR-83). */
  public static void abandon(Play<DeckbuilderState> play) {
    for (FlippedCard ship : play.state().table().flipped()) {
      Seat lead = play.state().table().turnPlayer();
      if (Awards.taken(play, ship.card())) {
        Awards.remove(play, lead, ship.card(), BOR_83);
      }
    }
  }

  /** The first Cube, or, where no Cube waits, Locutus (DB-BOR-63). */
  private static CardId next(Table table, ImmutableList<CardId> held) {
    for (CardId card : held) {
      if (cube(table, card)) {
        return card;
      }
    }
    return held.get(0);
  }

  private static void meet(Play<DeckbuilderState> play, TeamExplore queue, CardId card) {
    Table table = play.state().table();
    play.replace(queue.without(card));
    if (table.flipped(card).isPresent()) {
      Encounter again = Encounter.of(Teams.lead(table), card);
      Encounter.Stage stage = cube(table, card) ? Encounter.Stage.WINDOW : Encounter.Stage.EFFECT;
      play.push(again.at(stage));
    }
  }

  private static boolean waits(Table table, CardId card) {
    return table.flipped(card).isPresent()
        && (cube(table, card) || table.def(card).type() == CardType.EVENT);
  }

  private static boolean cube(Table table, CardId card) {
    return table.def(card).role() == Role.BORG_CUBE;
  }
}
