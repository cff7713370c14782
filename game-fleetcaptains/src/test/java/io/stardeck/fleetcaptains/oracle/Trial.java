package io.stardeck.fleetcaptains.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Objective.TestObjective;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.TestFilter;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.card.word.TestRole;
import io.stardeck.fleetcaptains.card.word.Who;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** A test with its cards, right before the dice (sections 3.6, 3.7). */
final class Trial {
  private static final int SEARCH = 15;
  private final FleetState state;
  private final TestSetup test;
  private final List<CardFace> own = new ArrayList<>();
  private final List<CardFace> others = new ArrayList<>();
  private int at;

  Trial(FleetState state, TestSetup test, Optional<TestCard> own, Optional<TestCard> other) {
    this.state = state;
    this.test = test;
    own.ifPresent(card -> this.own.add(face(card)));
    other.ifPresent(card -> this.others.add(face(card)));
  }

  private CardFace face(TestCard card) {
    return state.table().set().command(card.card()).faces().get(card.face());
  }

  private Ship ship(CardId card) {
    return state.table().ship(card);
  }

  /** The rating of the active side; D if it is disabled ({@code FC-D-19, FC-D-21}). */
  int active() {
    List<Integer> members = new ArrayList<>();
    for (CardId card : test.ships()) {
      int rating = Worth.rating(state, ship(card), test.system());
      if (rating != Worth.D) {
        members.add(rating + inTest(ship(card), test.system(), Context.COMBAT_ATTACK));
      }
    }
    boolean any = !members.isEmpty();
    if (members.stream().anyMatch(rating -> rating >= 0)) {
      members.removeIf(rating -> rating < 0); // disabled in this test, and adds nothing
    }
    int sum = members.stream().mapToInt(rating -> rating).sum();
    sum += cards(own, Who.SELF, test.system()) + cards(others, Who.OPPONENT, test.system());
    return !any || sum < 0 ? Worth.D : sum;
  }

  /** The rating of the target; D if it is disabled. */
  int target() {
    ShipSystem system = test.targetSystem().orElseThrow();
    Ship ship = ship(test.target().orElseThrow());
    int rating = Worth.rating(state, ship, system);
    if (rating == Worth.D) {
      return Worth.D;
    }
    rating += inTest(ship, system, Context.COMBAT_DEFENCE);
    rating += cards(others, Who.SELF, system) + cards(own, Who.OPPONENT, system);
    return rating < 0 ? Worth.D : rating;
  }

  private int inTest(Ship ship, ShipSystem system, Context combat) {
    return Worth.changes(state, ship, system, Context.ANY_TEST)
        + (test.kind().combat() ? Worth.changes(state, ship, system, combat) : 0);
  }

  private static int cards(List<CardFace> faces, Who side, ShipSystem system) {
    int sum = 0;
    for (CardFace face : faces) {
      for (Effect effect : face.effects()) {
        if (effect instanceof Effect.ModifyTest change
            && change.side() == side
            && change.system().orElse(system) == system) {
          sum += change.amount();
        }
      }
    }
    return sum;
  }

  /** What cards of the target's player take from the damage. */
  int prevented() {
    int sum = 0;
    for (CardFace face : others) {
      for (Effect effect : face.effects()) {
        sum += effect instanceof Effect.PreventDamage less ? less.amount().orElse(3) : 0;
      }
    }
    return sum;
  }

  /** The levels that it may have: just one, unless a card has several tests. */
  TreeSet<Integer> levels() {
    TreeSet<Integer> levels = new TreeSet<>();
    Table table = state.table();
    if (test.goal() instanceof TestGoal.Raze raze) {
      levels.add(Grounds.shields(table, raze.space()));
    } else if (test.goal() instanceof TestGoal.Find) {
      levels.add(SEARCH);
    } else if (test.goal() instanceof TestGoal.Beam || test.goal() instanceof TestGoal.Board) {
      levels.add(test.level()); // the standing Shields at the start: see Reckoning
    } else if (test.goal() instanceof TestGoal.Complete complete) {
      levels.add(((TestObjective) table.set().mission(complete.mission()).objective()).level());
    } else if (test.goal() instanceof TestGoal.Follow follow) {
      CardId source = follow.run().source();
      if (table.set().isEncounter(source)) {
        gather(table.set().encounter(source).effects(), levels);
      } else if (table.set().isLocation(source)) {
        gather(table.set().location(source).onExploring(), levels);
      } else if (table.set().isCommand(source)) {
        table.set().command(source).faces().forEach(face -> gather(face.effects(), levels));
      }
      for (Ability ability : table.set().abilities(source)) {
        gather(ability.effects(), levels);
      }
    }
    TreeSet<Integer> changed = new TreeSet<>();
    for (int level : levels) {
      changed.add(level + levelChanges());
    }
    return changed;
  }

  private void gather(
      ImmutableList<? extends io.stardeck.engine.script.Effect> effects, TreeSet<Integer> levels) {
    for (io.stardeck.engine.script.Effect effect : effects) {
      if (effect instanceof Effect.Test each && each.system() == test.system()) {
        levels.add(each.level());
      }
      effect.lists().forEach(list -> gather(list, levels));
    }
  }

  private int levelChanges() {
    int sum = 0;
    for (CardId card : test.ships()) {
      for (Standing each : Worth.of(state, ship(card))) {
        if (each instanceof Standing.ModifyTestLevel change && fits(change.filter(), true)) {
          sum += change.amount();
        }
      }
    }
    return sum;
  }

  private boolean fits(TestFilter filter, boolean tester) {
    ShipSystem system = tester ? test.system() : test.targetSystem().orElseThrow();
    return (filter.kinds().isEmpty() || filter.kinds().contains(test.kind()))
        && (filter.systems().isEmpty() || filter.systems().contains(system))
        && filter.role().map(role -> (role == TestRole.TESTER) == tester).orElse(true);
  }

  /** What a side's die counts more or less than its face; what is told is the die as it counts. */
  private int change(boolean tester) {
    int change = 0;
    for (CardId card : tester ? test.ships() : ImmutableList.of(test.target().orElseThrow())) {
      for (Standing each : Worth.of(state, ship(card))) {
        if (each instanceof Standing.ModifyDie die && fits(die.filter(), tester)) {
          change += die.amount();
        }
      }
    }
    return change;
  }

  private int die(ImmutableList<Integer> dice, boolean tester) {
    int die = dice.get(at++);
    assertThat(die - change(tester)).as("a die").isBetween(1, 6);
    return die;
  }

  /** Holds what was rolled and told beside what the rules say. */
  void check(ImmutableList<Integer> dice, boolean passed, int total, int against) {
    int rating = active();
    if (rating == Worth.D) {
      assertThat(passed).as("a disabled system").isFalse();
      assertThat(dice).as("a disabled system").isEmpty();
      return;
    }
    if (test.target().isPresent() && test.targetSystem().isPresent()) {
      int target = target();
      int mine = rating + die(dice, true);
      int theirs = target == Worth.D ? 0 : target + die(dice, false);
      assertThat(total).as("active total").isEqualTo(mine);
      assertThat(against).as("target total").isEqualTo(theirs);
      assertThat(passed).isEqualTo(mine > theirs);
    } else {
      assertThat(levels()).as("levels").contains(against);
      if (rating >= against) {
        assertThat(dice).as("no die").isEmpty();
        assertThat(total).isEqualTo(rating);
        assertThat(passed).isTrue();
        return;
      }
      int sum = rating + die(dice, true);
      assertThat(total).isEqualTo(sum);
      assertThat(passed).isEqualTo(sum >= against);
    }
    assertThat(dice).as("dice").hasSize(at);
  }

  /** The kind of test. */
  TestKind kind() {
    return test.kind();
  }

  /** Damage by two totals ({@code FC-CBT-03, FC-CBT-04}). */
  static int damage(int attack, int defence) {
    if (attack > 3 * defence) {
      return 3;
    }
    return attack > 2 * defence ? 2 : attack > defence ? 1 : 0;
  }
}
