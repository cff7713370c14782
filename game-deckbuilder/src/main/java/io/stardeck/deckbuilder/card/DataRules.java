package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Disposition;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.engine.Fault;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a card set must be, one method for each rule of the card data. */
final class DataRules {
  private static final RuleId DAT_01 = RuleId.of("DB-DAT-01");
  private static final RuleId DAT_02 = RuleId.of("DB-DAT-02");
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

  private final CardSetFile set;
  private final Faults faults = new Faults();

  private DataRules(CardSetFile set) {
    this.set = set;
  }

  /** All that is wrong with {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    DataRules rules = new DataRules(set);
    rules.ids();
    CountRules.find(set, rules.faults);
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
    ImmutableList<Optional<Place>> unwon =
        card.role() == Role.BORG_CUBE
            ? ImmutableList.of(to.failed(), to.done())
            : ImmutableList.of(to.achieved(), to.failed(), to.done());
    if (unwon.contains(Optional.of(Place.ASIDE))) { // Their number counts (DB-CUB-13).
      faults.add(path + ".disposition", "only a Cube that is won is put aside with the Cubes");
    }
    boolean left = to.done().filter(at -> at != Place.STAY && at != Place.REMOVE).isEmpty();
    if (special && (to.achieved().isPresent() || to.failed().isPresent() || !left)) {
      faults.add(path + ".disposition", "a SPECIAL that is done stays or is removed, nothing else");
    }
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
