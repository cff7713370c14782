package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.CardEffect.Draw;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Run;
import io.stardeck.stccg.state.StccgState;

/** {@code DRAW}: a player draws cards ({@code ST-EFF-09}). */
final class DrawWord implements Word<Draw> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  @Override
  public Class<Draw> type() {
    return Draw.class;
  }

  @Override
  public void carryOut(Play<StccgState> play, Run run, Draw effect) {
    Seat seat = player(play.state(), run, effect.player());
    int count = effect.n() instanceof Amount.Fixed fixed ? fixed.n() : run.moved();
    int drawn = 0;
    while (drawn < count && play.state().size(Places.deck(seat)) > 0) {
      DEALER
          .top(play, Places.deck(seat))
          .to(Places.hand(seat))
          .tell(EFF_09, known -> new CardEvent.CardDrawn(seat, known));
      drawn++;
    }
    Runs.done(play, run, drawn);
  }

  /** The player whom a word is about. */
  static Seat player(StccgState state, Run run, io.stardeck.stccg.card.word.Player player) {
    return switch (player) {
      case SELF -> run.seat();
      case TARGET -> run.on().seat().orElse(run.seat());
      case ACTIVE -> state.table().active();
    };
  }
}
