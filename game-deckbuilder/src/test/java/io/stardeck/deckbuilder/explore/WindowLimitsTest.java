package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What an encounter forbids, of all that the same player could do a moment before. */
class WindowLimitsTest {
  private static final Explore EXPLORE = new Explore(ONE);

  private static final ImmutableList<DeckbuilderAction> OUTSIDE =
      ImmutableList.of(
          EXPLORE,
          new CompleteMission(ONE, card("m0")),
          new GainBasic(ONE, Basic.ENSIGN),
          new GainSlot(ONE, 0),
          new Repair(ONE, 1),
          new Search(ONE, 0),
          new EndTurn(ONE));

  /** A Mission whose Goal is met, XP, damage, a search and explorations; then that space card. */
  private static Scene able(String next) {
    Given given =
        Given.exploration(2)
            .space("m0", next, "gift")
            .bridge(ONE, "c1", "man")
            .hand(ONE, "set", "c2", "phasers")
            .slots("c3")
            .damage(ONE, 2)
            .xp(9);
    Scene scene = explorations(4, given).does(EXPLORE);
    Scene rich = Scene.at(scene.state().with(ONE, scene.tally(ONE).withSearches(1)));
    assertThat(rich.legal(ONE)).containsAll(OUTSIDE).contains(new PlayCard(ONE, card("set")));
    return rich;
  }

  @Rule({"DB-EVT-03", "DB-EXP-03"})
  @Test
  void nothingButCardsIsDoneInTheWindowOfAnEvent() {
    Scene window = able("trial").does(EXPLORE);
    for (DeckbuilderAction action : OUTSIDE) {
      window.rejects(action, "DB-GEN-05");
    }
    window.rejects(new PlayCard(ONE, card("set")), "DB-EVT-03");
    assertThat(window.legal(ONE))
        .contains(new PlayCard(ONE, card("c2")), new PlayCard(ONE, card("phasers")));
  }

  @Rule({"DB-SHP-03", "DB-EXP-03"})
  @Test
  void nothingButCardsIsDoneInTheWindowOfAShip() {
    Scene window = able("p0").does(EXPLORE);
    for (DeckbuilderAction action : OUTSIDE) {
      window.rejects(action, "DB-GEN-05");
    }
    window.rejects(new PlayCard(ONE, card("set")), "DB-BAT-03");
    assertThat(window.legal(ONE))
        .contains(new PlayCard(ONE, card("c2")), new PlayCard(ONE, card("phasers")));
  }

  @Rule("DB-SHP-04")
  @Test
  void combatIsDeclaredHoweverWeakTheFlagshipIs() {
    Given weak = Given.exploration(2).space("p2");
    for (Stat stat : Stat.values()) {
      if (stat != Stat.DEFENSE) {
        Space.bonus(weak, stat, -99);
      }
    }
    Scene window = explorations(1, weak).does(EXPLORE);
    assertThat(window.total(ONE, Stat.ATTACK)).isZero();
    window.rejects(new Declare(ONE, Means.DIPLOMACY), "DB-SHP-04");
    window.does(new Declare(ONE, Means.COMBAT));
  }
}
