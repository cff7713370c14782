package io.stardeck.stccg.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Event;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.bot.RuleOfThumbBot;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.deck.Decklists;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A game keeps a human length: players are asked where somebody could answer, not everywhere. */
class GameLengthTest {
  private static final StccgGame GAME = new StccgGame();
  private static final int GAMES = Integer.getInteger("stardeck.games", 10);

  @Rule({"ST-D-78", "ST-INT-15"})
  @Test
  void aTurnOfRandomMovesAsksForFewPasses() throws IOException {
    Figures figures = Figures.of(RandomBot.get(), "length-random.md");
    assertThat(figures.inATurn(figures.asked)).isBetween(1.0, 5.0);
    assertThat(figures.inATurn(figures.decisions)).isLessThan(30);
    assertThat(figures.choices).isGreaterThan(figures.decisions / 2);
  }

  @Rule({"ST-D-78", "ST-INT-15", "ST-WIN-01"})
  @Test
  void gamesOfPlayersWhoKnowTheCardsAreShortAndEndByPoints() throws IOException {
    Figures figures = Figures.of(new RuleOfThumbBot(), "length-thumb.md");
    assertThat(figures.inATurn(figures.asked)).isBetween(1.0, 6.0);
    assertThat(figures.inATurn(figures.decisions)).isLessThan(15);
    assertThat(figures.byPoints).isGreaterThan(GAMES / 2);
  }

  /** What was counted in the games of one bot against itself. */
  private static final class Figures implements MatchListener<StccgState, StccgAction> {
    private int turns;
    private int decisions;
    private int choices;
    private int asked;
    private int byPoints;

    private static Figures of(Bot<StccgAction, StccgView> bot, String file) throws IOException {
      Figures figures = new Figures();
      Player<StccgAction, StccgView> player = new Player<>("bot", bot);
      for (int game = 0; game < GAMES; game++) {
        var lineup = new Lineup<>(GAME, config(game), ImmutableList.of(player, player));
        figures.over(new Match<>(lineup, "length " + game).play(figures));
      }
      figures.write(file);
      return figures;
    }

    /** Over 36 games each ready deck meets each. */
    private static StccgConfig config(int game) {
      ImmutableList<Decklist> decks = Decklists.ready();
      Decklist first = decks.get(game % decks.size());
      Decklist second = decks.get(game / decks.size() % decks.size());
      return StccgConfig.builder().players(2).decks(ImmutableList.of(first, second)).build();
    }

    private void write(String file) throws IOException {
      Report report = new Report();
      report.row("ST-TRN-01", "turns in a game", "few", (double) turns / GAMES);
      report.row("ST-INT-15", "decisions in a turn", "few", inATurn(decisions));
      report.row("ST-INT-15", "of them with a choice", "most", inATurn(choices));
      report.row("ST-INT-15", "of them in windows", "few", inATurn(asked));
      report.share("ST-WIN-01", "games that end by points", "most", (double) byPoints / GAMES);
      report.write(file, GAMES + " games");
    }

    private void over(StccgState end) {
      turns += end.table().turn().number();
      byPoints += end.table().over().orElseThrow().reason().equals("points") ? 1 : 0;
    }

    @Override
    public void decided(
        StccgState before,
        int options,
        StccgAction action,
        StccgState after,
        ImmutableList<Event> events) {
      if (!(action instanceof SetupAction)) {
        decisions++;
        asked += before.top() instanceof Phase.Window ? 1 : 0;
        boolean choice = Action.answers(GAME.legalActions(before, action.actor())).size() > 1;
        choices += choice ? 1 : 0;
      }
    }

    private double inATurn(int count) {
      return (double) count / turns;
    }
  }
}
