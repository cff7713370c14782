package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;

/** What happens to persons. */
public sealed interface PersonEffect extends Effect {
  /**
   * They are killed ({@code ST-EFF-01}).
   *
   * @param of which persons
   */
  @JsonTypeName("KILL")
  record Kill(Selection of) implements PersonEffect {}

  /**
   * They are stopped ({@code ST-EFF-02}).
   *
   * @param of which persons
   * @param ship whether the ship of the group, or the one the card was played on, is stopped with
   *     them
   * @param lasting whether they are stopped as long as the card lies there; until the end of the
   *     turn unless told
   */
  @JsonTypeName("STOP")
  record Stop(Selection of, Optional<Boolean> ship, Optional<Boolean> lasting)
      implements PersonEffect {
    /** Whether they are stopped as long as the card lies there. */
    public boolean lasts() {
      return lasting.orElse(false);
    }
  }

  /**
   * The ship, its crew and its controller's persons on the planet are not stopped any more; or the
   * team or those in the outpost that it was played on; or some persons ({@code ST-EFF-03}).
   *
   * @param rangeBack whether the RANGE used in this turn is given back
   * @param of which persons, if it is those alone
   */
  @JsonTypeName("UNSTOP")
  record Unstop(boolean rangeBack, Optional<Selection> of) implements PersonEffect {}

  /**
   * They are disabled as long as the card lies there ({@code ST-EFF-31}).
   *
   * @param of which persons
   */
  @JsonTypeName("DISABLE")
  record Disable(Selection of) implements PersonEffect {}

  /**
   * The card holds them, in play for nothing and nobody ({@code ST-EFF-29}).
   *
   * @param of which persons
   */
  @JsonTypeName("HOLD")
  record Hold(Selection of) implements PersonEffect {}

  /** The group is parted by its controller; the card holds the larger part ({@code ST-EFF-51}). */
  @JsonTypeName("SPLIT")
  record Split() implements PersonEffect {}

  /**
   * They go somewhere else ({@code ST-EFF-08}): to planets, outposts and ships, not into space.
   *
   * @param of which persons
   * @param to where to, unless it is somewhere in the spaceline
   * @param shift where to in the spaceline, if it is that
   * @param n by how many locations, if they go to the left or the right; at most to the end
   * @param otherwise what happens if there is no such place
   */
  @JsonTypeName("RELOCATE")
  record Relocate(
      Selection of,
      Optional<Goal> to,
      Optional<Shift> shift,
      OptionalInt n,
      ImmutableList<Effect> otherwise)
      implements PersonEffect {
    @Override
    public ImmutableList<ImmutableList<Effect>> lists() {
      return ImmutableList.of(otherwise);
    }
  }

  /**
   * Cards aboard the ship are beamed to neighbouring locations, one choice each ({@code
   * ST-EFF-08}).
   *
   * @param most how many cards at most
   */
  @JsonTypeName("TRANSPORT")
  record Transport(int most) implements PersonEffect {}

  /**
   * The person gains all skills of a chosen one present, until the end of the turn ({@code
   * ST-EFF-52}).
   */
  @JsonTypeName("COPY_SKILLS")
  record CopySkills() implements PersonEffect {}

  /**
   * After the battle another is fought at once ({@code ST-EFF-49}).
   *
   * @param filter who of the own side fights in it: which persons, or which ships
   * @param strength by what their STRENGTH is multiplied, or the WEAPONS of ships
   */
  @JsonTypeName("BATTLE_AGAIN")
  record BattleAgain(Requirement filter, int strength) implements PersonEffect {}

  /**
   * Who is being killed, or all aboard the ship that is being destroyed, live on somewhere else
   * ({@code ST-EFF-20}). Holograms aboard do not, unless in a hand.
   *
   * @param to where; in a pod unless told
   */
  @JsonTypeName("SURVIVE")
  record Survive(Optional<Refuge> to) implements PersonEffect {
    /** Where they live on. */
    public enum Refuge {
      /** In a pod, which the card is ({@code ST-SPC-15}). */
      POD,
      /** In their player's nearest outpost that they can use. */
      OUTPOST,
      /** On the planet where they are. */
      PLANET,
      /** In the hands of their owners. */
      HAND
    }

    /** Where they live on. */
    public Refuge refuge() {
      return to.orElse(Refuge.POD);
    }
  }
}
