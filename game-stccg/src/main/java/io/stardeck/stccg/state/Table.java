package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.script.Scripts;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.config.StccgConfig;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * All that everybody sees beside the cards in their places ({@code ST-VIS-01}, {@code ST-ZON-10}).
 */
@Value.Immutable
@JsonSerialize(as = ImmutableTable.class)
@JsonDeserialize(as = ImmutableTable.class)
public abstract class Table {
  Table() {}

  /** The table of a new game, which waits for its set-up. */
  public static Table laid(StccgConfig options, Seat first) {
    ImmutableList.Builder<PlayerState> players = ImmutableList.builder();
    for (int i = 0; i < options.players(); i++) {
      players.add(PlayerState.NEW);
    }
    return ImmutableTable.builder()
        .options(options)
        .turn(new Turn(0, first, 0, false, 0))
        .frames(Pile.empty())
        .players(players.build())
        .lastPlaced(first)
        .timeCalled(false)
        .build();
  }

  /** The options; without the decks, which are secret. */
  public abstract StccgConfig options();

  /** The turn. */
  public abstract Turn turn();

  /** The phase and what is in progress in it, the latest on top. */
  public abstract Pile<Phase> frames();

  /** The locations from left to right ({@code ST-ZON-02}). */
  public abstract ImmutableList<Location> spaceline();

  /** The ships, in the order in which they came into play. */
  public abstract ImmutableList<Ship> ships();

  /** The outposts. */
  public abstract ImmutableList<Outpost> outposts();

  /** The pods. */
  public abstract ImmutableList<Pod> pods();

  /** What else lies in play and does something there. */
  public abstract ImmutableList<Lying> lying();

  /** What holds for a while. */
  public abstract ImmutableList<Lasting> lasting();

  /** The players, in seat order. */
  public abstract ImmutableList<PlayerState> players();

  /** Who placed the last card of the set-up ({@code ST-SET-04}). */
  public abstract Seat lastPlaced();

  /** Whether the host has called time ({@code ST-ADV-04}). */
  public abstract boolean timeCalled();

  /** What holds because of what lies there; kept from table to table as long as that is so. */
  @Value.Default
  @Value.Auxiliary
  @JsonIgnore
  StandingEffects effects() {
    return ImmutableStandingEffects.of(options().cards(), lying(), lasting());
  }

  /** This table with the effects that what lies there has now. */
  @Value.Check
  Table settled() {
    return effects().of(lying(), lasting())
        ? this
        : copy().withEffects(ImmutableStandingEffects.of(options().cards(), lying(), lasting()));
  }

  /** The standing effects of that kind, in the order in which they came into play. */
  public final <T extends Standing> ImmutableList<InForce<T>> inForce(Class<T> kind) {
    return effects().all(kind);
  }

  /**
   * Whether no equal card lies on the same thing before this one ({@code ST-TRM-03}). Each dilemma
   * that lies on a group has one of its own.
   */
  public final boolean first(Lying card) {
    return card.on().kind() == On.Kind.GROUP && def(card.card()).kind() == CardKind.DILEMMA
        || StandingEffects.first(lying(), lying().indexOf(card));
  }

  /** The player on that seat. */
  public final PlayerState player(Seat seat) {
    return players().get(seat.index());
  }

  /** The definition of a card. */
  public final CardDef def(Card card) {
    return card.in(options().cards());
  }

  /** The definition of that id. */
  public final CardDef def(String id) {
    return options().cards().card(id);
  }

  /** The lists of effects of a definition. */
  public final Scripts<Effect> scripts(String def) {
    return options().cards().scripts(def);
  }

  /** Whose turn it is. */
  public final Seat active() {
    return turn().active();
  }

  /** The number of players, those who have given up among them. */
  public final int seats() {
    return players().size();
  }

  /** All others who still play, in turn order from the player after {@code seat} on. */
  public final ImmutableList<Seat> opponents(Seat seat) {
    return TurnOrder.others(players(), seat);
  }

  /** All who still play, in turn order from {@code seat} on, if they do. */
  public final ImmutableList<Seat> playing(Seat seat) {
    return player(seat).resigned()
        ? opponents(seat)
        : ImmutableList.<Seat>builder().add(seat).addAll(opponents(seat)).build();
  }

  /** The ship of that id, or null. */
  public final @Nullable Ship ship(CardId id) {
    for (int i = 0; i < ships().size(); i++) {
      if (ships().get(i).id().equals(id)) {
        return ships().get(i);
      }
    }
    return null;
  }

  /** The ship that a host is, or null. */
  public final @Nullable Ship ship(Host host) {
    return host.kind() == HostKind.SHIP ? ship(host.card()) : null;
  }

  /** The outpost of that id, or null. */
  public final @Nullable Outpost outpost(CardId id) {
    for (int i = 0; i < outposts().size(); i++) {
      if (outposts().get(i).id().equals(id)) {
        return outposts().get(i);
      }
    }
    return null;
  }

  /** The pod of that card, or null. */
  public final @Nullable Pod pod(CardId id) {
    for (int i = 0; i < pods().size(); i++) {
      if (pods().get(i).card().id().equals(id)) {
        return pods().get(i);
      }
    }
    return null;
  }

  /** What lies in play under that id, or null. */
  public final @Nullable Lying lying(CardId id) {
    for (int i = 0; i < lying().size(); i++) {
      if (lying().get(i).id().equals(id)) {
        return lying().get(i);
      }
    }
    return null;
  }

  /** Where on the spaceline the location of that number lies, from 0 on; -1 if nowhere. */
  public final int position(int number) {
    for (int i = 0; i < spaceline().size(); i++) {
      if (spaceline().get(i).number() == number) {
        return i;
      }
    }
    return -1;
  }

  /** The location of that number, or null. */
  public final @Nullable Location location(int number) {
    int position = position(number);
    return position < 0 ? null : spaceline().get(position);
  }

  /** With another turn. */
  public final Table with(Turn turn) {
    return copy().withTurn(turn);
  }

  /** With another stack of frames. */
  public final Table withStack(Pile<Phase> frames) {
    return copy().withFrames(frames);
  }

  /** With another state of a player. */
  public final Table with(Seat seat, PlayerState player) {
    return player(seat) == player
        ? this
        : copy().withPlayers(Lists.set(players(), seat.index(), player));
  }

  /** With that ship in place of the one of its id. */
  public final Table with(Ship ship) {
    for (int i = 0; i < ships().size(); i++) {
      if (ships().get(i).id().equals(ship.id())) {
        return copy().withShips(Lists.set(ships(), i, ship));
      }
    }
    return copy().withShips(Lists.plus(ships(), ship));
  }

  /** With that location in place of the one of its number. */
  public final Table with(Location location) {
    return copy().withSpaceline(Lists.set(spaceline(), position(location.number()), location));
  }

  /** With that card lying in play, in place of the one of its id. */
  public final Table with(Lying card) {
    return copy().withLying(Lists.map(lying(), each -> each.id().equals(card.id()) ? card : each));
  }

  /** The generated value, which can be copied with one part changed. */
  public final ImmutableTable copy() {
    return (ImmutableTable) this;
  }

  /** The outcome, if the game is over. */
  public final Optional<Phase.Over> over() {
    return !frames().isEmpty() && frames().top() instanceof Phase.Over over
        ? Optional.of(over)
        : Optional.empty();
  }
}
