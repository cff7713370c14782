package io.stardeck.sfbf.laws;

import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.PfStrength;
import io.stardeck.sfbf.config.TieBreak;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Configurations of all kinds that can be played, small ones most of the time. */
final class Configs {
  /** The numbers of players; two and three more often, for their games have more in them. */
  private static final int[] PLAYERS = {2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8};

  private static final Option[] FLEETS = {
    Option.SHIP_DRAFT, Option.FLEET_CORE, Option.DRAFT_FOUR, Option.SINGLE_RACE
  };

  private static final Option[] OTHERS = {
    Option.DISCARD_DRAW,
    Option.SECOND_ATTACK,
    Option.ALLIES,
    Option.DIPLOMACY,
    Option.TRADITIONAL_DAMAGE,
    Option.PLAYER_ORDER
  };

  private static final Option[] ENDS = {
    Option.END_AFTER_RESHUFFLES, Option.END_AFTER_TROPHIES, Option.END_AT_ELIMINATION
  };

  private Configs() {}

  static Arbitrary<BattleForceConfig> any() {
    return Arbitraries.randomValue(Configs::config);
  }

  /** A configuration that can be played. */
  static BattleForceConfig config(Random random) {
    BattleForceConfig config = anyConfig(random);
    while (!config.violations().isEmpty()) {
      config = anyConfig(random);
    }
    return config;
  }

  private static BattleForceConfig anyConfig(Random random) {
    ImmutableBattleForceConfig.Builder config = BattleForceConfig.builder();
    config.maxGameTurns(1 + random.nextInt(random.nextBoolean() ? 6 : 25));
    ends(config, random);
    if (random.nextInt(8) == 0) {
      config.players(1).solitaire(true);
      fleets(config, random, 8);
    } else {
      config.players(PLAYERS[random.nextInt(PLAYERS.length)]);
      config.pfStrength(PfStrength.values()[random.nextInt(PfStrength.values().length)]);
      config.tieBreak(TieBreak.values()[random.nextInt(TieBreak.values().length)]);
      levels(config, random);
      fleets(config, random, 4);
      options(config, random);
    }
    return config.build();
  }

  private static void levels(ImmutableBattleForceConfig.Builder config, Random random) {
    config.firstGame(random.nextInt(10) == 0);
    if (random.nextInt(4) == 0) {
      config.level(Level.BASIC).fighters(random.nextBoolean());
    } else {
      config.formation(random.nextInt(4) > 0);
    }
  }

  private static void fleets(
      ImmutableBattleForceConfig.Builder config, Random random, int mostShips) {
    if (random.nextInt(3) > 0) {
      config.shipsPerPlayer(1 + random.nextInt(mostShips));
    }
    int limit = random.nextInt(5);
    if (limit < 2) {
      config.pointLimit(limit == 0 ? 0 : 1 + random.nextInt(70));
    }
  }

  private static void options(ImmutableBattleForceConfig.Builder config, Random random) {
    if (random.nextInt(4) == 0) {
      config.addOptions(FLEETS[random.nextInt(FLEETS.length)]);
    }
    for (Option option : OTHERS) {
      if (random.nextInt(6) == 0) {
        config.addOptions(option);
      }
    }
  }

  private static void ends(ImmutableBattleForceConfig.Builder config, Random random) {
    for (Option option : ENDS) {
      if (random.nextInt(10) == 0) {
        config.addOptions(option);
      }
    }
    config.lastReshuffle(1 + random.nextInt(3)).trophiesToEnd(1 + random.nextInt(3));
  }
}
