package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.event.TurnEvent.GameEnded;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** The end of the game. It cuts off whatever is under way, see {@link Play#over}. */
public final class Ending {
  private static final RuleId BOR_01 = RuleId.of("DB-BOR-01");
  private static final RuleId KCW_01 = RuleId.of("DB-KCW-01");
  private static final RuleId EFF_19 = RuleId.of("DB-EFF-19");

  private static final RuleId VIC_01 = RuleId.of("DB-VIC-01");
  private static final RuleId D_14 = RuleId.of("DB-D-14");

  private Ending() {}

  /** A card set may let turns pass on which nobody can do anything: that is a draw (DB-D-14). */
  public static void endless(Play<DeckbuilderState> play) {
    end(play, ImmutableList.of(), D_14);
  }

  /** Ends the game: {@code winners}, in seat order, have won; nobody if empty. */
  public static void end(Play<DeckbuilderState> play, ImmutableList<Seat> winners, RuleId rule) {
    Table table = play.state().table();
    if (play.over()) {
      return;
    }
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (Seat seat : Seat.first(table.players())) {
      scores.add(Points.of(table, seat));
    }
    Outcome outcome = new Outcome(winners, scores.build(), rule);
    play.tell(rule, new GameEnded(outcome));
    play.push(new GameOver(table.turnPlayer(), outcome));
  }

  /**
   * Ends Exploration if {@code seat} has enough Mission Points; to be asked after each card that
   * comes to a Points Area (DB-VIC-01, 02).
   */
  static void byPoints(Play<DeckbuilderState> play, Seat seat) {
    Table table = play.state().table();
    if (table.is(Scenario.EXPLORATION)
        && Points.of(table, seat) >= table.config().victoryPoints()) {
      end(play, ImmutableList.of(seat), VIC_01);
    }
  }

  /** Ends the game by the words of {@code card}: {@code winners}, in seat order, have won. */
  public static void won(Play<DeckbuilderState> play, CardId card, ImmutableList<Seat> winners) {
    CardDef def = play.state().table().def(card);
    RuleId rule = def.has(Keyword.LOCUTUS) ? BOR_01 : def.has(Keyword.ARBITER) ? KCW_01 : EFF_19;
    end(play, winners, rule);
  }

  /** Whom a card means that {@code seat} wins or loses by, in seat order. */
  public static ImmutableList<Seat> side(Table table, Seat seat, GameEffect.Side side) {
    return switch (side) {
      case PLAYER -> ImmutableList.of(seat);
      case TEAM -> table.config().teamsInForce().get(table.config().team(seat));
      case ALL -> Seat.first(table.players());
    };
  }
}
