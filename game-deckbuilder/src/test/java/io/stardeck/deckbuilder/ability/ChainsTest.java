package io.stardeck.deckbuilder.ability;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.engine.testkit.Rule;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class ChainsTest {
  private static final String ENSIGN =
      "{\"op\":\"GAIN\",\"sel\":{\"zone\":\"BASIC_PILES\",\"keyword\":\"ENSIGN\"},\"n\":1}";

  /**
   * Two cards that gain an Ensign whenever something is gained: they would never come to an end.
   */
  private static final CardSet ENDLESS =
      Sets.with(
          Sets.with(Given.SMALL, "medic", "triggers", "[" + trigger("GAINED", ENSIGN) + "]"),
          "raider",
          "triggers",
          "[" + trigger("GAINED", ENSIGN) + "]");

  @Rule({"DB-EFF-24", "DB-D-70"})
  @Test
  void aTriggerActsOnceInWhatOneActionSetsOffAndAgainInTheNext() {
    GainBasic gain = new GainBasic(ONE, Basic.ENSIGN);
    Scene one =
        Given.config(2, config -> config.cardSet(ENDLESS))
            .bridge(ONE, "medic")
            .xp(2)
            .scene()
            .does(gain);
    assertThat(one.area(ONE).discard()).hasSize(2);
    assertThat(one.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(one.does(gain).area(ONE).discard()).hasSize(4);
    Scene both =
        Given.config(2, config -> config.cardSet(ENDLESS))
            .bridge(ONE, "medic", "raider")
            .xp(1)
            .scene()
            .does(gain);
    assertThat(both.area(ONE).discard()).as("each instance for itself").hasSize(3);
    assertThat(both.state().table().chain().fired()).isEmpty();
  }

  @Rule("DB-EFF-24")
  @Test
  void twoTriggersOfOneCardActEach() {
    String xp = trigger("GAINED", "{\"op\":\"ADD_XP\",\"amount\":1}");
    String more = trigger("GAINED", "{\"op\":\"ADD_XP\",\"amount\":10}");
    CardSet cards = Sets.with(Given.SMALL, "medic", "triggers", "[" + xp + "," + more + "]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .bridge(ONE, "medic")
            .xp(1)
            .scene()
            .does(new GainBasic(ONE, Basic.ENSIGN));
    assertThat(scene.tally(ONE).xp()).isEqualTo(11);
  }

  @Rule({"DB-EFF-24", "DB-EFF-21"})
  @Test
  void anActionInABattleHasAChainOfItsOwnAndThatOfTheBattlesCauseGoesOn() {
    String battle = "{\"op\":\"BATTLE_ALL\",\"participants\":\"EACH_PLAYER\"}";
    CardSet set =
        Sets.with(Given.SMALL, "c1", "onPlay", "[" + ENSIGN + "," + battle + "," + ENSIGN + "]");
    set = Sets.with(set, "c2", "onPlay", "[" + ENSIGN + "," + ENSIGN + "]");
    String xp = "{\"op\":\"ADD_XP\",\"amount\":1}";
    CardSet cards = Sets.with(set, "medic", "triggers", "[" + trigger("GAINED", xp) + "]");
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .bridge(ONE, "medic")
            .hand(ONE, "c1", "c2", "c2")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    assertThat(scene.tally(ONE).xp()).as("before the battle begins").isEqualTo(1);
    Scene one = scene.does(new PlayCard(ONE, card("c2")), new Pass(TWO));
    assertThat(one.tally(ONE).xp()).as("once for the action").isEqualTo(2);
    Scene two = one.does(new PlayCard(ONE, card("c2", 1)), new Pass(TWO));
    assertThat(two.tally(ONE).xp()).isEqualTo(3);
    Scene after = two.does(new Pass(ONE));
    assertThat(after.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(after.area(ONE).discard()).hasSize(6);
    assertThat(after.tally(ONE).xp()).as("the card that began it is done").isEqualTo(3);
    assertThat(after.state().table().chain().fired()).isEmpty();
  }

  @Rule({"DB-EFF-07", "DB-SBS-09", "DB-EXP-02"})
  @Test
  void aFlipActsWhenItsCardIsTurnedUpFromEitherDeckAndNotWhenItIsPlayed() {
    String flip = "[{\"op\":\"ADD_XP\",\"amount\":7}]";
    CardSet set = Sets.with(Sets.with(Given.SMALL, "man", "flip", flip), "void", "flip", flip);
    Scene scene =
        Given.config(2, config -> config.cardSet(set))
            .slots("c1")
            .hand(ONE, "man")
            .starbase("man")
            .space("void")
            .scene();
    Scene searched = scene.does(new Search(ONE, 0));
    assertThat(searched.tally(ONE).xp()).isEqualTo(7);
    assertThat(searched.state().table().starbase().slots().get(0))
        .as("it is no Special, so it stays")
        .isEqualTo(Slot.of(card("man", 1)));
    assertThat(scene.does(new Explore(ONE)).tally(ONE).xp()).isEqualTo(7);
    assertThat(scene.does(new PlayCard(ONE, card("man"))).tally(ONE).xp()).isZero();
  }

  @Rule({"DB-EFF-06", "DB-SHP-08"})
  @Test
  void theFlagshipGivesTheBaseStatsAndTakesTheDamage() {
    Scene old = Given.exploration(2).space("p2").hand(ONE, "seizure", "overload").scene();
    assertThat(old.total(ONE, Stat.ATTACK)).isEqualTo(3);
    Scene taken = old.does(new Explore(ONE), new PlayCard(ONE, card("seizure")));
    assertThat(taken.total(ONE, Stat.ATTACK)).isEqualTo(5);
    assertThat(taken.total(ONE, Stat.DEFENSE)).isEqualTo(7);
    Scene hit = taken.does(new PlayCard(ONE, card("overload")));
    assertThat(hit.area(ONE).flagship()).contains(Ship.fresh(card("p2")).withDamage(2));
  }

  @Rule({"DB-EFF-21", "DB-ACT-04"})
  @Test
  void whatAnEffectSetsOffWaitsUntilTheTextIsComplete() {
    String late =
        "{\"op\":\"IF\",\"condition\":{\"op\":\"XP_AT_LEAST\",\"x\":1},\"then\":[{\"op\":\"ADD_XP\",\"amount\":10}]}";
    CardSet set =
        Sets.with(
            Sets.with(Given.SMALL, "medic", "triggers", "[" + trigger("GAINED", late) + "]"),
            "c1",
            "onPlay",
            "[" + ENSIGN + ",{\"op\":\"ADD_XP\",\"amount\":1}]");
    Scene scene =
        Given.config(2, config -> config.cardSet(set))
            .bridge(ONE, "medic")
            .hand(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    assertThat(scene.tally(ONE).xp()).isEqualTo(11);
  }

  @Rule({"DB-EFF-21", "DB-D-45"})
  @Test
  void whatWasSetOffFirstActsFirst() {
    String second =
        "{\"op\":\"IF\",\"condition\":{\"op\":\"XP_AT_LEAST\",\"x\":2},\"then\":[{\"op\":\"ADD_XP\",\"amount\":100}]}";
    for (boolean trashFirst : new boolean[] {true, false}) {
      String trash = "{\"op\":\"TRASH\",\"sel\":{\"zone\":\"DISCARD\"},\"n\":1}";
      String play = trashFirst ? trash + "," + ENSIGN : ENSIGN + "," + trash;
      CardSet set =
          Sets.with(
              Sets.with(
                  Sets.with(Given.SMALL, "c1", "onPlay", "[" + play + "]"),
                  "medic",
                  "triggers",
                  "[" + trigger("GAINED", second) + "]"),
              "raider",
              "triggers",
              "[" + trigger("TRASHED", "{\"op\":\"ADD_XP\",\"amount\":2}") + "]");
      Scene scene =
          Given.config(2, config -> config.cardSet(set))
              .bridge(ONE, "medic", "raider")
              .discard(ONE, "man", "man")
              .hand(ONE, "c1")
              .scene()
              .does(new PlayCard(ONE, card("c1")));
      while (scene.phase() instanceof Choice) {
        scene = scene.does(scene.legal(ONE).get(0));
      }
      assertThat(scene.tally(ONE).xp()).isEqualTo(trashFirst ? 102 : 2);
    }
  }

  @Rule({"DB-EFF-12", "DB-EFF-15"})
  @Test
  void aCardIsTrashedOrDiscardedByItsOwnerWhoeverHasCausedIt() {
    String his = "{\"zone\":\"%s\",\"owner\":\"EACH_OPPONENT\"}";
    String slots = "{\"zone\":\"SEARCH_AREA\"}";
    assertThat(ensigns("TRASHED", "TRASH", his.formatted("DISCARD"))).containsExactly(0, 1);
    assertThat(ensigns("DISCARDED", "DISCARD", his.formatted("BRIDGE"))).containsExactly(0, 1);
    assertThat(ensigns("TRASHED", "TRASH", slots)).as("nobody's card").containsExactly(1, 0);
  }

  /** How many Ensigns seat 1 and seat 2 gain by such a trigger when seat 1 does so to a card. */
  private static ImmutableList<Integer> ensigns(String when, String op, String sel) {
    CardSet set = Sets.with(Given.SMALL, "medic", "triggers", "[" + trigger(when, ENSIGN) + "]");
    set = Sets.with(set, "raider", "triggers", "[" + trigger(when, ENSIGN) + "]");
    String effect = "[{\"op\":\"%s\",\"sel\":%s,\"n\":1}]".formatted(op, sel);
    CardSet cards = Sets.with(set, "c1", "onPlay", effect);
    Scene scene =
        Given.config(2, config -> config.cardSet(cards))
            .bridge(ONE, "medic")
            .bridge(TWO, "raider", "man")
            .discard(TWO, "man")
            .hand(ONE, "c1")
            .scene()
            .does(new PlayCard(ONE, card("c1")));
    if (scene.phase() instanceof Choice choice) {
      scene = scene.does(scene.legal(choice.seat()).get(scene.legal(choice.seat()).size() - 1));
    }
    Scene after = scene;
    return ImmutableList.of(ONE, TWO).stream()
        .map(seat -> Collections.frequency(after.ids(after.area(seat).discard()), "ensign"))
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"DB-EFF-16", "DB-D-45"})
  @Test
  void whatACardHasDoneStaysWhenItLeavesTheBridgeItsBarAndStaticsGo() {
    CardSet set =
        Sets.with(
            Sets.with(
                Given.SMALL,
                "c1",
                "onPlay",
                "[{\"op\":\"ADD_STAT\",\"stat\":\"attack\",\"amount\":3},"
                    + "{\"op\":\"ADD_XP\",\"amount\":{\"op\":\"STAT\",\"player\":\"SELF\",\"stat\":\"attack\"}},"
                    + "{\"op\":\"DISCARD\",\"sel\":{\"zone\":\"THIS\"},\"n\":1}]"),
            "c1",
            "statics",
            "[{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"STAT\",\"stat\":\"attack\",\"amount\":20}}]");
    Scene before = Given.config(2, config -> config.cardSet(set)).hand(ONE, "c1").scene();
    int attack = before.total(ONE, Stat.ATTACK);
    Scene after = before.does(new PlayCard(ONE, card("c1")));
    assertThat(after.area(ONE).bridge()).isEmpty();
    assertThat(after.ids(after.area(ONE).discard())).isEqualTo(ImmutableList.of("c1"));
    assertThat(after.total(ONE, Stat.ATTACK)).isEqualTo(attack + 3);
    assertThat(after.tally(ONE).xp()).as("with its bar and static").isEqualTo(attack + 3 + 1 + 20);
  }

  private static String trigger(String on, String effect) {
    return "{\"zone\":\"BRIDGE\",\"on\":\"%s\",\"effects\":[%s]}".formatted(on, effect);
  }
}
