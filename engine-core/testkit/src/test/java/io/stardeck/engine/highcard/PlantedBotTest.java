package io.stardeck.engine.highcard;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Laws;
import net.jqwik.api.Example;

/** The law of bots catches what a bot must not do. */
final class PlantedBotTest {
  @Example
  void aBotThatSeesMoreThanItIsShown() {
    caught("once its secrets are dealt anew", new Peeking());
  }

  @Example
  void aBotThatTakesWhatIsNotLegal() {
    Bot<Move, Deal.View> cheat = (view, legal, chance) -> new Move.PlayCard(view.seat(), 99);
    caught(
        "may choose",
        new BrokenHighCard() {
          @Override
          public ImmutableMap<String, Bot<Move, Deal.View>> bots() {
            return ImmutableMap.of("cheat", cheat);
          }
        });
  }

  /** A game whose bot keeps an eye on what was dealt last. */
  private static final class Peeking extends BrokenHighCard {
    private int dealt;

    @Override
    public Deal determinize(Deal.View view, Chance chance) {
      Deal deal = super.determinize(view, chance);
      dealt = deal.deck().hashCode();
      return deal;
    }

    @Override
    public Deal.View view(Deal deal, Seat seat) {
      dealt = deal.deck().hashCode();
      return super.view(deal, seat);
    }

    @Override
    public ImmutableMap<String, Bot<Move, Deal.View>> bots() {
      return ImmutableMap.of(
          "peeking", (view, legal, chance) -> legal.get(Math.floorMod(dealt, legal.size())));
    }
  }

  private static void caught(String how, Game<Deal.Config, Deal, Move, Deal.View> broken) {
    HighCardTable table =
        new HighCardTable() {
          @Override
          public Game<Deal.Config, Deal, Move, Deal.View> game() {
            return broken;
          }
        };
    assertThatThrownBy(() -> Laws.hold(table, "choosing", 20))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law choosing")
        .hasMessageContaining(how);
  }
}
