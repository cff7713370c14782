package io.stardeck.stccg.internal.effects.word;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Frames;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/** Cards that effects look at are shown to all ({@code ST-VIS-05}, {@code ST-VIS-07}). */
public final class Showing {
  private static final RuleId VIS_05 = RuleId.of("ST-VIS-05");

  private Showing() {}

  /** Shows all that lies in a place, unless everybody knows it. */
  public static void show(Play<StccgState> play, Place place) {
    if (play.state().size(place) > 0
        && !play.state().zones().view(Seat.SPECTATOR).at(place).whole()) {
      DEALER
          .show(play, place, Audience.everyone())
          .tell(VIS_05, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
    }
    // It lies open for the rest of the attempt then, and is not shown once more.
    Frames.change(
        play,
        OrderPhase.Attempting.class,
        frame ->
            frame.attempt().host().place(Role.GROUP).equals(place)
                ? new OrderPhase.Attempting(frame.attempt().showing())
                : frame);
  }

  /** One card is shown to all. */
  public static Card card(Play<StccgState> play, Place place, Card card, RuleId rule) {
    return DEALER
        .show(play, place, card, Audience.everyone())
        .tell(
            rule,
            known ->
                new CardEvent.CardsRevealed(
                    place.toString(), ImmutableList.of(known.orElseThrow())));
  }

  /** Shows the group that a run is about: those who face the card, or all there. */
  public static void group(Play<StccgState> play, Effects run) {
    if (run.on().host().isPresent()) {
      Host host = run.on().host().get();
      boolean facing = Who.faces(play.state(), run);
      for (Role role : Role.ALL) {
        if (!facing || role == Role.GROUP || role == Role.GEAR_GROUP) {
          show(play, host.place(role));
        }
      }
    }
  }

  /** Whether a requirement looks at persons or equipment, and not at what all can see. */
  public static boolean looks(Requirement requirement) {
    if (!requirement.parts().isEmpty()) {
      return requirement.parts().stream().anyMatch(Showing::looks);
    }
    return !(requirement instanceof Requirement.OfShip
        || requirement instanceof Requirement.ShipHas
        || requirement instanceof Requirement.ShipOf
        || requirement instanceof Requirement.InPlay
        || requirement instanceof Requirement.Score
        || requirement instanceof Requirement.At
        || requirement instanceof Requirement.MissionSolved);
  }
}
