package io.stardeck.fleetcaptains;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import io.stardeck.fleetcaptains.bot.RuleOfThumbBot;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.config.FleetConfig;
import org.junit.jupiter.api.Test;

/** The code that the module's README shows; {@link ModuleReadmeTest} compares both. */
class ModuleReadmeSnippetsTest {
  @Test
  void quickStart() {
    var game = new FleetCaptainsGame();
    var config = FleetConfig.builder().targetScore(6).startFaction(Faction.KLINGON).build();
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
    assertThat(outcome.scores()).hasSize(2);
  }

  @Test
  void twoTeams() {
    var game = new FleetCaptainsGame();
    var config = FleetConfig.builder().players(4).targetScore(8).build();
    var thumb = new Player<>("thumb", new RuleOfThumbBot());
    var players = ImmutableList.of(thumb, thumb, thumb, thumb);
    var result = new Match<>(new Lineup<>(game, config, players), "seed").play();
    var record = result.record();

    assertThat(result.outcome().winners()).hasSize(2);
    assertThat(record.length()).isEqualTo(result.decisions());
  }

  @Test
  void componentsOfOnesOwn() {
    String standard = ComponentSets.write(ComponentSets.standard());

    // Any text editor will do; here an encounter gets another name
    ComponentSet mine =
        ComponentSets.read(
            standard
                .replace("\"id\":\"standard\"", "\"id\":\"mine\"")
                .replace("\"name\":\"Particle Fountain\"", "\"name\":\"Plasma Fountain\""));
    var config = FleetConfig.builder().components(mine).build();

    // What breaks a rule of the data is refused, each fault with its path
    ImmutableList<Fault> faults = ImmutableList.of();
    try {
      ComponentSets.read(standard.replace("\"size\":6", "\"size\":-6"));
    } catch (FaultException e) {
      faults = e.faults();
    }

    assertThat(config.violations()).isEmpty();
    assertThat(mine.encounter(mine.encounters().get(0)).name()).isEqualTo("Plasma Fountain");
    assertThat(faults).isNotEmpty().allMatch(fault -> fault.path().startsWith("ships["));
  }
}
