package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Whether a player explores: for what the cards promise that may lie on top, on average, and into a
 * card that they know only if they win it or lose nothing by it. What is lost then goes under the
 * space deck, and the next turns meet something else.
 */
final class Exploring {
  /** In Exploration an early look at what is there is worth a little damage. */
  private static final double LEAST = -2;

  private static final double KLINGON_LEAST = 1;

  private Exploring() {}

  /**
   * The cards that may lie on top. In Borg Invasion any card of the space deck: a team turns up
   * several in each turn, and explores but to find one of them.
   */
  static ImmutableList<CardId> next(Moment moment, Outlook outlook) {
    return moment.table().is(Scenario.BORG_INVASION)
        ? outlook.space()
        : SpaceCards.next(moment.view());
  }

  /** Whether exploring promises more than it costs, if one of {@code next} lies on top. */
  static boolean promises(Moment moment, ImmutableList<CardId> next) {
    if (moment.table().is(Scenario.BORG_INVASION)) {
      return Flight.decides(moment, next);
    }
    if (next.size() == 1) {
      return promises(moment, next.get(0));
    }
    boolean klingon = moment.table().is(Scenario.KLINGON_CIVIL_WAR);
    return Flight.of(moment, next).value() >= (klingon ? KLINGON_LEAST : LEAST);
  }

  private static boolean promises(Moment moment, CardId top) {
    CardDef card = moment.def(top);
    if (card.type() == CardType.MISSION
        || card.type() == CardType.EVENT && card.goal().isEmpty()
        || Hopes.ofAll(moment).meets(card, top)) {
      return true;
    }
    return card.has(Keyword.ARBITER)
        ? givesWay(moment, top)
        : Flight.of(moment, ImmutableList.of(top)).value() >= 0;
  }

  /**
   * Whether the player turns up the Arbiter, whose Goal they do not meet, all the same. They leave
   * it to the others, who may lose by it what they have won; but not to an opponent who meets the
   * Goal. As long as it lies there nobody wins points, so the strongest give way: else all would
   * wait for each other without end. Among three nobody waits: what one of them loses, another may
   * gain as well, and if it were always the same who gave way, few games would be decided.
   */
  private static boolean givesWay(Moment moment, CardId top) {
    Table table = moment.table();
    CardDef card = moment.def(top);
    boolean strongest = true;
    boolean duel = table.config().teamsInForce().size() == 2;
    for (Seat seat : Seat.first(table.players())) {
      if (table.opponents(moment.seat(), seat)) {
        Condition goal = card.goal().orElseThrow();
        if (Conditions.hold(moment.view(), Bindings.of(seat, top), goal)) {
          return true;
        }
        strongest &= Points.ofTeam(table, seat) <= Points.ofTeam(table, moment.seat());
      }
    }
    return !duel || strongest || !takesPoints(moment, Bindings.of(moment.seat(), top), card.fail());
  }

  /** Whether {@code effects} take cards that the player has won. */
  private static boolean takesPoints(Moment moment, Bindings self, ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Control.If when) {
        ImmutableList<Effect> list =
            Conditions.hold(moment.view(), self, when.condition())
                ? when.then()
                : when.otherwise().orElse(ImmutableList.of());
        if (takesPoints(moment, self, list)) {
          return true;
        }
      } else if (effect instanceof CardEffect.MoveCards move
          && move.sel().looksInto(Zone.POINTS)
          && Selection.count(moment.view(), self, moment.seat(), move.sel()) > 0) {
        return true;
      }
    }
    return false;
  }
}
