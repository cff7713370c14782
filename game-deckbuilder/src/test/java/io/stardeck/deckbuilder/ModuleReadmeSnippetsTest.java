package io.stardeck.deckbuilder;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import org.junit.jupiter.api.Test;

/** The code that the module's README shows; {@link ModuleReadmeTest} compares both. */
class ModuleReadmeSnippetsTest {
  @Test
  void quickStart() {
    var game = new DeckbuilderGame();
    var config =
        DeckbuilderConfig.builder().scenario(Scenario.BORG_INVASION).players(3).turnCap(60).build();
    var state = game.setup(config, Chance.seeded("any text")).state();

    // The bot decides for every seat until the game is over; a client would send its actions here
    var bot = new PlannerBot();
    var chance = Chance.seeded("the bot's own");
    while (game.outcome(state).isEmpty()) {
      Seat seat = game.toAct(state).get(0);
      var legal = game.legalActions(state, seat);
      var action = bot.choose(game.view(state, seat), legal, chance);
      state = game.apply(state, action).state();
    }
    var outcome = game.outcome(state).orElseThrow();

    assertThat(outcome.scores()).hasSize(3);
  }

  @Test
  void plannerAgainstChance() {
    var game = new DeckbuilderGame();
    var players =
        ImmutableList.of(
            new Player<>("planner", new PlannerBot()),
            new Player<>("random", RandomBot.<DeckbuilderAction, DeckbuilderView>get()));
    var result = new Match<>(new Lineup<>(game, game.defaultConfig(2), players), "seed").play();
    var record = result.record();

    assertThat(result.outcome().winners()).hasSize(1);
    assertThat(record.length()).isEqualTo(result.decisions());
  }

  @Test
  void aSetOfOnesOwn() {
    String standard = CardSets.write(CardSets.standard());
    CardSet mine =
        CardSets.read(
            standard
                .replace("\"id\":\"standard\"", "\"id\":\"mine\"")
                .replace("U.S.S. Meridian", "U.S.S. Yorktown"));
    var config = DeckbuilderConfig.builder().players(2).cardSet(mine).build();

    // What breaks a rule of the card data is refused, each fault with its path
    ImmutableList<Fault> faults = ImmutableList.of();
    try {
      CardSets.read(standard.replace("\"op\":\"DRAW\"", "\"op\":\"DROW\""));
    } catch (FaultException e) {
      faults = e.faults();
    }

    assertThat(config.violations()).isEmpty();
    assertThat(mine.id()).isEqualTo("mine");
    assertThat(CardSets.write(mine)).contains("U.S.S. Yorktown").doesNotContain("Meridian");
    assertThat(faults).isNotEmpty().allMatch(fault -> fault.path().startsWith("cards["));
  }
}
