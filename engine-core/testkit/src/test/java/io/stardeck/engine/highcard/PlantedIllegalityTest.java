package io.stardeck.engine.highcard;

import static io.stardeck.engine.highcard.BrokenHighCard.caught;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import net.jqwik.api.Example;

/** The law of legality catches offers, refusals and rulings that do not agree. */
final class PlantedIllegalityTest {
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

  private static ImmutableList<Violation> refusal(RuleId rule) {
    return ImmutableList.of(new Violation(rule, "not today"));
  }
}
