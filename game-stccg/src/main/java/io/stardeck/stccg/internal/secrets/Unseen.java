package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.SetMultimap;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Invention;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Pool;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.internal.missions.Stacks;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import io.stardeck.stccg.view.StccgView.Owned;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cards made up for the places that a seat cannot see: of a kind and an owner that may lie there.
 */
final class Unseen extends Invention<Card> {
  private final Table table;
  private final Map<Place, Deque<Integer>> unseen = new HashMap<>();
  private final Map<Place, SetMultimap<Seat, String>> seeded = new HashMap<>();
  private final ZonesView<Card> zones;

  /** Whose those of a pool are that are of one definition, whoever has them now. */
  private final ListMultimap<Owned, Seat> owners = ArrayListMultimap.create();

  private final ImmutableList<CardDef> seeds;
  private final ImmutableList<CardDef> drawn;
  private Chance chance;

  Unseen(StccgView view, Chance chance) {
    super(view.zones(), Card::id, chance.fork(1));
    this.table = view.table();
    this.seeds = Lists.plusAll(of(CardKind.DILEMMA), of(CardKind.ARTIFACT));
    this.drawn = drawn();
    this.chance = chance.fork(2);
    this.zones = view.zones();
    for (Owned card : view.owners().get()) {
      owners.put(new Owned(card.pool(), card.def(), Seat.HOST), card.owner());
    }
    for (Seen<Card> seen : view.zones().zones()) {
      if (seen.place().zone().equals("stack")) {
        stack(seen);
      }
    }
  }

  /** Where the unseen cards of a seed stack lie, in their order, and which copies lie there. */
  private void stack(Seen<Card> seen) {
    Location location = table.location(seen.place().of());
    int cards = location == null ? 0 : location.seeds().size();
    Deque<Integer> positions = new ArrayDeque<>();
    SetMultimap<Seat, String> there = HashMultimap.create();
    for (int i = 0; i < cards && i < seen.size(); i++) {
      boolean known = seen.whole() || seen.positions().contains(i);
      if (!known) {
        positions.add(i);
      }
    }
    for (Card card : seen.cards()) {
      there.put(card.owner(), card.def());
    }
    unseen.put(seen.place(), positions);
    seeded.put(seen.place(), there);
  }

  @Override
  protected Card card(Face face, CardId id, Place place) {
    Seat seat = owner(place);
    Optional<Pool> pool = HostKind.of(place).isPresent() ? zones.known(place) : Optional.empty();
    if (pool.isPresent()) {
      List<Seat> owned =
          owners.get(new Owned(pool.get().places().iterator().next(), face.name(), Seat.HOST));
      seat = owned.isEmpty() || owned.remove(seat) ? seat : owned.remove(0);
    }
    return Card.of(id, face.name(), seat);
  }

  private Seat owner(Place place) {
    Deque<Integer> stack = unseen.get(place);
    @Nullable Location location = table.location(place.of());
    if (stack != null && !stack.isEmpty() && location != null) {
      return location.seeds().get(stack.removeFirst());
    }
    String zone = place.zone();
    if (zone.startsWith("team-")) {
      return Seat.of(place.of() % 10);
    }
    if (zone.startsWith("ship-") || zone.startsWith("outpost-") || zone.startsWith("pod-")) {
      return controller(CardId.of(place.of()));
    }
    return Seat.of(Math.max(1, place.of()));
  }

  /** Nothing but a seed card that may lie under that mission lies in a stack. */
  @Override
  public boolean mayLie(Face face, Place place) {
    @Nullable Location location = table.location(place.of());
    return !place.zone().equals("stack")
        || location != null && Stacks.fits(table, location, table.def(face.name()));
  }

  /** How many cards of a stack are another's than they are known to be, or no seed cards. */
  @Override
  public int misfits(Place place, ImmutableList<Card> cards) {
    @Nullable Location location = table.location(place.of());
    if (!place.zone().equals("stack") || location == null) {
      return 0;
    }
    int misfits = 0;
    for (int i = 0; i < cards.size() && i < location.seeds().size(); i++) {
      Card card = cards.get(i);
      CardKind kind = table.def(card).kind();
      boolean seed = kind == CardKind.DILEMMA || kind == CardKind.ARTIFACT;
      misfits += seed && card.owner().equals(location.seeds().get(i)) ? 0 : 1;
    }
    return misfits;
  }

  private Seat controller(CardId host) {
    @Nullable Ship ship = table.ship(host);
    if (ship != null) {
      return ship.returnsTo().or(ship::controller).orElse(Seat.of(1));
    }
    @Nullable Outpost outpost = table.outpost(host);
    if (outpost != null) {
      return outpost.controller();
    }
    @Nullable Pod pod = table.pod(host);
    return pod == null ? Seat.of(1) : pod.controller();
  }

  @Override
  protected Face face(Place place) {
    return switch (place.zone()) {
      case "missions" -> any(of(CardKind.MISSION));
      case "seeds", "unseeded" -> any(seeds);
      case "outposts" -> any(of(CardKind.OUTPOST));
      case "stack" -> seed(place);
      case "deck", "hand" -> any(drawn);
      default ->
          any(
              of(
                  Iterables.any(Role.EQUIPMENT, role -> role.has(place))
                      ? CardKind.EQUIPMENT
                      : CardKind.PERSONNEL));
    };
  }

  /**
   * A seed card that may lie under that mission, and of which its player has no copy there ({@code
   * ST-SED-05}); what was met and set aside is an artifact.
   */
  private Face seed(Place place) {
    Location location = table.location(place.of());
    Deque<Integer> stack = unseen.getOrDefault(place, new ArrayDeque<>());
    if (location == null || stack.isEmpty()) {
      return any(of(CardKind.DILEMMA));
    }
    boolean planet = Sites.planet(table, location);
    MissionType type = planet ? MissionType.PLANET : MissionType.SPACE;
    Seat owner = location.seeds().get(stack.getFirst());
    SetMultimap<Seat, String> there = seeded.computeIfAbsent(place, each -> HashMultimap.create());
    Predicate<CardDef> other = card -> !there.containsEntry(owner, card.id());
    ImmutableList<CardDef> artifacts =
        planet ? Lists.filter(of(CardKind.ARTIFACT), other) : ImmutableList.of();
    ImmutableList<CardDef> dilemmas =
        Lists.filter(
            of(CardKind.DILEMMA),
            card -> ((DilemmaDef) card).dilemmaType().fits(type) && other.test(card));
    int aside = location.seeds().size() - location.aside();
    boolean met = stack.getFirst() >= aside;
    // As many artifacts are left over as of the same player were met and are still to be made up.
    long later =
        stack.stream().filter(at -> at >= aside && location.seeds().get(at).equals(owner)).count();
    boolean spare = artifacts.size() > later;
    Face face = any(met ? artifacts : spare ? Lists.plusAll(artifacts, dilemmas) : dilemmas);
    there.put(owner, face.name());
    return face;
  }

  private ImmutableList<CardDef> drawn() {
    ImmutableList.Builder<CardDef> cards = ImmutableList.builder();
    for (CardKind kind : CardKind.values()) {
      if (!kind.seed()) {
        cards.addAll(of(kind));
      }
    }
    return cards.build();
  }

  private ImmutableList<CardDef> of(CardKind kind) {
    return table.options().cards().cards(kind);
  }

  private Face any(ImmutableList<CardDef> cards) {
    Drawn<CardDef> drawn = chance.pick(cards);
    chance = drawn.next();
    return new Face(drawn.value().id());
  }
}
