package io.stardeck.engine.highcard;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Laws;
import net.jqwik.api.Example;

/** Each law catches what breaks it. */
final class PlantedFaultTest {
  @Example
  void anOfferThatIsRefused() {
    caught(
        "legality",
        "check of the offer",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Violation> check(Deal deal, Move move) {
            boolean refuse = move instanceof Move.PlayCard play && play.card() % 5 == 0;
            return refuse ? refusal(HighCard.PLAY) : super.check(deal, move);
          }
        });
  }

  @Example
  void anActionThatIsAcceptedButNotOffered() {
    caught(
        "legality",
        "is accepted as it is offered",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            return allButOne(super.legalActions(deal, seat));
          }

          @Override
          public ImmutableList<Move> legalActions(Deal.View view) {
            return allButOne(super.legalActions(view));
          }
        });
  }

  private static ImmutableList<Move> allButOne(ImmutableList<Move> legal) {
    return legal.size() > 1 ? legal.subList(0, legal.size() - 1) : legal;
  }

  @Example
  void anOfferThatTheViewAloneDoesNotGive() {
    caught(
        "legality",
        "offers by the view of",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal.View view) {
            return allButOne(super.legalActions(view));
          }
        });
  }

  @Example
  void aRefusalThatTheViewAloneDoesNotGive() {
    caught(
        "legality",
        "by the view alone",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Violation> check(Deal.View view, Move move) {
            return ImmutableList.of();
          }
        });
  }

  @Example
  void anActionThatIsOfferedTwice() {
    caught(
        "legality",
        "offered once",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            ImmutableList<Move> legal = super.legalActions(deal, seat);
            return ImmutableList.<Move>builder().addAll(legal).addAll(legal).build();
          }
        });
  }

  @Example
  void aRulingThatDependsOnWhatWasAskedBefore() {
    caught(
        "legality",
        "asked twice",
        new BrokenHighCard() {
          private int asked;

          @Override
          public Ruling<Deal> apply(Deal deal, Move move) {
            Ruling<Deal> ruling = super.apply(deal, move);
            return asked++ % 2 == 0 || !ruling.accepted()
                ? ruling
                : Ruling.accept(ruling.state(), ImmutableList.of());
          }
        });
  }

  @Example
  void aFastPathThatGoesAnotherWay() {
    caught(
        "legality",
        "next and apply agree",
        new BrokenHighCard() {
          @Override
          public Deal next(Deal deal, Move move) {
            Deal next = super.next(deal, move);
            return new Deal(next.open(), next.hands(), next.deck(), Chance.seeded("another"));
          }
        });
  }

  @Example
  void aRuleThatIsNotInTheBook() {
    caught(
        "legality",
        "is in the book",
        new BrokenHighCard() {
          @Override
          public ImmutableList<Violation> check(Deal deal, Move move) {
            return super.check(deal, move).isEmpty()
                ? ImmutableList.of()
                : refusal(RuleId.of("HC-99"));
          }

          @Override
          public Ruling<Deal> apply(Deal deal, Move move) {
            Ruling<Deal> ruling = super.apply(deal, move);
            return ruling.accepted() ? ruling : Ruling.reject(refusal(RuleId.of("HC-99")));
          }
        });
  }

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

  private static ImmutableList<Violation> refusal(RuleId rule) {
    return ImmutableList.of(new Violation(rule, "not today"));
  }

  private static void caught(
      String law, String how, Game<Deal.Config, Deal, Move, Deal.View> broken) {
    HighCardTable table =
        new HighCardTable() {
          @Override
          public Game<Deal.Config, Deal, Move, Deal.View> game() {
            return broken;
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, law, 20))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law " + law)
        .hasMessageContaining(how);
  }
}
