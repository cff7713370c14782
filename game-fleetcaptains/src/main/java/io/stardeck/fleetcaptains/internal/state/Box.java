package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Supply;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** The cards that a seat does not see, from the box that everybody knows. */
final class Box implements Supply<CardId> {
  private static final String MISSIONS = "missions";
  private static final String SECRETS = "secrets";

  private final Table table;
  private final Map<String, List<CardId>> left = new LinkedHashMap<>();

  Box(FleetView view, Chance chance) {
    this.table = view.table();
    Set<CardId> seen = new HashSet<>();
    view.zones().zones().forEach(zone -> seen.addAll(zone.cards()));
    ImmutableList.Builder<CardId> unseen = ImmutableList.builder();
    ComponentSet set = table.set();
    for (int i = 0; i < set.size(); i++) {
      if (!seen.contains(CardId.of(i)) && inPlay(CardId.of(i))) {
        unseen.add(CardId.of(i));
      }
    }
    List<CardId> missions = new ArrayList<>();
    for (CardId card : chance.shuffle(unseen.build()).value()) {
      if (set.isMission(card)) {
        missions.add(card);
      } else {
        lay(card);
      }
    }
    reserve(view, missions);
  }

  /**
   * Secret missions for who displays some face down ({@code FC-ORD-05}), and missions of each type
   * for the shared decks; the others may lie in the deck of any player.
   */
  private void reserve(FleetView view, List<CardId> missions) {
    int faceDown = 0;
    for (Seat seat : Seat.first(table.players())) {
      faceDown += view.zones().at(Places.missions(seat)).unseen();
    }
    int[] spare = new int[MissionType.values().length];
    missions.forEach(card -> spare[type(card).ordinal()]++);
    for (MissionType type : MissionType.values()) {
      spare[type.ordinal()] -= view.zones().at(Places.stock(type)).unseen();
    }
    left.put(SECRETS, take(missions, spare, faceDown, this::secret));
    left.put(MISSIONS, take(missions, spare, missions.size(), card -> true));
    missions.forEach(this::lay);
  }

  private void lay(CardId card) {
    left.computeIfAbsent(kind(card), kind -> new ArrayList<>()).add(card);
  }

  /** Takes so many such missions out, as far as those of their types can be spared. */
  private List<CardId> take(List<CardId> missions, int[] spare, int most, Predicate<CardId> which) {
    List<CardId> taken = new ArrayList<>();
    for (CardId card : missions) {
      if (taken.size() < most && which.test(card) && spare[type(card).ordinal()] > 0) {
        spare[type(card).ordinal()]--;
        taken.add(card);
      }
    }
    missions.removeAll(taken);
    return taken;
  }

  private boolean secret(CardId card) {
    return table.set().isMission(card) && table.set().mission(card).secret();
  }

  private MissionType type(CardId mission) {
    return table.set().mission(mission).type();
  }

  private boolean inPlay(CardId card) {
    return !table.set().isCommand(card) || table.chose(table.player(card), card);
  }

  private String kind(CardId card) {
    ComponentSet set = table.set();
    if (set.isLocation(card)) {
      return "locations";
    } else if (set.isEncounter(card)) {
      return "encounters";
    } else if (set.isMission(card)) {
      return type(card).name();
    } else if (set.isCommand(card)) {
      return "commands-" + table.player(card).number();
    } else if (set.isSubdeck(card)) {
      return "subdecks-" + set.subdeck(card).faction();
    } else if (set.isShip(card)) {
      return "pieces-" + set.ship(card).faction();
    }
    boolean klingon = set.echoes(Faction.KLINGON).contains(card);
    return "pieces-" + (klingon ? Faction.KLINGON : Faction.FEDERATION);
  }

  private String kind(Place place) {
    if (place.equals(Places.CHART) || place.equals(Places.PILE)) {
      return "locations";
    } else if (place.equals(Places.ENCOUNTERS)) {
      return "encounters";
    }
    for (MissionType type : MissionType.values()) {
      if (place.equals(Places.stock(type))) {
        return type.name();
      }
    }
    return switch (place.zone()) {
      case "deck", "hand" -> "commands-" + place.of();
      case "mission-deck" -> MISSIONS;
      case "missions" -> SECRETS;
      case "unchosen", "chosen" -> "subdecks-" + table.faction(Seat.of(place.of()));
      default -> "pieces-" + table.faction(owner(place));
    };
  }

  private Seat owner(Place token) {
    return Objects.requireNonNull(table.token(token.of())).owner();
  }

  @Override
  public CardId any(Place place) {
    List<CardId> cards = Objects.requireNonNull(left.get(kind(place)));
    return cards.isEmpty() ? anyMission(place) : cards.remove(cards.size() - 1);
  }

  /** The displays come first, before the others take the secret missions that are left. */
  @Override
  public boolean choosy(Place place) {
    return kind(place).equals(SECRETS);
  }

  @Override
  public boolean mayLie(Face face, Place place) {
    for (List<CardId> cards : left.values()) {
      for (CardId card : cards) {
        if (table.set().face(card).equals(face)) {
          return choosy(place) ? secret(card) : misfits(place, ImmutableList.of(card)) == 0;
        }
      }
    }
    return true;
  }

  /**
   * Where a known mission was one of those reserved for another place, that place gets what is
   * left. If it may not lie there it is a misfit, and is exchanged afterwards.
   */
  private CardId anyMission(Place place) {
    if (choosy(place)) {
      for (List<CardId> cards : left.values()) {
        for (int i = 0; i < cards.size(); i++) {
          if (secret(cards.get(i))) {
            return cards.remove(i);
          }
        }
      }
    }
    for (List<CardId> cards : left.values()) {
      if (!cards.isEmpty() && table.set().isMission(cards.get(0))) {
        return cards.remove(cards.size() - 1);
      }
    }
    throw new IllegalStateException("nothing is left for " + place);
  }

  @Override
  public CardId of(Face face, Place place) {
    for (List<CardId> cards : left.values()) {
      for (int i = 0; i < cards.size(); i++) {
        if (table.set().face(cards.get(i)).equals(face)) {
          return cards.remove(i);
        }
      }
    }
    throw new IllegalArgumentException("no " + face + " is left for " + place);
  }

  /** Missions of another type in a shared deck, commands or ships of another player, and so on. */
  @Override
  public int misfits(Place place, ImmutableList<CardId> cards) {
    String wanted = kind(place);
    boolean anywhere = wanted.equals(MISSIONS) || wanted.equals(SECRETS);
    int misfits = 0;
    for (CardId card : cards) {
      boolean mission = anywhere && table.set().isMission(card);
      boolean fits = kind(card).equals(wanted) ? !ofMate(card, place) : mission;
      misfits += fits ? 0 : 1;
    }
    return misfits;
  }

  private boolean ofMate(CardId piece, Place token) {
    return table.set().isShip(piece) && !table.owner(piece).equals(owner(token));
  }
}
