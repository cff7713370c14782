package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.Scenario;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardType;
import io.stardeck.deckbuilder.card.GoalScope;
import io.stardeck.deckbuilder.card.Keyword;
import io.stardeck.deckbuilder.card.Role;
import io.stardeck.deckbuilder.card.Stat;
import io.stardeck.deckbuilder.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * A space card as something to be won.
 *
 * @param card the card
 * @param points its Mission Points, or what it stands for in the scenario
 * @param ship the Starship that it is, or null
 * @param share the part of a Cube that falls to each player, 1 for other ships
 */
record Prize(CardDef card, double points, @Nullable Contest ship, double share) {
  private static final double WAR = 0.4;
  private static final double WAR_ATTACK = 8;
  private static final double ALLY = 40;
  private static final double INFLUENCE = 30;
  private static final double LOCUTUS = 600;
  private static final double CUBE = 60;
  private static final double GOAL = 40;

  static Prize of(Table table, CardDef card) {
    boolean cube = card.role() == Role.BORG_CUBE;
    return new Prize(
        card,
        points(table.config().scenario(), card),
        card.type() == CardType.STARSHIP ? Contest.of(card) : null,
        cube ? 1.0 / table.players() : 1);
  }

  /** What it is worth to meet it with those chances. */
  double worth(Chances chances) {
    if (points == 0) {
      return 0;
    }
    if (card.has(Keyword.WAR)) {
      return WAR * points * chances.mean(Stat.ATTACK) / WAR_ATTACK;
    }
    if (card.role() == Role.ALLIED) {
      return points * chances.acquire(card);
    }
    if (ship == null) {
      return points * chances.meet(card.goal());
    }
    return points
        * (card.role() == Role.BORG_CUBE
            ? chances.reach(Stat.ATTACK, share * ship.toughness())
            : chances.win(ship));
  }

  private static double points(Scenario scenario, CardDef card) {
    return switch (scenario) {
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
