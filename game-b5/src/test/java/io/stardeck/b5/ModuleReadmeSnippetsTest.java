package io.stardeck.b5;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.bot.RuleOfThumbBot;
import io.stardeck.b5.card.CardSet;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.view.B5View;
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
    var game = new B5Game();
    var config =
        B5Config.builder().players(3).addRaces(Race.NARN, Race.CENTAURI, Race.MINBARI).build();
    var state = game.setup(config, Chance.seeded("any text")).state();

    // The bot decides for every seat until the game is over; a client would send its actions here
    var bot = new RuleOfThumbBot();
    var chance = Chance.seeded("the bot's own");
    while (game.outcome(state).isEmpty()) {
      Seat seat = game.toAct(state).get(0);
      var legal = game.legalActions(state, seat);
      var action = bot.choose(game.view(state, seat), legal, chance);
      state = game.apply(state, action).state();
    }
    var outcome = game.outcome(state).orElseThrow();

    assertThat(outcome.winners()).hasSize(1);
    assertThat(outcome.scores()).hasSize(3);
  }

  @Test
  void thumbAgainstChance() {
    var game = new B5Game();
    var players =
        ImmutableList.of(
            new Player<>("thumb", new RuleOfThumbBot()),
            new Player<>("random", RandomBot.<B5Action, B5View>get()));
    var result = new Match<>(new Lineup<>(game, game.defaultConfig(2), players), "seed").play();
    var record = result.record();

    assertThat(result.outcome().winners()).containsExactly(Seat.of(1));
    assertThat(record.length()).isEqualTo(result.decisions());
  }

  @Test
  void cardsOfOnesOwn() {
    String starter = CardSets.write(CardSets.starter());

    // Any text editor will do; here a character gets another title
    CardSet mine =
        CardSets.read(
            starter
                .replace("\"id\":\"starter\"", "\"id\":\"mine\"")
                .replace("Frederick Lantz", "Anna Lantz"));
    var config = B5Config.builder().players(2).set(mine).build();

    // What breaks a rule of the card data is refused, each fault with its path
    ImmutableList<Fault> faults = ImmutableList.of();
    try {
      CardSets.read(starter.replace("\"cost\":9", "\"cost\":-9"));
    } catch (FaultException e) {
      faults = e.faults();
    }

    assertThat(config.violations()).isEmpty();
    assertThat(mine.card("frederick-lantz").title()).isEqualTo("Anna Lantz");
    assertThat(faults).isNotEmpty().allMatch(fault -> fault.path().startsWith("cards["));
  }
}
