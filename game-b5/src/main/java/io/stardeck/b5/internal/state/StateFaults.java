package io.stardeck.b5.internal.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.internal.step.Cards;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableBoard;
import io.stardeck.b5.state.Modifier;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.StateWalk;
import io.stardeck.engine.rules.inspect.Whereabouts;
import io.stardeck.engine.rules.window.Reply;
import io.stardeck.engine.zone.Zone;

/** What makes a state from outside no state of this game. */
public final class StateFaults {
  private static final int MOST = 100_000;

  private static final StateWalk<Board> WALK =
      StateWalk.<Board>of(Board::players, MOST)
          .each(
              CardId.class,
              (board, card) -> board.config().roster().has(card),
              "there is no card %s")
          .leave(B5Config.class)
          .leave(ConflictTraits.class)
          .leave(Operation.class)
          .leave(Outcome.class)
          .leave(ImmutableBoard.class, "memo")
          .leave(ImmutableBoard.class, "lazyInitBitmap")
          .range(ImmutableBoard.class, "turn", 0, board -> board.config().maxTurns())
          .range(Card.class, "effectsUsed", 0, 255)
          .range(Card.class, "neutralisedOnTurn", 0, Board::turn)
          .range(Modifier.class, "sinceTurn", 0, Board::turn)
          .range(Modifier.class, "number", -MOST, MOST)
          .range(Conflict.class, "supportBonus", -MOST, MOST)
          .range(Conflict.class, "oppositionBonus", -MOST, MOST)
          .range(Reply.class, "stops", Reply.NOTHING, 0);

  private StateFaults() {}

  /** All faults; none in a state that play can reach. */
  public static ImmutableList<Fault> of(B5State state) {
    Inspection inspection = new Inspection();
    B5Config config = state.board().config();
    inspection.steps(
        () -> inspection.violations("board.config", config.violations()),
        () -> {
          walk(state, inspection);
          sizes(state.board(), inspection);
        },
        () -> places(state, inspection),
        () -> {
          inspection.addAll(Cards.DEALER.faults(state, "zones", config.players()));
          new BoardFaults(state, inspection).look();
        },
        () -> new FrameFaults(state, inspection).look());
    return inspection.faults();
  }

  /** No number, seat or card is out of all range. */
  private static void walk(B5State state, Inspection inspection) {
    Board board = state.board();
    WALK.walk(board, "board", board, inspection);
    WALK.walk(board, "frames", state.frames(), inspection);
  }

  private static void sizes(Board board, Inspection inspection) {
    inspection.size("board.factions", board.factions(), board.players());
    inspection.require(
        ImmutableSet.copyOf(board.order()).size() == board.players()
            && board.order().size() == board.players(),
        "board.order",
        "each player has one place");
    Relations relations = board.relations();
    if (inspection.size("board.relations.tension", relations.tension(), 16)
        && inspection.size("board.relations.war", relations.war(), 16)) {
      for (Race from : Race.FACTIONS) {
        for (Race toward : Race.FACTIONS) {
          int most = from == toward ? 0 : Relations.MOST;
          inspection.range("board.relations.tension", relations.tension(from, toward), 0, most);
          int here = from.ordinal() * 4 + toward.ordinal();
          int there = toward.ordinal() * 4 + from.ordinal();
          inspection.require(
              relations.war().get(here).equals(relations.war().get(there))
                  && !(from == toward && relations.war().get(here)),
              "board.relations.war",
              "war stands between two races");
        }
      }
    }
  }

  /** Every place is there, and of its kind. */
  private static void places(B5State state, Inspection inspection) {
    inspection.addAll(Cards.DEALER.faults(state, "zones", Places.all(state.board().players())));
    Whereabouts<CardId> cards = new Whereabouts<>(inspection, CardId::number);
    for (Zone<CardId> zone : state.zones().zones()) {
      cards.lie("zones." + zone.place(), zone.cards());
    }
    cards.compare(state.board().config().roster().size(), CardId::of);
  }
}
