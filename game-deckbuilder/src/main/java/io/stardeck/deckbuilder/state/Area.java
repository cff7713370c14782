package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** The public part of what lies before one player. */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableArea.class)
@JsonDeserialize(as = ImmutableArea.class)
public interface Area {
  /** The area of a player who begins with {@code ship}. */
  static Area beginning(CardId ship) {
    return ImmutableArea.of(
        ImmutableList.of(),
        ImmutableList.of(),
        Ship.fresh(ship),
        ImmutableList.of(),
        ImmutableList.of(),
        ship,
        Standing.IN,
        false,
        Tally.NONE);
  }

  /** The Bridge, in the order in which the cards came. */
  @Value.Parameter
  ImmutableList<CardId> bridge();

  /** The Discard, in the order in which the cards came. */
  @Value.Parameter
  ImmutableList<CardId> discard();

  /** The flagship; null only if the player is assimilated ({@code DB-I-11}). */
  @Value.Parameter
  @JsonProperty("flagship")
  @MayBeAbsent
  @Nullable Ship ship();

  /** The flagship; empty only if the player is assimilated. */
  default Optional<Ship> flagship() {
    return Optional.ofNullable(ship());
  }

  /** The Points Area, in the order in which the cards came. */
  @Value.Parameter
  ImmutableList<CardId> points();

  /** The Influence Area, in the order in which the cards came. */
  @Value.Parameter
  ImmutableList<CardId> influence();

  /** The starting Starship, wherever it lies now: its effect stays with the player. */
  @Value.Parameter
  CardId starting();

  /** Whether they take part. */
  @Value.Parameter
  Standing standing();

  /** Whether they have played a card or used an effect in this turn ({@code DB-BOR-26}). */
  @Value.Parameter
  boolean acted();

  /** What they have got and done in this turn. */
  @Value.Parameter
  Tally tally();

  /** This area with that Bridge. */
  Area withBridge(Iterable<? extends CardId> cards);

  /** This area once its player has played or used something: with that Bridge and tally. */
  default Area afterPlay(ImmutableList<CardId> bridge, Tally tally) {
    return ImmutableArea.of(
        bridge, discard(), ship(), points(), influence(), starting(), standing(), true, tally);
  }

  /** This area with that Discard. */
  Area withDiscard(Iterable<? extends CardId> cards);

  /** This area with that flagship, or none. */
  Area withShip(@Nullable Ship ship);

  /** This area with that Points Area. */
  Area withPoints(Iterable<? extends CardId> cards);

  /** This area with that Influence Area. */
  Area withInfluence(Iterable<? extends CardId> cards);

  /** This area with that standing. */
  Area withStanding(Standing standing);

  /** This area with that mark. */
  Area withActed(boolean acted);

  /** This area with that tally. */
  Area withTally(Tally tally);
}
