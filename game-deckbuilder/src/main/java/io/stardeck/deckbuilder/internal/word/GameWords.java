package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.internal.step.BorgCards;
import io.stardeck.deckbuilder.internal.step.Ending;
import io.stardeck.deckbuilder.internal.step.Selections;
import io.stardeck.deckbuilder.internal.step.space.Influences;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** Effects on the game: its turns and its end, the Borg, Influence. */
final class GameWords {
  private static final RuleId BOR_41 = RuleId.of("DB-BOR-41");

  private GameWords() {}

  /** END_TURN: the turn ends when the encounter under way is complete (DB-EFF-20). */
  static void endTurn(Play<DeckbuilderState> play, GameEffect.EndTurn effect, Run run) {
    Table table = play.state().table();
    if (table.turn().ending() == TurnEnding.NO) {
      play.become(play.state().with(table.turn().withEnding(TurnEnding.EFFECT)));
    }
  }

  /** WIN: the game ends at once (DB-BOR-01, DB-KCW-01). */
  static void win(Play<DeckbuilderState> play, GameEffect.Win effect, Run run) {
    Ending.won(play, run.card(), Ending.side(play.state().table(), run.target(), effect.who()));
  }

  /** LOSE: the game ends at once; who has not lost has won. */
  static void lose(Play<DeckbuilderState> play, GameEffect.Lose effect, Run run) {
    Table table = play.state().table();
    ImmutableList<Seat> losers = Ending.side(table, run.target(), effect.who());
    ImmutableList.Builder<Seat> winners = ImmutableList.builder();
    for (Seat seat : Seat.first(table.players())) {
      if (!losers.contains(seat)) {
        winners.add(seat);
      }
    }
    Ending.won(play, run.card(), winners.build());
  }

  /** GAIN_BORG (DB-BOR-41). */
  static void gainBorg(Play<DeckbuilderState> play, GameEffect.GainBorg effect, Run run) {
    int n = Amounts.of(play.state(), run.each(), effect.n());
    BorgCards.give(play, run.target(), n, effect.to().orElse(Destination.DISCARD), BOR_41);
  }

  /** LOSE_INFLUENCE: all such Influence cards of a player go under the space deck (DB-KCW-24). */
  static void loseInfluence(Play<DeckbuilderState> play, GameEffect.LoseInfluence effect, Run run) {
    Selector sel = Selections.within(effect.sel(), ImmutableSet.of(Zone.INFLUENCE));
    for (Found found : Selection.cards(play.state(), run.bindings(), run.target(), sel)) {
      Influences.lose(play, found, found.owner());
    }
  }
}
