package io.stardeck.engine.highcard;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.match.League;
import io.stardeck.engine.match.LeagueResult.Pairing;
import io.stardeck.engine.match.Player;
import io.stardeck.engine.match.Progress;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;

/** In a league a team is held by one bot, wherever its players sit. */
final class TeamsOfALeagueTest {
  private static final Bot<Move, Deal.View> FIRST = (view, legal, chance) -> legal.get(0);

  /** Seats 1 and 2 against 3 and 4; the team of seat 1 always wins. */
  @Example
  void aTeamIsHeldByOneBot() throws InterruptedException {
    Set<Seat> seats = new TreeSet<>();
    Bot<Move, Deal.View> noted =
        (view, legal, chance) -> {
          seats.add(view.seat());
          return legal.get(0);
        };
    Pairing pairing =
        pairing(
            new BrokenHighCard() {
              @Override
              public ImmutableList<Seat> team(Deal deal, Seat seat) {
                return Seat.first(4).subList(seat.number() < 3 ? 0 : 2, seat.number() < 3 ? 2 : 4);
              }

              @Override
              public Optional<Outcome> outcome(Deal deal) {
                Optional<Outcome> end = super.outcome(deal);
                if (end.isPresent() && seats.size() == 2) {
                  assertThat(seats).containsExactlyElementsOf(team(deal, seats.iterator().next()));
                }
                return end.map(all -> new Outcome(Seat.first(2), all.scores(), all.rule()));
              }
            },
            noted,
            FIRST);
    assertThat(seats).hasSize(4);
    assertThat(pairing.better() + pairing.worse()).as("each pair is split").isZero();
    assertThat(pairing.wins().share()).isEqualTo(0.5);
  }

  /** Who holds all of them when they win is better than who holds them when they lose. */
  @Example
  void whereAllAreOneTeamItIsHeldByEachInTurn() throws InterruptedException {
    boolean[] wins = new boolean[1];
    Bot<Move, Deal.View> winner =
        (view, legal, chance) -> {
          wins[0] = true;
          return legal.get(0);
        };
    Bot<Move, Deal.View> loser =
        (view, legal, chance) -> {
          wins[0] = false;
          return legal.get(0);
        };
    BrokenHighCard together =
        new BrokenHighCard() {
          @Override
          public ImmutableList<Seat> team(Deal deal, Seat seat) {
            return Seat.first(4);
          }

          @Override
          public Optional<Outcome> outcome(Deal deal) {
            ImmutableList<Seat> all = wins[0] ? Seat.first(4) : ImmutableList.of();
            return super.outcome(deal).map(end -> new Outcome(all, end.scores(), end.rule()));
          }
        };
    Pairing better = pairing(together, winner, loser);
    assertThat(better.sure()).isTrue();
    assertThat(better.wins().share()).isEqualTo(1);
    assertThat(pairing(together, loser, winner).wins().share()).isZero();
    assertThat(pairing(together, winner, winner).wins().share()).isEqualTo(0.5);
    assertThat(pairing(together, loser, loser).wins().share()).isEqualTo(0.5);
  }

  private static Pairing pairing(
      BrokenHighCard game, Bot<Move, Deal.View> one, Bot<Move, Deal.View> other)
      throws InterruptedException {
    ImmutableList<Player<Move, Deal.View>> bots =
        ImmutableList.of(new Player<>("one", one), new Player<>("other", other));
    return new League<>(game, new Deal.Config(4, 3), bots, "teams", 20)
        .run(1, Progress.SILENT)
        .pairings()
        .get(0);
  }
}
