package io.stardeck.stccg.deck;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.deck.Decklist.Entry;
import io.stardeck.stccg.scene.OwnSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckRulesTest {
  private static final Entry MISSIONS = new Entry(6, "151");
  private static final Entry OUTPOSTS = new Entry(2, "104");

  @Rule({"ST-X-03", "ST-DCK-01", "ST-DCK-02", "ST-DCK-03", "ST-DCK-04", "ST-DCK-07", "ST-D-07"})
  @Test
  void everyBrokenRuleIsNamed() {
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(30))).isEmpty();
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(23), draws(29))).containsExactly("ST-DCK-04");
    Entry artifacts = new Entry(11, "008"); // seeds as dilemmas are
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(12), artifacts, draws(29)))
        .containsExactly("ST-DCK-04");
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(29))).containsExactly("ST-DCK-01");
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(31))).containsExactly("ST-DCK-01");
    assertThat(rules(new Entry(5, "151"), OUTPOSTS, seeds(22), draws(31)))
        .containsExactly("ST-DCK-02");
    assertThat(rules(new Entry(7, "151"), OUTPOSTS, seeds(21), draws(30)))
        .containsExactly("ST-DCK-02");
    assertThat(rules(MISSIONS, seeds(22), draws(32))).containsExactly("ST-DCK-03");
    assertThat(rules(new Entry(5, "151"), seeds(40), draws(10)))
        .containsExactly("ST-DCK-01", "ST-DCK-02", "ST-DCK-03", "ST-DCK-04");
  }

  @Rule({"ST-X-04", "ST-D-59", "ST-ADV-06", "ST-DCK-04"})
  @Test
  void starterDecksHaveFewerSeeds() {
    DeckLimits of55 = new DeckLimits(6, 55, true, true, true);
    assertThat(rules(of55, MISSIONS, OUTPOSTS, seeds(19), draws(28))).isEmpty();
    assertThat(rules(of55, MISSIONS, OUTPOSTS, seeds(20), draws(27))).containsExactly("ST-DCK-04");
    DeckLimits of50 = new DeckLimits(4, 50, true, true, true);
    assertThat(rules(of50, new Entry(4, "151"), OUTPOSTS, seeds(19), draws(25))).isEmpty();
    assertThat(rules(of50, new Entry(4, "151"), OUTPOSTS, seeds(20), draws(24)))
        .containsExactly("ST-DCK-04");
  }

  @Rule({"ST-ADV-02", "ST-DCK-04"})
  @Test
  void aBiggerDeckHasAsManySeedsAsOtherCards() {
    DeckLimits bigger = new DeckLimits(6, 60, false, true, true);
    assertThat(rules(bigger, MISSIONS, OUTPOSTS, seeds(92), draws(100))).isEmpty();
    assertThat(rules(bigger, MISSIONS, OUTPOSTS, seeds(94), draws(100)))
        .containsExactly("ST-DCK-04");
    assertThat(rules(bigger, MISSIONS, OUTPOSTS, seeds(21), draws(29)))
        .containsExactly("ST-DCK-01");
  }

  @Rule({"ST-DCK-05", "ST-UNQ-04"})
  @Test
  void anyNumberOfCopiesMayBeInADeck() {
    for (CardDef card : CardSets.premiere().cards()) {
      if (!card.kind().seed()) {
        assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), new Entry(30, card.id())))
            .as("%s", card.name())
            .isEmpty();
      } else if (card.kind() == CardKind.DILEMMA || card.kind() == CardKind.ARTIFACT) {
        assertThat(rules(MISSIONS, OUTPOSTS, new Entry(22, card.id()), draws(30)))
            .as("%s", card.name())
            .isEmpty();
      }
    }
  }

  @Rule({"ST-DCK-06", "ST-D-07", "ST-DCK-03"})
  @Test
  void affiliationsMayBeMixedAndNeedNoOutpostEach() {
    assertThat(
            rules(
                MISSIONS,
                new Entry(1, "104"),
                seeds(23),
                new Entry(10, "212"),
                new Entry(10, "253"),
                new Entry(10, "304")))
        .isEmpty();
  }

  @Rule({"ST-CFG-09", "ST-D-06"})
  @Test
  void doubledMissionsAndStakesMayBeExcluded() {
    DeckLimits strict = new DeckLimits(6, 60, true, false, false);
    Entry stakes = new Entry(1, "089");
    assertThat(rules(strict, MISSIONS, OUTPOSTS, seeds(22), draws(29), stakes))
        .containsExactly("ST-CFG-09", "ST-CFG-09");
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(29), stakes)).isEmpty();
  }

  @Rule({"ST-CFG-09", "ST-SPC-11"})
  @Test
  void stakesAreExcludedWhereverACardPutsThem() {
    CardSet own =
        OwnSet.with(
            "{'kind':'EVENT','id':'dare','name':'dare','rarity':'COMMON','event':{'place':'TABLE',"
                + "'effects':[{'op':'REPEAT','times':2,'effects':[{'op':'STAKES'}]}]}}");
    DeckLimits strict = new DeckLimits(6, 60, true, true, false);
    Decklist deck =
        new Decklist(
            "test",
            ImmutableList.of(MISSIONS, OUTPOSTS, seeds(22), draws(29), new Entry(1, "dare")));
    assertThat(DeckRules.check(deck, own, strict))
        .extracting(violation -> violation.rule().value())
        .containsExactly("ST-CFG-09");
  }

  @Rule("ST-DCK-08")
  @Test
  void whatADeckShouldHoldIsAdviceAndNotChecked() {
    assertThat(CardSets.premiere().card("331")).isInstanceOf(ShipDef.class);
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(30)))
        .as("ships without one person to fly them")
        .isEmpty();
  }

  @Rule("ST-DAT-21")
  @Test
  void aDeckNamesCardsOfTheSet() {
    assertThat(rules(MISSIONS, OUTPOSTS, seeds(22), draws(29), new Entry(1, "none")))
        .containsExactly("ST-DAT-21");
  }

  private static Entry seeds(int n) {
    return new Entry(n, "015");
  }

  private static Entry draws(int n) {
    return new Entry(n, "331");
  }

  private static List<String> rules(Entry... entries) {
    return rules(DeckLimits.STANDARD, entries);
  }

  private static List<String> rules(DeckLimits limits, Entry... entries) {
    Decklist deck = new Decklist("test", ImmutableList.copyOf(entries));
    return DeckRules.check(deck, CardSets.premiere(), limits).stream()
        .map(Violation::rule)
        .map(RuleId::value)
        .toList();
  }
}
