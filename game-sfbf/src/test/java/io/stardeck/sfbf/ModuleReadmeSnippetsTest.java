package io.stardeck.sfbf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.bot.RuleOfThumbBot;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.card.CardSets;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.view.BattleForceView;
import org.junit.jupiter.api.Test;

/** The code that the module's README shows; {@link ModuleReadmeTest} compares both. */
class ModuleReadmeSnippetsTest {
  @Test
  void quickStart() {
    var game = new BattleForceGame();
    var config =
        BattleForceConfig.builder()
            .players(3)
            .pointLimit(40)
            .addOptions(Option.SECOND_ATTACK, Option.END_AFTER_TROPHIES)
            .build();
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

    assertThat(outcome.winners()).isNotEmpty();
    assertThat(outcome.scores()).hasSize(3);
  }

  @Test
  void thumbAgainstChance() {
    var game = new BattleForceGame();
    var players =
        ImmutableList.of(
            new Player<>("thumb", new RuleOfThumbBot()),
            new Player<>("random", RandomBot.<BattleForceAction, BattleForceView>get()));
    var result = new Match<>(new Lineup<>(game, game.defaultConfig(2), players), "seed").play();
    var record = result.record();

    assertThat(result.outcome().winners()).containsExactly(Seat.of(1));
    assertThat(record.length()).isEqualTo(result.decisions());
  }

  @Test
  void cardsOfOnesOwn() {
    String base = CardSets.write(CardSets.base());

    // Any text editor will do; here a carrier gets another name
    CardSet mine =
        CardSets.read(
            base.replace("\"name\":\"base\"", "\"name\":\"mine\"")
                .replace("Lexington", "Yorktown"));
    var config = BattleForceConfig.builder().players(2).cardSet(mine).build();

    // What breaks a rule of the card data is refused, each fault with its path
    ImmutableList<Fault> faults = ImmutableList.of();
    try {
      CardSets.read(base.replace("\"vp\":8", "\"vp\":0"));
    } catch (FaultException e) {
      faults = e.faults();
    }

    assertThat(config.violations()).isEmpty();
    assertThat(mine.ship("fed-cvs").name()).isEqualTo("Yorktown");
    assertThat(faults).isNotEmpty().allMatch(fault -> fault.path().startsWith("ships["));
  }
}
