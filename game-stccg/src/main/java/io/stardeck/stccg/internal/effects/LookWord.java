package io.stardeck.stccg.internal.effects;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.CardEffect.Look;
import io.stardeck.stccg.card.word.Player;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code LOOK}: the player is shown hidden cards, once ({@code ST-EFF-17}, {@code ST-PRE-02}). */
final class LookWord implements StccgWord<Look> {
  private static final RuleId PRE_02 = RuleId.of("ST-PRE-02");

  @Override
  public void perform(Play<StccgState> play, Look effect, Effects run) {
    Seat whose = Who.player(play.state().table(), run, Player.TARGET);
    switch (effect.at()) {
      case HAND -> look(play, run, Places.hand(whose));
      case DECK -> look(play, run, Places.deck(whose));
      case SEEDS -> look(play, run, Places.stack(run.on().location().orElse(-1)));
      case CREW -> {
        Optional<Ship> ship = Who.ship(play.state(), run);
        for (Role role : Role.ALL) {
          ship.ifPresent(each -> look(play, run, each.host().place(role)));
        }
      }
    }
  }

  private static void look(Play<StccgState> play, Effects run, Place place) {
    if (play.state().size(place) > 0) {
      DEALER
          .show(play, place, Audience.only(run.seat()))
          .tell(PRE_02, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
    }
  }
}
