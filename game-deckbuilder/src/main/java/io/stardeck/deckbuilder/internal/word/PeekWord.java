package io.stardeck.deckbuilder.internal.word;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.event.CardsSeen;
import io.stardeck.deckbuilder.internal.step.Looks;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.deckbuilder.state.Run;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;

/** PEEK: the acting player alone sees the cards (DB-VIS-04), as long as the list goes on. */
final class PeekWord implements Word<CardEffect.Peek> {
  private static final RuleId VIS_04 = RuleId.of("DB-VIS-04");

  @Override
  public Class<CardEffect.Peek> effect() {
    return CardEffect.Peek.class;
  }

  @Override
  public void perform(Play<DeckbuilderState> play, CardEffect.Peek effect, Run run) {
    Looks.renew(play, effect.pile(), run.target());
    Look look = Looks.at(play.state(), effect.pile(), run.target(), effect.n().orElse(1));
    ImmutableList<CardId> cards = play.state().seen(look);
    if (cards.isEmpty()) {
      return;
    }
    Seat seat = run.bindings().player();
    play.tell(Audience.only(seat), VIS_04, new CardsSeen(seat, cards));
    if (play.state().table().phases().top() instanceof Run onward) {
      play.replace(onward.looking(look));
    }
  }
}
