package io.stardeck.engine.highcard;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Laws;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Example;

/** The law of secrecy catches what tells a seat more than it may know. */
final class PlantedLeakTest {
  @Example
  void aLeakThroughTheView() {
    caught(
        new BrokenHighCard() {
          @Override
          public Deal.View view(Deal deal, Seat seat) {
            Deal.View view = super.view(deal, seat);
            int leak = view.deckSize() + 100 * secret(deal, seat);
            return new Deal.View(view.seat(), view.open(), view.hand(), view.handSizes(), leak);
          }
        },
        "view of");
  }

  @Example
  void aLeakThroughALegalAction() {
    caught(
        new BrokenHighCard() {
          @Override
          public ImmutableList<Move> legalActions(Deal deal, Seat seat) {
            ImmutableList<Move> legal = super.legalActions(deal, seat);
            boolean tell = legal.size() > 1 && secret(deal, seat) % 2 == 0;
            return tell ? legal.subList(1, legal.size()) : legal;
          }
        },
        "legal actions of");
  }

  @Example
  void aLeakThroughTheWordsOfARefusal() {
    caught(
        new BrokenHighCard() {
          @Override
          public ImmutableList<Violation> check(Deal deal, Move move) {
            ImmutableList<Violation> violations = super.check(deal, move);
            String leak = " while another has " + secret(deal, move.actor());
            return violations.stream()
                .map(violation -> new Violation(violation.rule(), violation.text() + leak))
                .collect(ImmutableList.toImmutableList());
          }
        },
        "is answered");
  }

  @Example
  void aLeakThroughAnEvent() {
    caught(
        new BrokenHighCard() {
          @Override
          public Ruling<Deal> apply(Deal deal, Move move) {
            Ruling<Deal> ruling = super.apply(deal, move);
            if (!ruling.accepted()) {
              return ruling;
            }
            ImmutableList<Event> events =
                ruling.events().stream()
                    .map(event -> new Event(Audience.everyone(), event.rule(), event.what()))
                    .collect(ImmutableList.toImmutableList());
            return Ruling.accept(ruling.state(), events);
          }
        },
        "is told of");
  }

  @Example
  void aLeakThroughAPrompt() {
    caught(
        new BrokenHighCard() {
          private final Map<Deal.View, Integer> secrets = new IdentityHashMap<>();

          @Override
          public Deal.View view(Deal deal, Seat seat) {
            Deal.View view = super.view(deal, seat);
            secrets.put(view, secret(deal, seat));
            return view;
          }

          @Override
          public Prompt prompt(Deal.View view) {
            Prompt prompt = super.prompt(view);
            String leak = " against " + secrets.get(view);
            return new Prompt(prompt.deciders(), prompt.phase(), prompt.text() + leak);
          }
        },
        "prompt of");
  }

  @Example
  void aLeakThroughTheWordsOfTheNarrator() {
    Map<Deal.View, Integer> secrets = new IdentityHashMap<>();
    caught(
        new BrokenHighCard() {
          @Override
          public Deal.View view(Deal deal, Seat seat) {
            Deal.View view = super.view(deal, seat);
            secrets.put(view, secret(deal, seat));
            return view;
          }

          @Override
          public Narrator<Move, Deal.View> narrator() {
            return Narrator.of(
                view -> "against " + secrets.get(view),
                (view, move) -> move.toString(),
                (view, event) -> event.toString());
          }
        },
        "reads it");
  }

  @Example
  void aStateDealtAnewThatCannotBe() {
    caught(
        new BrokenHighCard() {
          @Override
          public Deal determinize(Deal.View view, Chance chance) {
            Deal deal = super.determinize(view, chance);
            return new Deal(deal.open(), deal.hands(), ImmutableList.of(), deal.chance());
          }
        },
        "faults of a state dealt anew");
  }

  @Example
  void aLeakThroughWhoMayAct() {
    caught(
        new BrokenHighCard() {
          @Override
          public ImmutableList<Seat> toAct(Deal deal) {
            ImmutableList<Seat> toAct = super.toAct(deal);
            boolean tell = !toAct.isEmpty() && secret(deal, toAct.get(0)) % 2 == 0;
            return tell ? ImmutableList.of(toAct.get(0), toAct.get(0)) : toAct;
          }
        },
        "who may act, to");
  }

  @Example
  void aLeakThroughTheOutcome() {
    caught(
        new BrokenHighCard() {
          @Override
          public Optional<Outcome> outcome(Deal deal) {
            ImmutableList<Integer> leak = ImmutableList.of(secret(deal, Seat.of(1)));
            return Optional.of(new Outcome(ImmutableList.of(), leak, HighCard.PLAY));
          }
        },
        "the outcome, to");
  }

  @Example
  void aStateDealtAnewThatIsNeverOver() {
    caught(
        new BrokenHighCard() {
          @Override
          public Deal next(Deal deal, Move move) {
            return deal;
          }
        },
        "decisions left to a state that was dealt anew");
  }

  private static void caught(Game<Deal.Config, Deal, Move, Deal.View> leaky, String how) {
    HighCardTable table =
        new HighCardTable() {
          @Override
          public Game<Deal.Config, Deal, Move, Deal.View> game() {
            return leaky;
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, "secrecy", 20))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law secrecy")
        .hasMessageContaining(how);
  }

  /** Something that {@code seat} cannot know. */
  private static int secret(Deal deal, Seat seat) {
    for (Seat other : Seat.first(deal.hands().size())) {
      if (!other.equals(seat) && !deal.hand(other).isEmpty()) {
        return deal.hand(other).get(0);
      }
    }
    return 0;
  }
}
