package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.script.Scripts;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.internal.command.Targeting;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Use;

/** Effects that are being carried out, and tests, stem from the cards that they are said to. */
final class ScriptChecks {
  private final Table table;
  private final ComponentSet set;

  ScriptChecks(Table table) {
    this.table = table;
    this.set = table.set();
  }

  boolean ships(ImmutableList<CardId> ships) {
    return !ships.isEmpty() && ships.stream().allMatch(set::isShip);
  }

  /** Whether there is what was chosen. */
  static boolean target(Table table, Target target) {
    return (target.ship().isEmpty() || table.set().isShip(target.ship().get()))
        && (target.tile().isEmpty() || table.shape().isTile(target.tile().get()))
        && (target.card().isEmpty() || table.set().isCommand(target.card().get()));
  }

  /** Whether there is such a face or ability. */
  static boolean use(Table table, Use use) {
    ComponentSet set = table.set();
    boolean known =
        use.part() == Use.Part.FACE
            ? set.hasFace(use.card(), use.number())
            : use.card().number() < set.size()
                && use.number() >= 0
                && use.number() < set.abilities(use.card()).size();
    return known && (use.ship().isEmpty() || set.isShip(use.ship().get()));
  }

  /** Whether a target is really to be chosen, and there is one. */
  boolean asksFor(FleetFrame.ChooseTargets choose) {
    ImmutableList<TargetSpec> specs = Targeting.specs(table, choose.use());
    return choose.chosen().size() < specs.size()
        && !Targeting.candidates(table, choose.seat(), choose.use(), choose.chosen().size())
            .isEmpty();
  }

  boolean list(EffectRun run, int list) {
    return run.force().stream().allMatch(set::isShip) && list < set.scripts(run.source()).size();
  }

  /** Whether a card really says that something holds. */
  boolean imposed(Imposed imposed) {
    Scripts<Effect> scripts = set.scripts(imposed.source());
    Effect.Impose said = new Effect.Impose(imposed.standing(), imposed.until());
    for (int i = 0; i < scripts.size() && table.ship(imposed.ship()) != null; i++) {
      if (scripts.get(i).contains(said)) {
        return true;
      }
    }
    return false;
  }

  boolean test(TestSetup test) {
    boolean sides =
        ships(test.ships())
            && test.target().isPresent() == test.targetSystem().isPresent()
            && (test.target().isEmpty() || set.isShip(test.target().get()));
    TestGoal goal = test.goal();
    if (!sides) {
      return false;
    } else if (goal instanceof TestGoal.Strike) {
      return test.target().isPresent();
    } else if (goal instanceof TestGoal.Raze raze) {
      return table.shape().isTile(raze.space());
    } else if (goal instanceof TestGoal.Transport transport) {
      return set.isShip(transport.target());
    } else if (goal instanceof TestGoal.Complete complete) {
      return set.isMission(complete.mission());
    } else if (goal instanceof TestGoal.Follow follow) {
      return list(follow.run(), follow.onPass()) && list(follow.run(), follow.onFail());
    }
    return true;
  }
}
