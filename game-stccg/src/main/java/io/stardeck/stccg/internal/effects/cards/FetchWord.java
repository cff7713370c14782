package io.stardeck.stccg.internal.effects.cards;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.Fetch;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/** Cards that a player picks elsewhere go to the hand ({@code ST-EFF-09}). */
abstract class FetchWord<E extends Fetch> extends Picking<StccgState, StccgView, Effects, E>
    implements StccgWord<E> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  FetchWord() {
    super(new No());
  }

  /** Where the cards of a player are picked. */
  abstract Place from(Seat seat);

  /** The card there that was picked. */
  abstract Card picked(StccgState state, Place from, Option option);

  final Seat seat(Table table, E effect, Effects run) {
    return Who.player(table, run, effect.player().orElse(Player.SELF));
  }

  @Override
  protected int count(StccgState state, E effect, Effects run) {
    return effect.n();
  }

  @Override
  protected Seat picker(StccgView open, E effect, Effects run) {
    return seat(open.table(), effect, run);
  }

  @Override
  protected void pick(Play<StccgState> play, E effect, Effects run, Option option) {
    Seat seat = seat(play.state().table(), effect, run);
    DEALER
        .card(play, from(seat), picked(play.state(), from(seat), option))
        .to(Places.hand(seat))
        .tell(EFF_09, known -> new CardEvent.CardReturned(seat, known));
  }

  @Override
  public String question(StccgView view, E effect, Effects run) {
    return "which card?";
  }
}
