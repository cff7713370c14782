package io.stardeck.deckbuilder.turn;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class SliceTest {
  @Rule({"DB-ACT-01", "DB-ACT-05", "DB-PLR-01", "DB-TRN-02"})
  @Test
  void aPlayedCharacterLiesOnTheBridgeAndGivesItsXp() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "ensign", "lieutenant")
            .phases(new TurnStart(ONE))
            .scene()
            .does(new PlayCard(ONE, card("ensign")), new PlayCard(ONE, card("lieutenant")));
    assertThat(scene.ids(scene.area(ONE).bridge())).containsExactly("ensign", "lieutenant");
    assertThat(scene.tally(ONE).xp()).isEqualTo(3);
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-ACT-02", "DB-PLR-01"})
  @Test
  void aPlayedManeuverLiesOnTheBridgeAndActs() {
    Scene scene =
        Given.exploration(2)
            .hand(ONE, "overload")
            .scene()
            .does(new PlayCard(ONE, card("overload")));
    assertThat(scene.area(ONE).bridge()).containsExactly(card("overload"));
    assertThat(scene.hand(ONE)).isEmpty();
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(2);
  }

  @Rule({"DB-X-20", "DB-ACT-10", "DB-ACT-07", "DB-ACT-09", "DB-PLR-02"})
  @Test
  void repairAndGainSpendTheSameXp() {
    Scene scene =
        Given.exploration(2)
            .xp(5)
            .damage(ONE, 4)
            .scene()
            .rejects(new Repair(ONE, 5), "DB-ACT-10")
            .does(new Repair(ONE, 4), new GainBasic(ONE, Basic.ENSIGN));
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(scene.tally(ONE).xp()).isZero();
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("ensign");
  }

  @Rule({"DB-X-24", "DB-SBS-03", "DB-SBS-04", "DB-ACT-06", "DB-ACT-11"})
  @Test
  void theStarbaseDeckIsRenewedTheMomentItHasRunOut() {
    Scene scene =
        Given.exploration(2)
            .xp(9)
            .slots("c1", "c1", "c1", "c1", "c2", "c2", "c2", "c2", "wormhole")
            .starbase("man")
            .starbaseDiscard("c3", "c3", "c3", "c4", "c4", "c4")
            .nothingElseInStarbase()
            .scene()
            .rejects(new GainSlot(ONE, 8), "DB-ACT-06")
            .does(new GainSlot(ONE, 4));
    assertThat(scene.state().table().starbase().slots().get(4)).isEqualTo(Slot.of(card("man")));
    assertThat(scene.state().starbaseDeck()).isEqualTo(6);
    assertThat(scene.state().table().starbase().discard()).isEmpty();
    Scene searched = scene.does(new Search(ONE, 2)).rejects(new Search(ONE, 2), "DB-TRN-05");
    assertThat(searched.state().starbaseDeck()).isEqualTo(5);
    assertThat(searched.state().table().starbase().discard()).hasSize(1);
    assertThat(searched.tally(ONE).xp()).as("of 9, a search costs none").isEqualTo(7);
  }

  @Rule("DB-X-22")
  @Test
  void theDiscardIsShuffledWhenTheDeckRunsOutWhileDrawing() {
    Scene scene =
        Given.exploration(2)
            .deck(ONE, "ensign", "ensign")
            .discard(ONE, "c1", "c1", "c1", "c1", "c2", "c2")
            .hand(ONE, "man")
            .bridge(ONE, "c3", "c3", "c3", "c3")
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.state().deck(ONE).size()).isEqualTo(8);
    assertThat(scene.area(ONE).discard()).isEmpty();
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule("DB-TRP-05")
  @Test
  void triggersActOnWhatIsTrashedBeforeTheTurnEnds() {
    String trigger =
        "[{\"zone\":\"FLAGSHIP\",\"on\":\"TRASHED\",\"effects\":[{\"op\":\"GAIN\",\"n\":1,"
            + "\"sel\":{\"zone\":\"BASIC_PILES\",\"keyword\":\"ENSIGN\"}}]}]";
    Scene scene =
        Given.config(
                2,
                config ->
                    config.cardSet(Sets.with(Given.SMALL, "uss-armstrong", "triggers", trigger)))
            .hand(ONE, "tricorder")
            .deck(ONE, "c1", "c1", "c1", "c1", "c2")
            .phases(new TurnStart(ONE))
            .scene()
            .does(new TrashPhase(ONE, card("tricorder")));
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("ensign");
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-X-31", "DB-TRP-02", "DB-TRP-03", "DB-TRP-04", "DB-TRP-05"})
  @Test
  void aTrashedCardGoesWhereItCameFromAndTheTurnEnds() {
    Given given =
        Given.exploration(2)
            .hand(ONE, "tricorder", "lieutenant", "man")
            .deck(ONE, "c1", "c1", "c1", "c1", "c2")
            .phases(new TurnStart(ONE));
    Scene scene = given.scene();
    Scene starter = scene.does(new TrashPhase(ONE, card("tricorder")));
    assertThat(starter.state().table().removed()).contains(card("tricorder"));
    Scene basic = scene.does(new TrashPhase(ONE, card("lieutenant")));
    assertThat(basic.state().table().starbase().pile(Basic.LIEUTENANT).size()).isEqualTo(16);
    Scene blue = scene.does(new TrashPhase(ONE, card("man")));
    assertThat(blue.state().table().starbase().discard()).containsExactly(card("man"));
    assertThat(blue.state().hand(ONE)).hasSize(5);
    assertThat(blue.state().table().turnPlayer()).isEqualTo(TWO);
    blue.rejects(new TrashPhase(ONE, card("tricorder")), "DB-TRN-09");
    scene
        .does(new PlayCard(ONE, card("lieutenant")))
        .rejects(new TrashPhase(ONE, card("man")), "DB-TRN-01");
  }

  @Rule({"DB-X-32", "DB-END-04", "DB-D-25"})
  @Test
  void aFlagshipThatLosesItsDefenseAtTheEndOfTheTurnIsDefeated() {
    Scene scene =
        Given.exploration(2)
            .bridge(ONE, "bulwark")
            .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2")
            .damage(ONE, 9)
            .scene();
    assertThat(scene.total(ONE, Stat.DEFENSE)).isEqualTo(11);
    Scene ended = scene.does(new EndTurn(ONE));
    assertThat(ended.area(ONE).flagship().orElseThrow().damage()).isZero();
    assertThat(ended.state().hand(ONE)).hasSize(5);
    assertThat(ended.seen(ONE, CardsDrawn.class)).as("no second draw").hasSize(1);
    assertThat(ended.state().deck(ONE).size()).isEqualTo(3);
    assertThat(ended.state().table().starbase().pile(Basic.ENSIGN).size()).isEqualTo(19);
  }

  @Rule({"DB-SBS-09", "DB-D-04"})
  @Test
  void aWormholeReplacesTheWholeSearchAreaAndLeaves() {
    Scene scene =
        Given.exploration(2)
            .slots("c1", "c1", "c1", "c1", "c2", "c2", "c2", "c2", "c3")
            .starbase("wormhole", "man", "man", "man", "man", "set", "set", "set", "set", "c4")
            .scene()
            .does(new Search(ONE, 0));
    assertThat(scene.ids(slots(scene)))
        .containsExactly("man", "man", "man", "man", "set", "set", "set", "set", "c4");
    assertThat(scene.state().table().starbase().discard()).hasSize(10);
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  private static ImmutableList<CardId> slots(Scene scene) {
    return scene.state().table().starbase().slots().stream()
        .map(slot -> slot.card().orElseThrow())
        .collect(ImmutableList.toImmutableList());
  }
}
