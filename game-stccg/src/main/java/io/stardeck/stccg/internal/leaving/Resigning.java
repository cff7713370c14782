package io.stardeck.stccg.internal.leaving;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Control;
import io.stardeck.stccg.internal.card.Seizing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.Words;
import io.stardeck.stccg.internal.turn.StakesWon;
import io.stardeck.stccg.internal.turn.Winning;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Giving up ({@code ST-WIN-05}, {@code ST-MUL-05}). */
public final class Resigning implements StccgRule<Resign> {
  private static final RuleId MUL_05 = RuleId.of("ST-MUL-05");
  private static final RuleId WIN_05 = RuleId.of("ST-WIN-05");

  @Override
  public void candidates(StccgView view, Consumer<? super Resign> offer) {
    offer.accept(new Resign(view.seat()));
  }

  @Override
  public void check(StccgView view, Resign action, Findings findings) {
    if (view.table().player(action.actor()).resigned()) {
      findings.reject(WIN_05, "%s has given up already", action.actor());
    }
  }

  @Override
  public void perform(Play<StccgState> play, Resign action) {
    resign(play, action.actor());
  }

  /** A ship that was lent is its player's again before anything goes out of play. */
  private static void lent(Play<StccgState> play, Seat leaver) {
    for (Ship ship : play.state().table().ships()) {
      if (ship.of(leaver) || ship.returnsTo().filter(leaver::equals).isPresent()) {
        Control.giveBack(play, ship.id(), MUL_05);
      }
    }
    Seizing.giveBack(play, leaver);
  }

  /** A player is out. */
  static void resign(Play<StccgState> play, Seat seat) {
    play.tell(WIN_05, new TurnEvent.PlayerResigned(seat));
    InProgress.answer(play, seat);
    int stakes = StakesWon.accepted(play.state());
    Tables.table(play, table -> table.with(seat, table.player(seat).giveUp(stakes)));
    ImmutableList<Seat> others = play.state().table().opponents(seat);
    if (others.size() == 1) {
      Winning.end(play, others, WIN_05, "resigned");
      return;
    }
    lent(play, seat);
    InProgress.end(play, seat);
    Removal.cards(play, seat);
    Words.reconsider(play);
  }
}
