package io.stardeck.deckbuilder.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.immutables.value.Value;

/** The turn under way; in Borg Invasion the team turn. */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableTurn.class)
@JsonDeserialize(as = ImmutableTurn.class)
public interface Turn {
  /** The first turn, before it begins. */
  static Turn first(Seat player, Iterable<? extends Seat> leads) {
    return ImmutableTurn.of(1, player, leads, TurnEnding.NO, ImmutableList.of(), 0, false, 0);
  }

  /** Its number, from 1 on. */
  @Value.Parameter
  int number();

  /** The turn player; in Borg Invasion the lead, see {@link #leads}. */
  @Value.Parameter
  Seat player();

  /**
   * Who leads each team, in the order of the teams: in its next turn, or now ({@code DB-BOR-15}).
   * Empty but in Borg Invasion.
   */
  @Value.Parameter
  ImmutableList<Seat> leads();

  /** Whether it has to end. */
  @Value.Parameter
  TurnEnding ending();

  /** The space cards that were flipped in it ({@code DB-EXP-08}). */
  @Value.Parameter
  ImmutableList<CardId> flipped();

  /** How many forced flips wait ({@code DB-EXP-07}), or flips of a team ({@code DB-BOR-11}). */
  @Value.Parameter
  int forcedFlips();

  /**
   * Whether a Borg Invasion is being resolved: battles and Locutus wait until no flip waits ({@code
   * DB-BOR-62}, {@code DB-BOR-63}).
   */
  @Value.Parameter
  boolean batch();

  /** The searches that the team has left; 0 outside Borg Invasion ({@code DB-BOR-14}). */
  @Value.Parameter
  int teamSearches();

  /** This turn, as it begins: of {@code player}, with so many flips and searches of a team. */
  default Turn beginning(Seat player, int flips, int searches) {
    return ImmutableTurn.of(
        number(), player, leads(), TurnEnding.NO, ImmutableList.of(), flips, batch(), searches);
  }

  /** The turn after this one, before it begins. */
  default Turn next(Iterable<? extends Seat> leads) {
    return ImmutableTurn.of(
        number() + 1, player(), leads, ending(), flipped(), forcedFlips(), batch(), teamSearches());
  }

  /** This turn of that player. */
  Turn withPlayer(Seat seat);

  /** This turn with that ending. */
  Turn withEnding(TurnEnding ending);

  /** This turn with those cards flipped. */
  Turn withFlipped(Iterable<? extends CardId> cards);

  /** This turn with that many forced flips waiting. */
  Turn withForcedFlips(int flips);

  /** This turn with a Borg Invasion under way, or without. */
  Turn withBatch(boolean batch);

  /** This turn with that many searches of the team. */
  Turn withTeamSearches(int searches);
}
