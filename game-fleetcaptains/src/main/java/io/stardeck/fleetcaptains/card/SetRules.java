package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import java.util.HashSet;
import java.util.Set;

/** What a component set must keep to. */
final class SetRules {
  private static final RuleId CMP_01 = RuleId.of("FC-CMP-01");
  private static final RuleId CMP_04 = RuleId.of("FC-CMP-04");
  private static final RuleId CMP_05 = RuleId.of("FC-CMP-05");
  private static final RuleId CMP_06 = RuleId.of("FC-CMP-06");
  private static final RuleId CMP_07 = RuleId.of("FC-CMP-07");
  private static final RuleId ORD_04 = RuleId.of("FC-ORD-04");
  private static final RuleId ALR_01 = RuleId.of("FC-ALR-01");
  private static final RuleId CRD_01 = RuleId.of("FC-CRD-01");
  private static final RuleId INS_02 = RuleId.of("FC-INS-02");
  private static final RuleId EXP_04 = RuleId.of("FC-EXP-04");
  private static final int MOST_CLOAKS = 20;
  private static final int SHIPS = 12;
  private static final int LOCATIONS = 50;
  private static final int SUBDECKS = 10;
  private static final int ENCOUNTERS = 50;
  private static final int MISSIONS = 76;

  private final ComponentFile file;
  private final Set<String> names = new HashSet<>();
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private SetRules(ComponentFile file) {
    this.file = file;
  }

  static ImmutableList<Fault> faults(ComponentFile file) {
    SetRules rules = new SetRules(file);
    rules.ships();
    rules.locations();
    rules.commands();
    rules.encounters();
    rules.missions();
    rules.installations();
    return rules.faults.build();
  }

  private void fault(String path, RuleId rule, String text) {
    faults.add(new Fault(path, rule, text));
  }

  private void name(String path, String id) {
    if (id.isEmpty() || id.length() > 100 || !names.add(id)) {
      fault(path + ".id", CMP_01, "each id is 1 to 100 characters and stands once, not " + id);
    }
  }

  private void ships() {
    for (Faction faction : Faction.values()) {
      if (file.ships().stream().filter(ship -> ship.faction() == faction).count() != SHIPS) {
        fault("ships", CMP_01, "12 ships for " + faction);
      }
    }
    for (int i = 0; i < file.ships().size(); i++) {
      ShipDef ship = file.ships().get(i);
      String path = "ships[" + i + "]";
      name(path, ship.id());
      if (ship.size() < 1 || ship.size() > 9 || ship.missions().sum() != ship.size()) {
        fault(path + ".missions", ORD_04, "a ship of size 1 to 9 adds as many missions");
      }
      for (Alert alert : Alert.values()) {
        if (ship.settings(alert).stream().allMatch(Setting::cloaked)) {
          fault(path + ".dial", ALR_01, "each alert level has a setting that is not blue");
        }
      }
    }
  }

  private void locations() {
    if (file.locations().size() != LOCATIONS) {
      fault("locations", CMP_04, "50 location tiles");
    }
    for (int i = 0; i < file.locations().size(); i++) {
      LocationDef location = file.locations().get(i);
      String path = "locations[" + i + "]";
      name(path, location.id());
      if (location.sectorSize() < 1 || location.sectorSize() > 99) {
        fault(path + ".sectorSize", CMP_04, "a sector size is 1 to 99");
      }
      location
          .encounters()
          .filter(range -> range.lo() < 1 || range.hi() > 6 || range.lo() > range.hi())
          .ifPresent(range -> fault(path + ".encounters", EXP_04, "a range within 1 to 6"));
    }
  }

  private void commands() {
    Set<String> known = new HashSet<>();
    for (int i = 0; i < file.commandCards().size(); i++) {
      CommandDef card = file.commandCards().get(i);
      String path = "commandCards[" + i + "]";
      name(path, card.id());
      known.add(card.faction() + " " + card.subdeck() + " " + card.id());
      long kinds = card.faces().stream().map(CardFace::kind).distinct().count();
      if (card.faces().isEmpty() || kinds != card.faces().size()) {
        fault(path + ".faces", CRD_01, "one to three faces, one for a kind");
      }
      for (int f = 0; f < card.faces().size(); f++) {
        face(path + ".faces[" + f + "]", card.faces().get(f));
      }
    }
    for (Faction faction : Faction.values()) {
      if (file.subdecks().stream().filter(deck -> deck.faction() == faction).count() != SUBDECKS) {
        fault("subdecks", CMP_05, "10 subdecks for " + faction);
      }
    }
    for (int i = 0; i < file.subdecks().size(); i++) {
      SubdeckDef deck = file.subdecks().get(i);
      name("subdecks[" + i + "]", deck.id());
      long own =
          deck.cards().stream()
              .distinct()
              .filter(card -> known.remove(deck.faction() + " " + deck.id() + " " + card))
              .count();
      if (own != SUBDECKS || deck.cards().size() != SUBDECKS) {
        fault("subdecks[" + i + "].cards", CMP_05, "10 cards of its own");
      }
    }
    if (!known.isEmpty()) {
      fault("commandCards", CMP_05, "cards in no subdeck of theirs: " + known.size());
    }
  }

  private void face(String path, CardFace face) {
    if (face.kind() == FaceKind.CREW && face.timing() != Timing.MAIN) {
      fault(path + ".timing", CRD_01, "crew is assigned in the own turn");
    }
    if (face.kind() == FaceKind.COMBAT && face.timing() != Timing.TEST) {
      fault(path + ".timing", CRD_01, "a combat face is played in combat");
    }
    if (face.timing() == Timing.RESPONSE != face.cancels().isPresent()) {
      fault(path + ".cancels", CRD_01, "a response cancels a kind, and nothing else does");
    }
    if (face.targets().size() > 3) {
      fault(path + ".targets", CRD_01, "at most three targets");
    }
    effects(path + ".effects", face.effects(), face.targets().size(), face.timing());
  }

  private void effects(String path, ImmutableList<Effect> effects, int targets, Timing timing) {
    for (int i = 0; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      String at = path + "[" + i + "]";
      boolean inTest =
          effect instanceof Effect.ModifyTest || effect instanceof Effect.PreventDamage;
      if (inTest != (timing == Timing.TEST)) {
        fault(at, CRD_01, "a face for tests changes the test, and no other does");
      }
      if (effect instanceof Effect.OnTarget on) {
        if (on.target() < 0 || on.target() >= targets) {
          fault(at + ".target", CRD_01, "there is no such target");
        }
        effects(at + ".effects", on.effects(), targets, timing);
      } else if (effect instanceof Effect.Test test) {
        effects(at + ".onPass", test.onPass(), targets, timing);
        effects(at + ".onFail", test.onFail(), targets, timing);
      } else if (effect instanceof Effect.OpposedTest test) {
        if (targets == 0) {
          fault(at, CRD_01, "an opposed test needs a target");
        }
        effects(at + ".onPass", test.onPass(), targets, timing);
      } else if (effect instanceof Effect.PeekTile && targets == 0) {
        fault(at, CRD_01, "looking needs a target");
      } else if (effect instanceof Effect.Choose choose) {
        choices(at, choose, targets, timing);
      }
    }
  }

  private void choices(String path, Effect.Choose choose, int targets, Timing timing) {
    if (choose.options().size() != 2) {
      fault(path + ".options", CRD_01, "two options to choose from");
    }
    for (int i = 0; i < choose.options().size(); i++) {
      ImmutableList<Effect> effects = choose.options().get(i).effects();
      effects(path + ".options[" + i + "].effects", effects, targets, timing);
    }
  }

  private void encounters() {
    if (file.encounters().size() != ENCOUNTERS) {
      fault("encounters", CMP_06, "50 encounters");
    }
    for (int i = 0; i < file.encounters().size(); i++) {
      EncounterDef encounter = file.encounters().get(i);
      String path = "encounters[" + i + "]";
      name(path, encounter.id());
      effects(path + ".effects", encounter.effects(), 0, Timing.MAIN);
      if (encounter.vp() < 0 || encounter.vp() > 99) {
        fault(path + ".vp", CMP_06, "0 to 99 points");
      }
    }
    for (int i = 0; i < file.locations().size(); i++) {
      effects(
          "locations[" + i + "].onExploring",
          file.locations().get(i).onExploring(),
          0,
          Timing.MAIN);
    }
  }

  private void missions() {
    if (file.missions().size() != MISSIONS) {
      fault("missions", CMP_07, "76 missions");
    }
    for (MissionType type : MissionType.values()) {
      if (file.missions().stream().noneMatch(mission -> mission.type() == type)) {
        fault("missions", CMP_07, "a mission of type " + type);
      }
    }
    for (int i = 0; i < file.missions().size(); i++) {
      MissionDef mission = file.missions().get(i);
      name("missions[" + i + "]", mission.id());
      if (mission.vp() < 1 || mission.vp() > 99) {
        fault("missions[" + i + "].vp", CMP_07, "1 to 99 points");
      }
      if (mission.objective() instanceof Objective.TestObjective test
          && (test.ships() < 1 || test.ships() > 3 || test.ships() > 1 && !test.cooperative())) {
        fault("missions[" + i + "].objective.ships", CMP_07, "1 to 3 ships, together if more");
      }
    }
  }

  private void installations() {
    InstallationKind[] kinds = InstallationKind.values();
    boolean whole = file.installations().size() == kinds.length;
    for (int i = 0; whole && i < kinds.length; i++) {
      InstallationDef one = file.installations().get(i);
      whole =
          one.kind() == kinds[i]
              && (i == 0 || one.controlNeeded() > file.installations().get(i - 1).controlNeeded());
    }
    if (!whole) {
      fault("installations", INS_02, "outpost, colony and starbase, each needing more control");
    }
    Limits limits = file.limits();
    if (limits.federationCloaks() < 0
        || limits.klingonCloaks() < 0
        || limits.federationCloaks() + limits.klingonCloaks() > MOST_CLOAKS) {
      fault("limits", INS_02, "at most 20 cloak symbols");
    }
  }
}
