package io.stardeck.deckbuilder.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Event;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the green cards of the default set give out, and what gets rid of it. */
class BorgCardsTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();
  private static final RuleId BY_A_CARD = RuleId.of("DB-BOR-41");
  private static final int GREEN_CARDS = 25;
  private static final int GAMES = 6;

  @Rule("DB-CARD-71")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void onePassThroughTheDeckGivesEachPlayerSomeBorgCards(int players) {
    int given = 0;
    int green = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      for (Object what : happenings(players, seed)) {
        given += what instanceof BorgCardGiven ? 1 : 0;
        green += what instanceof SpaceCardFlipped ? 1 : 0;
      }
    }
    assertThat((double) given / players * GREEN_CARDS / green).isBetween(3.5, 8.0);
  }

  @Rule("DB-CARD-71")
  @Test
  void enoughCardsOfTheStarbaseTrashABorgCard() {
    int copies = 0;
    for (CardDef card : CardSets.standard().cards()) {
      boolean trashes = false;
      for (int script = 0; script < card.scripts().size(); script++) {
        trashes |= all(card.scripts().get(script)).stream().anyMatch(BorgCardsTest::trashes);
      }
      copies += card.family() == Family.STARBASE && trashes ? card.count() : 0;
    }
    assertThat(copies).isGreaterThanOrEqualTo(8);
  }

  @Rule("DB-CARD-72")
  @Test
  void theBorgInvasionTurnsUpThreeAndLocutusAsksOnePlayerForSpeedAndAttack() {
    for (CardDef card : CardSets.standard().cards()) {
      if (card.has(Keyword.BORG_INVASION)) {
        assertThat(card.effects()).containsExactly(new ShipEffect.FlipBatch(Amount.of(3)));
      }
      if (card.has(Keyword.LOCUTUS)) {
        assertThat(((Condition.And) card.goal().orElseThrow()).of())
            .extracting(goal -> ((Condition.StatAtLeast) goal).stat())
            .containsExactlyInAnyOrder(Stat.SPEED, Stat.ATTACK);
        assertThat(card.goalScope()).isEqualTo(GoalScope.SELF);
        assertThat(all(card.fail())).anyMatch(GameEffect.GainBorg.class::isInstance);
      }
    }
  }

  @Rule("DB-CARD-72")
  @Test
  void whatSpaceCardsDoCanBeCarriedOutAtATable() {
    for (CardDef card : CardSets.standard().cards()) {
      for (ImmutableList<Effect> list :
          ImmutableList.of(card.flip(), card.reward(), card.fail(), card.effects())) {
        int given = 0;
        for (Effect effect : all(list)) {
          if (effect instanceof GameEffect.GainBorg gain) {
            assertThat(gain.n()).as(card.id()).isInstanceOf(Amount.Constant.class);
            given += ((Amount.Constant) gain.n()).value();
          }
        }
        assertThat(given).as("Borg cards given by %s", card.id()).isLessThanOrEqualTo(2);
        for (JsonNode sel : EngineJson.tree(list).findValues("sel")) {
          boolean summed = !sel.path("owner").asText("SELF").equals("SELF");
          assertThat(summed && sel.path("zone").toString().contains("HAND"))
              .as("%s sums what hidden Hands hold", card.id())
              .isFalse();
        }
        for (JsonNode condition : EngineJson.tree(list).findValues("condition")) {
          assertThat(condition.findValuesAsText("owner"))
              .as("%s sets one total for all players", card.id())
              .doesNotContain("EACH_PLAYER");
        }
      }
    }
  }

  /** Borg cards given by cards, and green cards flipped, in a game among planners. */
  private static List<Object> happenings(int players, int seed) {
    DeckbuilderConfig config =
        DeckbuilderConfig.builder()
            .scenario(Scenario.BORG_INVASION)
            .players(players)
            .turnCap(60)
            .build();
    PlannerBot bot = new PlannerBot();
    List<Object> happenings = new ArrayList<>();
    DeckbuilderState state = GAME.setup(config, Chance.seeded("given" + seed)).state();
    while (GAME.outcome(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      Ruling<DeckbuilderState> ruling =
          GAME.apply(
              state,
              bot.choose(
                  GAME.view(state, seat), GAME.legalActions(state, seat), Chance.seeded(seed)));
      for (Event event : ruling.events()) {
        boolean green =
            event.what() instanceof SpaceCardFlipped flipped
                && state.table().def(flipped.card()).family() == Family.BORG_INVASION;
        if (green || event.what() instanceof BorgCardGiven && event.rule().equals(BY_A_CARD)) {
          happenings.add(event.what());
        }
      }
      state = ruling.state();
    }
    return happenings;
  }

  private static List<Effect> all(ImmutableList<Effect> list) {
    List<Effect> all = new ArrayList<>(list);
    for (Effect effect : list) {
      effect.lists().forEach(inner -> all.addAll(all(inner)));
    }
    return all;
  }

  /** Whether it trashes cards, or upgrades them, of any type: a Borg card among them. */
  private static boolean trashes(Effect effect) {
    return effect instanceof GameEffect.TrashBorg
        || effect instanceof CardEffect.Trash trash && trash.sel().type().isEmpty()
        || effect instanceof CardEffect.Upgrade upgrade && upgrade.from().type().isEmpty();
  }
}
