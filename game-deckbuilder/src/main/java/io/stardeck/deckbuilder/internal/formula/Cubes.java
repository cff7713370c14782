package io.stardeck.deckbuilder.internal.formula;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.CubeBattle;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.deckbuilder.state.phase.CubePlay;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the battle with a Borg Cube tells ({@code DB-CUB}). */
public final class Cubes {
  private Cubes() {}

  /** Whether {@code card} is a Borg Cube. */
  public static boolean cube(Table table, CardId card) {
    return table.def(card).role() == Role.BORG_CUBE;
  }

  /**
   * Whether the FLIP effect of the Cube {@code card} is being carried out, so that defeats follow
   * at once ({@code DB-CUB-04}).
   */
  public static boolean flipping(Table table, CardId card) {
    for (Phase phase : table.phases()) {
      if (phase instanceof Encounter encounter && encounter.card().equals(card)) {
        return encounter.stage() == Encounter.Stage.HOLD && cube(table, card);
      }
    }
    return false;
  }

  /** The battle with a Cube that is under way, or null. */
  public static @Nullable CubeBattle current(Table table) {
    for (Phase phase : table.phases()) {
      if (phase instanceof CubeBattle battle) {
        return battle;
      }
    }
    return null;
  }

  /** Whether the damage on the Cube is at least its Defense ({@code DB-CUB-09}). */
  public static boolean beaten(Table table, CubeBattle battle) {
    Optional<FlippedCard> cube = table.flipped(battle.card());
    return cube.isPresent()
        && (battle.fixed()
            ? cube.get().damage() >= battle.cube().defense()
            : Contacts.defeated(table, cube.get()));
  }

  /**
   * The Shields of a Starship in the Flipped area that count at the moment: of a Cube that is being
   * dealt damage those that were fixed ({@code DB-BAT-05}).
   */
  public static int shields(Table table, FlippedCard ship) {
    @Nullable CubeBattle battle = current(table);
    return battle != null && battle.fixed() && battle.card().equals(ship.card())
        ? battle.cube().shields()
        : Totals.of(table, ship, Stat.SHIELDS);
  }

  /**
   * The flagships that can be named to take damage of the Cube: those undefeated in the battle, but
   * those already filled ({@code DB-CUB-10}).
   */
  public static ImmutableList<Seat> targets(CubeBattle battle, ImmutableList<CubeDamage.Hit> hits) {
    ImmutableList.Builder<Seat> targets = ImmutableList.builder();
    ImmutableList<Seat> fighting = battle.fighting();
    for (int i = 0; i < fighting.size(); i++) {
      if (!hit(hits, fighting.get(i))) {
        targets.add(fighting.get(i));
      }
    }
    return targets.build();
  }

  private static boolean hit(ImmutableList<CubeDamage.Hit> hits, Seat seat) {
    for (int i = 0; i < hits.size(); i++) {
      if (hits.get(i).to().equals(seat)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Who else has played a Maneuver of the name of {@code card} in the battle, so that {@code seat}
   * may not ({@code DB-CUB-07}); null if nobody has.
   */
  public static @Nullable Seat taken(Table table, Seat seat, CardId card) {
    if (!(table.phases().top() instanceof CubePlay play)) {
      return null;
    }
    String name = table.def(card).name();
    for (CubePlay.Maneuver maneuver : play.maneuvers()) {
      if (!maneuver.by().equals(seat) && table.def(maneuver.card()).name().equals(name)) {
        return maneuver.by();
      }
    }
    return null;
  }
}
