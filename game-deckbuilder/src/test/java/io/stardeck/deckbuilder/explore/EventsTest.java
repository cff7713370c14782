package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bottom;
import static io.stardeck.deckbuilder.explore.Space.explorations;
import static io.stardeck.deckbuilder.explore.Space.points;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.EventWindow;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EventsTest {
  private static final Explore EXPLORE = new Explore(ONE);

  @Rule({"DB-EVT-03", "DB-EVT-04", "DB-EVT-05", "DB-EVT-09", "DB-EXP-03", "DB-GEN-05"})
  @Test
  void cardsPlayedInTheWindowMeetTheGoal() {
    Scene scene =
        explorations(2, Given.exploration(2).space("trial").hand(ONE, "man", "ensign", "set"))
            .does(EXPLORE);
    assertThat(scene.phase()).isEqualTo(new EventWindow(ONE));
    scene
        .rejects(new PlayCard(ONE, card("set")), "DB-EVT-03")
        .rejects(EXPLORE, "DB-GEN-05")
        .rejects(new EndTurn(ONE), "DB-GEN-05")
        .rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-GEN-05")
        .rejects(new Search(ONE, 0), "DB-GEN-05")
        .rejects(new Resolve(TWO), "DB-TRN-09");
    Scene met =
        scene.does(
            new PlayCard(ONE, card("man")), new PlayCard(ONE, card("ensign")), new Resolve(ONE));
    assertThat(points(met, ONE)).containsExactly("trial");
    assertThat(met.seen(TWO, GoalMet.class)).containsExactly(new GoalMet(ONE, card("trial")));
    assertThat(met.ids(met.area(ONE).bridge())).containsExactly("man", "ensign");
    assertThat(met.tally(ONE).xp()).isEqualTo(5);
    assertThat(met.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(met.state().table().flipped()).isEmpty();
  }

  @Rule("DB-EVT-09")
  @Test
  void whatCardsPlayedInTheWindowGiveIsThereAfterTheEncounter() {
    Scene window =
        explorations(1, Given.exploration(2).space("e1", "void").hand(ONE, "scout", "mentor"))
            .does(
                EXPLORE,
                new PlayCard(ONE, card("scout")),
                new PlayCard(ONE, card("mentor")),
                new Choose(ONE, new Answer.Branch(1)));
    assertThat(window.total(ONE, Stat.ATTACK)).isEqualTo(5);
    Scene after = window.does(new Resolve(ONE));
    assertThat(points(after, ONE)).containsExactly("e1");
    assertThat(after.total(ONE, Stat.ATTACK)).as("to the end of the turn").isEqualTo(5);
    Scene used =
        after.does(
            EXPLORE, new Search(ONE, 0), new Search(ONE, 0), new GainBasic(ONE, Basic.ENSIGN));
    assertThat(bottom(used)).isEqualTo("void");
  }

  @Test
  void aBonusUntilTheEncounterEndsIsGoneAfterIt() {
    Bonus bonus = new Bonus(Stat.ATTACK, 2, Until.ENCOUNTER_END);
    Given given =
        Given.exploration(2)
            .space("trial")
            .tally(ONE, tally -> tally.withBonuses(ImmutableList.of(bonus)));
    Scene window = explorations(1, given).does(EXPLORE);
    assertThat(window.total(ONE, Stat.ATTACK)).isEqualTo(5);
    assertThat(window.does(new Resolve(ONE)).total(ONE, Stat.ATTACK)).isEqualTo(3);
  }

  @Test
  void discountsAndPreventionsEndWhenTheirTimeDoesAndNotBefore() {
    ImmutableList<Discount> discounts =
        ImmutableList.of(discount(Until.ENCOUNTER_END), discount(Until.TURN_END));
    ImmutableList<Prevention> preventions =
        ImmutableList.of(new Prevention(1, Until.ENCOUNTER_END), new Prevention(1, Until.TURN_END));
    Given given = Given.exploration(2).space("void");
    given.tally(ONE, tally -> tally.withDiscounts(discounts));
    given.tally(TWO, tally -> tally.withPreventions(preventions));
    Scene after = explorations(1, given).does(EXPLORE);
    assertThat(after.tally(ONE).discounts()).containsExactly(discount(Until.TURN_END));
    assertThat(after.tally(TWO).preventions()).containsExactly(new Prevention(1, Until.TURN_END));
  }

  private static Discount discount(Until until) {
    return new Discount(Selector.all(Zone.SEARCH_AREA), 1, 0, until);
  }

  @Rule({"DB-EVT-02", "DB-EVT-06", "DB-EVT-08", "DB-D-30", "DB-EFF-05", "DB-EXP-05"})
  @Test
  void anEventWhoseGoalIsNotMetFailsAndGoesToTheBottom() {
    Scene scene =
        explorations(1, Given.exploration(2).space("trial").hand(ONE, "man", "ensign"))
            .does(EXPLORE, new Resolve(ONE));
    assertThat(scene.options(ONE)).hasSize(2);
    assertThat(scene.state().table().flipped()).hasSize(1);
    Scene failed = scene.does(new Choose(ONE, new Answer.Card(card("man"))));
    assertThat(failed.hand(ONE)).containsExactly("ensign");
    assertThat(bottom(failed)).isEqualTo("trial");
    assertThat(failed.seen(TWO, CardMoved.class))
        .contains(new CardMoved(ONE, Optional.of(card("trial")), Destination.SPACE_DECK_BOTTOM));
    assertThat(points(failed, ONE)).isEmpty();
    assertThat(failed.tally(ONE).xp()).isZero();
  }

  @Rule({"DB-EVT-06", "DB-EFF-11", "DB-EFF-18"})
  @Test
  void failAndRewardAreOfWhoHasFlippedTheEvent() {
    Scene failed = Scene.at(flippedByTwo(0)).does(new Explore(TWO), new Resolve(TWO));
    assertThat(failed.hand(ONE)).containsExactly("man");
    assertThat(failed.hand(TWO)).isEmpty();
    Scene met = Scene.at(flippedByTwo(9)).does(new Explore(TWO), new Resolve(TWO));
    assertThat(points(met, TWO)).containsExactly("trial");
    assertThat(met.tally(TWO).xp()).isEqualTo(4);
  }

  /** Seat 2 is on turn, with a card like seat 1 and that much more Speed. */
  private static DeckbuilderState flippedByTwo(int speed) {
    Bonus bonus = new Bonus(Stat.SPEED, speed, Until.TURN_END);
    DeckbuilderState state =
        Given.exploration(2)
            .space("trial")
            .hand(ONE, "man")
            .hand(TWO, "man")
            .tally(TWO, tally -> tally.withExplorations(1).withBonuses(ImmutableList.of(bonus)))
            .phases(new ActionPhase(TWO))
            .state();
    return state.with(state.table().turn().withPlayer(TWO));
  }

  @Rule({"DB-EFF-01", "DB-EVT-09"})
  @Test
  void aBonusWithoutAnEndOutlastsTheEncounterAndEndsWithTheTurn() {
    String more = "[{\"op\":\"ADD_STAT\",\"stat\":\"attack\",\"amount\":3}]";
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", more);
    Given given = Given.config(2, config -> config.cardSet(cards)).space("trial");
    Scene before = explorations(1, given.hand(ONE, "c1"));
    int attack = before.total(ONE, Stat.ATTACK);
    Scene after = before.does(EXPLORE, new PlayCard(ONE, card("c1")), new Resolve(ONE));
    assertThat(after.phase()).isEqualTo(new ActionPhase(ONE));
    assertThat(after.total(ONE, Stat.ATTACK)).isEqualTo(attack + 3 + 1);
    assertThat(after.does(new EndTurn(ONE)).total(ONE, Stat.ATTACK)).isEqualTo(attack);
  }

  @Rule("DB-EVT-08")
  @Test
  void anEventWhoseGoalIsNotMetGoesWhereItSays() {
    CardSet cards = Sets.with(Given.SMALL, "trial", "disposition", "{\"failed\": \"REMOVE\"}");
    Given given = Given.config(2, config -> config.cardSet(cards)).space("trial");
    Scene failed = explorations(1, given).does(EXPLORE, new Resolve(ONE));
    assertThat(failed.state().table().removed()).contains(card("trial"));
    assertThat(bottom(failed)).isNotEqualTo("trial");
  }

  @Rule({"DB-EVT-02", "DB-EVT-07", "DB-EVT-08", "DB-EVT-01", "DB-D-29", "DB-D-30"})
  @Test
  void anEventWithoutAGoalIsCarriedOutAndKeptForItsPoints() {
    Scene scene = explorations(1, Given.exploration(2).space("gift")).does(EXPLORE);
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.tally(ONE).searches()).isEqualTo(3);
    assertThat(points(scene, ONE)).containsExactly("gift");
    assertThat(scene.phase()).isEqualTo(new ActionPhase(ONE));
    Scene empty = explorations(1, Given.exploration(2).space("void")).does(EXPLORE);
    assertThat(bottom(empty)).isEqualTo("void");
  }

  @Rule("DB-EVT-08")
  @Test
  void aDispositionNamesAnotherPlace() {
    Scene scene =
        explorations(1, Given.exploration(2).space("relic")).does(EXPLORE, new Resolve(ONE));
    assertThat(points(scene, ONE)).isEmpty();
    assertThat(scene.state().table().removed()).contains(card("relic"));
    assertThat(scene.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("relic")), Destination.REMOVED));
  }

  @Rule({"DB-EVT-08", "DB-PLR-04"})
  @Test
  void allAreToldWhoGetsACardThatNobodyHasWon() {
    Scene gift = explorations(1, Given.exploration(2).space("gift")).does(EXPLORE);
    assertThat(gift.seen(TWO, CardMoved.class))
        .containsExactly(new CardMoved(ONE, Optional.of(card("gift")), Destination.POINTS));
    Scene won =
        explorations(1, Given.exploration(2).space("e0").bridge(ONE, "c1"))
            .does(EXPLORE, new Resolve(ONE));
    assertThat(points(won, ONE)).containsExactly("e0");
    assertThat(won.seen(TWO, GoalMet.class)).hasSize(1);
    assertThat(won.seen(TWO, CardMoved.class)).as("its Goal tells it").isEmpty();
  }

  @Rule({"DB-EVT-10", "DB-D-31"})
  @Test
  void anEventThatDefeatsTheFlagshipIsNotAchievedAndTheTurnEnds() {
    Scene scene =
        explorations(
                2,
                Given.exploration(2)
                    .space("ambush")
                    .bridge(ONE, "bulwark")
                    .deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2")
                    .damage(ONE, 9))
            .does(EXPLORE);
    assertThat(scene.options(ONE)).hasSize(5);
    Scene after = scene.does(new Choose(ONE, scene.options(ONE).get(0)));
    assertThat(bottom(after)).isEqualTo("ambush");
    assertThat(after.state().hand(ONE)).hasSize(4);
    assertThat(after.state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-X-37", "DB-EXP-08", "DB-D-70", "DB-I-28"})
  @Test
  void aCardIsFlippedOnceInATurn() {
    DeckbuilderState state = Space.only(1, Given.exploration(2).space("void").space("m0").state());
    Scene scene =
        Scene.at(state.with(ONE, state.table().tally(ONE).withExplorations(2)))
            .does(EXPLORE)
            .rejects(EXPLORE, "DB-EXP-08");
    assertThat(Space.deck(scene)).containsExactly("void");
    assertThat(scene.tally(ONE).explorations()).isEqualTo(1);
  }

  @Rule({"DB-EXP-07", "DB-EXP-09", "DB-D-07"})
  @Test
  void forcedFlipsSpendNoExplorationAndAreDroppedWhenTheTurnMustEnd() {
    DeckbuilderState state = Given.exploration(2).space("void", "gift", "m0").state();
    DeckbuilderState forced =
        state
            .with(state.table().turn().withForcedFlips(1))
            .with(ONE, state.table().tally(ONE).withExplorations(2));
    Scene scene = Scene.amidst(forced).does(EXPLORE);
    assertThat(points(scene, ONE)).containsExactly("gift");
    assertThat(scene.tally(ONE).explorations()).as("one for two flips").isEqualTo(1);
    Scene ended = Scene.amidst(forced).does(new EndTurn(ONE));
    assertThat(points(ended, ONE)).isEmpty();
    assertThat(ended.state().table().turn().forcedFlips()).isZero();
    DeckbuilderState doomed =
        Given.exploration(2).space("wreck", "gift").bridge(ONE, "bulwark").damage(ONE, 9).state();
    Scene defeated =
        Scene.amidst(doomed.with(doomed.table().turn().withForcedFlips(1))).does(EXPLORE);
    assertThat(points(defeated, ONE)).isEmpty();
    assertThat(defeated.phase()).isEqualTo(new TurnStart(TWO));
  }
}
