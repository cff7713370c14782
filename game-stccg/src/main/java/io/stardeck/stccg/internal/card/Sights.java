package io.stardeck.stccg.internal.card;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.card.word.Hidden;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.OptionalInt;

/** Hidden cards that somebody is shown where they lie ({@code ST-EFF-17}). */
public final class Sights {
  private static final RuleId EFF_17 = RuleId.of("ST-EFF-17");

  private Sights() {}

  /** How many cards are meant, from the top; of a seed stack its bottom card is met first. */
  public static int count(Hidden at, OptionalInt n) {
    return at == Hidden.BOTTOM_SEED ? 1 : n.orElse(Integer.MAX_VALUE);
  }

  /** All places of a host. */
  public static ImmutableList<Place> on(Host host) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    Role.ALL.forEach(role -> places.add(host.place(role)));
    return places.build();
  }

  /** Shows some cards of a place, from the top, if any lie there. */
  public static void show(
      Play<StccgState> play, Place place, int count, Audience who, RuleId rule) {
    int cards = Math.min(count, play.state().size(place));
    if (cards > 0) {
      DEALER
          .show(play, place, cards, who)
          .tell(rule, known -> new CardEvent.CardsRevealed(place.toString(), known));
    }
  }

  /** What cards in play show as long as they lie there is seen by whoever it is shown to. */
  public static void renew(Play<StccgState> play) {
    Table table = play.state().table();
    for (InForce<Standing.Reveal> each : table.inForce(Standing.Reveal.class)) {
      renew(play, each, Audience.everyone());
    }
    for (InForce<Standing.Look> each : table.inForce(Standing.Look.class)) {
      renew(play, each, Audience.only(each.by().controller()));
    }
  }

  private static void renew(
      Play<StccgState> play, InForce<? extends Standing.Sees> sees, Audience who) {
    int count = count(sees.what().at(), sees.what().n());
    for (Place place : places(play.state().table(), sees.by().on(), sees.what().at())) {
      if (unseen(play.state(), place, count, who)) {
        show(play, place, count, who, EFF_17);
      }
    }
  }

  /** Whether there is a card among them that not all of those know. */
  private static boolean unseen(StccgState state, Place place, int count, Audience who) {
    int cards = Math.min(count, state.size(place));
    for (int i = 0; i < cards; i++) {
      Zone<?> zone = state.zones().at(place);
      if (!who.except(zone.knowers(i)).isNobody()) {
        return true;
      }
    }
    return false;
  }

  /** The places of those cards of a player, a location or a ship. */
  public static ImmutableList<Place> places(Table table, On on, Hidden at) {
    return switch (at) {
      case HAND -> ImmutableList.of(Places.hand(Seat.of(on.of())));
      case DECK -> ImmutableList.of(Places.deck(Seat.of(on.of())));
      case CREW -> on(Host.ship(CardId.of(on.of())));
      case TEAM -> teams(table, on.of());
      case SEEDS, BOTTOM_SEED -> ImmutableList.of(Places.stack(on.of()));
    };
  }

  private static ImmutableList<Place> teams(Table table, int location) {
    ImmutableList.Builder<Place> places = ImmutableList.builder();
    for (Seat seat : Seat.first(table.seats())) {
      places.addAll(on(Host.team(location, seat)));
    }
    return places.build();
  }
}
