package io.stardeck.deckbuilder.ability;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Window;
import io.stardeck.deckbuilder.event.CardEvent.EffectUsed;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AbilitiesTest {
  private static final String ONE_FOR_EACH_WINDOW =
      "[{\"zone\":\"BRIDGE\",\"window\":[\"ACTION\"],\"effects\":[]},"
          + "{\"zone\":\"BRIDGE\",\"window\":[\"EVENT\"],\"effects\":[]},"
          + "{\"zone\":\"BRIDGE\",\"window\":[\"BATTLE\"],\"effects\":[]}]";

  private static final UseEffect XP = use("engineer", 0);
  private static final UseEffect ATTACK = use("engineer", 1);

  @Rule("DB-ACT-13")
  @Test
  void anAbilityIsUsedWhileItsCardIsOnTheBridgeAndNowhereElse() {
    Scene there = Given.exploration(2).bridge(ONE, "engineer").scene();
    Scene used = there.does(XP);
    assertThat(used.tally(ONE).xp()).isEqualTo(2);
    assertThat(used.area(ONE).acted()).isTrue();
    assertThat(used.seen(TWO, EffectUsed.class))
        .containsExactly(new EffectUsed(ONE, card("engineer"), 0));
    Given.exploration(2).hand(ONE, "engineer").scene().rejects(XP, "DB-ACT-13");
    Given.exploration(2).discard(ONE, "engineer").scene().rejects(XP, "DB-ACT-13");
    Given.exploration(2).bridge(TWO, "engineer").scene().rejects(XP, "DB-ACT-13");
    there.rejects(use("engineer", 2), "DB-ACT-13").rejects(use("engineer", -1), "DB-ACT-13");
    there.rejects(new UseEffect(ONE, CardId.of(9999), 0), "DB-GEN-01");
    there.rejects(new UseEffect(TWO, card("engineer"), 0), "DB-TRN-09");
  }

  @Rule({"DB-ACT-13", "DB-TRN-07"})
  @Test
  void anAbilityIsUsedAsOftenInATurnAsItSaysEachCopyForItself() {
    Scene once = Given.exploration(2).bridge(ONE, "engineer").scene().does(XP);
    once.rejects(XP, "DB-ACT-13");
    DeckbuilderState next = once.does(new EndTurn(ONE), new EndTurn(TWO)).state();
    assertThat(next.table().tally(ONE).used()).isEmpty();

    Scene event =
        Given.exploration(2)
            .bridge(ONE, "engineer")
            .hand(ONE, "c1", "c1", "c1")
            .space("trial")
            .scene()
            .does(new Explore(ONE), ATTACK);
    Scene twice = event.does(choose(card("c1"))).does(ATTACK).does(choose(card("c1", 1)));
    assertThat(twice.total(ONE, Stat.ATTACK)).isEqualTo(9);
    twice.rejects(ATTACK, "DB-ACT-13");
  }

  @Rule({"DB-ACT-13", "DB-GEN-05", "DB-EVT-03", "DB-SHP-03"})
  @Test
  void anAbilityIsUsedInItsWindowsAlone() {
    Given event = Given.exploration(2).bridge(ONE, "engineer").hand(ONE, "c1").space("trial");
    event.scene().rejects(ATTACK, "DB-GEN-05");
    Scene window = event.scene().does(new Explore(ONE)).rejects(XP, "DB-GEN-05");
    assertThat(window.does(ATTACK).total(ONE, Stat.ATTACK)).isEqualTo(6);

    Scene ship =
        Given.exploration(2)
            .bridge(ONE, "engineer")
            .hand(ONE, "c1")
            .space("p2")
            .scene()
            .does(new Explore(ONE))
            .rejects(XP, "DB-GEN-05");
    Scene stronger = ship.does(ATTACK);
    assertThat(stronger.total(ONE, Stat.ATTACK)).isEqualTo(6);
    assertThat(stronger.does(new Declare(ONE, Means.COMBAT)).state().table().flipped()).isEmpty();
    assertThat(window.does(ATTACK, new Resolve(ONE)).phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-ACT-13", "DB-EVT-03", "DB-SHP-03", "DB-BAT-10", "DB-CUB-06", "DB-KCW-10", "DB-BOR-18"})
  @ParameterizedTest
  @CsvSource({
    "EXPLORATION, trial, EVENT",
    "EXPLORATION, p2, BATTLE",
    "EXPLORATION, skirmish, BATTLE",
    "BORG_INVASION, stand, EVENT",
    "BORG_INVASION, cube, BATTLE",
    "KLINGON_CIVIL_WAR, loyal, EVENT"
  })
  void eachWindowOpensItsOwnAbilitiesAlone(Scenario scenario, String flipped, Window open) {
    CardSet small = scenario == Scenario.KLINGON_CIVIL_WAR ? Given.KLINGON : Given.SMALL;
    CardSet cards = Sets.with(small, "c1", "abilities", ONE_FOR_EACH_WINDOW);
    Given given =
        Given.config(2, config -> config.scenario(scenario).cardSet(cards))
            .bridge(ONE, "c1")
            .space(flipped)
            .tally(ONE, tally -> tally.withExplorations(1));
    if (scenario == Scenario.BORG_INVASION) {
      given.phases(new TeamAction(ONE, Gathering.of(Seat.first(2))));
    }
    Scene window = given.scene().does(new Explore(ONE));
    for (Window each : Window.values()) {
      CardId source = CardId.of(cards.firstCopy(cards.card("c1")));
      UseEffect use = new UseEffect(ONE, source, each.ordinal());
      if (each == open) {
        window.does(use);
      } else {
        window.rejects(use, "DB-GEN-05");
      }
    }
  }

  @Rule({"DB-ACT-13", "DB-PVP-16", "DB-PVP-01"})
  @Test
  void aCombatantUsesAbilitiesWhoseverTurnItIsAndPriorityPassesOn() {
    Scene scene =
        Given.exploration(2).bridge(TWO, "engineer").hand(TWO, "c1").space("brawl").scene();
    Scene battle = scene.does(new Explore(ONE)).rejects(ATTACK, "DB-ACT-13").does(new Pass(ONE));
    UseEffect attack = new UseEffect(TWO, card("engineer"), 1);
    Scene used = battle.does(attack);
    assertThat(used.total(TWO, Stat.ATTACK)).isEqualTo(battle.total(TWO, Stat.ATTACK) + 3);
    assertThat(used.phase().deciders()).containsExactly(ONE);
  }

  @Rule({"DB-TRN-01", "DB-TRN-02"})
  @Test
  void theFirstAbilityOfATurnBeginsTheActionPhase() {
    Scene scene =
        Given.exploration(2).bridge(ONE, "engineer").phases(new TurnStart(ONE)).scene().does(XP);
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
  }

  @Rule({"DB-ACT-13", "DB-D-09"})
  @Test
  void itsCostIsPaidFirstAndInFullAndItsConditionHolds() {
    UseEffect advice = use("adviser", 0);
    Given two = Given.exploration(2).bridge(ONE, "adviser", "c1").deck(ONE, "c2", "c3");
    two.xp(1).scene().rejects(advice, "DB-ACT-13");
    Scene paid = two.xp(2).scene().does(advice);
    assertThat(paid.tally(ONE).xp()).isZero();
    assertThat(paid.hand(ONE)).containsExactly("c2");
    Given.exploration(2).bridge(ONE, "adviser").xp(2).scene().rejects(advice, "DB-ACT-13");

    Scene gone =
        Given.exploration(2)
            .bridge(ONE, "martyr")
            .deck(ONE, "c1", "c2")
            .scene()
            .does(use("martyr", 0));
    assertThat(gone.area(ONE).bridge()).isEmpty();
    assertThat(gone.hand(ONE)).containsExactly("c1", "c2");
    Given.exploration(2)
        .bridge(ONE, "engineer")
        .space("trial")
        .scene()
        .does(new Explore(ONE))
        .rejects(ATTACK, "DB-ACT-13");
  }

  @Rule({"DB-ACT-13", "DB-PLR-05"})
  @Test
  void anAbilityWorksInTheZoneThatItNamesAlone() {
    DeckbuilderState state = Given.exploration(2).space("courser").state();
    CardId courser = card("courser");
    DeckbuilderState bare = Laid.space(state, state.space().subList(1, state.space().size()));
    CardId old = bare.table().area(ONE).flagship().orElseThrow().card();
    ImmutableList<DeckbuilderState> zones =
        ImmutableList.of(
            bare.with(
                ONE,
                bare.table()
                    .area(ONE)
                    .withShip(Ship.fresh(courser))
                    .withPoints(ImmutableList.of(old))),
            bare.with(ONE, bare.table().area(ONE).withPoints(ImmutableList.of(courser))),
            bare.with(ONE, bare.table().area(ONE).withInfluence(ImmutableList.of(courser))));
    for (int zone = 0; zone < zones.size(); zone++) {
      Scene scene = Scene.at(zones.get(zone));
      for (int ability = 0; ability < 3; ability++) {
        if (ability == zone) {
          assertThat(scene.does(use("courser", ability)).tally(ONE).xp()).isEqualTo(3 + ability);
        } else {
          scene.rejects(use("courser", ability), "DB-ACT-13");
        }
      }
    }
  }

  @Rule("DB-ACT-13")
  @Test
  void aStartingEffectStaysWithThePlayerWhateverHisFlagship() {
    Scene scene =
        Given.config(
                2, config -> config.startingShips(ImmutableList.of("uss-pioneer", "iks-karok")))
            .space("p0")
            .bridge(ONE, "man", "man")
            .hand(ONE, "seizure")
            .scene()
            .does(new Explore(ONE), new PlayCard(ONE, card("seizure")));
    assertThat(scene.area(ONE).flagship().orElseThrow().card()).isEqualTo(card("p0"));
    assertThat(scene.does(use("uss-pioneer", 0)).tally(ONE).xp()).isEqualTo(1);
  }

  @Rule("DB-BOR-73")
  @Test
  void withoutStartingEffectsNoneIsUsed() {
    UseEffect effect = use("borg-pioneer", 0);
    assertThat(borg(true).does(effect).tally(ONE).xp()).isEqualTo(1);
    borg(true).does(effect).rejects(effect, "DB-ACT-13");
    borg(false).rejects(effect, "DB-BOR-73");
  }

  @Rule("DB-ACT-13")
  @Test
  void anAbilityThatWasUsedIsUsedUpWhoeverGetsTheCard() {
    DeckbuilderState used = Given.exploration(2).bridge(ONE, "engineer").scene().does(XP).state();
    DeckbuilderState given =
        used.with(TWO, used.table().tally(TWO).withUsed(used.table().tally(ONE).used()))
            .with(
                ONE,
                used.table().tally(ONE).withUsed(Lists.without(used.table().tally(ONE).used(), 0)));
    Scene.at(given).rejects(XP, "DB-ACT-13");
  }

  private static Scene borg(boolean startingEffects) {
    return Given.config(
            2,
            config ->
                config
                    .scenario(Scenario.BORG_INVASION)
                    .startingShips(ImmutableList.of("borg-pioneer", "borg-start-2"))
                    .startingEffects(startingEffects))
        .scene();
  }

  private static UseEffect use(String id, int ability) {
    return new UseEffect(ONE, card(id), ability);
  }

  private static Choose choose(CardId card) {
    return new Choose(ONE, new Answer.Card(card));
  }
}
