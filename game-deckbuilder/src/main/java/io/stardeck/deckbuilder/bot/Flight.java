package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * What comes of the next exploration, on average over all cards that may lie on top of the space
 * deck, if the player puts all into it.
 *
 * @param value the Mission Points that it brings, less what it costs
 * @param danger the chance that it ends the turn, 0 to 1: the flagship is defeated, or an Allied
 *     Starship missed
 */
record Flight(double value, double danger) {
  /** What was bought before is not lost with the flagship. */
  private static final double DEFEAT = 10;

  private static final double DAMAGE = 1;
  private static final double XP = 3;
  private static final double WAR = 0.4;
  private static final double MISSION = 2;

  static Flight of(Moment moment, ImmutableList<CardId> space) {
    return of(moment, space, Hopes.ofAll(moment));
  }

  /** What comes of it with those stats. */
  static Flight of(Moment moment, ImmutableList<CardId> space, Hopes hopes) {
    double value = 0;
    double ends = 0;
    for (int i = 0; i < space.size(); i++) {
      CardDef card = moment.def(space.get(i));
      value += value(moment, space.get(i), hopes);
      ends += ends(card, hopes) ? 1 : 0;
    }
    double number = Math.max(1, space.size());
    return new Flight(value / number, ends / number);
  }

  /** Whether the card that wins the game is among them, and the player as it is meets its Goal. */
  static boolean decides(Moment moment, ImmutableList<CardId> space) {
    Hopes hopes = Hopes.asIs(moment);
    for (int i = 0; i < space.size(); i++) {
      CardDef card = moment.def(space.get(i));
      if (card.has(Keyword.LOCUTUS) && hopes.meets(card, space.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** What comes of it if that card of the space deck is turned up. */
  static double worth(Moment moment, ImmutableList<CardId> space, CardDef card) {
    for (CardId each : space) {
      if (moment.def(each).equals(card)) {
        return value(moment, each, Hopes.ofAll(moment));
      }
    }
    return 0;
  }

  private static double value(Moment moment, CardId id, Hopes hopes) {
    CardDef card = moment.def(id);
    if (card.type() == CardType.MISSION) {
      return MISSION + XP * 0.3 * Printed.of(card).flip();
    }
    if (card.role() == Role.ALLIED) {
      return acquired(card, hopes) ? Prize.points(moment, card) : XP * Printed.of(card).fail();
    }
    if (card.type() == CardType.STARSHIP) {
      return ship(card, hopes);
    }
    if (card.has(Keyword.WAR)) {
      return WAR * card.missionPoints();
    }
    if (card.goal().isEmpty()) {
      return card.missionPoints() + XP * Printed.of(card).effects();
    }
    double points = card.has(Keyword.INFLUENCE) ? Prize.points(moment, card) : card.missionPoints();
    return hopes.meets(card, id)
        ? points + XP * Printed.of(card).reward()
        : XP * Printed.of(card).fail();
  }

  private static double ship(CardDef card, Hopes hopes) {
    Contest ship = Printed.of(card).contest();
    if (ship.persuaded(hopes)) {
      return card.missionPoints();
    }
    double cost = ship.survived(hopes) ? DAMAGE * taken(ship, hopes) : DEFEAT;
    return ship.defeated(hopes) ? card.missionPoints() - cost : XP * Printed.of(card).fail() - cost;
  }

  private static int taken(Contest ship, Hopes hopes) {
    boolean first = hopes.of(Stat.SPEED) > ship.speed() && ship.defeated(hopes);
    return first ? 0 : ship.damage(hopes);
  }

  private static boolean ends(CardDef card, Hopes hopes) {
    if (card.type() != CardType.STARSHIP) {
      return false;
    }
    if (card.role() == Role.ALLIED) {
      return !acquired(card, hopes);
    }
    Contest ship = Printed.of(card).contest();
    return !ship.persuaded(hopes) && !ship.survived(hopes);
  }

  /** Whether an Allied Starship is acquired, where it says nothing else ({@code DB-KCW-11}). */
  static boolean acquired(CardDef card, Hopes hopes) {
    Contest ship = Printed.of(card).contest();
    boolean strong = hopes.of(Stat.ATTACK) >= ship.attack();
    Optional<Integer> diplomacy = ship.diplomacy();
    return strong
        && (hopes.of(Stat.SPEED) >= ship.speed()
            || diplomacy.isPresent() && hopes.of(Stat.DIPLOMACY) >= diplomacy.get());
  }
}
