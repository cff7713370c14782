package io.stardeck.stccg.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.Lineup;
import io.stardeck.engine.match.Match;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.bot.RuleOfThumbBot;
import io.stardeck.stccg.config.ImmutableStccgConfig;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/**
 * Games beside the oracle: 50 in a normal build, a tenth of what {@code stardeck.games} says in the
 * long one. One in four is a whole game with drafted decks, so that every card comes up; the others
 * begin with two fleets at a few places, so that battles are common.
 */
final class OracleTest {
  private static final int TOTAL = Math.max(50, Integer.getInteger("stardeck.games", 0) / 10);
  private static final int GAMES = TOTAL / 4;
  private static final int SKIRMISHES = TOTAL - GAMES;

  /** Where the numbers of the games begin: others are other games. */
  private static final int FROM = Integer.getInteger("oracle.from", 100);

  private static Bot<StccgAction, StccgView> bot(int game) {
    return switch (game % 3) {
      case 0 -> new RuleOfThumbBot();
      case 1 -> new Eager();
      default -> RandomBot.get();
    };
  }

  @Rule({
    "ST-REQ-01", "ST-REQ-03", "ST-REQ-05", "ST-REQ-06", "ST-REQ-07", "ST-REQ-12", "ST-STF-01",
    "ST-STF-03", "ST-STF-07", "ST-MOV-02", "ST-MOV-03", "ST-MOV-12", "ST-LOD-01", "ST-LOD-03",
    "ST-LOD-04", "ST-BEA-01", "ST-BEA-02", "ST-BEA-03", "ST-BEA-07", "ST-ATT-02", "ST-ATT-03",
    "ST-ATT-09", "ST-ATT-10", "ST-DIL-02", "ST-DIL-03", "ST-DIL-08", "ST-SCO-01", "ST-WIN-01",
    "ST-WIN-02", "ST-WIN-03"
  })
  @Test
  void everyDecisionOfAGameIsAsTheRuleBookSays() {
    Counts counts = new Counts();
    for (int game = FROM; game < FROM + GAMES; game++) {
      int players = game % 7 == 6 ? 3 : 2;
      ImmutableList.Builder<Player<StccgAction, StccgView>> seats = ImmutableList.builder();
      ImmutableStccgConfig.Builder config = StccgConfig.builder().players(players);
      for (int seat = 0; seat < players; seat++) {
        seats.add(new Player<>("bot", bot(game)));
        config.addDecks(Drafts.deck(10L * game + seat));
      }
      Reckoning reckoning = new Reckoning(counts);
      try {
        new Match<>(new Lineup<>(new StccgGame(), config.build(), seats.build()), "oracle/" + game)
            .play(reckoning);
      } catch (AssertionError difference) {
        throw reckoning.told("game " + game, difference);
      }
    }
    // In ten games, at least; they have two or three times as many, but for strikes and the end.
    often(counts, Matter.ATTRIBUTES, 100, GAMES);
    often(counts, Matter.REQUIREMENTS_MET, 600, GAMES);
    often(counts, Matter.NOT_STAFFED, 70, GAMES);
    often(counts, Matter.STAFFED, 30, GAMES);
    often(counts, Matter.MOVES, 50, GAMES);
    often(counts, Matter.RANGE_USED, 2, GAMES);
    often(counts, Matter.ATTEMPTS, 40, GAMES);
    often(counts, Matter.TRANSFERS, 300, GAMES);
    often(counts, Matter.BOARDING_BATTLES, 1, GAMES);
    often(counts, Matter.OVERCOME, 5, GAMES);
    often(counts, Matter.SOLVED, 2, GAMES);
    often(counts, Matter.ENDED_BY_DECK, 4, GAMES);
  }

  @Rule({
    "ST-ATB-03", "ST-ATB-04", "ST-ATB-05", "ST-ATB-06", "ST-ATB-07", "ST-BAT-06", "ST-BAT-07",
    "ST-BAT-09", "ST-SHB-02", "ST-SHB-04", "ST-SHB-05", "ST-SHB-06", "ST-SHB-07", "ST-SHB-10",
    "ST-SHB-14", "ST-OPB-02", "ST-DMG-05", "ST-AFF-06", "ST-AFF-08", "ST-AFF-09", "ST-AFF-12",
    "ST-ORD-10", "ST-EFF-39", "ST-HOL-06"
  })
  @Test
  void everyDecisionOfASkirmishIsAsTheRuleBookSays() {
    Counts counts = new Counts();
    for (int game = FROM; game < FROM + SKIRMISHES; game++) {
      Reckoning reckoning = new Reckoning(counts);
      try {
        Skirmish.play(Skirmish.at(game), game, reckoning);
      } catch (AssertionError difference) {
        throw reckoning.told("skirmish " + game, difference);
      }
    }
    // In ten skirmishes, at least; they have two or three times as many.
    often(counts, Matter.SHIPS, 60, SKIRMISHES);
    often(counts, Matter.ATTACKS, 20, SKIRMISHES);
    often(counts, Matter.TEAM_BATTLES, 12, SKIRMISHES);
    often(counts, Matter.LEADERLESS, 6, SKIRMISHES);
    often(counts, Matter.SHIP_STRIKES, 7, SKIRMISHES);
    often(counts, Matter.SHIPS_HIT, 2, SKIRMISHES);
    often(counts, Matter.SHIPS_UNHARMED, 4, SKIRMISHES);
    often(counts, Matter.ANSWERS, 7, SKIRMISHES);
    often(counts, Matter.OUTPOST_STRIKES, 2, SKIRMISHES);
    often(counts, Matter.OVERCOME, 2, SKIRMISHES);
    often(counts, Matter.FAILED, 2, SKIRMISHES);
    often(counts, Matter.TRANSFERS, 250, SKIRMISHES);
  }

  /** Nothing is shown by never looking. */
  private static void often(Counts counts, Matter matter, int inTen, int games) {
    assertThat(10.0 * counts.of(matter) / games)
        .as("%s in ten games, of %s", matter, counts)
        .isGreaterThanOrEqualTo(inTen);
  }
}
