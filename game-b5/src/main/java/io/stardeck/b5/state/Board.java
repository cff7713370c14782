package io.stardeck.b5.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.config.B5Config;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import java.util.OptionalInt;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What lies on the table, for everybody to see. */
@Value.Immutable
@JsonSerialize(as = ImmutableBoard.class)
@JsonDeserialize(as = ImmutableBoard.class)
public interface Board {
  B5Config config();

  /** The turn, 1 or more; 0 during the set-up. */
  int turn();

  /** The order of this turn, the first to act first; of the seats until it is determined. */
  ImmutableList<Seat> order();

  /** By seat. */
  ImmutableList<Faction> factions();

  /** The mercenary row, in the order in which they came into play. */
  ImmutableList<Mercenary> mercenaries();

  /** The open conflicts, in the order of declaration. */
  ImmutableList<Conflict> conflicts();

  /** How many conflicts were opened this turn: the number of the last. */
  @Value.Default
  default int opened() {
    return 0;
  }

  /** The conflicts decided this turn, in that order. */
  ImmutableList<ConflictResult> results();

  /** What effects have changed for a while, the oldest first. */
  ImmutableList<Modifier> modifiers();

  Relations relations();

  /** The influence of Babylon 5, 0 or more. */
  int station();

  /** The influence of the Vorlons, 0 or more. */
  int vorlon();

  /** The most that anybody may apply this turn ({@code B5-W-19}). */
  OptionalInt applyLimit();

  /** The number of players. */
  default int players() {
    return config().players();
  }

  /** The seats of all players, seat 1 first. */
  default ImmutableList<Seat> seats() {
    return Seat.first(players());
  }

  /** The faction of that player. */
  default Faction faction(Seat seat) {
    return factions().get(seat.index());
  }

  /** The definition of that copy. */
  default CardDef def(CardId id) {
    return config().roster().def(id);
  }

  /** The definition of that card. */
  default CardDef def(Card card) {
    return config().roster().def(card.id());
  }

  /** The definition of the card there. */
  default CardDef def(Spot spot) {
    return config().roster().def(spot.card().id());
  }

  /** The open conflict of that number, or null. */
  default @Nullable Conflict conflict(int number) {
    for (int i = 0; i < conflicts().size(); i++) {
      if (conflicts().get(i).number() == number) {
        return conflicts().get(i);
      }
    }
    return null;
  }

  /** This board with another faction there. */
  default Board with(Seat seat, Faction faction) {
    if (faction == faction(seat)) {
      return this;
    }
    faction.memo().follow(faction(seat), faction);
    return ImmutableBoard.copyOf(this).withFactions(Lists.set(factions(), seat.index(), faction));
  }

  /** This board with the conflict of that number replaced. */
  default Board with(Conflict conflict) {
    for (int i = 0; i < conflicts().size(); i++) {
      if (conflicts().get(i).number() == conflict.number()) {
        return ImmutableBoard.copyOf(this).withConflicts(Lists.set(conflicts(), i, conflict));
      }
    }
    throw new IllegalArgumentException("no open conflict " + conflict.number());
  }

  /** All cards in play, what lies on others included, seat by seat, then the mercenaries. */
  default ImmutableList<Spot> spots() {
    return memo().spots(this);
  }

  /** Those of one faction; mercenaries that it directs too, behind the others. */
  default ImmutableList<Spot> spots(Seat seat) {
    ImmutableList<Spot> own = spotsAt(seat.index());
    return mercenaries().isEmpty()
        ? own
        : Lists.plusAll(own, Lists.filter(spotsAt(players()), spot -> spot.of(seat)));
  }

  /** Those that lie with the faction of that index; behind the last those of the mercenary row. */
  default ImmutableList<Spot> spotsAt(int index) {
    return memo().spots(this, index);
  }

  /** The ambassador of a faction. */
  default Spot ambassador(Seat seat) {
    return spotsAt(seat.index()).get(0);
  }

  /** Those with a CONSTANT effect. */
  default ImmutableList<Spot> sources() {
    return memo().sources(this);
  }

  /** Whether any of {@link #sources} or {@link #modifiers} may change {@code stat}. */
  default boolean changes(Stat stat) {
    return (changed() & 1L << stat.ordinal()) != 0;
  }

  /** What they may change, one bit each by {@link Stat#ordinal}. */
  default long changed() {
    return memo().changed(this);
  }

  /** Those that lead a fleet. */
  default ImmutableList<Spot> leaders() {
    return memo().leaders(this);
  }

  /** Those that are damaged and not neutralised. */
  default ImmutableList<Spot> damaged() {
    return memo().damaged(this);
  }

  /** What was worked out from this board. */
  @Value.Lazy
  default Memo memo() {
    return new Memo();
  }
}
