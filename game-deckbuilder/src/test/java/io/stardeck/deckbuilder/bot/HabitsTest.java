package io.stardeck.deckbuilder.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.chance.Chance;
import org.junit.jupiter.api.Test;

class HabitsTest {
  private static final GreedyBot GREEDY = new GreedyBot();
  private static final PlannerBot PLANNER = new PlannerBot();

  @Test
  void greedyBuysTheDearestCardThatItCanPay() {
    Scene scene = Given.exploration(2).slots("c1", "c3", "c2", "c9").xp(3).scene();

    assertThat(choice(GREEDY, scene)).isEqualTo(new GainSlot(Given.ONE, 1));
  }

  @Test
  void greedyPlaysWhatHelpsFirst() {
    Scene scene = Given.exploration(2).hand(Given.ONE, "ensign").xp(3).scene();

    assertThat(choice(GREEDY, scene)).isInstanceOf(PlayCard.class);
  }

  @Test
  void bothEndTheTurnWhenNothingIsLeft() {
    Scene scene =
        Given.exploration(2)
            .space("m0")
            .scene()
            .does(new Explore(Given.ONE), new Search(Given.ONE, 0));

    assertThat(choice(GREEDY, scene)).isEqualTo(new EndTurn(Given.ONE));
    assertThat(choice(PLANNER, scene)).isEqualTo(new EndTurn(Given.ONE));
  }

  @Test
  void plannerKeepsAManeuverBackThatDecidesNothing() {
    Scene scene =
        Given.exploration(2)
            .hand(Given.ONE, "man")
            .space("m0")
            .scene()
            .does(new Explore(Given.ONE));

    assertThat(choice(PLANNER, scene)).isNotInstanceOf(PlayCard.class);
    assertThat(choice(GREEDY, scene)).isInstanceOf(PlayCard.class);
  }

  @Test
  void bothWinByDiplomacyWhatTheyCan() {
    Scene scene =
        Given.exploration(2)
            .hand(Given.ONE, "phasers")
            .space("p0")
            .scene()
            .does(new Explore(Given.ONE));

    assertThat(choice(GREEDY, scene)).isEqualTo(new Declare(Given.ONE, Means.DIPLOMACY));
    assertThat(choice(PLANNER, scene)).isEqualTo(new Declare(Given.ONE, Means.DIPLOMACY));
  }

  @Test
  void plannerPlaysTheManeuverThatMeetsAGoal() {
    Scene scene =
        Given.exploration(2)
            .hand(Given.ONE, "man", "phasers")
            .space("e0")
            .scene()
            .does(new Explore(Given.ONE));

    assertThat(choice(PLANNER, scene)).isEqualTo(new PlayCard(Given.ONE, Given.card("phasers")));
  }

  @Test
  void plannerTrashesAWeakCardWhenItsHandWinsAndBuysNothing() {
    Given weak =
        Given.exploration(2)
            .hand(Given.ONE, "diagnostic-check", "diagnostic-check")
            .discard(Given.ONE, "c1", "c1", "c1", "man", "man")
            .slots("c9", "c9", "c9", "c9", "c8", "c8", "c8", "c8", "c7")
            .space("repairer", "p2", "p2")
            .nothingElseInSpace()
            .phases(new TurnStart(Given.ONE));

    assertThat(choice(PLANNER, weak.scene()))
        .isEqualTo(new TrashPhase(Given.ONE, Given.card("diagnostic-check")));
    assertThat(choice(PLANNER, weak.space("m0").xp(9).scene())).isNotInstanceOf(TrashPhase.class);
  }

  @Test
  void plannerPutsAwayWhatItCannotFightBeforeItExplores() {
    Scene scene =
        Given.exploration(2)
            .space("m0", "repairer", "m1", "p0")
            .hand(Given.ONE, "pilot")
            .scene()
            .does(new PlayCard(Given.ONE, Given.card("pilot")));

    assertThat(choice(PLANNER, scene))
        .isEqualTo(new Choose(Given.ONE, new Answer.Card(Given.card("repairer"))));
  }

  @Test
  void plannerBuysBeforeItMayLoseItsFlagship() {
    Given given =
        Given.exploration(2)
            .slots("raider")
            .xp(5)
            .deck(Given.ONE, "man", "man", "man", "phasers", "evasive-maneuvers")
            .space("repairer", "m0", "m1", "p0");
    ImmutableList<DeckbuilderAction> noSearch =
        ImmutableList.of(
            new Explore(Given.ONE), new GainSlot(Given.ONE, 0), new EndTurn(Given.ONE));

    assertThat(PLANNER.choose(given.scene().view(Given.ONE), noSearch, Chance.seeded(1)))
        .isEqualTo(new GainSlot(Given.ONE, 0));
  }

  @Test
  void plannerStaysAwayFromAGoalThatItCannotMeet() {
    Scene scene =
        Given.exploration(2)
            .space("e1")
            .nothingElseInSpace()
            .deck(Given.ONE, "man", "man", "man", "man")
            .scene();
    ImmutableList<DeckbuilderAction> open =
        ImmutableList.of(new EndTurn(Given.ONE), new Explore(Given.ONE));

    assertThat(PLANNER.choose(scene.view(Given.ONE), open, Chance.seeded(1)))
        .isEqualTo(new EndTurn(Given.ONE));
  }

  @Test
  void plannerLeavesAFightThatItHasLookedAtAndCannotWin() {
    Scene unseen =
        Given.exploration(2)
            .hand(Given.ONE, "tricorder", "phasers")
            .space("hunter", "p0", "p0", "p0", "p0", "m0")
            .nothingElseInSpace()
            .scene();
    Scene seen =
        Given.exploration(2)
            .hand(Given.ONE, "seer", "phasers")
            .space("hunter", "p0", "p0", "p0", "p0", "m0")
            .nothingElseInSpace()
            .scene()
            .does(new PlayCard(Given.ONE, Given.card("seer")))
            .does(new Choose(Given.ONE, Answer.NONE));
    ImmutableList<DeckbuilderAction> open =
        ImmutableList.of(new EndTurn(Given.ONE), new Explore(Given.ONE));

    assertThat(seen.legal(Given.ONE)).containsAll(open);
    assertThat(PLANNER.choose(unseen.view(Given.ONE), open, Chance.seeded(1)))
        .isEqualTo(new Explore(Given.ONE));
    assertThat(PLANNER.choose(seen.view(Given.ONE), open, Chance.seeded(1)))
        .isEqualTo(new EndTurn(Given.ONE));
  }

  private static DeckbuilderAction choice(
      Bot<DeckbuilderAction, DeckbuilderView> bot, Scene scene) {
    ImmutableList<DeckbuilderAction> legal = scene.legal(Given.ONE);
    return bot.choose(scene.view(Given.ONE), legal, Chance.seeded(1));
  }
}
