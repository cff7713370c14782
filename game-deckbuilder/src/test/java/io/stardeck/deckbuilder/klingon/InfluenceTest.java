package io.stardeck.deckbuilder.klingon;

import static io.stardeck.deckbuilder.klingon.Council.EXPLORE;
import static io.stardeck.deckbuilder.klingon.Council.FOUR;
import static io.stardeck.deckbuilder.klingon.Council.RESOLVE;
import static io.stardeck.deckbuilder.klingon.Council.bottom;
import static io.stardeck.deckbuilder.klingon.Council.card;
import static io.stardeck.deckbuilder.klingon.Council.influence;
import static io.stardeck.deckbuilder.klingon.Council.points;
import static io.stardeck.deckbuilder.klingon.Council.totals;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceLost;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceTaken;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InfluenceTest {
  private static Answer pick(String id) {
    return new Answer.Card(card(id));
  }

  private static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }

  @Rule({"DB-KCW-20", "DB-CMP-39"})
  @Test
  void anInfluenceCardStaysWithTheOneWhoMeetsItsGoalAndRaisesAStat() {
    Scene scene = Given.klingon(2).space("old-guard").scene().does(EXPLORE, RESOLVE);
    assertThat(influence(scene, ONE)).containsExactly("old-guard");
    assertThat(points(scene, ONE)).isEmpty();
    assertThat(scene.state().table().flipped()).isEmpty();
    assertThat(scene.total(ONE, Stat.ATTACK)).isEqualTo(6);
    assertThat(scene.total(TWO, Stat.ATTACK)).isEqualTo(4);
    assertThat(scene.tally(ONE).xp()).as("the Reward, with the card at hand").isEqualTo(6);
    assertThat(scene.seen(TWO, InfluenceTaken.class))
        .containsExactly(new InfluenceTaken(ONE, card("old-guard")));
  }

  @Rule({"DB-KCW-21", "DB-EFF-19"})
  @Test
  void aCardCanLiftTheLimitAndWhenItIsGoneOneCardIsKept() {
    CardSet cards =
        Sets.with(
            Given.KLINGON,
            "medic",
            "statics",
            "[{\"zone\": \"BRIDGE\","
                + " \"modifier\": {\"op\": \"EXEMPT\", \"rule\": \"INFLUENCE_LIMIT\"}}]");
    Scene both =
        Given.config(2, config -> config.scenario(Scenario.KLINGON_CIVIL_WAR).cardSet(cards))
            .bridge(ONE, "medic")
            .influence(ONE, "fleet")
            .space("old-guard", "gift-of-the-council")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(influence(both, ONE)).containsExactly("fleet", "old-guard");
    Area area = both.area(ONE);
    Area bare =
        area.withBridge(ImmutableList.of())
            .withDiscard(area.bridge())
            .withTally(area.tally().withExplorations(1));
    Scene third = Scene.at(both.state().with(ONE, bare)).does(EXPLORE);
    assertThat(third.options(ONE))
        .containsExactly(pick("fleet"), pick("old-guard"), pick("gift-of-the-council"));
    assertThat(influence(third.does(new Choose(ONE, pick("old-guard"))), ONE))
        .containsExactly("old-guard");
    assertThat(influence(third.does(new Choose(ONE, pick("gift-of-the-council"))), ONE))
        .containsExactly("gift-of-the-council");
  }

  @Rule("DB-KCW-20")
  @Test
  void whoeverMissesTheGoalGetsNoInfluence() {
    Scene scene =
        totals(Given.klingon(2).space("old-guard"), 9, 3, 9).scene().does(EXPLORE, RESOLVE);
    assertThat(influence(scene, ONE)).isEmpty();
    assertThat(bottom(scene)).isEqualTo("old-guard");
  }

  @Rule({"DB-KCW-20", "DB-EVT-08"})
  @Test
  void anInfluenceCardWithoutAGoalIsGivenAway() {
    Scene scene = Given.klingon(2).space("gift-of-the-council").scene().does(EXPLORE);
    assertThat(influence(scene, ONE)).containsExactly("gift-of-the-council");
    assertThat(scene.total(ONE, Stat.SHIELDS)).isEqualTo(1);
  }

  @Rule({"DB-KCW-21", "DB-CMP-61", "DB-D-63", "DB-I-20"})
  @Test
  void whoeverGetsASecondOneChoosesWhichHeKeeps() {
    Scene asked =
        totals(Given.klingon(2).influence(ONE, "fleet").space("old-guard"), 4, 4, 2)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(asked.options(ONE)).containsExactly(pick("fleet"), pick("old-guard"));
    assertThat(influence(asked, ONE)).as("nobody ever holds two").containsExactly("fleet");
    asked.rejects(new EndTurn(ONE), "DB-GEN-03");
    asked.rejects(new Choose(TWO, pick("fleet")), "DB-GEN-03");

    Scene changed = asked.does(new Choose(ONE, pick("old-guard")));
    assertThat(influence(changed, ONE)).containsExactly("old-guard");
    assertThat(bottom(changed)).isEqualTo("fleet");
    assertThat(changed.tally(ONE).xp()).as("the Reward comes after the choice").isEqualTo(6);
    assertThat(changed.seen(TWO, InfluenceLost.class))
        .containsExactly(new InfluenceLost(ONE, card("fleet")));
    assertThat(changed.seen(TWO, CardMoved.class))
        .as("where it goes")
        .containsExactly(
            new CardMoved(ONE, Optional.of(card("fleet")), Destination.SPACE_DECK_BOTTOM));

    Scene kept = asked.does(new Choose(ONE, pick("fleet")));
    assertThat(influence(kept, ONE)).containsExactly("fleet");
    assertThat(bottom(kept)).isEqualTo("old-guard");
    assertThat(kept.tally(ONE).xp()).isEqualTo(4);
    assertThat(kept.state().table().flipped()).isEmpty();
  }

  @Rule({"DB-KCW-22", "DB-D-71", "DB-EFF-19"})
  @Test
  void theRomulanInfluenceDoesNotCountWhenItComes() {
    Scene scene =
        totals(Given.klingon(2).influence(ONE, "old-guard").space("romulan"), 4, 4, 2)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(influence(scene, ONE)).containsExactly("old-guard", "romulan");
  }

  @Rule({"DB-KCW-22", "DB-D-71"})
  @Test
  void theRomulanInfluenceDoesNotCountWhenAnotherComes() {
    Scene second =
        totals(Given.klingon(2).influence(ONE, "romulan").space("old-guard"), 4, 4, 2)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(influence(second, ONE)).containsExactly("romulan", "old-guard");
    Scene third =
        totals(Given.klingon(2).influence(ONE, "romulan", "old-guard").space("fleet"), 9, 4, 2)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(third.options(ONE)).containsExactly(pick("old-guard"), pick("fleet"));
    Scene kept = third.does(new Choose(ONE, pick("fleet")));
    assertThat(influence(kept, ONE)).containsExactly("romulan", "fleet");
  }

  @Rule({"DB-KCW-24", "DB-D-63", "DB-DEF-04", "DB-D-41"})
  @Test
  void influenceStaysThroughTurnsDefeatsAndFlagships() {
    Given given =
        totals(Given.klingon(2).influence(ONE, "old-guard").space("p0"), 9, 9, 9)
            .deck(ONE, "c1", "c1", "c1", "c1", "c3", "c3")
            .damage(ONE, 1);
    Scene changed =
        given.scene().does(EXPLORE, new Declare(ONE, Means.DIPLOMACY), new Choose(ONE, Answer.YES));
    assertThat(changed.ids(changed.area(ONE).flagship().stream().map(s -> s.card()).toList()))
        .containsExactly("p0");
    assertThat(influence(changed, ONE)).containsExactly("old-guard");
    Scene later = changed.does(new EndTurn(ONE), new EndTurn(TWO));
    assertThat(influence(later, ONE)).containsExactly("old-guard");
    assertThat(later.total(ONE, Stat.ATTACK)).isEqualTo(5);
    Scene defeated =
        Given.klingon(2)
            .influence(ONE, "old-guard")
            .space("trap")
            .deck(ONE, "c1", "c1", "c1", "c1", "c3", "c3")
            .damage(ONE, 7)
            .scene()
            .does(EXPLORE);
    assertThat(defeated.state().table().turnPlayer()).isEqualTo(TWO);
    assertThat(influence(defeated, ONE)).containsExactly("old-guard");
  }

  @Rule({"DB-KCW-20", "DB-KCW-21", "DB-EFF-22", "DB-EFF-18"})
  @Test
  void takingInfluenceFromAnOpponentObeysTheLimit() {
    Scene opponent =
        Given.klingon(4)
            .influence(ONE, "fleet")
            .influence(TWO, "old-guard")
            .influence(THREE, "romulan")
            .space("honour")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(opponent.options(ONE))
        .as("no teammate")
        .containsExactly(new Answer.Player(TWO), new Answer.Player(FOUR));
    Scene none = opponent.does(new Choose(ONE, new Answer.Player(FOUR)));
    assertThat(none.tally(ONE).xp()).isEqualTo(1);
    assertThat(influence(none, ONE)).containsExactly("fleet");
    Scene asked = opponent.does(new Choose(ONE, new Answer.Player(TWO)));
    assertThat(asked.options(ONE)).containsExactly(pick("fleet"), pick("old-guard"));
    assertThat(influence(asked, TWO)).containsExactly("old-guard");
    Scene taken = asked.does(new Choose(ONE, pick("old-guard")));
    assertThat(influence(taken, ONE)).containsExactly("old-guard");
    assertThat(influence(taken, TWO)).isEmpty();
    assertThat(bottom(taken)).isEqualTo("fleet");
    assertThat(taken.seen(FOUR, InfluenceLost.class))
        .containsExactly(
            new InfluenceLost(ONE, card("fleet")), new InfluenceLost(TWO, card("old-guard")));
    assertThat(taken.seen(FOUR, InfluenceTaken.class))
        .containsExactly(new InfluenceTaken(ONE, card("old-guard")));
    assertThat(taken.tally(ONE).xp()).isEqualTo(1);
    Scene wasted = asked.does(new Choose(ONE, pick("fleet")));
    assertThat(influence(wasted, TWO)).isEmpty();
    assertThat(bottom(wasted)).isEqualTo("old-guard");
    assertThat(wasted.seen(FOUR, InfluenceLost.class))
        .containsExactly(new InfluenceLost(TWO, card("old-guard")));
    assertThat(wasted.seen(FOUR, InfluenceTaken.class)).isEmpty();
  }

  @Rule({"DB-KCW-21", "DB-D-09"})
  @Test
  void theOnlyCardOfTheOnlyOpponentIsTakenUnasked() {
    Scene scene =
        Given.klingon(2).influence(TWO, "old-guard").space("honour").scene().does(EXPLORE, RESOLVE);
    assertThat(influence(scene, ONE)).containsExactly("old-guard");
    assertThat(influence(scene, TWO)).isEmpty();
    assertThat(scene.seen(ONE, InfluenceLost.class))
        .containsExactly(new InfluenceLost(TWO, card("old-guard")));
  }

  @Rule({"DB-KCW-24", "DB-EFF-22"})
  @Test
  void anEffectRemovesInfluence() {
    Scene scene =
        Given.klingon(4)
            .influence(ONE, "high-seat")
            .influence(TWO, "fleet", "romulan")
            .influence(THREE, "old-guard")
            .space("treason")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(influence(scene, ONE)).containsExactly("high-seat");
    assertThat(influence(scene, TWO)).isEmpty();
    assertThat(influence(scene, THREE)).containsExactly("old-guard");
    assertThat(scene.ids(scene.state().space())).endsWith("fleet", "romulan");
    assertThat(scene.seen(FOUR, InfluenceLost.class)).hasSize(2);
  }

  @Rule("DB-KCW-20")
  @Test
  void anInfluenceCardActsForItsHolderOnHisOwnDoings() {
    Scene scene = Given.klingon(2).influence(TWO, "high-seat").scene().does(new EndTurn(ONE));
    assertThat(scene.tally(TWO).xp()).isEqualTo(1);
    assertThat(scene.does(new EndTurn(TWO)).tally(ONE).xp()).isZero();
  }

  @Rule("DB-KCW-21")
  @Test
  void aChoiceOfInfluenceFromOutsideMustHaveBeenAsked() {
    Scene asked =
        totals(Given.klingon(2).influence(ONE, "fleet").space("old-guard"), 4, 4, 2)
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(asked.phase()).isInstanceOf(Choice.class);
    assertThat(((Choice) asked.phase()).question()).isInstanceOf(Question.PickCard.class);
    assertThat(asked.state().table().phases().pop().top())
        .isEqualTo(new TakingInfluence(ONE, card("old-guard")));
  }
}
