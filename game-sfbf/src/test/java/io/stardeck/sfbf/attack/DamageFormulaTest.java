package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.ImmutableAttack;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The damage calculation of section 2.5 over all that can enter it. */
final class DamageFormulaTest {
  private static final Table TABLE =
      Given.advanced(2).screen(ONE, "fed-dn").screen(TWO, "rom-con", "tho-dn").state().table();
  private static final ImmutableList<CardId> CARDS = cards();

  /** What was played against an attack: its defences, and what lies on the target. */
  record Target(boolean cloaked, boolean webbed, boolean weasel, boolean erratic) {
    Ship ship() {
      return Ship.fresh(Given.ship("rom-con"))
          .withCloaked(cloaked)
          .withWebbed(webbed)
          .withWeasel(weasel ? Optional.of(Given.card("ww-1")) : Optional.empty())
          .withErratic(erratic ? Optional.of(Given.card("em-1")) : Optional.empty());
    }
  }

  @Provide
  Arbitrary<Shot> shots() {
    Arbitrary<CardId> weapons =
        Arbitraries.of(CARDS.stream().filter(card -> TABLE.kind(card).weapon()).toList());
    return Combinators.combine(
            weapons,
            Arbitraries.of(CARDS.stream().filter(card -> TABLE.kind(card).doubling()).toList()),
            Arbitraries.of(true, false),
            Arbitraries.integers().between(0, 2),
            Arbitraries.integers().between(0, 9))
        .as(DamageFormulaTest::shot);
  }

  @Provide
  Arbitrary<ImmutableList<Shot>> salvos() {
    return shots().list().ofMinSize(1).ofMaxSize(6).map(ImmutableList::copyOf);
  }

  @Provide
  Arbitrary<ImmutableList<Defence>> defences() {
    return Combinators.combine(
            Arbitraries.of("rs-1", "rs-2", "ecm-4", "ecm-3-1"), Arbitraries.of(true, false))
        .as((card, cancelled) -> new Defence(Given.card(card), cancelled, Optional.empty()))
        .list()
        .ofMaxSize(3)
        .map(ImmutableList::copyOf);
  }

  @Provide
  Arbitrary<Target> targets() {
    Arbitrary<Boolean> yes = Arbitraries.of(true, false);
    return Combinators.combine(yes, yes, yes, yes).as(Target::new);
  }

  @Rule({"BF-DMG-01", "BF-DMG-02", "BF-DMG-03", "BF-DMG-04", "BF-D-33", "BF-DEF-45", "BF-WEB-06"})
  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void damageIsThatOfTheFormula(
      @ForAll("salvos") ImmutableList<Shot> shots,
      @ForAll("defences") ImmutableList<Defence> defences,
      @ForAll("targets") Target target,
      @ForAll @IntRange(max = 2) int plusOnes) {
    Attack attack = attack(shots, defences, plusOnes);
    double sum = 0;
    boolean anyLeft = false;
    double scale = target.webbed() ? 0.5 : 1;
    for (Shot shot : shots) {
      CardKind kind = TABLE.kind(shot.card());
      if (left(shot) && !(target.weasel() && kind.seeking())) {
        anyLeft = true;
        double number = number(shot);
        sum +=
            kind.seeking()
                ? Math.max(0, number - shot.fire() * scale)
                : Math.max(0, number - shot.fire()) * scale;
      }
    }
    double reduced = (anyLeft ? sum + plusOnes * scale : 0) - reduction(defences, target) * scale;
    int expected = (int) Math.ceil(Math.max(0, reduced));
    expected = target.cloaked() ? (int) Math.ceil(expected / 2.0) : expected;
    expected = target.weasel() ? (int) Math.ceil(expected / 2.0) : expected;
    assertThat(Damage.of(TABLE, attack, target.ship())).isEqualTo(expected);
  }

  @Rule("BF-I-17")
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void oneMoreDefenceNeverRaisesTheDamage(
      @ForAll("salvos") ImmutableList<Shot> shots,
      @ForAll("defences") ImmutableList<Defence> defences,
      @ForAll("targets") Target target) {
    Attack attack = attack(shots, defences, 1);
    int before = Damage.of(TABLE, attack, target.ship());
    for (String card : new String[] {"rs-3", "ecm-3-2"}) {
      ImmutableList<Defence> more =
          ImmutableList.<Defence>builder()
              .addAll(defences)
              .add(Defence.of(Given.card(card), Optional.empty()))
              .build();
      assertThat(Damage.of(TABLE, attack(shots, more, 1), target.ship()))
          .isLessThanOrEqualTo(before);
    }
    Ship erratic = target.ship().withErratic(Optional.of(Given.card("em-2")));
    assertThat(Damage.of(TABLE, attack, erratic)).isLessThanOrEqualTo(before);
  }

  @Rule("BF-I-16")
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void damageIsWithinTheNumbersOnTheCards(
      @ForAll("salvos") ImmutableList<Shot> shots,
      @ForAll("defences") ImmutableList<Defence> defences,
      @ForAll("targets") Target target,
      @ForAll @IntRange(max = 3) int plusOnes) {
    int most = plusOnes;
    for (Shot shot : shots) {
      most += 2 * TABLE.card(shot.card()).value();
    }
    assertThat(Damage.of(TABLE, attack(shots, defences, plusOnes), target.ship()))
        .isBetween(0, most);
  }

  private static Attack attack(
      ImmutableList<Shot> shots, ImmutableList<Defence> defences, int plusOnes) {
    ImmutableAttack.Builder attack =
        ImmutableAttack.builder()
            .form(Form.SHIP)
            .attacker(ONE)
            .defender(TWO)
            .squadrons(0)
            .halvedFire(false)
            .shots(shots)
            .defences(defences);
    for (int i = 0; i < plusOnes; i++) {
      attack.addPlusOnes(Given.card("prt-1"));
    }
    return attack.build();
  }

  private static Shot shot(
      CardId weapon, CardId support, boolean supported, int cancels, int fire) {
    boolean fits = supported && TABLE.kind(support).doubles(TABLE.kind(weapon));
    boolean seeking = TABLE.kind(weapon).seeking();
    return new Shot(
        weapon,
        BoxSet.empty(),
        fits ? ImmutableList.of(support) : ImmutableList.of(),
        TABLE.kind(weapon) == CardKind.DRN ? cancels : 0,
        seeking ? fire : 0);
  }

  private static boolean left(Shot shot) {
    return shot.cancels() == 0 || shot.cancels() == 1 && scattered(shot);
  }

  private static int number(Shot shot) {
    boolean doubled = !shot.support().isEmpty() && !(scattered(shot) && shot.cancels() > 0);
    return TABLE.card(shot.card()).value() * (doubled ? 2 : 1);
  }

  private static boolean scattered(Shot shot) {
    return !shot.support().isEmpty() && TABLE.kind(shot.support().get(0)) == CardKind.SCP;
  }

  private static int reduction(ImmutableList<Defence> defences, Target target) {
    int sum = target.erratic() ? 4 : 0;
    for (Defence defence : defences) {
      sum += defence.cancelled() ? 0 : TABLE.card(defence.card()).value();
    }
    return sum;
  }

  private static ImmutableList<CardId> cards() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (int number = 0; number < 90; number++) {
      cards.add(CardId.of(number));
    }
    return cards.build();
  }
}
