package io.stardeck.stccg.internal.effects.word;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A card in play that an effect takes away from where it lies.
 *
 * @param place where it lies, acting on nothing any more
 * @param card the card
 */
public record Taken(Place place, Card card) {
  /** The card that a run was aimed at, if it is in play. */
  public static Optional<Taken> of(Play<StccgState> play, Effects run) {
    if (run.on().card().isEmpty()) {
      return Optional.empty();
    }
    CardId id = run.on().card().get();
    @Nullable Lying lying = play.state().table().lying(id);
    if (lying != null) {
      Cures.lift(play, lying);
      return Optional.of(new Taken(Places.IN_PLAY, lying.card()));
    }
    for (Manned manned : Manned.all(play.state().table())) {
      for (Role role : Role.ALL) {
        @Nullable Card card = Find.card(play.state().cards(manned.host(), role), id);
        if (card != null) {
          return Optional.of(new Taken(manned.host().place(role), card));
        }
      }
    }
    return Optional.empty();
  }

  /** It goes openly to a hand or a deck of its owner, without marks ({@code ST-ZON-11}). */
  public void to(Play<StccgState> play, Place to, RuleId rule) {
    DEALER
        .card(play, place, Discards.bare(play, place, card))
        .openly()
        .to(to)
        .tell(rule, known -> new CardEvent.CardReturned(card.owner(), known));
  }
}
