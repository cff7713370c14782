package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.GoalScope;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.internal.formula.Teams;
import org.jspecify.annotations.Nullable;

/**
 * A space card as something to be won.
 *
 * @param card the card
 * @param points its Mission Points, or what it stands for in the scenario
 * @param ship the Starship that it is, or that is acquired like one; null for all else
 * @param share the part that falls to each player of what Cubes and Goals of the team ask for; 1
 *     for all else
 */
record Prize(CardDef card, double points, @Nullable Contest ship, double share) {
  private static final double WAR = 0.4;
  private static final double WAR_ATTACK = 8;
  private static final double ALLY = 40;
  private static final double INFLUENCE = 30;
  private static final double LOCUTUS = 600;
  private static final double CUBE = 60;
  private static final double GOAL = 40;

  /** What it costs to lose the flagship. */
  private static final double DEFEAT = 2;

  static Prize of(Moment moment, CardDef card) {
    boolean together = card.role() == Role.BORG_CUBE || card.goalScope() == GoalScope.TEAM_SUM;
    return new Prize(
        card,
        points(moment, card),
        card.type() == CardType.STARSHIP || card.role() == Role.ALLIED ? ship(moment, card) : null,
        together ? 1.0 / Math.max(1, Teams.in(moment.table()).size()) : 1);
  }

  /** The ship as it is printed, with the Defense that its FLIP adds. */
  private static Contest ship(Moment moment, CardDef card) {
    int tougher = 0;
    for (Effect effect : card.flip()) {
      if (effect instanceof Boost.AddStatShip more && more.stat() == Stat.DEFENSE) {
        tougher += moment.amount(more.amount());
      }
    }
    return Printed.of(card).contest().tougher(tougher);
  }

  /** What it is worth to meet it with those chances. */
  double worth(Chances chances) {
    if (points == 0) {
      return 0;
    }
    if (card.has(Keyword.WAR)) {
      return WAR * points * chances.mean(Stat.ATTACK) / WAR_ATTACK;
    }
    if (ship == null) {
      return points * chances.meet(card.goal(), share);
    }
    if (card.role() == Role.ALLIED) {
      return points * chances.acquire(card, ship);
    }
    return card.role() == Role.BORG_CUBE
        ? points * chances.reach(Stat.ATTACK, share * ship.toughness())
        : fight(chances, ship);
  }

  /** What it is worth to win that Starship, less what it costs to lose the flagship to it. */
  private double fight(Chances chances, Contest enemy) {
    double outlived = chances.outlive(enemy);
    double won = chances.win(enemy, outlived);
    return points * won - DEFEAT * ((1 - won) * (1 - outlived));
  }

  /** The Mission Points of that card, or what it stands for in the scenario. */
  static double points(Moment moment, CardDef card) {
    return switch (moment.table().config().scenario()) {
      case EXPLORATION -> card.missionPoints();
      case KLINGON_CIVIL_WAR ->
          card.missionPoints()
              + (card.role() == Role.ALLIED ? ALLY : 0)
              + (card.has(Keyword.INFLUENCE) ? INFLUENCE : 0);
      case BORG_INVASION -> borg(card);
    };
  }

  private static double borg(CardDef card) {
    if (card.has(Keyword.LOCUTUS)) {
      return LOCUTUS;
    }
    if (card.role() == Role.BORG_CUBE) {
      return CUBE;
    }
    double goal = card.goalScope() == GoalScope.SELF ? GOAL : GOAL / 2;
    return (card.goal().isPresent() ? goal : 0) + 0.4 * card.missionPoints();
  }
}
