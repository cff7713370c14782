package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardTrashed;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerOut;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BorgCardsTest {
  @Rule({"DB-X-01", "DB-BOR-06", "DB-FOR-08", "DB-CMP-11", "DB-CMP-59"})
  @ParameterizedTest
  @CsvSource({"2, 15", "3, 20", "4, 25", "5, 30"})
  void theBorgAreaHasFiveCardsForEachPlayerAndFiveMore(int players, int cards) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .players(players)
            .scenario(Scenario.BORG_INVASION)
            .cardSet(Given.SMALL)
            .build();
    DeckbuilderState state = new DeckbuilderGame().setup(config, Chance.seeded("borg")).state();
    assertThat(state.borg().size()).isEqualTo(cards);
    assertThat(state.borg()).allMatch(card -> state.table().def(card).type() == CardType.BORG);
  }

  @Rule({"DB-BOR-41", "DB-D-60"})
  @Test
  void borgCardsComeFromTheTopOfTheAreaToTheDiscard() {
    Scene scene = Given.borg(2).hand(ONE, "sower").scene();
    ImmutableList<CardId> area = scene.state().borg();
    Scene given = scene.does(play("sower"));
    assertThat(given.area(ONE).discard()).containsExactly(area.get(0));
    assertThat(given.area(TWO).discard()).containsExactly(area.get(1));
    assertThat(given.state().borg()).containsExactlyElementsOf(area.subList(2, 15));
    assertThat(given.seen(TWO, BorgCardGiven.class))
        .containsExactly(
            new BorgCardGiven(ONE, area.get(0), Destination.DISCARD),
            new BorgCardGiven(TWO, area.get(1), Destination.DISCARD));
  }

  @Rule({"DB-BOR-41", "DB-D-60"})
  @Test
  void anEffectMayNameHandOrDeckTopInstead() {
    Scene scene =
        Given.borg(2).hand(ONE, "grafter", "planter").deck(ONE, "c1").scene().does(play("planter"));
    assertThat(scene.ids(scene.state().deck(ONE))).containsExactly("borg", "c1");
    Scene handed = scene.does(play("grafter"));
    assertThat(handed.hand(ONE)).containsExactly("borg", "borg");
    assertThat(handed.hand(TWO)).containsExactly("borg", "borg");
    assertThat(handed.area(TWO).discard()).isEmpty();
  }

  @Rule({"DB-X-26", "DB-BOR-40", "DB-BOR-91", "DB-D-55"})
  @Test
  void allLoseTheMomentTheBorgAreaIsEmpty() {
    Given given = Given.borg(2).borgArea(1).hand(ONE, "overload").damage(ONE, 6);
    Scene scene = given.scene().does(play("overload"));
    assertLost(scene, "DB-BOR-40");
    Given two = Given.borg(2).borgArea(1).hand(ONE, "grafter");
    assertLost(two.scene().does(play("grafter")), "DB-BOR-40");
    Scene spared =
        Given.borg(2)
            .borgArea(2)
            .hand(ONE, "overload")
            .damage(ONE, 6)
            .scene()
            .does(play("overload"));
    assertThat(Scene.GAME.outcome(spared.state())).isEmpty();
    assertThat(spared.state().borgArea()).isEqualTo(1);
  }

  @Rule({"DB-BOR-40", "DB-BOR-91"})
  @Test
  void nothingMoreIsCarriedOutOnceTheAreaIsEmpty() {
    Scene scene = Given.borg(3).borgArea(2).hand(ONE, "sower").scene().does(play("sower"));
    assertLost(scene, "DB-BOR-40");
    assertThat(scene.area(Given.THREE).discard()).isEmpty();
    assertThat(scene.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-BOR-42", "DB-CMP-40", "DB-GEN-06"})
  @Test
  void aBorgCardCannotBePlayed() {
    Given.borg(2)
        .hand(ONE, "borg", "c1")
        .scene()
        .rejects(new PlayCard(ONE, card("borg")), "DB-BOR-42");
  }

  @Rule({"DB-BOR-43", "DB-BOR-26"})
  @Test
  void aBorgCardCannotBeTrashedInTheTrashPhase() {
    Given.borg(2)
        .hand(ONE, "borg", "c1")
        .phases(new TurnStart(ONE))
        .scene()
        .rejects(new TrashPhase(ONE, card("borg")), "DB-BOR-43");
  }

  @Rule({"DB-BOR-46", "DB-EFF-12", "DB-EFF-17"})
  @Test
  void aTrashedBorgCardGoesUnderTheBorgArea() {
    Scene asked =
        Given.borg(2)
            .hand(ONE, "purger", "borg", "c1")
            .discard(ONE, "borg", "c2")
            .scene()
            .does(play("purger"));
    assertThat(asked.options(ONE))
        .containsExactly(new Answer.Card(card("borg", 0)), new Answer.Card(card("borg", 1)));
    Scene scene = asked.does(new Choose(ONE, new Answer.Card(card("borg", 1))));
    scene = scene.does(new Choose(ONE, new Answer.Card(card("borg", 0))));
    assertThat(scene.hand(ONE)).containsExactly("c1");
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("c2");
    ImmutableList<CardId> area = scene.state().borg();
    assertThat(area).hasSize(15);
    assertThat(area.subList(13, 15)).containsExactly(card("borg", 1), card("borg", 0));
    assertThat(scene.seen(TWO, CardTrashed.class))
        .containsExactly(new CardTrashed(ONE, card("borg", 0)));
  }

  @Rule({"DB-EFF-25", "DB-GEN-10"})
  @Test
  void withoutABorgCardOthersOnlyLearnThatNoneWasTrashed() {
    Scene asked = Given.borg(2).hand(ONE, "purger", "c1").scene().does(play("purger"));
    assertThat(asked.options(ONE)).containsExactly(Answer.NONE);
    assertThat(asked.does(new Choose(ONE, Answer.NONE)).seen(TWO, CardTrashed.class)).isEmpty();
  }

  @Rule({"DB-EFF-12", "DB-EFF-13", "DB-BOR-46"})
  @Test
  void aBorgCardThatIsUpgradedHasCostZero() {
    CardSet dear = Sets.with(Given.SMALL, "borg", "cost", "2");
    Scene asked =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(dear))
            .hand(ONE, "liberator", "borg")
            .scene()
            .does(play("liberator"));
    assertThat(asked.options(ONE))
        .isNotEmpty()
        .allSatisfy(
            option -> {
              CardId gained = ((Answer.Upgrade) option).gained();
              assertThat(asked.state().table().def(gained).costOrZero()).isEqualTo(3);
            });
    Scene scene = asked.does(new Choose(ONE, asked.options(ONE).get(0)));
    assertThat(scene.state().hand(ONE)).isEmpty();
    assertThat(Iterables.getLast(scene.state().borg())).isEqualTo(card("borg"));
    assertThat(scene.area(ONE).discard()).hasSize(1);
  }

  @Rule("DB-BOR-47")
  @Test
  void effectsCountTheBorgCardsThatAPlayerHolds() {
    String scorch =
        "[{\"op\":\"DAMAGE\",\"player\":\"EACH_PLAYER\",\"amount\":{\"op\":\"TIMES\",\"of\":"
            + "[4,{\"op\":\"COUNT\",\"sel\":{\"zone\":\"HAND\",\"type\":\"BORG\"}}]}}]";
    CardSet cards = Sets.with(Given.SMALL, "spore", "effects", scorch);
    Given given = Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards));
    Scene scene =
        Team.acting(given.space("spore"), Seat.first(3))
            .hand(ONE, "probe", "borg")
            .hand(TWO, "c1")
            .discard(TWO, "borg")
            .scene()
            .does(play("probe"));
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isEqualTo(4);
    assertThat(scene.area(TWO).flagship().orElseThrow().damage()).isZero();
  }

  @Rule({"DB-BOR-30", "DB-BOR-31", "DB-BOR-32", "DB-DEF-02", "DB-DEF-03"})
  @Test
  void whoseFlagshipIsDefeatedGainsABorgCardAndIsOutWhileTheTurnGoesOn() {
    Given given =
        Given.borg(2)
            .hand(ONE, "overload", "c1")
            .deck(ONE, "c2", "c3", "c4")
            .discard(ONE, "c5")
            .damage(ONE, 6);
    Scene before = given.scene();
    Scene scene = before.does(play("overload"));
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.seen(TWO, PlayerOut.class)).containsExactly(new PlayerOut(ONE));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.IN);
    assertThat(scene.state().table().turn().ending()).isEqualTo(TurnEnding.NO);
    assertThat(scene.state().borgArea()).isEqualTo(14);
    assertThat(scene.state().table().starbase().pile(Basic.ENSIGN))
        .isEqualTo(before.state().table().starbase().pile(Basic.ENSIGN));
    assertThat(scene.state().hand(ONE)).hasSize(5);
    assertThat(scene.ids(Iterables.concat(scene.state().hand(ONE), scene.state().deck(ONE))))
        .containsExactlyInAnyOrder("overload", "c1", "c2", "c3", "c4", "c5", "borg");
    assertThat(scene.area(ONE).flagship().orElseThrow().damage()).isZero();
  }

  @Rule({"DB-BOR-48", "DB-END-02"})
  @Test
  void borgCardsAreDiscardedWithTheHandAtTheEndOfTheTurn() {
    Scene scene =
        Fleet.team(2)
            .hand(ONE, "borg", "c1")
            .hand(TWO, "borg")
            .deck(ONE, "c2", "c2", "c2", "c2", "c3")
            .deck(TWO, "c4", "c4", "c4", "c4", "c5")
            .space("cure")
            .scene()
            .does(new AgreeEnd(ONE), new AgreeEnd(TWO));
    assertThat(scene.seen(TWO, CardsDiscarded.class))
        .contains(
            new CardsDiscarded(ONE, ImmutableList.of(card("c1"), card("borg", 0))),
            new CardsDiscarded(TWO, ImmutableList.of(card("borg", 1))));
    assertThat(scene.hand(ONE)).containsExactly("c2", "c2", "c2", "c2", "c3");
  }

  private static PlayCard play(String id) {
    return new PlayCard(ONE, card(id));
  }

  private static void assertLost(Scene scene, String rule) {
    Outcome outcome = Scene.GAME.outcome(scene.state()).orElseThrow();
    assertThat(outcome.winners()).isEmpty();
    assertThat(outcome.rule()).isEqualTo(RuleId.of(rule));
  }
}
