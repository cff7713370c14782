package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Picking;
import io.stardeck.stccg.card.word.CardEffect.Recover;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Option.No;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;

/** {@code RECOVER}: a player takes cards from the own discard pile ({@code ST-EFF-09}). */
final class RecoverWord extends Picking<StccgState, StccgView, Effects, Recover>
    implements StccgWord<Recover> {
  private static final RuleId EFF_09 = RuleId.of("ST-EFF-09");

  RecoverWord() {
    super(new No());
  }

  private static Seat seat(Table table, Recover effect, Effects run) {
    return Who.player(table, run, effect.player().orElse(Player.SELF));
  }

  @Override
  protected int count(StccgState state, Recover effect, Effects run) {
    return effect.n();
  }

  @Override
  protected Seat picker(StccgView open, Recover effect, Effects run) {
    return seat(open.table(), effect, run);
  }

  @Override
  protected boolean mayStop(Recover effect) {
    return false;
  }

  @Override
  protected ImmutableList<? extends Option> picks(StccgView view, Recover effect, Effects run) {
    return Choices.cards(view, Places.discard(seat(view.table(), effect, run)), effect.filter());
  }

  @Override
  protected void pick(Play<StccgState> play, Recover effect, Effects run, Option option) {
    Seat seat = seat(play.state().table(), effect, run);
    Card card = Choices.chosen(play.state(), Places.discard(seat), option);
    DEALER
        .card(play, Places.discard(seat), card)
        .to(Places.hand(seat))
        .tell(EFF_09, known -> new CardEvent.CardReturned(seat, known));
  }

  @Override
  public String question(StccgView view, Recover effect, Effects run) {
    return "which card?";
  }
}
