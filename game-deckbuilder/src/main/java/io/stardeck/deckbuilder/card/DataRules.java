package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What a card set must be, one method for each rule of the card data. */
final class DataRules {
  private static final int MOST_COPIES = 1000;
  private static final int LONGEST_NAME = 60;
  private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,40}");

  private final CardSetFile set;
  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();

  private DataRules(CardSetFile set) {
    this.set = set;
  }

  /** All that is wrong with {@code set}. */
  static ImmutableList<Fault> faults(CardSetFile set) {
    DataRules rules = new DataRules(set);
    rules.ids();
    rules.startersAndBasics();
    for (int i = 0; i < set.cards().size(); i++) {
      String path = "cards[" + i + "]";
      rules.numbers(path, set.cards().get(i));
      rules.bars(path, set.cards().get(i));
      rules.borgCards(path, set.cards().get(i));
      rules.specials(path, set.cards().get(i));
    }
    return rules.faults.build();
  }

  private void ids() {
    Set<String> taken = new HashSet<>();
    if (!ID.matcher(set.id()).matches()) {
      fault("id", "a set is named by lower-case letters, digits and hyphens");
    }
    for (int i = 0; i < set.cards().size(); i++) {
      CardDef card = set.cards().get(i);
      if (!ID.matcher(card.id()).matches()) {
        fault("cards[" + i + "].id", "an id is 1 to 40 lower-case letters, digits and hyphens");
      } else if (!taken.add(card.id())) {
        fault("cards[" + i + "].id", "DB-DAT-01: %s is the id of an earlier card", card.id());
      }
      if (card.name().isBlank() || card.name().length() > LONGEST_NAME) {
        fault("cards[" + i + "].name", "a name has 1 to %s characters", LONGEST_NAME);
      }
    }
  }

  private void numbers(String path, CardDef card) {
    if (card.count() < 1 || card.count() > MOST_COPIES) {
      fault(path + ".count", "DB-DAT-01: 1 to %s copies, not %s", MOST_COPIES, card.count());
    }
    if (card.costOrZero() < 0) {
      fault(path + ".cost", "DB-DAT-01: a cost is 0 or more, not %s", card.costOrZero());
    }
    if (card.missionPoints() < 0) {
      fault(path + ".missionPoints", "DB-DAT-01: points are 0 or more");
    }
  }

  private void bars(String path, CardDef card) {
    boolean bar = card.type() == CardType.CHARACTER || card.type() == CardType.MANEUVER;
    if (bar && !printed(card, Stat.SPEED, Stat.ATTACK, Stat.DIPLOMACY, Stat.SHIELDS)) {
      fault(path + ".stats", "DB-DAT-02: a %s has a whole stat bar", card.type());
    }
    if (card.type() == CardType.STARSHIP) {
      if (!printed(card, Stat.SPEED, Stat.ATTACK, Stat.DEFENSE)) {
        fault(path + ".stats", "DB-DAT-02: a Starship has speed, attack and defense");
      }
      for (Stat stat : Stat.all()) {
        if (card.stats().of(stat).isPresent()
            && !(card.stats().of(stat).get() instanceof Amount.Constant)) {
          fault(path + ".stats." + stat, "a stat of a Starship is a number");
        }
      }
      if (card.stats().defense().orElse(Amount.of(1)) instanceof Amount.Constant defense
          && defense.value() < 1) {
        fault(path + ".stats.defense", "DB-DAT-02: a Defense is 1 or more");
      }
    }
  }

  private void startersAndBasics() {
    int starters = 0;
    for (CardDef card : set.cards()) {
      starters += card.family() == Family.STARTER ? 1 : 0;
    }
    if (starters != 5) {
      fault("cards", "DB-DAT-03: there are 5 different starter cards, not %s", starters);
    }
    for (String keyword : ImmutableList.of(Keyword.ENSIGN, Keyword.LIEUTENANT, Keyword.COMMANDER)) {
      int basics = 0;
      for (CardDef card : set.cards()) {
        basics += card.family() == Family.BASIC && card.has(keyword) ? 1 : 0;
      }
      if (basics != 1) {
        fault("cards", "DB-DAT-03: there is one %s, not %s", keyword, basics);
      }
    }
  }

  private void borgCards(String path, CardDef card) {
    boolean dead = card.has(Keyword.NO_PLAY) && card.has(Keyword.NO_TRASH_PHASE);
    if (card.family() == Family.BORG_CARD && !dead) {
      fault(path + ".keywords", "DB-DAT-07: a Borg card carries NO_PLAY and NO_TRASH_PHASE");
    }
  }

  private void specials(String path, CardDef card) {
    boolean plain =
        card.cost().isEmpty()
            && card.onPlay().isEmpty()
            && card.abilities().isEmpty()
            && card.statics().isEmpty();
    if (card.type() == CardType.SPECIAL && !plain) {
      fault(path, "DB-DAT-11: a SPECIAL has no cost, onPlay, abilities or statics");
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

  private void fault(String path, String format, Object... values) {
    faults.add(new Fault(path, String.format(Locale.ROOT, format, values)));
  }
}
