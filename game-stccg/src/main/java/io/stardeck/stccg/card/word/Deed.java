package io.stardeck.stccg.card.word;

import static com.google.common.collect.Sets.immutableEnumSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;

/** What may be prevented ({@code ST-EFF-07}). */
public enum Deed {
  /** Moving the ship. */
  MOVE(Reach.SHIPS),
  /** Attempting missions. */
  ATTEMPT(Reach.HOSTS),
  /** Playing interrupts. */
  INTERRUPT(Reach.PLAYERS),
  /** Playing other cards. */
  PLAY(Reach.PLAYERS),
  /** Beaming to and from where that is. */
  BEAM(Reach.HOSTS),
  /** Loading and unloading the ship, or the outpost. */
  LOAD(Reach.HOSTS),
  /** Cloaking the ship. */
  CLOAK(Reach.SHIPS),
  /** Decloaking the ship. */
  DECLOAK(Reach.SHIPS),
  /** Battle of any kind by or against those ({@code ST-EFF-55}). */
  BATTLE(Reach.HOSTS),
  /** The strikes of movers at the end of a turn ({@code ST-EFF-45}). */
  STRIKE(Reach.SHIPS),
  /** Killing persons by cards. */
  KILL(Reach.PERSONS),
  /** Stopping persons by cards. */
  STOP(Reach.PERSONS),
  /** Disabling persons by cards. */
  DISABLE(Reach.PERSONS),
  /** Holding persons by cards. */
  HOLD(Reach.PERSONS),
  /** Relocating persons by cards. */
  RELOCATE(Reach.PERSONS),
  /** Taking control of persons, equipment, and ships. */
  TAKE_CONTROL(Reach.PERSONS),
  /** Damaging ships by cards. */
  DAMAGE_SHIP(Reach.SHIPS),
  /** Destroying ships by cards. */
  DESTROY_SHIP(Reach.SHIPS),
  /** Discarding ships by cards. */
  DISCARD_SHIP(Reach.SHIPS),
  /** Relocating ships by cards. */
  RELOCATE_SHIP(Reach.SHIPS),
  /** Setting ships aside. */
  SET_ASIDE(Reach.SHIPS),
  /** Drawing by cards. */
  DRAW(Reach.PLAYERS),
  /** Discarding of hands by cards. */
  DISCARD_HAND(Reach.PLAYERS),
  /** Points by cards. */
  SCORE(Reach.PLAYERS),
  /** Losing points by cards. */
  LOSE_POINTS(Reach.PLAYERS);

  /** Where each kind of deed is done. */
  private static final class Reach {
    static final ImmutableSet<Scope> PLAYERS =
        immutableEnumSet(Scope.OWN, Scope.OPPONENTS, Scope.PLAYER, Scope.ALL);
    static final ImmutableSet<Scope> SHIPS =
        immutableEnumSet(Sets.union(PLAYERS, EnumSet.of(Scope.SHIP, Scope.LOCATION)));
    static final ImmutableSet<Scope> HOSTS =
        immutableEnumSet(Sets.union(SHIPS, EnumSet.of(Scope.OUTPOST)));
    static final ImmutableSet<Scope> PERSONS =
        immutableEnumSet(Sets.union(HOSTS, EnumSet.of(Scope.ABOARD)));
  }

  private final ImmutableSet<Scope> reaches;

  Deed(ImmutableSet<Scope> reaches) {
    this.reaches = reaches;
  }

  /** On what it can be prevented. */
  public ImmutableSet<Scope> reaches() {
    return reaches;
  }

  /** Whether it is the playing of cards. */
  public boolean plays() {
    return this == INTERRUPT || this == PLAY;
  }
}
