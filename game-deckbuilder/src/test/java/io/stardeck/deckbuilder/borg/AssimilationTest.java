package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.PlayerAssimilated;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Pool;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AssimilationTest {
  @Rule({"DB-X-27", "DB-BOR-44", "DB-BOR-91", "DB-CMP-60"})
  @Test
  void whoDrawsTheFifthBorgCardIsAssimilatedAtOnce() {
    Scene scene = holding(4, "drawer").deck(ONE, "borg", "c1").scene().does(play("drawer"));
    assertGone(scene, ONE);
    // The rest of their card is not carried out.
    assertThat(scene.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-X-27", "DB-BOR-44", "DB-I-16"})
  @Test
  void fourBorgCardsInAHandOfFiveDoNotAssimilate() {
    Scene scene = holding(4, "drawer").deck(ONE, "c1", "borg").scene().does(play("drawer"));
    assertThat(scene.hand(ONE)).containsExactly("borg", "borg", "borg", "borg", "c1");
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.IN);
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
  }

  @Rule("DB-EFF-17")
  @Test
  void whoIsGoneIsNotCountedForThoseWhoComeAfter() {
    String players = "{\"op\":\"COUNT\",\"sel\":{\"zone\":\"FLAGSHIP\",\"owner\":\"EACH_PLAYER\"}}";
    String draw = "[{\"op\":\"DRAW\",\"player\":\"EACH_PLAYER\",\"n\":" + players + "}]";
    CardSet cards = Sets.with(Given.SMALL, "spore", "effects", draw);
    Scene scene =
        Team.acting(
                Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards)),
                Seat.first(3))
            .space("spore")
            .hand(ONE, "probe")
            .hand(TWO, "borg", "borg", "borg", "borg")
            .deck(ONE, "c1", "c2", "c3", "c4")
            .deck(TWO, "borg", "c1", "c2")
            .deck(THREE, "c3", "c4", "c5")
            .scene()
            .does(new PlayCard(ONE, card("probe")));
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.hand(ONE)).hasSize(3);
    assertThat(scene.hand(THREE)).hasSize(2);
  }

  @Rule({"DB-BOR-44", "DB-D-56", "DB-I-16"})
  @Test
  void allHisCardsAreOutOfTheGame() {
    Given given =
        holding(4, "drawer")
            .deck(ONE, "borg", "c1")
            .discard(ONE, "ensign")
            .bridge(ONE, "phasers")
            .points(ONE, "p0");
    Scene before = given.scene();
    Scene scene = before.does(play("drawer"));
    ImmutableList<PlayerAssimilated> told = scene.seen(TWO, PlayerAssimilated.class);
    assertThat(told).hasSize(1);
    assertThat(scene.ids(told.get(0).cards()))
        .containsExactlyInAnyOrder(
            "borg",
            "borg",
            "borg",
            "borg",
            "borg",
            "drawer",
            "c1",
            "ensign",
            "phasers",
            "p0",
            "borg-start-1");
    assertThat(told.get(0).cards()).isSortedAccordingTo(CardId.BY_NUMBER);
    assertThat(scene.state().table().removed()).containsAll(told.get(0).cards());
    assertThat(scene.state().borgArea()).isEqualTo(before.state().borgArea());
    assertThat(scene.state().table().starbase().basics())
        .isEqualTo(before.state().table().starbase().basics());
  }

  @Rule({"DB-BOR-91", "DB-PLR-06"})
  @Test
  void drawingStopsWithTheCardThatAssimilates() {
    Given given = holding(3, "tuner").deck(ONE, "borg", "borg", "c1", "c2");
    Scene asked = given.scene().does(play("tuner"));
    Scene scene = asked.does(new Choose(ONE, new Answer.Number(3)));
    assertThat(scene.seen(ONE, CardsDrawn.class))
        .containsExactly(
            new CardsDrawn(ONE, 2, ImmutableList.of(card("borg", 3), card("borg", 4))));
    assertGone(scene, ONE);
  }

  @Rule({"DB-BOR-91", "DB-BOR-44"})
  @Test
  void eachCardThatIsGivenIsCheckedOnItsOwn() {
    Given given = Given.borg(3).hand(ONE, "grafter").hand(TWO, "borg", "borg", "borg", "borg");
    Scene scene = given.scene().does(play("grafter"));
    assertGone(scene, TWO);
    assertThat(scene.seen(ONE, BorgCardGiven.class))
        .extracting(BorgCardGiven::seat)
        .containsExactly(ONE, ONE, TWO, THREE, THREE);
    // For the others the card goes on.
    assertThat(scene.hand(THREE)).containsExactly("borg", "borg");
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
  }

  @Rule({"DB-BOR-44", "DB-D-56", "DB-I-25"})
  @Test
  void theLeadPassesOnAndTheCardOfTheAssimilatedEnds() {
    Scene scene = holding(3, "grafter").scene().does(play("grafter"));
    assertGone(scene, ONE);
    assertThat(scene.hand(TWO)).isEmpty();
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
  }

  @Rule({"DB-BOR-45", "DB-D-56"})
  @Test
  void theTeamLosesWithItsLastPlayer() {
    Scene scene =
        holding(4, "infector")
            .hand(ONE, "tuner")
            .deck(ONE, "borg", "borg")
            .hand(TWO, "borg", "borg", "borg", "borg")
            .scene()
            .does(play("infector"), new Choose(ONE, new Answer.Player(TWO)))
            .does(new Choose(ONE, new Answer.Card(card("borg"))));
    assertGone(scene, TWO);
    assertThat(Scene.GAME.outcome(scene.state())).isEmpty();
    scene = scene.does(play("tuner"), new Choose(ONE, new Answer.Number(2)));
    assertGone(scene, ONE);
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEmpty();
    assertThat(outcome.rule()).isEqualTo(RuleId.of("DB-BOR-45"));
  }

  @Rule({"DB-BOR-44", "DB-BOR-91", "DB-VIS-07", "DB-PLR-11"})
  @Test
  void aCardThatGoesUnseenToTheHandOfAnotherIsChecked() {
    Scene scene =
        Given.borg(3)
            .hand(ONE, "infector", "borg", "c1")
            .hand(TWO, "borg", "borg", "borg", "borg")
            .deck(TWO, "c2")
            .scene()
            .does(play("infector"), new Choose(ONE, new Answer.Player(TWO)))
            .does(new Choose(ONE, new Answer.Card(card("borg"))));
    assertGone(scene, TWO);
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    // Whose cards are whose is known again to all.
    assertThat(scene.view(THREE).zones().known())
        .containsExactly(
            Pool.of(ImmutableList.of(Places.hand(ONE)), ImmutableList.of(new Face("c1"))));
  }

  @Rule({"DB-I-16", "DB-VIS-02"})
  @Property(tries = 60)
  void noHandThatIsDealtAnewIsFullOfBorgCards(@ForAll @IntRange(max = 9999) int seed) {
    Given given =
        Given.borg(3)
            .hand(ONE, "infector", "borg", "c1")
            .hand(TWO, "borg", "borg", "borg", "c2", "c3")
            .deck(TWO, "borg", "borg", "borg", "borg", "c4")
            .hand(THREE, "borg", "borg", "c5", "c6");
    // Once a card has gone unseen to another, the cards of both are dealt together.
    Scene scene =
        given
            .scene()
            .does(play("infector"), new Choose(ONE, new Answer.Player(TWO)))
            .does(new Choose(ONE, new Answer.Card(card("borg"))));
    for (Seat seat : Seat.first(3)) {
      DeckbuilderState dealt =
          Scene.GAME.determinize(scene.view(seat), Chance.seeded("deal " + seed));
      assertThat(new DeckbuilderGame().faults(dealt)).isEmpty();
    }
  }

  @Rule({"DB-BOR-15", "DB-D-56", "DB-BOR-91"})
  @Test
  void aSpaceCardGoesOnForTheOthersWhenTheLeadIsAssimilated() {
    Scene scene =
        Fleet.team(3)
            .space("boarding")
            .hand(ONE, "probe", "borg", "borg", "borg")
            .scene()
            .does(play("probe"));
    assertGone(scene, ONE);
    assertThat(scene.hand(TWO)).containsExactly("borg", "borg");
    assertThat(scene.hand(THREE)).containsExactly("borg", "borg");
    assertThat(scene.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(scene.legal(ONE)).isEmpty();
    assertThat(scene.legal(TWO)).isNotEmpty();
    scene.rejects(new AgreeEnd(ONE), "DB-BOR-23");
    Scene next = scene.does(new AgreeEnd(TWO), new AgreeEnd(THREE));
    assertThat(next.state().table().turnPlayer()).isEqualTo(THREE);
  }

  @Rule({"DB-BOR-44", "DB-CUB-05", "DB-CUB-10"})
  @Test
  void whoIsAssimilatedInABattleHasLeftIt() {
    Scene scene =
        Fleet.team(3)
            .space("armed-cube")
            .hand(TWO, "drawer", "borg", "borg", "borg", "borg")
            .deck(TWO, "borg")
            .hand(ONE, "probe")
            .scene()
            .does(play("probe"), new PlayCard(TWO, card("drawer")));
    assertGone(scene, TWO);
    Scene asked = Fleet.passAll(scene, ONE, THREE);
    assertThat(asked.legal(ONE))
        .containsExactly(new AssignCube(ONE, ONE), new AssignCube(ONE, THREE));
  }

  @Rule({"DB-BOR-05", "DB-D-56", "DB-I-11"})
  @Test
  void theStartingEffectOfTheAssimilatedEnds() {
    Scene before = holding(4, "drawer").deck(ONE, "borg").scene();
    assertThat(Statics.startingEffects(before.state().table(), ONE)).isTrue();
    Scene scene = before.does(play("drawer"));
    assertThat(Statics.startingEffects(scene.state().table(), ONE)).isFalse();
  }

  private static Given holding(int borg, String card) {
    Given given = Given.borg(2).hand(ONE, card).deck(TWO, "c9");
    for (int i = 0; i < borg; i++) {
      given.hand(ONE, "borg");
    }
    return given;
  }

  private static PlayCard play(String id) {
    return new PlayCard(ONE, card(id));
  }

  private static void assertGone(Scene scene, Seat seat) {
    Area area = scene.area(seat);
    assertThat(area.standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(area.flagship()).isEmpty();
    assertThat(area.bridge()).isEmpty();
    assertThat(area.discard()).isEmpty();
    assertThat(scene.state().hand(seat)).isEmpty();
    assertThat(scene.state().deck(seat).isEmpty()).isTrue();
  }
}
