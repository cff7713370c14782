package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.match.LeagueResult.Entrant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;

class RatingsTest {
  /** Who wins 3 of 4 against each other is 191 points better, two rungs are twice that. */
  @Example
  void ratingsFollowFromWhatWasWon() {
    List<Standing> standings = new ArrayList<>();
    for (int one = 0; one < 3; one++) {
      for (int other = one + 1; other < 3; other++) {
        Standing standing = new Standing(one, other);
        double share = other - one == 1 ? 0.75 : 0.9;
        for (int pair = 0; pair < 5_000; pair++) {
          standing.add(share, share);
        }
        standings.add(standing);
      }
    }
    ImmutableList<Entrant> entrants = Ratings.of(ImmutableList.of("a", "b", "c"), standings);
    assertThat(entrants).extracting(Entrant::name).containsExactly("a", "b", "c");
    assertThat(entrants.get(0).rating()).isCloseTo(190.85, within(0.2));
    assertThat(entrants.get(1).rating()).isCloseTo(0, within(0.2));
    assertThat(entrants.get(0).low()).isBetween(180.0, 190.0);
  }

  /** The distance of two is uncertain by 1 / sqrt(n p q), each of them by half of that. */
  @Example
  void intervalOfARatingIsThatAroundTheMeanOfAll() {
    Standing standing = new Standing(0, 1);
    for (int pair = 0; pair < 50; pair++) {
      standing.add(pair < 40 ? 1 : 0, 1);
    }
    double distance = 400 / Math.log(10) / Math.sqrt(101 * (90.5 / 101) * (10.5 / 101));
    Entrant better = Ratings.of(ImmutableList.of("a", "b"), List.of(standing)).get(0);
    assertThat(better.high() - better.rating()).isCloseTo(1.96 * distance / 2, within(0.01));
    assertThat(better.rating() - better.low()).isCloseTo(1.96 * distance / 2, within(0.01));
  }

  /** Of four bots, of which the best is 240 points better than the worst, each has met each. */
  @Example
  void intervalsOfRatingsHoldWhatIsTrueInNineteenOfTwenty() {
    Random random = new Random(1);
    double[] truth = {120, 40, -40, -120};
    int held = 0;
    for (int league = 0; league < 500; league++) {
      for (Entrant entrant : Ratings.of(ImmutableList.of("0", "1", "2", "3"), met(truth, random))) {
        double rating = truth[Integer.parseInt(entrant.name())];
        held += entrant.low() <= rating && rating <= entrant.high() ? 1 : 0;
      }
    }
    assertThat(held / 2_000.0).isBetween(0.935, 0.965);
  }

  private static List<Standing> met(double[] truth, Random random) {
    List<Standing> standings = new ArrayList<>();
    for (int one = 0; one < truth.length; one++) {
      for (int other = one + 1; other < truth.length; other++) {
        Standing standing = new Standing(one, other);
        double chance = 1 / (1 + Math.pow(10, (truth[other] - truth[one]) / 400));
        for (int pair = 0; pair < 50; pair++) {
          standing.add(random.nextDouble() < chance ? 1 : 0, random.nextDouble() < chance ? 1 : 0);
        }
        standings.add(standing);
      }
    }
    return standings;
  }

  /**
   * Of two groups of equal bots the one has won all 16 games of each two: 16.5 of 17 with the
   * prior.
   */
  @Example
  void ratingsAreFoundThoughFewGamesJoinTwoGroups() {
    List<Standing> standings = new ArrayList<>();
    for (int one = 0; one < 6; one++) {
      for (int other = one + 1; other < 6; other++) {
        Standing standing = new Standing(one, other);
        boolean mates = one / 3 == other / 3;
        for (int pair = 0; pair < (mates ? 10_000 : 8); pair++) {
          standing.add(1, mates ? 0 : 1);
        }
        standings.add(standing);
      }
    }
    ImmutableList<String> names = ImmutableList.of("a", "b", "c", "x", "y", "z");
    double rating = 400 * Math.log10(16.5 / 0.5) / 2;
    for (Entrant entrant : Ratings.of(names, standings)) {
      assertThat(entrant.rating())
          .isCloseTo("abc".contains(entrant.name()) ? rating : -rating, within(0.01));
    }
  }
}
