package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Conditions;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class AmountsTest {
  private static final Bindings SELF = Bindings.of(ONE, CardId.of(0));
  private static final Bindings OTHER = Bindings.of(TWO, CardId.of(0));
  private static final Who OPPONENT = new Who.Plain(Owner.EACH_OPPONENT);

  @Rule("DB-ACT-04")
  @Property(tries = 60)
  void arithmeticIsThatOfWholeNumbersRoundedDown(
      @ForAll @Size(min = 1, max = 4) List<@IntRange(min = -9, max = 9) Integer> values,
      @ForAll @IntRange(min = 1, max = 4) int by) {
    DeckbuilderState state = Given.exploration(2).state();
    ImmutableList<Amount> of =
        values.stream().map(Amount::of).collect(ImmutableList.toImmutableList());
    int sum = values.stream().mapToInt(Integer::intValue).sum();
    int product = values.stream().reduce(1, (a, b) -> a * b);
    assertThat(value(state, new Amount.Plus(of))).isEqualTo(sum);
    assertThat(value(state, new Amount.Times(of))).isEqualTo(product);
    assertThat(value(state, new Amount.Min(of))).isEqualTo(Collections.min(values));
    assertThat(value(state, new Amount.Max(of))).isEqualTo(Collections.max(values));
    Amount.Plus plus = new Amount.Plus(of);
    assertThat(value(state, new Amount.Minus(of.get(0), plus))).isEqualTo(values.get(0) - sum);
    assertThat(value(state, new Amount.Over(plus, by)))
        .isEqualTo((int) Math.floor((double) sum / by));
  }

  @Rule({"DB-FOR-01", "DB-FOR-06", "DB-DMG-07", "DB-PLR-04"})
  @Property(tries = 40)
  void whatIsCountedIsWhatLiesThere(
      @ForAll @IntRange(max = 4) int bridge,
      @ForAll @IntRange(max = 3) int points,
      @ForAll @IntRange(max = 7) int damage,
      @ForAll @IntRange(max = 5) int repaired,
      @ForAll @IntRange(min = 1, max = 6) int chosen) {
    Given given = Given.exploration(2).damage(ONE, damage).damage(TWO, 1).bridge(TWO, "c3");
    for (int i = 0; i < bridge; i++) {
      given.bridge(ONE, "c2");
    }
    for (int i = 0; i < points; i++) {
      given.points(ONE, "p1");
    }
    DeckbuilderState state =
        given.points(TWO, "p0").tally(ONE, tally -> tally.withRepaired(repaired)).state();
    Selector sel = Selector.all(Zone.BRIDGE);
    assertThat(value(state, Amount.of(chosen))).isEqualTo(chosen);
    assertThat(value(state, new Amount.Count(sel))).isEqualTo(bridge);
    assertThat(value(state, new Amount.CostOf(sel))).isEqualTo(2 * bridge);
    assertThat(value(state, new Amount.StatOf(Who.SELF, Stat.SPEED))).isEqualTo(3 + bridge);
    assertThat(value(state, new Amount.StatOf(OPPONENT, Stat.SPEED))).isEqualTo(2 + 1);
    assertThat(value(state, new Amount.Points(false))).isEqualTo(30 * points);
    assertThat(value(state, new Amount.Points(true))).isEqualTo(30 * points);
    assertThat(value(state, new Amount.Damage(Who.SELF))).isEqualTo(damage);
    assertThat(value(state, new Amount.Damage(OPPONENT))).isEqualTo(1);
    assertThat(value(state, new Amount.Repaired(Who.SELF))).isEqualTo(repaired);
    assertThat(value(state, new Amount.Repaired(OPPONENT))).isZero();
    assertThat(Amounts.of(state, SELF.withNumber(chosen), new Amount.Chosen(6))).isEqualTo(chosen);
  }

  @Rule({"DB-ACT-10", "DB-CARD-12"})
  @Test
  void whatIsRepairedInATurnAddsUp() {
    Scene scene = Given.exploration(2).damage(ONE, 5).xp(3).scene();
    DeckbuilderState state = scene.does(new Repair(ONE, 1), new Repair(ONE, 2)).state();
    assertThat(value(state, new Amount.Repaired(Who.SELF))).isEqualTo(3);
  }

  @Rule({"DB-FOR-06", "DB-D-11"})
  @Test
  void thePointsOfATeamAreThoseOfItsPlayersTogether() {
    DeckbuilderState state =
        Given.klingon(4)
            .points(ONE, "p0", "p1")
            .points(TWO, "friend")
            .points(THREE, "p0")
            .influence(ONE, "p1")
            .state();
    assertThat(value(state, new Amount.Points(false))).isEqualTo(50);
    assertThat(value(state, new Amount.Points(true))).isEqualTo(70);
  }

  @Rule("DB-FOR-07")
  @Property(tries = 20)
  void theCubesThatWereDefeatedAndTheBorgCardsShownAreCounted(
      @ForAll @IntRange(max = 3) int cubes, @ForAll @IntRange(max = 5) int shown) {
    DeckbuilderState state = Given.exploration(2).space("p0", "p1", "p1", "p1").state();
    CardId met = card("p0");
    ImmutableList<CardId> defeated =
        ImmutableList.of(card("p1"), card("p1", 1), card("p1", 2)).subList(0, cubes);
    DeckbuilderState handled =
        state.with(
            state
                .table()
                .withDefeatedCubes(defeated)
                .withFlipped(ImmutableList.of(FlippedCard.of(met).withBorgShown(shown)))
                .withPhases(
                    Pile.<Phase>topFirst(
                        ImmutableList.of(Encounter.of(ONE, met), new ActionPhase(ONE)))));
    assertThat(value(handled, new Amount.CubesDefeated())).isEqualTo(cubes);
    assertThat(value(handled, new Amount.RevealedBorg())).isEqualTo(shown);
    assertThat(value(state, new Amount.RevealedBorg())).isZero();
  }

  @Rule({"DB-EFF-10", "DB-MIS-06"})
  @Property(tries = 40)
  void eachConditionHoldsFromItsNumberOnAndNotBefore(
      @ForAll @IntRange(max = 3) int bridge,
      @ForAll @IntRange(max = 7) int damage,
      @ForAll @IntRange(max = 5) int xp,
      @ForAll @IntRange(max = 2) int points) {
    Given given = Given.exploration(2).damage(ONE, damage).xp(xp);
    for (int i = 0; i < bridge; i++) {
      given.bridge(ONE, "c2");
    }
    for (int i = 0; i < points; i++) {
      given.points(ONE, "p1");
    }
    DeckbuilderState state = given.state();
    Selector sel = Selector.all(Zone.BRIDGE);
    for (int x = -1; x <= 12; x++) {
      Amount n = Amount.of(x);
      Amount tens = Amount.of(10 * x);
      assertThat(holds(state, new Condition.StatAtLeast(Stat.SPEED, n))).isEqualTo(3 + bridge >= x);
      assertThat(
              holds(
                  state,
                  new Condition.StatsSumAtLeast(ImmutableSet.of(Stat.SPEED, Stat.ATTACK), n)))
          .isEqualTo(6 + 2 * bridge >= x);
      assertThat(holds(state, new Condition.CountAtLeast(sel, n))).isEqualTo(bridge >= x);
      assertThat(holds(state, new Condition.CountAtMost(sel, n))).isEqualTo(bridge <= x);
      assertThat(holds(state, new Condition.CountExact(sel, n))).isEqualTo(bridge == x);
      assertThat(holds(state, new Condition.XpAtLeast(n))).isEqualTo(xp >= x);
      assertThat(holds(state, new Condition.DamageAtMost(n))).isEqualTo(damage <= x);
      assertThat(holds(state, new Condition.DamageAtLeast(n))).isEqualTo(damage >= x);
      for (Condition.Of of : Condition.Of.values()) {
        assertThat(holds(state, new Condition.PointsAtLeast(of, tens)))
            .isEqualTo(30 * points >= 10 * x);
      }
    }
    assertThat(holds(state, new Condition.Has(sel))).isEqualTo(bridge > 0);
    assertThat(holds(state, new Condition.MoreThanEachOpposingTeam(new Amount.Count(sel))))
        .isEqualTo(bridge > 0);
  }

  @Rule("DB-EFF-10")
  @Test
  void conditionsOfTheTableHoldForWhomTheyAreMet() {
    DeckbuilderState state = Given.klingon(2).influence(ONE, "old-guard").space("p0").state();
    CardDef held = state.table().def(state.table().area(ONE).influence().get(0));
    Condition holds = new Condition.Holds(held.keywords().iterator().next());
    assertThat(holds(state, holds)).isTrue();
    assertThat(Conditions.hold(state, OTHER, holds)).isFalse();
    assertThat(holds(state, new Condition.Holds("no such word"))).isFalse();
    assertThat(holds(state, new Condition.InScenario(Scenario.KLINGON_CIVIL_WAR))).isTrue();
    assertThat(holds(state, new Condition.InScenario(Scenario.BORG_INVASION))).isFalse();
    assertThat(holds(state, new Condition.IsTurnPlayer())).isTrue();
    assertThat(Conditions.hold(state, OTHER, new Condition.IsTurnPlayer())).isFalse();
    assertThat(holds(state, new Condition.InBattle())).isFalse();
    DeckbuilderState met = Given.exploration(2).space("p0").scene().does(new Explore(ONE)).state();
    assertThat(holds(met, new Condition.InBattle())).isTrue();
    assertThat(Conditions.hold(met, OTHER, new Condition.InBattle())).isFalse();
  }

  @Rule("DB-EFF-10")
  @Property(tries = 40)
  void conditionsAreJoinedAsTheirWordsSay(
      @ForAll @Size(max = 4) List<Boolean> values, @ForAll @IntRange(min = 1, max = 5) int n) {
    DeckbuilderState state = Given.exploration(2).state();
    ImmutableList.Builder<Condition> of = ImmutableList.builder();
    Condition yes = new Condition.IsTurnPlayer();
    int held = 0;
    for (boolean value : values) {
      of.add(value ? yes : new Condition.Not(yes));
      held += value ? 1 : 0;
    }
    ImmutableList<Condition> all = of.build();
    assertThat(holds(state, new Condition.And(all))).isEqualTo(held == values.size());
    assertThat(holds(state, new Condition.Or(all))).isEqualTo(held > 0);
    assertThat(holds(state, new Condition.AtLeastNOf(n, all))).isEqualTo(held >= n);
    Condition leads =
        new Condition.MoreThanEachOpposingTeam(new Amount.Count(Selector.all(Zone.BRIDGE)));
    DeckbuilderState equal = Given.exploration(2).bridge(ONE, "c1").bridge(TWO, "c2").state();
    assertThat(holds(equal, leads)).as("more, not as many").isFalse();
  }

  private static int value(DeckbuilderState state, Amount amount) {
    return Amounts.of(state, SELF, amount);
  }

  private static boolean holds(DeckbuilderState state, Condition condition) {
    return Conditions.hold(state, SELF, condition);
  }
}
