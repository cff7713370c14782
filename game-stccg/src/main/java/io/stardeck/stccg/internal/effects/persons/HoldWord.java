package io.stardeck.stccg.internal.effects.persons;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.card.word.PersonEffect.Hold;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.StccgState;

/**
 * {@code HOLD}: the card holds persons, in play for nothing and nobody ({@code ST-EFF-29}). They
 * keep their marks ({@code ST-ZON-12}).
 */
final class HoldWord extends Selecting<Hold> {
  private static final RuleId EFF_29 = RuleId.of("ST-EFF-29");

  @Override
  protected String whom() {
    return "who is held?";
  }

  @Override
  protected Selection selection(Hold effect) {
    return effect.of();
  }

  @Override
  protected void act(Play<StccgState> play, Hold effect, Effects run, Member member) {
    Place held = Places.held(run.card());
    if (!play.state().has(held)) {
      DEALER.open(play, held, new ZoneKind(Audience.everyone(), false));
    }
    DEALER
        .card(play, member.place(), member.card())
        .openly()
        .to(held)
        .tell(EFF_29, known -> new CardEvent.CardHeld(known.orElseThrow()));
  }
}
