package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the rest of the game promises the player with the cards they have: the Mission Points of the
 * cards in space, weighed with the chances of winning them, and the XP of the turns to come.
 */
final class Outlook {
  private static final double TURNS = 16;
  private static final double BORG_TURNS = 24;
  private static final double FEWEST_TURNS = 2;
  private static final double XP = 4;

  /**
   * Where a few cards decide, and not all that is won, what wins them now is worth more than XP.
   */
  private static final double KLINGON_XP = 2;

  private static final double REST = 3;

  /** The cards of a deck that are better gone. */
  private static final double MOST_THINNED = 4;

  /** A card that goes some time in the rest of the game is missed in half of it. */
  private static final double ON_AVERAGE = 0.5;

  private static final double LATE = 3;
  private static final double OPEN_MISSION = 0.5;
  private static final double FLIPPED_MISSION = 0.35;
  private static final double BORG_CARD = 12;

  private final Moment moment;
  private final Table table;
  private final ImmutableList<CardId> space;
  private final Prize[] prizes;
  private final Prize[] missions;
  private final DeckModel deck;
  private final Yield flagship;
  private final double turns;
  private final double now;

  /** What has been asked for: a purchase is weighed again and again in one decision. */
  private final Map<CardDef, Double> gains = new IdentityHashMap<>();

  private double lastCard = Double.NaN;

  Outlook(Moment moment) {
    this.moment = moment;
    this.table = moment.table();
    this.space = SpaceCards.left(table);
    this.prizes =
        space.stream().map(card -> Prize.of(moment, moment.def(card))).toArray(Prize[]::new);
    this.missions =
        table.missions().stream()
            .flatMap(slot -> slot.card().stream())
            .map(card -> Prize.of(moment, moment.def(card)))
            .toArray(Prize[]::new);
    this.deck = DeckModel.of(moment, moment.seat());
    this.turns = turns(table);
    this.flagship =
        moment
            .area()
            .flagship()
            .map(ship -> Printed.of(moment.def(ship.card())).flagship())
            .orElse(Yield.NONE);
    this.now = value(deck, flagship);
  }

  /** The cards of the space deck. */
  ImmutableList<CardId> space() {
    return space;
  }

  /** The own turns that are yet to come, roughly. */
  double turns() {
    return turns;
  }

  /** What one more of that card brings over the rest of the game, in Mission Points. */
  double gain(CardDef card) {
    return gains.computeIfAbsent(card, this::oneMore);
  }

  private double oneMore(CardDef card) {
    DeckModel with = deck.with(card, 1);
    return value(with, flagship) - now + thinning(with) - thinning(deck);
  }

  /** What it brings to be rid of one of the own cards. */
  double gainWithout(CardDef card) {
    return value(deck.with(card, -1), flagship) - now;
  }

  /** What that flagship brings over the one that the player has. */
  double gainOfFlagship(CardDef ship) {
    return value(deck, Printed.of(ship).flagship()) - now;
  }

  /** What it is worth to meet that card in one of the next turns. */
  double worth(CardDef card) {
    return Prize.of(moment, card).worth(new Chances(deck, flagship, moment));
  }

  /** What it brings to get rid of the cards of which least is expected, one after another. */
  private double thinning(DeckModel cards) {
    double gone = Math.min(MOST_THINNED, turns * cards.thinned());
    return gone == 0 ? 0 : ON_AVERAGE * gone * lastCard();
  }

  /** What it brings now to get rid of the card of which least is expected. */
  private double lastCard() {
    if (Double.isNaN(lastCard)) {
      lastCard = deck.least().map(card -> Math.max(0, gainWithout(card))).orElse(0.0);
    }
    return lastCard;
  }

  private double value(DeckModel cards, Yield ship) {
    Chances chances = new Chances(cards, ship, moment);
    double flip = 0;
    for (Prize prize : prizes) {
      boolean later = prize.card().type() == CardType.MISSION;
      flip += (later ? FLIPPED_MISSION : 1) * prize.worth(chances);
    }
    double mission = 0;
    for (Prize prize : missions) {
      mission = Math.max(mission, prize.worth(chances));
    }
    double explored = (1 + cards.explorations()) * flip / Math.max(1, space.size());
    double rid = table.config().borg() ? BORG_CARD * (cards.borgCards() + ship.borgCards()) : 0;
    double each = table.is(Scenario.KLINGON_CIVIL_WAR) ? KLINGON_XP : XP;
    double economy = each * Math.max(0, turns - LATE) / TURNS * (cards.xp() + ship.xp());
    return turns
        * (explored + OPEN_MISSION * mission + rid + economy + REST * (cards.rest() + ship.rest()));
  }

  private static double turns(Table table) {
    if (!table.is(Scenario.EXPLORATION)) {
      boolean borg = table.is(Scenario.BORG_INVASION);
      double gone = borg ? table.turn().number() : table.turn().number() / table.players();
      return Math.max(6, (borg ? BORG_TURNS : TURNS) - gone);
    }
    double most = 0;
    for (Seat seat : Seat.first(table.players())) {
      most = Math.max(most, Points.of(table, seat));
    }
    double left = 1 - most / table.config().victoryPoints();
    return Math.max(FEWEST_TURNS, TURNS * left);
  }
}
