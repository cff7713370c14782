package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import java.util.EnumSet;
import java.util.Set;

/** What holds as long as something lies somewhere: it has to mean something there. */
final class StandingRules {
  private static final RuleId CRD_02 = RuleId.of("FC-CRD-02");

  private static final ImmutableSet<Class<? extends Standing>> OF_A_TILE =
      ImmutableSet.of(
          Standing.StopOnEntry.class,
          Standing.ExtraPassCost.class,
          Standing.ModifyInstallationNeed.class,
          Standing.ModifyInstallationShields.class);

  private static final ImmutableSet<Class<? extends Standing>> OF_A_PLAYER =
      ImmutableSet.of(Standing.ModifyFleetLimit.class, Standing.ModifyActionLimit.class);

  private final Faults faults;

  StandingRules(Faults faults) {
    this.faults = faults;
  }

  void ship(String path, ShipDef ship) {
    lying(path, ship.standing(), ImmutableSet.of(Attach.SHIP));
    unplayed(path, ship.standing());
  }

  void location(String path, LocationDef location) {
    lying(path, location.standing(), ImmutableSet.of(Attach.TILE));
    unplayed(path, location.standing());
  }

  /** An encounter lies where it is put afterwards, or where its own words lay it. */
  void encounter(String path, EncounterDef encounter) {
    Set<Attach> places = laid(encounter.effects(), encounter.abilities());
    switch (encounter.afterwards()) {
      case KEEP_AS_CARGO, ATTACH_SHIP -> places.add(Attach.SHIP);
      case ATTACH_TILE -> places.add(Attach.TILE);
      case DISCARD, SCORE_IF_PASSED, TRASH -> {} // it lies nowhere
    }
    lying(path, encounter.standing(), places);
    unplayed(path, encounter.standing());
  }

  /** Crew lies aboard its ship; what is said of a face that does not stay is asked elsewhere. */
  void face(String path, CardFace face) {
    Set<Attach> places = laid(face.effects(), face.abilities());
    face.staysInPlay().ifPresent(stay -> places.add(stay.attach()));
    if (face.kind() == FaceKind.CREW) {
      lying(path, face.standing(), ImmutableSet.of(Attach.SHIP));
    } else if (face.staysInPlay().isPresent()) {
      lying(path, face.standing(), places);
    }
    if (!face.asAction()) {
      unplayed(path, face.standing());
    }
  }

  /** No ship plays it as its action. */
  private void unplayed(String path, ImmutableList<Standing> standing) {
    for (int i = 0; i < standing.size(); i++) {
      boolean cloakedToo = standing.get(i) instanceof Standing.AllowActionWhileCloaked;
      faults.when(
          cloakedToo, path + ".standing[" + i + "]", CRD_02, "no ship plays it as an action");
    }
  }

  private void lying(String path, ImmutableList<Standing> standing, Set<Attach> places) {
    for (int i = 0; i < standing.size(); i++) {
      Standing each = standing.get(i);
      if (Sets.intersection(meant(each), places).isEmpty()) {
        String text = "this means nothing where it lies";
        faults.add(path + ".standing[" + i + "]", CRD_02, text);
      }
    }
  }

  /** Whether it is about ships, and not about a tile, a player or a card that is played. */
  static boolean ofShip(Standing standing) {
    return meant(standing).contains(Attach.SHIP)
        && !(standing instanceof Standing.AllowActionWhileCloaked);
  }

  private static ImmutableSet<Attach> meant(Standing standing) {
    return OF_A_TILE.contains(standing.getClass())
        ? ImmutableSet.of(Attach.TILE)
        : OF_A_PLAYER.contains(standing.getClass())
            ? ImmutableSet.of(Attach.PLAYER)
            : ImmutableSet.copyOf(Attach.values());
  }

  private static Set<Attach> laid(ImmutableList<Effect> effects, ImmutableList<Ability> abilities) {
    Set<Attach> places = EnumSet.noneOf(Attach.class);
    laid(effects, places);
    abilities.forEach(ability -> laid(ability.effects(), places));
    return places;
  }

  private static void laid(
      ImmutableList<? extends io.stardeck.engine.script.Effect> effects, Set<Attach> places) {
    for (io.stardeck.engine.script.Effect effect : effects) {
      if (effect instanceof Effect.AttachThis attach) {
        places.add(attach.to());
      } else if (effect instanceof Effect.GainAsCargo) {
        places.add(Attach.SHIP);
      }
      effect.lists().forEach(list -> laid(list, places));
    }
  }
}
