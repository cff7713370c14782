package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a card set must be: {@code BF-DAT-01} to {@code BF-DAT-11}, one method for each, and names
 * that can be used.
 */
final class DataRules {
  private static final RuleId DAT_01 = RuleId.of("BF-DAT-01");
  private static final RuleId DAT_02 = RuleId.of("BF-DAT-02");
  private static final RuleId DAT_03 = RuleId.of("BF-DAT-03");
  private static final RuleId DAT_04 = RuleId.of("BF-DAT-04");
  private static final RuleId DAT_05 = RuleId.of("BF-DAT-05");
  private static final RuleId DAT_06 = RuleId.of("BF-DAT-06");
  private static final RuleId DAT_07 = RuleId.of("BF-DAT-07");
  private static final RuleId DAT_08 = RuleId.of("BF-DAT-08");
  private static final RuleId DAT_09 = RuleId.of("BF-DAT-09");
  private static final RuleId DAT_10 = RuleId.of("BF-DAT-10");
  private static final RuleId DAT_11 = RuleId.of("BF-DAT-11");
  private static final int SHIPS = 36;
  private static final int CARDS = 90;
  private static final int LONGEST_NAME = 60;
  private static final int MOST_POINTS = 1000;
  private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,40}");

  private final CardSetFile set;
  private final Faults faults = new Faults();

  private DataRules(CardSetFile set) {
    this.set = set;
  }

  /** All that is wrong with {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    DataRules rules = new DataRules(set);
    rules.names();
    rules.ids();
    rules.racesAreComplete();
    rules.deckIsComplete();
    rules.kindsAreComplete();
    rules.valuesFit();
    rules.symbolsFit();
    for (int i = 0; i < set.ships().size(); i++) {
      rules.ship("ships[" + i + "]", set.ships().get(i));
    }
    rules.knownShipsAreThere();
    rules.allCanBeUsed();
    return rules.faults.list();
  }

  private void ship(String path, ShipCard ship) {
    squadronsFit(path, ship);
    devicesFit(path, ship);
    isWorthFighting(path, ship);
    isAsPrinted(path, ship);
    if (ship.race() == Race.ORION && count(ship, BoxType.PLR) > 0) {
      faults.add(path + ".boxes", DAT_10, "an Orion ship has no PLR box");
    }
  }

  private void names() {
    name("name", set.name());
    for (int i = 0; i < set.ships().size(); i++) {
      name("ships[" + i + "].name", set.ships().get(i).name());
      name("ships[" + i + "].classCode", set.ships().get(i).classCode());
    }
  }

  private void name(String path, String name) {
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      faults.add(path, "a name has 1 to %s characters, not %s", LONGEST_NAME, name.length());
    }
  }

  private void ids() {
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < set.ships().size(); i++) {
      id("ships[" + i + "].id", set.ships().get(i).id(), taken);
    }
    for (int i = 0; i < set.cards().size(); i++) {
      id("cards[" + i + "].id", set.cards().get(i).id(), taken);
    }
  }

  private void id(String path, String id, Set<String> taken) {
    if (!ID.matcher(id).matches()) {
      faults.add(path, "an id is 1 to 40 lower-case letters, digits and hyphens");
    } else if (!taken.add(id)) {
      faults.add(path, "%s is taken", id);
    }
  }

  private void racesAreComplete() {
    if (set.ships().size() != SHIPS) {
      faults.add("ships", DAT_01, "a set has %s ships, not %s", SHIPS, set.ships().size());
    }
    Multiset<Race> races = counted(set.ships().stream().map(ShipCard::race));
    for (Race race : Race.values()) {
      if (races.count(race) != race.ships()) {
        faults.add(
            "ships", DAT_01, "%s has %s ships, not %s", race, race.ships(), races.count(race));
      }
    }
  }

  private void deckIsComplete() {
    if (set.cards().size() != CARDS) {
      faults.add("cards", DAT_02, "a set has %s action cards, not %s", CARDS, set.cards().size());
    }
  }

  private void kindsAreComplete() {
    Multiset<CardKind> kinds = counted(set.cards().stream().map(PrintedCard::kind));
    for (CardKind kind : CardKind.values()) {
      int count = kinds.count(kind);
      if (kind == CardKind.DSG || kind == CardKind.PBF) {
        int due = kind == CardKind.DSG ? 1 : 2;
        if (count != due) {
          faults.add("cards", DAT_03, "a set has %s %s cards, not %s", due, kind, count);
        }
      } else if (count == 0) {
        faults.add("cards", DAT_03, "a set has at least one %s card", kind);
      }
    }
  }

  private void valuesFit() {
    for (int i = 0; i < set.cards().size(); i++) {
      PrintedCard card = set.cards().get(i);
      if (!card.fits()) {
        String value =
            card.value().isPresent() ? "the value " + card.value().getAsInt() : "no value";
        faults.add(
            "cards[" + i + "].value", DAT_04, "%s has %s", card.kind(), wrong(value, card.kind()));
      }
    }
  }

  private static String wrong(String found, CardKind kind) {
    return (kind.allowedValues().isEmpty() ? "none" : "one of " + kind.allowedValues())
        + ", not "
        + found;
  }

  private void symbolsFit() {
    for (int i = 0; i < set.cards().size(); i++) {
      PrintedCard card = set.cards().get(i);
      CardKind kind = card.kind();
      if (!card.symbols().equals(kind.symbols())) {
        faults.add(
            "cards[" + i + "].symbols",
            DAT_05,
            "%s bears %s, not %s",
            kind,
            kind.symbols(),
            card.symbols());
      }
      if (card.rangeLimited() != kind.rangeLimited()) {
        String bears = kind.rangeLimited() ? "bears the range limit" : "bears no range limit";
        faults.add("cards[" + i + "].rangeLimited", DAT_05, "%s %s", kind, bears);
      }
    }
  }

  private void squadronsFit(String path, ShipCard ship) {
    int due = ship.is(ShipTag.CARRIER) ? 2 : 0;
    int squadrons = count(ship, BoxType.FTR);
    if (squadrons != due) {
      String what = due == 2 ? "a carrier" : "a ship that is no carrier";
      faults.add(path + ".boxes", DAT_06, "%s has %s FTR boxes, not %s", what, due, squadrons);
    }
  }

  private void devicesFit(String path, ShipCard ship) {
    if (ship.race() != Race.ORION && count(ship, BoxType.WPN) > 0) {
      faults.add(path + ".boxes", DAT_07, "only Orion ships have WPN boxes");
    }
    if (ship.cloak() && !ship.race().mayCloak()) {
      faults.add(path + ".cloak", DAT_07, "only Romulan and Orion ships have a cloak");
    }
    if (ship.web() && !ship.race().mayWeb()) {
      faults.add(path + ".web", DAT_07, "only Tholian ships have a web");
    }
  }

  private void isWorthFighting(String path, ShipCard ship) {
    if (ship.vp() < 1 || ship.vp() > MOST_POINTS) {
      faults.add(path + ".vp", DAT_08, "a ship is worth 1 to %s, not %s", MOST_POINTS, ship.vp());
    }
    if (count(ship, BoxType.HULL) == 0) {
      faults.add(path + ".boxes", DAT_08, "a ship has a HULL box");
    }
    if (ship.boxes().stream().allMatch(BoxType.HULL::equals)) {
      faults.add(path + ".boxes", DAT_08, "a ship has a weapon, WPN or FTR box");
    }
  }

  private void isAsPrinted(String path, ShipCard ship) {
    for (KnownShip known : KnownShip.values()) {
      if (known.names(ship) && !known.matches(ship)) {
        faults.add(path, DAT_09, "%s is not as printed: %s", known.title(), known.facts());
      }
    }
  }

  private void knownShipsAreThere() {
    for (KnownShip known : KnownShip.values()) {
      if (set.ships().stream().noneMatch(known::names)) {
        faults.add("ships", DAT_09, "a set has %s", known.title());
      }
    }
  }

  private void allCanBeUsed() {
    if (set.ships().stream().noneMatch(ship -> count(ship, BoxType.WPN) >= 2)) {
      faults.add("ships", DAT_11, "an Orion ship has two WPN boxes");
    }
    counted(set.cards().stream().map(PrintedCard::kind)).elementSet().stream()
        .filter(CardKind::weapon)
        .filter(kind -> set.ships().stream().noneMatch(ship -> ship.canFire(kind)))
        .forEach(kind -> faults.add("ships", DAT_11, "no ship can fire a %s card", kind));
  }

  private static int count(ShipCard ship, BoxType type) {
    return ship.boxes(type).size();
  }

  private static <T> Multiset<T> counted(Stream<T> all) {
    return all.collect(ImmutableMultiset.toImmutableMultiset());
  }
}
