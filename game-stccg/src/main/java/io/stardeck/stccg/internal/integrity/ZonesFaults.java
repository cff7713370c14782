package io.stardeck.stccg.internal.integrity;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zone;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.card.Hands;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Every place is one of this game, and of its kind, and holds cards that may lie there. */
final class ZonesFaults {
  /** Beside hosts, where cards may bear marks: held by a card, or drawn last. */
  private static final ImmutableSet<String> MARKED = ImmutableSet.of("held", "hand", "in-play");

  /** Where an artifact may lie that was destroyed before anybody earned it. */
  private static final ImmutableSet<String> UNPLAYED =
      ImmutableSet.of("discard", "hand", "deck", "out");

  private final StccgState state;
  private final Inspection inspection;
  private final Map<Place, ZoneKind> known = new HashMap<>();
  private final Map<Place, Role> roles = new HashMap<>();

  private ZonesFaults(StccgState state, Inspection inspection) {
    this.state = state;
    this.inspection = inspection;
  }

  static void inspect(StccgState state, Inspection inspection) {
    ZonesFaults zones = new ZonesFaults(state, inspection);
    zones.required();
    zones.hosts();
    for (Zone<Card> zone : state.zones().zones()) {
      zones.look(zone);
    }
  }

  /** Those that are always there. */
  private void required() {
    Places.lasting(state.table().seats()).forEach(this::require);
    for (Seat seat : Seat.first(state.table().seats())) {
      known.put(Places.hand(seat), Hands.kind(state.table(), seat));
    }
    for (Location location : state.table().spaceline()) {
      if (state.table().def(location.card()) instanceof MissionDef) {
        require(Places.stack(location.number()), ZoneKind.deck());
      }
    }
    for (Lying card : state.table().lying()) {
      held(card.id());
    }
    for (Phase phase : state.frames()) {
      if (phase instanceof OrderPhase.Attempting attempting) {
        met(attempting.attempt().location());
      }
    }
  }

  private void held(CardId by) {
    known.put(Places.held(by), new ZoneKind(Audience.everyone(), false));
  }

  /** A dilemma that is met may hold persons before it comes to lie anywhere. */
  private void met(int location) {
    Place stack = Places.stack(location);
    if (state.size(stack) > 0) {
      held(state.cards(stack).get(0).id());
    }
  }

  private void require(Place place, ZoneKind kind) {
    known.put(place, kind);
    inspection.require(state.has(place), "zones", "%s is missing", place);
  }

  private void hosts() {
    for (Manned manned : Manned.all(state.table())) {
      boolean open = manned.host().kind() == HostKind.OUTPOST;
      ZoneKind kind =
          open ? new ZoneKind(Audience.everyone(), false) : ZoneKind.hand(manned.seat());
      for (Role role : Role.ALL) {
        known.put(manned.host().place(role), kind);
        roles.put(manned.host().place(role), role);
      }
    }
  }

  private void look(Zone<Card> zone) {
    String path = "zones." + zone.place();
    @Nullable ZoneKind kind = known.get(zone.place());
    if (!inspection.require(kind != null, path, "there is no such place")
        || !inspection.require(zone.kind().equals(kind), path, "it is of another kind")) {
      return;
    }
    Table table = state.table();
    @Nullable Role role = roles.get(zone.place());
    for (Card card : zone.cards()) {
      CardDef def = table.def(card);
      boolean bare = role == null && !MARKED.contains(zone.place().zone());
      inspection.require(!bare || card.unmarked().equals(card), path, "%s is marked", card.id());
      inspection.require(
          !card.has(Mark.Unearned.class) || unplayed(zone.place(), def),
          path,
          "%s was earned",
          card.id());
      boolean disabled = role == Role.DISABLED;
      inspection.require(
          role == null || disabled == card.has(Mark.Disabled.class),
          path,
          "whether %s is disabled is not clear",
          card.id());
      inspection.require(
          role != Role.FREE && role != Role.DISABLED || !card.has(Mark.Stopped.class),
          path,
          "whether %s is stopped is not clear",
          card.id());
      inspection.require(
          role == null || role.persons() == person(def), path, "%s may not lie there", card.id());
      inspection.require(fits(zone.place(), card, def), path, "%s may not lie there", card.id());
    }
  }

  /** Whether an artifact that was never earned may lie there ({@code ST-PLY-02}). */
  private static boolean unplayed(Place place, CardDef def) {
    return def.kind() == CardKind.ARTIFACT && UNPLAYED.contains(place.zone());
  }

  private static boolean person(CardDef def) {
    return def.kind() != CardKind.EQUIPMENT && def.kind() != CardKind.ARTIFACT;
  }

  private static boolean fits(Place place, Card card, CardDef def) {
    boolean owned = card.owner().number() == place.of();
    return switch (place.zone()) {
      case "missions" -> owned && def.kind() == CardKind.MISSION;
      case "seeds", "unseeded" ->
          owned && (def.kind() == CardKind.DILEMMA || def.kind() == CardKind.ARTIFACT);
      case "outposts" -> owned && def.kind() == CardKind.OUTPOST;
      case "stack" -> def.kind() == CardKind.DILEMMA || def.kind() == CardKind.ARTIFACT;
      case "deck", "discard", "out", "points" -> owned;
      default -> true;
    };
  }
}
