package io.stardeck.deckbuilder.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.SetSize;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Faults;
import java.util.function.Predicate;

/** How many cards there are of each kind ({@code DB-DAT-03, 04, 06}). */
final class CountRules {
  private static final RuleId DAT_03 = RuleId.of("DB-DAT-03");
  private static final RuleId DAT_04 = RuleId.of("DB-DAT-04");
  private static final RuleId DAT_06 = RuleId.of("DB-DAT-06");

  private static final ImmutableList<Family> SCENARIOS =
      ImmutableList.of(Family.EXPLORATION, Family.BORG_INVASION, Family.KLINGON);

  private final CardSetFile set;
  private final Faults faults;

  private CountRules(CardSetFile set, Faults faults) {
    this.set = set;
    this.faults = faults;
  }

  /** Notes all that is wrong with the numbers of cards of {@code set}. */
  static void find(CardSetFile set, Faults faults) {
    CountRules rules = new CountRules(set, faults);
    rules.startersAndBasics();
    if (set.size() == SetSize.FULL) {
      rules.fullSize();
    }
    rules.keyEvent(Family.BORG_INVASION, Keyword.LOCUTUS);
    rules.keyEvent(Family.KLINGON, Keyword.ARBITER);
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
}
