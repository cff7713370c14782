package io.stardeck.fleetcaptains.card;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.MissionCounts;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Standing.AllowActionWhileCloaked;
import io.stardeck.fleetcaptains.card.word.Stay;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.card.word.Until;
import java.util.HashSet;
import java.util.Set;

/** What a component set must keep to. */
final class SetRules {
  private static final RuleId CMP_01 = RuleId.of("FC-CMP-01");
  private static final RuleId CMP_04 = RuleId.of("FC-CMP-04");
  private static final RuleId CMP_05 = RuleId.of("FC-CMP-05");
  private static final RuleId CMP_06 = RuleId.of("FC-CMP-06");
  private static final RuleId CMP_07 = RuleId.of("FC-CMP-07");
  private static final RuleId CMP_10 = RuleId.of("FC-CMP-10");
  private static final RuleId CMP_14 = RuleId.of("FC-CMP-14");
  private static final RuleId ORD_04 = RuleId.of("FC-ORD-04");
  private static final RuleId ALR_01 = RuleId.of("FC-ALR-01");
  private static final RuleId CRD_01 = RuleId.of("FC-CRD-01");
  private static final RuleId CRD_05 = RuleId.of("FC-CRD-05");
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
  private final Faults faults = new Faults();

  private final ScriptRules scripts = new ScriptRules(faults);
  private final StandingRules standing = new StandingRules(faults);

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
    return rules.faults.list();
  }

  private void name(String path, String id) {
    if (id.isEmpty() || id.length() > 100 || !names.add(id)) {
      faults.add(
          path + ".id", CMP_01, "each id is 1 to 100 characters and stands once, not %s", id);
    }
  }

  private void ships() {
    for (Faction faction : Faction.values()) {
      if (file.ships().stream().filter(ship -> ship.faction() == faction).count() != SHIPS) {
        faults.add("ships", CMP_01, "12 ships for %s", faction);
      }
    }
    for (int i = 0; i < file.ships().size(); i++) {
      ShipDef ship = file.ships().get(i);
      String path = "ships[" + i + "]";
      name(path, ship.id());
      scripts.ship(path, ship);
      standing.ship(path, ship);
      MissionCounts counts = ship.missions();
      boolean counted = few(counts.science()) && few(counts.influence()) && few(counts.combat());
      if (ship.size() < 1 || ship.size() > 9) {
        faults.add(path + ".size", ORD_04, "a ship has size 1 to 9");
      } else if (!counted || counts.sum() != ship.size()) {
        faults.add(path + ".missions", ORD_04, "a ship adds as many missions as its size");
      }
      for (Alert alert : Alert.values()) {
        if (ship.settings(alert).stream().allMatch(Setting::cloaked)) {
          String level = path + ".dial." + Ascii.toLowerCase(alert.name());
          faults.add(level, ALR_01, "each alert level has a setting that is not blue");
        }
      }
    }
  }

  private void locations() {
    faults.when(file.locations().size() != LOCATIONS, "locations", CMP_04, "50 location tiles");
    for (int i = 0; i < file.locations().size(); i++) {
      LocationDef location = file.locations().get(i);
      String path = "locations[" + i + "]";
      name(path, location.id());
      if (location.sectorSize() < 1 || location.sectorSize() > 99) {
        faults.add(path + ".sectorSize", CMP_04, "a sector size is 1 to 99");
      }
      scripts.location(path, location);
      standing.location(path, location);
      location
          .encounters()
          .filter(range -> range.lo() < 1 || range.hi() > 6 || range.lo() > range.hi())
          .ifPresent(range -> faults.add(path + ".encounters", EXP_04, "a range within 1 to 6"));
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
        faults.add(path + ".faces", CRD_01, "one to three faces, one for a kind");
      }
      if (card.faces().stream().filter(face -> face.staysInPlay().isPresent()).count() > 1) {
        faults.add(path + ".faces", CRD_05, "one face at most stays in play beside crew");
      }
      for (int f = 0; f < card.faces().size(); f++) {
        face(path + ".faces[" + f + "]", card.faces().get(f));
      }
    }
    for (Faction faction : Faction.values()) {
      if (file.subdecks().stream().filter(deck -> deck.faction() == faction).count() != SUBDECKS) {
        faults.add("subdecks", CMP_05, "10 subdecks for %s", faction);
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
        faults.add("subdecks[" + i + "].cards", CMP_05, "10 cards of its own");
      }
    }
    if (!known.isEmpty()) {
      faults.add("commandCards", CMP_05, "cards in no subdeck of theirs: %s", known.size());
    }
  }

  private void face(String path, CardFace face) {
    if (face.kind() == FaceKind.CREW && face.timing() != Timing.MAIN) {
      faults.add(path + ".timing", CRD_01, "crew is assigned in the own turn");
    }
    if (face.kind() == FaceKind.COMBAT && face.timing() != Timing.TEST) {
      faults.add(path + ".timing", CRD_01, "a combat face is played in combat");
    }
    if (face.timing() == Timing.RESPONSE && face.cancels().isEmpty()
        || face.timing() == Timing.MAIN && face.cancels().isPresent()) {
      faults.add(
          path + ".cancels", CRD_01, "a response cancels a kind, and no card of the turn does");
    }
    if (face.timing() != Timing.MAIN && face.requires().isPresent()) {
      faults.add(path + ".requires", CRD_01, "what is required is asked in the own turn alone");
    }
    if (face.timing() != Timing.MAIN && face.asAction()) {
      faults.add(path + ".asAction", CRD_01, "a card is played as an action in the own turn alone");
    }
    if (face.timing() != Timing.TEST && face.test().isPresent()) {
      faults.add(path + ".test", CRD_01, "which tests it is played in, of what is played in tests");
    }
    boolean stays = face.kind() == FaceKind.CREW || face.staysInPlay().isPresent();
    if (face.kind() == FaceKind.CREW && face.staysInPlay().isPresent()
        || face.timing() != Timing.MAIN && stays) {
      faults.add(path + ".staysInPlay", CRD_05, "crew stays by itself, and a test's card does not");
    }
    boolean ends = face.staysInPlay().map(SetRules::ends).orElse(true);
    faults.when(!ends, path + ".staysInPlay.until", CRD_05, "that never comes where it lies");
    boolean cloakedToo =
        face.standing().stream().allMatch(AllowActionWhileCloaked.class::isInstance);
    if (!stays && !face.abilities().isEmpty()
        || !stays && !(cloakedToo && face.asAction() || face.standing().isEmpty())) {
      faults.add(path + ".standing", CRD_05, "only what stays in play holds or offers anything");
    }
    scripts.face(path, face);
    standing.face(path, face);
  }

  /** Whether a card that lies there is taken up then; what holds it in a tile is a ship. */
  private static boolean ends(Stay stay) {
    return stay.until() != Until.THIS_TEST
        && (stay.until() != Until.WHILE_AT_TILE || stay.attach() == Attach.SHIP);
  }

  private void encounters() {
    faults.when(file.encounters().size() != ENCOUNTERS, "encounters", CMP_06, "50 encounters");
    for (int i = 0; i < file.encounters().size(); i++) {
      EncounterDef encounter = file.encounters().get(i);
      String path = "encounters[" + i + "]";
      name(path, encounter.id());
      scripts.encounter(path, encounter);
      standing.encounter(path, encounter);
      faults.when(
          encounter.vp() < 0 || encounter.vp() > 99, path + ".vp", CMP_06, "0 to 99 points");
    }
  }

  private void missions() {
    faults.when(file.missions().size() != MISSIONS, "missions", CMP_07, "76 missions");
    for (MissionType type : MissionType.values()) {
      if (file.missions().stream().noneMatch(mission -> mission.type() == type)) {
        faults.add("missions", CMP_07, "a mission of type %s", type);
      }
    }
    for (int i = 0; i < file.missions().size(); i++) {
      MissionDef mission = file.missions().get(i);
      name("missions[" + i + "]", mission.id());
      if (mission.vp() < 1 || mission.vp() > 99) {
        faults.add("missions[" + i + "].vp", CMP_07, "1 to 99 points");
      }
      objective("missions[" + i + "].objective", mission.objective());
    }
  }

  private void objective(String path, Objective objective) {
    if (objective instanceof Objective.TestObjective test) {
      if (test.ships() < 1 || test.ships() > 3 || test.ships() > 1 && !test.cooperative()) {
        faults.add(path + ".ships", CMP_07, "1 to 3 ships, together if more");
      }
      faults.when(!few(test.level()), path + ".level", CMP_07, "a level is 0 to 99");
    } else if (objective instanceof Objective.CourseObjective course && course.legs().isEmpty()) {
      faults.add(path + ".legs", CMP_07, "a course has legs");
    } else if (objective instanceof Objective.EventObjective event
        && (event.count() < 1 || !few(event.count()))) {
      faults.add(path + ".count", CMP_07, "1 to 99 deeds");
    } else if (objective instanceof Objective.StateObjective state) {
      scripts.state(path, state);
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
    faults.when(
        !whole, "installations", INS_02, "outpost, colony and starbase, each needing more control");
    for (int i = 0; i < file.installations().size(); i++) {
      InstallationDef one = file.installations().get(i);
      String path = "installations[" + i + "]";
      number(path + ".controlNeeded", INS_02, one.controlNeeded());
      number(path + ".shields", INS_02, one.shields());
      number(path + ".vpOnBuild", INS_02, one.vpOnBuild());
    }
    Limits limits = file.limits();
    number("limits.controlTokens", CMP_14, limits.controlTokens());
    number("limits.installationTokens", CMP_14, limits.installationTokens());
    number("limits.awayTeams", CMP_14, limits.awayTeams());
    number("limits.destroyedShipVp", CMP_14, limits.destroyedShipVp());
    number("limits.firstLossFleetBonus", CMP_14, limits.firstLossFleetBonus());
    number("limits.federationCloaks", CMP_10, limits.federationCloaks());
    number("limits.klingonCloaks", CMP_10, limits.klingonCloaks());
    if (limits.federationCloaks() + limits.klingonCloaks() > MOST_CLOAKS) {
      faults.add("limits", CMP_10, "at most 20 cloak symbols");
    }
  }

  private void number(String path, RuleId rule, int number) {
    faults.when(!few(number), path, rule, "0 to 99, not %s", number);
  }

  private static boolean few(int number) {
    return number >= 0 && number <= 99;
  }
}
