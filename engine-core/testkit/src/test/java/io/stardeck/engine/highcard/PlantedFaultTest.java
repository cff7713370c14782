package io.stardeck.engine.highcard;

import static io.stardeck.engine.highcard.BrokenHighCard.caught;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Laws;
import net.jqwik.api.Example;

/** The laws catch a game that does not end, loses cards or knows no fault, and unequal seats. */
final class PlantedFaultTest {
  @Example
  void aGameThatOutlastsItsBound() {
    caught(
        "progress",
        "decisions of a game",
        new BrokenHighCard() {
          @Override
          public long decisionBound(Deal.Config config) {
            return 5;
          }
        });
  }

  @Example
  void aBoundThatNobodyCanWaitFor() {
    for (long bound : new long[] {Long.MAX_VALUE, 5}) {
      HighCardLawsTest laws =
          new HighCardLawsTest() {
            @Override
            public Game<Deal.Config, Deal, Move, Deal.View> game() {
              return new BrokenHighCard() {
                @Override
                public long decisionBound(Deal.Config config) {
                  return bound;
                }
              };
            }
          };
      assertThatThrownBy(laws::defaultGamesEndWithinABoundOfUse)
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("of the default for");
    }
  }

  @Example
  void aMateWhoIsOfNoTeam() {
    caught(
        "progress",
        "the team of seat 2, of the team of seat 1",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Seat> team(Deal deal, Seat seat) {
            return seat.equals(Seat.of(1)) ? Seat.first(2) : super.team(deal, seat);
          }
        });
  }

  @Example
  void aSeatThatMustActAndCannot() {
    caught(
        "progress",
        "something to do",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            ImmutableList<Move> legal = super.legalActions(deal, seat);
            return deal.open().spent().isEmpty() ? legal : ImmutableList.of();
          }
        });
  }

  @Example
  void aSeatThatGoesOnAfterTheEnd() {
    caught(
        "progress",
        "the game is over",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            return outcome(deal).isPresent()
                ? ImmutableList.of(new Move.Draw(seat))
                : super.legalActions(deal, seat);
          }
        });
  }

  @Example
  void aCardThatGetsLost() {
    caught(
        "progress",
        "each card is in one place",
        new BrokenHighCard() {
          @Override
          public Ruling<Deal> apply(Deal deal, Move move) {
            Ruling<Deal> ruling = super.apply(deal, move);
            if (!ruling.accepted() || ruling.state().deck().isEmpty()) {
              return ruling;
            }
            Deal next = ruling.state();
            ImmutableList<Integer> fewer = next.deck().subList(1, next.deck().size());
            return Ruling.accept(
                new Deal(next.open(), next.hands(), fewer, next.chance()), ruling.events());
          }

          @Override
          public ImmutableList<Fault> faults(Deal deal) {
            return ImmutableList.of();
          }
        });
  }

  @Example
  void anEventThatJsonDoesNotKnow() {
    caught(
        "json",
        "",
        new BrokenHighCard() {
          @Override
          public Ruling<Deal> apply(Deal deal, Move move) {
            Ruling<Deal> ruling = super.apply(deal, move);
            Event event = new Event(Audience.everyone(), HighCard.PLAY, new Stranger(1));
            return ruling.accepted()
                ? Ruling.accept(ruling.state(), ImmutableList.of(event))
                : ruling;
          }
        });
  }

  @Example
  void aStateWhoseFaultsAreNotFound() {
    caught(
        "hostile state",
        "no fault was found",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Fault> faults(Deal deal) {
            return ImmutableList.of();
          }
        });
  }

  @Example
  void aDealThatKeepsTheTruth() {
    HighCardTable table =
        new HighCardTable() {
          @Override
          public ImmutableMap<String, Object> hidden(Deal deal, Seat seat) {
            return ImmutableMap.of("the seats", deal.hands().size());
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, "secrecy", 40))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("times that the seats was dealt otherwise");
  }

  @Example
  void aSeatThatIsTreatedOtherwise() {
    caught(
        "symmetry",
        "legal actions under other names",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            ImmutableList<Move> legal = super.legalActions(deal, seat);
            return seat.number() == 1 && !legal.isEmpty() ? legal.subList(0, 1) : legal;
          }
        });
  }

  private record Stranger(int number) implements GameEvent {}
}
