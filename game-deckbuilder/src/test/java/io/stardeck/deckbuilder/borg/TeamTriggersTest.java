package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.pass;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What triggers of the team do while damage is dealt, and when its turn ends. */
class TeamTriggersTest {
  @Rule({"DB-BAT-05", "DB-D-36", "DB-DMG-08"})
  @Test
  void damageOnACubeIsMeasuredByItsFixedShields() {
    CardSet cards =
        cube(
            "{\"speed\":9,\"attack\":8,\"defense\":12,\"shields\":0}",
            "FLAGSHIP_DEFEATED",
            "[{\"op\":\"ADD_STAT_SHIP\",\"stat\":\"shields\",\"amount\":5},"
                + "{\"op\":\"DAMAGE\",\"amount\":3}]");
    Scene scene =
        pass(team(cards).space("armed-cube").hand(ONE, "probe").scene().does(play(ONE, "probe")))
            .does(new AssignCube(ONE, ONE));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(scene.seen(TWO, DamageTaken.class))
        .contains(new DamageTaken(card("armed-cube"), 3, 3));
  }

  @Rule({"DB-BAT-05", "DB-D-09"})
  @Test
  void aPriceInDamageDefeatsNobodyByHisFixedDefense() {
    CardSet cards =
        cube(
            "{\"speed\":1,\"attack\":0,\"defense\":1,\"shields\":0}",
            "SHIP_DEFEATED",
            "[{\"op\":\"ADD_STAT\",\"stat\":\"defense\",\"amount\":5},"
                + "{\"op\":\"PAY\",\"price\":{\"in\":\"DAMAGE\",\"n\":3}}]");
    Scene scene =
        pass(
            team(cards)
                .space("armed-cube")
                .hand(ONE, "probe")
                .damage(ONE, 6)
                .scene()
                .does(play(ONE, "probe")));
    assertThat(scene.seen(TWO, CubeDefeated.class)).hasSize(1);
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.IN);
    assertThat(damage(scene, ONE)).isEqualTo(6);
  }

  @Rule({"DB-EXP-09", "DB-BOR-33", "DB-END-01"})
  @Test
  void whatTheEndOfTheTurnForcesIsFlippedYet() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "drawer",
            "triggers",
            "[{\"zone\":\"BRIDGE\",\"on\":\"TURN_END\",\"effects\":"
                + "[{\"op\":\"EXPLORE_NOW\",\"n\":1}]}]");
    Scene scene = agree(team(cards).bridge(TWO, "drawer").space("spore", "p0", "p0").scene());
    ImmutableList<GameEvent> told =
        scene.events().stream().map(Event::what).collect(ImmutableList.toImmutableList());
    assertThat(scene.seen(TWO, BorgCardGiven.class)).hasSize(2);
    assertThat(told.indexOf(new SpaceCardFlipped(ONE, card("spore"))))
        .isNotNegative()
        .isLessThan(told.indexOf(new TurnEnded(ONE)));
  }

  private static CardSet cube(String stats, String on, String effects) {
    String trigger =
        "[{\"zone\":\"STARTING_EFFECT\",\"on\":\"%s\",\"effects\":%s}]".formatted(on, effects);
    CardSet cards = Sets.with(Given.SMALL, "armed-cube", "stats", stats);
    return Sets.with(cards, "borg-start-1", "triggers", trigger);
  }

  @Rule({"DB-TRP-05", "DB-BOR-26"})
  @Test
  void whatIsSetOffByATrashedCardActsBeforeAnythingElseIsDone() {
    CardSet cards =
        Sets.with(
            Given.BORG,
            "start-1",
            "triggers",
            "[{\"zone\":\"FLAGSHIP\",\"on\":\"TRASHED\","
                + "\"effects\":[{\"op\":\"ADD_SEARCH\",\"amount\":2}]}]");
    Scene scene = team(cards).hand(ONE, "ensign").scene();
    int before = scene.state().table().turn().teamSearches();
    Scene after = scene.does(new TrashPhase(ONE, card("ensign")));
    assertThat(after.state().table().turn().teamSearches()).isEqualTo(before + 2);
  }

  private static Given team(CardSet cards) {
    return acting(
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards)),
        Seat.first(2));
  }
}
