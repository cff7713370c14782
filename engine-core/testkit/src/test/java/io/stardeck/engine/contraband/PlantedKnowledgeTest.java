package io.stardeck.engine.contraband;

import static io.stardeck.engine.contraband.Cards.DEALER;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.testkit.ForwardingGame;
import io.stardeck.engine.testkit.Laws;
import io.stardeck.engine.zone.Face;
import net.jqwik.api.Example;

/** What tells too much or too little is found. */
final class PlantedKnowledgeTest {
  private static final int GAMES = 20;

  @Example
  void aViewThatTellsOfACardThatNobodyKnowsIsFound() {
    assertFound("exchange", new TellsTheTopCard());
  }

  @Example
  void aCardThatIsDrawnAndNotToldOfIsFound() {
    assertFound(
        "telling",
        with(
            new MoveRule<>(
                Move.Draw.class,
                (view, offer) -> offer.accept(new Move.Draw(view.seat())),
                (view, action, findings) -> {
                  if (view.zones().size(Places.deck(view.seat())) == 0) {
                    findings.reject(Contraband.CARDS, "your deck is empty");
                  }
                },
                (play, action) ->
                    DEALER
                        .top(play, Places.deck(action.actor()))
                        .to(Places.hand(action.actor())))));
  }

  @Example
  void anEventThatTellsOfACardThatTheViewDoesNotShowIsFound() {
    assertFound(
        "telling",
        with(
            new MoveRule<>(
                Move.Stash.class,
                (view, offer) -> {
                  for (Card card : view.zones().cards(Places.hand(view.seat()))) {
                    offer.accept(new Move.Stash(view.seat(), card.id()));
                  }
                },
                (view, action, findings) -> Handling.checkInHand(view, action.card(), findings),
                (play, action) -> {
                  Seat seat = action.actor();
                  Card card = Handling.card(play, seat, action.card());
                  DEALER.card(play, Places.hand(seat), card).to(Places.stash(seat));
                  play.tell(
                      Contraband.CARDS, new Happening.Stashed(seat, java.util.Optional.of(card)));
                })));
  }

  private static void assertFound(String law, Game<Config, Harbour, Move, Harbour.View> game) {
    ContrabandTable table =
        new ContrabandTable() {
          @Override
          public Game<Config, Harbour, Move, Harbour.View> game() {
            return game;
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, law, GAMES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law " + law);
  }

  /** Contraband with another rule for one type of action. */
  private static Contraband with(MoveRule<?> other) {
    ImmutableList.Builder<ActionRule<Harbour, Harbour.View, ?>> rules = ImmutableList.builder();
    for (ActionRule<Harbour, Harbour.View, ?> rule : Rules.ALL) {
      rules.add(rule.action() == other.action() ? other : rule);
    }
    return new Contraband(rules.build());
  }

  private static final class TellsTheTopCard
      extends ForwardingGame<Config, Harbour, Move, Harbour.View> {
    TellsTheTopCard() {
      super(new Contraband());
    }

    @Override
    public Harbour.View view(Harbour harbour, Seat seat) {
      Harbour.View view = super.view(harbour, seat);
      ImmutableList<Card> deck = harbour.zones().cards(Places.deck(Seat.of(1)));
      ImmutableList<Face> top = deck.isEmpty() ? view.deck() : ImmutableList.of(deck.get(0).face());
      return new Harbour.View(seat, top, view.table(), view.zones());
    }
  }
}
