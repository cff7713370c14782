package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.Optional;
import org.immutables.value.Value;

/** What everybody knows. */
@Value.Immutable
@JsonSerialize(as = ImmutableTable.class)
@JsonDeserialize(as = ImmutableTable.class)
public interface Table {
  /** So many Borg cards in a Hand assimilate ({@code DB-CMP-60}). */
  int ASSIMILATING = 5;

  /** What was agreed before the game, the card set included. */
  DeckbuilderConfig config();

  /** The turn under way. */
  Turn turn();

  /** What lies before each player, in seat order. */
  ImmutableList<Area> areas();

  /** The Starbase. */
  Starbase starbase();

  /** The Mission Area: two slots. */
  ImmutableList<Slot> missions();

  /** The Flipped area, the first flipped first. */
  ImmutableList<FlippedCard> flipped();

  /** The defeated Cubes. */
  ImmutableList<CardId> defeatedCubes();

  /** The cards out of the game. */
  ImmutableList<CardId> removed();

  /** What the action or flip under way has set off. */
  Chain chain();

  /** The stack of phases. */
  Pile<Phase> phases();

  /** This table in that turn. */
  Table withTurn(Turn turn);

  /** This table with those areas. */
  Table withAreas(Iterable<? extends Area> areas);

  /** This table with that Starbase. */
  Table withStarbase(Starbase starbase);

  /** This table with those slots of the Mission Area. */
  Table withMissions(Iterable<? extends Slot> slots);

  /** This table with that Flipped area. */
  Table withFlipped(Iterable<? extends FlippedCard> cards);

  /** This table with those defeated Cubes. */
  Table withDefeatedCubes(Iterable<? extends CardId> cards);

  /** This table with those cards out of the game. */
  Table withRemoved(Iterable<? extends CardId> cards);

  /** This table with that chain. */
  Table withChain(Chain chain);

  /** This table with that stack of phases. */
  Table withPhases(Pile<Phase> phases);

  /** The turn player; in Borg Invasion the lead. */
  default Seat turnPlayer() {
    return turn().player();
  }

  /** The public part of what lies before {@code seat}. */
  default Area area(Seat seat) {
    return areas().get(seat.index());
  }

  /** What {@code seat} has got and done in this turn. */
  default Tally tally(Seat seat) {
    return area(seat).tally();
  }

  /** The kind of a card. */
  default CardDef def(CardId card) {
    return config().cardSet().copy(card.number());
  }

  /** Whether there is such a card in the set. */
  default boolean exists(CardId card) {
    return card.number() < config().cardSet().copies();
  }

  /** The number of players. */
  default int players() {
    return config().players();
  }

  /** Whether that is the scenario. */
  default boolean is(Scenario scenario) {
    return config().scenario() == scenario;
  }

  /** Whether {@code a} and {@code b} are of different teams. */
  default boolean opponents(Seat a, Seat b) {
    return config().team(a) != config().team(b);
  }

  /**
   * Whether it is the turn of {@code seat}; in Borg Invasion, of their team ({@code DB-BOR-16}).
   */
  default boolean onTurn(Seat seat) {
    return is(Scenario.BORG_INVASION) ? !opponents(seat, turnPlayer()) : seat.equals(turnPlayer());
  }

  /** Whether {@code seat} is in battle. */
  default boolean inBattle(Seat seat) {
    for (Phase phase : phases()) {
      if (phase.battle(seat)) {
        return true;
      }
    }
    return false;
  }

  /** The card in the Flipped area that is being encountered. */
  default Optional<FlippedCard> encountered() {
    for (Phase phase : phases()) {
      if (phase.encountered().isPresent()) {
        return flipped(phase.encountered().get());
      }
    }
    return Optional.empty();
  }

  /** That card in the Flipped area, if it lies there. */
  default Optional<FlippedCard> flipped(CardId card) {
    for (FlippedCard flipped : flipped()) {
      if (flipped.card().equals(card)) {
        return Optional.of(flipped);
      }
    }
    return Optional.empty();
  }
}
