package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.Choice;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.internal.command.Targeting;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.ArrayList;
import java.util.List;

/** Effects that are being carried out, and tests, stem from the cards that they are said to. */
final class ScriptChecks {
  private static final int HIGHEST = 1_000;

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
    for (Target target : targets) {
      boolean ship = target.ship().isEmpty() || set.isShip(target.ship().get());
      boolean tile = target.tile().isEmpty() || table.shape().isTile(target.tile().get());
      if (!ship || !tile) {
        return false;
      }
    }
    return true;
  }

  boolean face(CardId card, int face) {
    return face >= 0 && face < set.command(card).faces().size();
  }

  /** Whether a target is really to be chosen, and there is one. */
  boolean asksFor(FleetFrame.ChooseTargets choose) {
    CardFace face = set.command(choose.card()).faces().get(choose.face());
    return choose.chosen().size() < face.targets().size()
        && !Targeting.candidates(
                table, choose.seat(), face.targets().get(choose.chosen().size()), choose.ship())
            .isEmpty();
  }

  boolean run(EffectRun run) {
    return Complaints.seat(run.player())
        && run.source().number() < set.size()
        && (set.isCommand(run.source())
            || set.isEncounter(run.source())
            || set.isLocation(run.source()))
        && (run.ship().isEmpty() || set.isShip(run.ship().get()))
        && run.force().stream().allMatch(set::isShip)
        && targets(run.targets());
  }

  boolean test(TestSetup test) {
    boolean sides =
        Complaints.seat(test.active())
            && ships(test.ships())
            && Math.abs(test.level()) < HIGHEST
            && test.needed() >= 0
            && test.target().isPresent() == test.targetSystem().isPresent()
            && (test.target().isEmpty() || set.isShip(test.target().get()));
    TestGoal goal = test.goal();
    if (!sides) {
      return false;
    } else if (goal instanceof TestGoal.Strike) {
      return test.target().isPresent();
    } else if (goal instanceof TestGoal.Raze raze) {
      return table.shape().isTile(raze.space());
    } else if (goal instanceof TestGoal.Beam beam) {
      return set.isShip(beam.target());
    } else if (goal instanceof TestGoal.Complete complete) {
      return complete.mission().number() < set.size() && set.isMission(complete.mission());
    } else if (goal instanceof TestGoal.Follow follow) {
      return run(follow.run())
          && suffix(follow.run(), follow.onPass())
          && suffix(follow.run(), follow.onFail());
    }
    return true;
  }

  /** Whether those are the last effects of some list of the source. */
  boolean suffix(EffectRun run, ImmutableList<Effect> left) {
    if (left.isEmpty()) {
      return true;
    }
    for (ImmutableList<Effect> list : lists(run)) {
      int size = list.size();
      if (left.size() <= size && list.subList(size - left.size(), size).equals(left)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the source lets somebody choose just those. */
  boolean options(EffectRun run, ImmutableList<Choice> options) {
    for (ImmutableList<Effect> list : lists(run)) {
      for (Effect effect : list) {
        if (effect instanceof Effect.Choose choose && choose.options().equals(options)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<ImmutableList<Effect>> lists(EffectRun run) {
    List<ImmutableList<Effect>> lists = new ArrayList<>();
    if (set.isCommand(run.source())) {
      set.command(run.source()).faces().forEach(face -> collect(face.effects(), lists));
    } else if (set.isEncounter(run.source())) {
      collect(set.encounter(run.source()).effects(), lists);
    } else {
      collect(set.location(run.source()).onExploring(), lists);
    }
    return lists;
  }

  private static void collect(ImmutableList<Effect> list, List<ImmutableList<Effect>> lists) {
    lists.add(list);
    for (Effect effect : list) {
      if (effect instanceof Effect.Test test) {
        collect(test.onPass(), lists);
        collect(test.onFail(), lists);
      } else if (effect instanceof Effect.OpposedTest test) {
        collect(test.onPass(), lists);
      } else if (effect instanceof Effect.OnTarget on) {
        collect(on.effects(), lists);
      } else if (effect instanceof Effect.Choose choose) {
        choose.options().forEach(option -> collect(option.effects(), lists));
      }
    }
  }
}
