package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.script.Scripts;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.card.TargetSpec;
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

  boolean targets(ImmutableList<Target> targets) {
    return targets.stream().allMatch(this::target);
  }

  private boolean target(Target target) {
    return (target.ship().isEmpty() || set.isShip(target.ship().get()))
        && (target.tile().isEmpty() || table.shape().isTile(target.tile().get()))
        && (target.card().isEmpty() || set.isCommand(target.card().get()));
  }

  /** Whether there is such a face or ability. */
  boolean use(Use use) {
    boolean known =
        use.part() == Use.Part.FACE
            ? set.hasFace(use.card(), use.number())
            : use.number() < set.abilities(use.card()).size();
    return known && (use.ship().isEmpty() || set.isShip(use.ship().get()));
  }

  /** Whether a target is really to be chosen, and there is one. */
  boolean asksFor(FleetFrame.ChooseTargets choose) {
    ImmutableList<TargetSpec> specs = Targeting.specs(table, choose.use());
    return choose.chosen().size() < specs.size()
        && !Targeting.candidates(table, choose.seat(), choose.use(), choose.chosen().size())
            .isEmpty();
  }

  boolean run(EffectRun run) {
    return target(run.about())
        && run.force().stream().allMatch(set::isShip)
        && targets(run.targets());
  }

  boolean list(EffectRun run, int list) {
    return list < set.scripts(run.source()).size();
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
      return run(follow.run())
          && list(follow.run(), follow.onPass())
          && list(follow.run(), follow.onFail());
    }
    return true;
  }
}
