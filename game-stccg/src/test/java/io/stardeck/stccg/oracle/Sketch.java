package io.stardeck.stccg.oracle;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;

/** A position in words, for whoever looks into a difference. */
final class Sketch {
  private Sketch() {}

  static String of(StccgState state) {
    StringBuilder text = new StringBuilder("\nturn ").append(state.table().turn());
    for (Location location : state.table().spaceline()) {
      text.append("\nlocation ").append(location.number()).append(' ');
      text.append(location.card().def()).append(location.solvedBy().isPresent() ? " solved" : "");
      text.append(" stack ").append(state.size(Places.stack(location.number())));
      for (Seat seat : Seat.first(state.table().seats())) {
        host(text, state, Host.team(location.number(), seat));
      }
    }
    for (Ship ship : state.table().ships()) {
      text.append("\nship ").append(ship).append(' ');
      host(text, state, ship.host());
    }
    for (Outpost outpost : state.table().outposts()) {
      text.append("\noutpost ").append(outpost).append(' ');
      host(text, state, outpost.host());
    }
    for (Lying lying : state.table().lying()) {
      text.append("\nlying ").append(lying);
    }
    for (Lasting lasting : state.table().lasting()) {
      text.append("\nlasting ").append(lasting);
    }
    return text.append("\nframes ").append(state.frames().toList()).append('\n').toString();
  }

  private static void host(StringBuilder text, StccgState state, Host host) {
    for (Role role : Role.ALL) {
      if (state.size(host, role) > 0) {
        text.append(' ').append(host.kind()).append(host.of()).append(' ').append(role).append(':');
        for (Card card : state.cards(host, role)) {
          text.append(' ').append(card.def()).append(card.marks().isEmpty() ? "" : card.marks());
        }
      }
    }
  }
}
