package io.stardeck.sfbf.bot;

import io.stardeck.engine.rules.Lists;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A Prime Team at the end of a defence, where it brings three points, or the ship down. */
final class AnsweringDefence implements Decision {
  private static final int WORTHWHILE = 3;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Table table = moment.table();
    Ship ship = Engagement.targetShip(table);
    int left = Fleets.left(table, ship);
    int damage = Damage.of(table, table.attack().orElseThrow(), ship);
    AnswerDefence answer =
        moment.best(
            AnswerDefence.class,
            0,
            play -> {
              int after = after(table, ship, play);
              boolean helps = damage <= left && (after > left || after - damage >= WORTHWHILE);
              return helps ? after : 0;
            });
    return answer == null ? moment.first(PassReaction.class) : answer;
  }

  private static int after(Table table, Ship ship, AnswerDefence play) {
    Attack attack = table.attack().orElseThrow();
    if (play.effect().isEmpty()) {
      Attack raised = attack.withPlusOnes(Lists.plus(attack.plusOnes(), play.card()));
      return Damage.of(table, raised, ship);
    }
    Ship bare =
        switch (play.effect().get()) {
          case ERRATIC -> ship;
          case CLOAK -> ship.withCloaked(false);
          case WEB -> ship.withWebbed(false);
          case WEASEL -> ship.withWeasel(Optional.empty());
        };
    return Damage.of(table, attack, bare);
  }
}
