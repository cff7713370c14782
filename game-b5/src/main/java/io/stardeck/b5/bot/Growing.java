package io.stardeck.b5.bot;

import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Faction;
import io.stardeck.b5.state.Mercenary;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.card.CardId;

/** Influence is spent as long as it lasts: it comes back, and what is left over is lost. */
final class Growing {
  /** An Inner Circle of that size does all that influence can pay. */
  private static final int MEMBERS = 3;

  private Growing() {}

  /** Building is the surest way to power. */
  static double building(Situation situation, BuildInfluence build) {
    return 7 - 0.1 * best(situation, build.member());
  }

  static double sponsoring(Situation situation, Sponsor sponsor) {
    Faction own = situation.own();
    CardDef def = situation.def(sponsor.card());
    double worth = 5 + 0.1 * CardWorth.of(def) - 0.02 * best(situation, sponsor.sponsor());
    worth += 1.5 * CardWorth.power(situation, situation.me(), sponsor.card());
    if (def.kind() == Kind.ENHANCEMENT) {
      return worth - 1.5 + sponsor.host().map(host -> 0.02 * best(situation, host)).orElse(0.0);
    }
    boolean alone = own.innerCircle().size() == 1 && characters(own, situation) == 0;
    return alone && def.kind() == Kind.CHARACTER && !def.neverInnerCircle() ? worth + 3 : worth;
  }

  private static int characters(Faction faction, Situation situation) {
    int found = 0;
    for (Card card : faction.supportingRow()) {
      found += situation.def(card.id()).kind().isCharacter() ? 1 : 0;
    }
    return found;
  }

  /** A second member doubles what can be done in a turn; the fourth has little left to pay. */
  static double promoting(Situation situation, Promote promote) {
    int size = situation.own().innerCircle().size();
    double worth = size == 1 ? 9 : size < MEMBERS ? 6.5 : 3;
    return worth + 0.05 * best(situation, promote.card());
  }

  static double agenda(Situation situation, CardId card) {
    int power = CardWorth.power(situation, situation.me(), card);
    int raised = CardWorth.raises(situation, card);
    if (power > 0) {
      return 7.2 + power;
    }
    boolean promises = !situation.def(card).constants().of(Stat.POWER).isEmpty();
    return promises ? 5.5 : raised > 0 ? 5 + 0.2 * raised : 0;
  }

  static double replacing(Situation situation, CardId card) {
    if (situation.own().agenda().isEmpty()) {
      return 0;
    }
    CardId old = situation.own().agenda().get().id();
    int more =
        CardWorth.power(situation, situation.me(), card)
            - CardWorth.power(situation, situation.me(), old);
    return more > 0 ? 6 + more : 0;
  }

  /** A mercenary is hired for what is left over at the end. */
  static double bidding(Situation situation, Bid bid) {
    for (Mercenary mercenary : situation.board().mercenaries()) {
      if (mercenary.card().id().equals(bid.mercenary())) {
        int own = mercenary.bids().get(situation.me().index()) + bid.number();
        int others = 0;
        for (int i = 0; i < mercenary.bids().size(); i++) {
          others = i == situation.me().index() ? others : Math.max(others, mercenary.bids().get(i));
        }
        boolean useful = !situation.board().conflicts().isEmpty() && mercenary.card().ready();
        return useful && own == others + 1 && own <= 3 ? 0.3 : 0;
      }
    }
    return 0;
  }

  private static double best(Situation situation, CardId card) {
    Spot spot = situation.spot(card);
    return CardWorth.of(situation.board().def(spot));
  }
}
