package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What a card set must be, one method for each rule of the card data. */
final class DataRules {
  private static final RuleId DAT_01 = RuleId.of("DB-DAT-01");
  private static final RuleId DAT_02 = RuleId.of("DB-DAT-02");
  private static final RuleId DAT_03 = RuleId.of("DB-DAT-03");
  private static final RuleId DAT_04 = RuleId.of("DB-DAT-04");
  private static final RuleId DAT_05 = RuleId.of("DB-DAT-05");
  private static final RuleId DAT_06 = RuleId.of("DB-DAT-06");
  private static final RuleId DAT_07 = RuleId.of("DB-DAT-07");
  private static final RuleId DAT_08 = RuleId.of("DB-DAT-08");
  private static final RuleId DAT_09 = RuleId.of("DB-DAT-09");
  private static final RuleId DAT_11 = RuleId.of("DB-DAT-11");
  private static final RuleId DAT_12 = RuleId.of("DB-DAT-12");
  private static final int MOST_COPIES = 1000;
  private static final int LONGEST_NAME = 60;
  private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,40}");

  private static final ImmutableList<Family> SCENARIOS =
      ImmutableList.of(Family.EXPLORATION, Family.BORG_INVASION, Family.KLINGON);

  private final CardSetFile set;
  private final Faults faults = new Faults();

  private DataRules(CardSetFile set) {
    this.set = set;
  }

  /** All that is wrong with {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    DataRules rules = new DataRules(set);
    rules.ids();
    rules.startersAndBasics();
    if (set.size() == SetSize.FULL) {
      rules.fullSize();
    }
    rules.keyEvent(Family.BORG_INVASION, Keyword.LOCUTUS);
    rules.keyEvent(Family.KLINGON, Keyword.ARBITER);
    SetWords words = new SetWords(set);
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      String path = "cards[" + i + "]";
      rules.numbers(path, card);
      rules.bars(path, card);
      rules.goals(path, card);
      rules.borgInvasion(path, card);
      rules.influence(path, card);
      rules.borgCards(path, card);
      rules.wars(path, card);
      rules.flips(path, card);
      rules.specials(path, card);
      rules.places(path, card);
      rules.faults.addAll(EffectRules.faults(path, card, words));
      rules.faults.addAll(EndlessRules.faults(path, card));
    }
    return rules.faults.list();
  }

  private void ids() {
    Set<String> taken = new HashSet<>();
    if (!ID.matcher(set.id()).matches()) {
      faults.add("id", "a set is named by lower-case letters, digits and hyphens");
    }
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      if (!ID.matcher(card.id()).matches()) {
        faults.add(
            "cards[" + i + "].id", "an id is 1 to 40 lower-case letters, digits and hyphens");
      } else if (!taken.add(card.id())) {
        faults.add("cards[" + i + "].id", DAT_01, "%s is the id of an earlier card", card.id());
      }
      if (card.name().isBlank() || card.name().length() > LONGEST_NAME) {
        faults.add("cards[" + i + "].name", "a name has 1 to %s characters", LONGEST_NAME);
      }
    }
  }

  private void numbers(String path, CardDef card) {
    if (card.count() < 1 || card.count() > MOST_COPIES) {
      faults.add(path + ".count", DAT_01, "1 to %s copies, not %s", MOST_COPIES, card.count());
    }
    if (card.costOrZero() < 0) {
      faults.add(path + ".cost", DAT_01, "a cost is 0 or more, not %s", card.costOrZero());
    }
    if (card.missionPoints() < 0) {
      faults.add(path + ".missionPoints", DAT_01, "points are 0 or more");
    }
  }

  private void bars(String path, CardDef card) {
    boolean bar = card.type() == CardType.CHARACTER || card.type() == CardType.MANEUVER;
    if (bar && !printed(card, Stat.SPEED, Stat.ATTACK, Stat.DIPLOMACY, Stat.SHIELDS)) {
      faults.add(path + ".stats", DAT_02, "a %s has a whole stat bar", card.type());
    }
    if (card.type() == CardType.STARSHIP) {
      if (!printed(card, Stat.SPEED, Stat.ATTACK, Stat.DEFENSE)) {
        faults.add(path + ".stats", DAT_02, "a Starship has speed, attack and defense");
      }
      for (Stat stat : Stat.all()) {
        if (card.stats().of(stat).isPresent()
            && !(card.stats().of(stat).get() instanceof Amount.Constant)) {
          faults.add(path + ".stats." + stat, "a stat of a Starship is a number");
        }
      }
      if (card.stats().defense().orElse(Amount.of(1)) instanceof Amount.Constant defense
          && defense.value() < 1) {
        faults.add(path + ".stats.defense", DAT_02, "a Defense is 1 or more");
      }
    }
  }

  private void startersAndBasics() {
    int starters = count(set.cards(), Family.STARTER);
    if (starters != 5) {
      faults.add("cards", DAT_03, "there are 5 different starter cards, not %s", starters);
    }
    for (String keyword : ImmutableList.of(Keyword.ENSIGN, Keyword.LIEUTENANT, Keyword.COMMANDER)) {
      int basics = 0;
      for (CardDef card : set.cards()) {
        basics += card.family() == Family.BASIC && card.has(keyword) ? 1 : 0;
      }
      if (basics != 1) {
        faults.add("cards", DAT_03, "there is one %s, not %s", keyword, basics);
      }
    }
    int kinds = count(set.cards(), Family.BASIC);
    if (kinds != 3) {
      faults.add("cards", DAT_03, "there are 3 different Basic Characters, not %s", kinds);
    }
  }

  private static int count(ImmutableList<CardDef> cards, Family family) {
    int kinds = 0;
    for (CardDef card : cards) {
      kinds += card.family() == family ? 1 : 0;
    }
    return kinds;
  }

  private void borgCards(String path, CardDef card) {
    boolean dead = card.has(Keyword.NO_PLAY) && card.has(Keyword.NO_TRASH_PHASE);
    if (card.family() == Family.BORG_CARD && !dead) {
      faults.add(path + ".keywords", DAT_07, "a Borg card carries NO_PLAY and NO_TRASH_PHASE");
    }
  }

  private void specials(String path, CardDef card) {
    boolean plain =
        card.cost().isEmpty()
            && card.onPlay().isEmpty()
            && card.abilities().isEmpty()
            && card.statics().isEmpty();
    if (card.type() == CardType.SPECIAL && !plain) {
      faults.add(path, DAT_11, "a SPECIAL has no cost, onPlay, abilities or statics");
    }
  }

  /** A space card leaves the table when it is done with; only a SPECIAL may stay in its slot. */
  private void places(String path, CardDef card) {
    Disposition to = card.disposition();
    boolean special = card.type() == CardType.SPECIAL;
    for (Optional<Place> place : ImmutableList.of(to.achieved(), to.failed(), to.done())) {
      if (!special && place.equals(Optional.of(Place.STAY))) {
        faults.add(path + ".disposition", "only a SPECIAL stays where it is");
      }
    }
    boolean left = to.done().filter(at -> at != Place.STAY && at != Place.REMOVE).isEmpty();
    if (special && (to.achieved().isPresent() || to.failed().isPresent() || !left)) {
      faults.add(path + ".disposition", "a SPECIAL that is done stays or is removed, nothing else");
    }
  }

  private void fullSize() {
    copies(90, "blue", card -> card.family() == Family.STARBASE);
    copies(41, "blue CHARACTER", card -> blue(card, CardType.CHARACTER));
    copies(2, "blue SPECIAL", card -> blue(card, CardType.SPECIAL));
    copies(
        47,
        "blue MANEUVER and SETUP",
        card -> blue(card, CardType.MANEUVER) || blue(card, CardType.SETUP));
    copies(15, "purple", card -> card.family() == Family.STARSHIP);
    for (Family family : SCENARIOS) {
      copies(25, family.name(), card -> card.family() == family && !starting(card));
      int ships = count(card -> card.family() == family && starting(card));
      if (ships < 5) {
        faults.add("cards", DAT_04, "%s has 5 starting Starships or more, not %s", family, ships);
      }
    }
  }

  private void copies(int wanted, String what, Predicate<CardDef> fits) {
    int found = count(fits);
    if (found != wanted) {
      faults.add("cards", DAT_04, "a full set has %s %s cards, not %s", wanted, what, found);
    }
  }

  private int count(Predicate<CardDef> fits) {
    int copies = 0;
    for (CardDef card : set.cards()) {
      copies += fits.test(card) ? card.count() : 0;
    }
    return copies;
  }

  private static boolean blue(CardDef card, CardType type) {
    return card.family() == Family.STARBASE && card.type() == type;
  }

  private static boolean starting(CardDef card) {
    return card.role() == Role.STARTING;
  }

  private void goals(String path, CardDef card) {
    boolean may = card.type() == CardType.MISSION || card.type() == CardType.EVENT;
    if (card.goal().isPresent() && !may) {
      faults.add(path + ".goal", DAT_05, "a %s has no goal", card.type());
    }
    if (card.goal().isEmpty() && card.type() == CardType.MISSION) {
      faults.add(path + ".goal", DAT_05, "a MISSION has a goal");
    }
    if (!card.acquire().isEmpty() && card.role() != Role.ALLIED) {
      faults.add(path + ".acquire", DAT_05, "only an Allied Starship is acquired");
    }
    if (set.size() == SetSize.FULL
        && card.goal().isPresent()
        && WordSearch.holds(card, ShipEffect.BattleAll.class::isInstance)) {
      faults.add(path, DAT_12, "an Event has a goal or a BATTLE_ALL, not both");
    }
  }

  /** A scenario that has space cards has one card that decides it. */
  private void keyEvent(Family family, String keyword) {
    if (count(card -> card.family() == family && !starting(card)) == 0) {
      return;
    }
    int keys = count(card -> card.family() == family && card.has(keyword));
    if (keys != 1) {
      faults.add("cards", DAT_06, "%s has one %s, not %s", family, keyword, keys);
    }
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      if (card.family() == family && card.has(keyword)) {
        Place failed = card.disposition().failed().orElse(Place.BOTTOM);
        if (card.type() != CardType.EVENT || card.goal().isEmpty() || failed != Place.BOTTOM) {
          faults.add(
              "cards[" + i + "]",
              DAT_06,
              "%s is an Event with a goal, under the deck if it is not met",
              keyword);
        }
      }
    }
  }

  private void borgInvasion(String path, CardDef card) {
    if (card.family() == Family.BORG_INVASION
        && (card.type() == CardType.MISSION
            || WordSearch.holds(card, ShipEffect.BattleAll.class::isInstance))) {
      faults.add(path, DAT_06, "Borg Invasion has no Missions and no battles among players");
    }
    if (card.role() == Role.BORG_CUBE && card.stats().diplomacy().isPresent()) {
      faults.add(path + ".stats.diplomacy", DAT_06, "a Cube has no Diplomacy");
    }
  }

  private void influence(String path, CardDef card) {
    Disposition to = card.disposition();
    Optional<Place> taken = card.goal().isPresent() ? to.achieved() : to.done();
    if (card.has(Keyword.INFLUENCE) && !taken.equals(Optional.of(Place.INFLUENCE))) {
      faults.add(path + ".disposition", DAT_06, "an INFLUENCE card goes to the Influence Area");
    }
  }

  private void wars(String path, CardDef card) {
    if (card.has(Keyword.WAR) && !WordSearch.holds(card, WordSearch::war)) {
      faults.add(path + ".effects", DAT_08, "a WAR contains a BATTLE_ALL with prize WAR");
    }
  }

  private void flips(String path, CardDef card) {
    boolean bound =
        card.role() == Role.ALLIED
            || card.has(Keyword.INFLUENCE)
            || card.type() == CardType.SPECIAL;
    if (bound && WordSearch.holds(card.flip(), WordSearch::forcedFlip)) {
      faults.add(path + ".flip", DAT_09, "this card does not flip others when it is flipped");
    }
  }

  private static boolean printed(CardDef card, Stat... stats) {
    for (Stat stat : stats) {
      if (card.stats().of(stat).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
