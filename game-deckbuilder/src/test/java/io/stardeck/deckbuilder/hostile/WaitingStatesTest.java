package io.stardeck.deckbuilder.hostile;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.NewTurn;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TeamExplore;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * Where the words of one's own card ask for an answer, the state that waits for it is sound; each
 * scene sees that after every action.
 */
class WaitingStatesTest {
  private static final Resolve RESOLVE = new Resolve(ONE);
  private static final Explore EXPLORE = new Explore(ONE);

  @Rule({"DB-SET-14", "DB-SET-15"})
  @Test
  void beforeTheFirstTurnOfTheGame() {
    CardSet cards =
        Sets.with(
            Given.SMALL,
            "wormhole",
            "flip",
            "[{\"op\":\"REORDER\",\"pile\":\"SPACE_DECK\",\"n\":2}]");
    DeckbuilderConfig config = DeckbuilderConfig.builder().players(2).cardSet(cards).build();
    int asked = 0;
    for (int seed = 0; seed < 20; seed++) {
      DeckbuilderState state = Scene.GAME.setup(config, Chance.seeded("set-up " + seed)).state();
      if (state.table().phases().top() instanceof Choice) {
        asked++;
        assertThat(Iterables.getLast(state.table().phases())).isInstanceOf(NewTurn.class);
        Seat seat = Scene.GAME.toAct(state).get(0);
        DeckbuilderAction answer = Scene.GAME.legalActions(state, seat).get(0);
        Scene scene = Scene.at(state).does(answer);
        assertThat(scene.phase()).isInstanceOfAny(Choice.class, TurnStart.class);
      }
    }
    assertThat(asked).as("set-ups that ask").isPositive();
  }

  @Rule({"DB-KCW-20", "DB-EFF-10", "DB-D-09"})
  @Test
  void whereAnInfluenceCardIsPaidForWithCards() {
    CardSet cards =
        Sets.with(
            Given.KLINGON,
            "old-guard",
            "goalPay",
            "[{\"in\":\"DISCARD\",\"sel\":{\"zone\":\"HAND\"},\"n\":1}]");
    Scene scene =
        klingon(cards)
            .hand(ONE, "ensign", "lieutenant")
            .space("old-guard")
            .scene()
            .does(EXPLORE, RESOLVE);
    assertThat(scene.state().table().phases())
        .hasAtLeastOneElementOfType(Paying.class)
        .hasAtLeastOneElementOfType(TakingInfluence.class);
    assertThat(scene.area(ONE).influence()).as("paid for before it comes").isEmpty();
    scene = scene.does(new Choose(ONE, scene.options(ONE).get(0)));
    assertThat(scene.ids(scene.area(ONE).influence())).containsExactly("old-guard");
    assertThat(scene.area(ONE).discard()).hasSize(1);
  }

  @Rule({"DB-KCW-20", "DB-KCW-21"})
  @Test
  void whereACardWithoutTheKeywordBecomesInfluence() {
    CardSet cards =
        Sets.with(Given.KLINGON, "honour", "disposition", "{\"achieved\":\"INFLUENCE\"}");
    Scene scene =
        klingon(cards).influence(ONE, "fleet").space("honour").scene().does(EXPLORE, RESOLVE);
    assertThat(scene.state().table().phases()).hasAtLeastOneElementOfType(TakingInfluence.class);
    scene = scene.does(new Choose(ONE, scene.options(ONE).get(1)));
    assertThat(scene.ids(scene.area(ONE).influence())).containsExactly("honour");
  }

  @Rule({"DB-BOR-62", "DB-BOR-65"})
  @Test
  void whereACubeThatWaitsIsTakenAway() {
    CardSet cards =
        Sets.with(
            Sets.with(Given.SMALL, "swarm", "effects", "[{\"op\":\"FLIP_BATCH\",\"n\":2}]"),
            "boarder",
            "flip",
            "[{\"op\":\"TRASH\",\"sel\":{\"zone\":\"FLIPPED\",\"role\":\"BORG_CUBE\"},\"n\":1},"
                + "{\"op\":\"CHOOSE_ONE\",\"of\":[[{\"op\":\"ADD_XP\",\"amount\":1}],"
                + "[{\"op\":\"ADD_XP\",\"amount\":2}]]}]");
    Scene scene =
        Given.config(2, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards))
            .phases(new TeamAction(ONE, Gathering.of(Seat.first(2))))
            .space("swarm", "cube", "boarder")
            .hand(ONE, "probe")
            .scene()
            .does(new PlayCard(ONE, card("probe")));
    assertThat(scene.ids(scene.state().table().removed())).contains("cube");
    assertThat(scene.state().table().phases())
        .hasAtLeastOneElementOfType(TeamExplore.class)
        .hasAtLeastOneElementOfType(Choice.class);
    scene = scene.does(new Choose(ONE, new Answer.Branch(1)));
    assertThat(scene.tally(ONE).xp()).isEqualTo(2);
    assertThat(scene.phase()).isInstanceOf(TeamAction.class);
  }

  private static Given klingon(CardSet cards) {
    return Given.config(2, config -> config.scenario(Scenario.KLINGON_CIVIL_WAR).cardSet(cards));
  }
}
