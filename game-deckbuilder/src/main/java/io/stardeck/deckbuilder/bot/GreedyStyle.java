package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.action.CompleteMission;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Ability;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.internal.formula.Points;
import org.jspecify.annotations.Nullable;

/** Plays all cards that help, explores always, and buys the dearest card that it can pay. */
final class GreedyStyle implements Style {
  /** A flagship is worth its points if it has that many more stats. */
  private static final double BETTER = 3;

  private static final double BORG_CARD = -4;

  @Override
  public double owning(Moment moment, CardDef card) {
    return card.type() == CardType.BORG ? BORG_CARD : Printed.of(card).played().worth();
  }

  @Override
  public double holding(Moment moment, CardDef card) {
    return card.type() == CardType.BORG ? 0 : Printed.of(card).played().worth();
  }

  @Override
  public double meeting(Moment moment, CardDef card) {
    return card.missionPoints();
  }

  @Override
  public boolean flagship(Moment moment, CardDef ship) {
    CardDef old = moment.def(moment.area().flagship().orElseThrow().card());
    double better = flagshipWorth(ship) - flagshipWorth(old);
    if (!moment.table().is(Scenario.EXPLORATION)) {
      return better > 0;
    }
    int points = Points.of(moment.table(), moment.seat());
    return better > BETTER && 2 * points < moment.table().config().victoryPoints();
  }

  @Override
  public @Nullable DeckbuilderAction act(Moment moment) {
    @Nullable DeckbuilderAction action = use(moment);
    if (action == null) {
      action = moment.best(PlayCard.class, 0, play -> worth(moment, play));
    }
    if (action == null) {
      action = moment.first(WinByDiplomacy.class);
    }
    if (action == null) {
      action =
          moment.best(
              CompleteMission.class,
              -1,
              each ->
                  moment.def(each.mission()).missionPoints()
                      + YieldSum.worth(moment.def(each.mission()).reward()));
    }
    if (action == null) {
      action = Market.dearest(moment);
    }
    if (action == null) {
      action = Market.search(moment, this);
    }
    if (action == null) {
      action = moment.first(Explore.class);
    }
    return action == null ? moment.best(Repair.class, 0, Repair::k) : action;
  }

  @Override
  public @Nullable DeckbuilderAction meetEvent(Moment moment, CardDef event) {
    return playAll(moment);
  }

  @Override
  public @Nullable DeckbuilderAction meetShip(Moment moment, Contest ship) {
    return playAll(moment);
  }

  @Override
  public @Nullable DeckbuilderAction battle(Moment moment) {
    return playAll(moment);
  }

  /** The card or ability that brings most; null if none brings anything. */
  static @Nullable DeckbuilderAction playAll(Moment moment) {
    @Nullable DeckbuilderAction play =
        moment.best(
            PlayCard.class, 0, each -> Printed.of(moment.def(each.card())).played().worth());
    return play == null ? use(moment) : play;
  }

  /** The ability that brings most beyond what it costs; null if none does. */
  static @Nullable DeckbuilderAction use(Moment moment) {
    return moment.best(UseEffect.class, 0, each -> worth(moment, each));
  }

  private static double worth(Moment moment, UseEffect use) {
    Ability ability = moment.def(use.source()).abilities().get(use.index());
    double worth = YieldSum.worth(ability.effects());
    if (ability.cost().isPresent()) {
      for (Price price : ability.cost().get()) {
        worth -= EffectYield.price(price);
      }
    }
    return worth;
  }

  /** Cards that bring cards come first, and Setups before what may be played later. */
  private static double worth(Moment moment, PlayCard play) {
    CardDef card = moment.def(play.card());
    Yield yield = Printed.of(card).played();
    double worth = yield.worth();
    return worth <= 0
        ? worth
        : worth + 10 * yield.cards() + (card.type() == CardType.SETUP ? 5 : 0);
  }

  /** What a ship is worth as flagship. */
  static double flagshipWorth(CardDef ship) {
    return Printed.of(ship).flagship().worth();
  }
}
