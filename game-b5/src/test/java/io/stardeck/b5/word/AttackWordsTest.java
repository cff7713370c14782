package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AttackDamage;
import io.stardeck.b5.card.word.CardOperation.CannotJoin;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.CardOperation.MayUse;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Role;
import io.stardeck.engine.Event;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who attacks with what, and what the words of attacks change. */
final class AttackWordsTest {
  private static Effect always(Operation operation) {
    return Effect.builder().trigger(Trigger.CONSTANT).addOperations(operation).build();
  }

  /** An own spy with that word, a strong foe that opposes, and it is the own turn. */
  private static Stage opposed(Operation always) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("spy", Race.NARN, 2, 5, 3).addEffects(always(always)).build(),
                character("foe", Race.HUMAN, 2, 9, 2).build())
            .inRow(1, "spy")
            .inRow(2, "foe")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    return stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
  }

  private static Stage attacked(Operation always) {
    Stage stage = opposed(always);
    return stage.act(Acts.attack(stage, 1, "spy", "foe"));
  }

  private static AttackDamage two(Optional<Ability> with, Optional<Filter> against) {
    return new AttackDamage(Target.SELF, Amount.of(2), Optional.empty(), with, against);
  }

  @Rule("B5-W-49")
  @Test
  void aBonusForAttacksIsForTheAbilityAndTheOpponentThatItNames() {
    Optional<Filter> characters = Optional.of(Filter.builder().addKinds(Kind.CHARACTER).build());
    Optional<Filter> fleets = Optional.of(Filter.builder().addKinds(Kind.FLEET).build());
    Optional<Ability> intrigue = Optional.of(Ability.INTRIGUE);
    Optional<Ability> diplomacy = Optional.of(Ability.DIPLOMACY);
    assertThat(attacked(two(intrigue, characters)).card("foe").damage()).isEqualTo(3 + 2);
    assertThat(attacked(two(diplomacy, characters)).card("foe").damage()).isEqualTo(3);
    assertThat(attacked(two(intrigue, fleets)).card("foe").damage()).isEqualTo(3);
  }

  @Rule({"B5-W-27", "B5-ATK-04"})
  @Test
  void whoCannotJoinCannotAttackEither() {
    Stage stage = opposed(new CannotJoin(Target.SELF));
    stage.refuses(Acts.attack(stage, 1, "spy", "foe"), "B5-ATK-04");
    stage.act(Acts.attack(stage, 1, "ambassador 1", "foe"));
  }

  /** Each of its abilities, whichever the attack used. */
  @Rule({"B5-DMG-01", "B5-DMG-02"})
  @Test
  void damageLowersEveryAbility() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("all", Race.NARN, 2, 1, 2, 3, 4)
                    .putAbilities(Ability.MILITARY, 5)
                    .build())
            .inRow(1, "all")
            .card("all", card -> card.withDamage(2))
            .actionRound(1);
    assertThat(Ability.values())
        .extracting(each -> stage.rating(stage.id("all"), each))
        .containsExactly(0, 0, 1, 2, 3);
  }

  @Rule("B5-W-49")
  @Test
  void noAttackDealsLessThanNothing() {
    Optional<Filter> anybody = Optional.empty();
    Stage stage =
        attacked(
            new AttackDamage(
                Target.SELF, Amount.of(-5), Optional.empty(), Optional.empty(), anybody));
    assertThat(stage.events())
        .extracting(Event::what)
        .contains(new AttackResolved(1, stage.id("spy"), stage.id("foe"), 0, 2));
  }

  @Rule({"B5-ATK-07", "B5-SUP-03", "B5-DMG-01"})
  @Test
  void anAbilityThatDamageHasBroughtToNothingNeitherAttacksNorJoins() {
    Stage stage = opposed(new DealsFirst(Target.SELF));
    Stage hurt = stage.changed("spy", card -> card.withDamage(3));
    hurt.refuses(Acts.attack(hurt, 1, "spy", "foe"), "B5-ATK-07");
    hurt.refuses(Acts.support(hurt, 1, "spy", 1, Ability.INTRIGUE), "B5-SUP-03");
    Stage standing = stage.changed("spy", card -> card.withDamage(2));
    standing.copy().act(Acts.attack(standing, 1, "spy", "foe"));
    standing.act(Acts.support(standing, 1, "spy", 1, Ability.INTRIGUE));
  }

  @Rule({"B5-ATK-10", "B5-D-29"})
  @Test
  void anAttackAddsToNeitherSide() {
    Stage stage = attacked(two(Optional.empty(), Optional.empty()));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isZero();
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.OPPOSE)).isZero();
    assertThat(stage.board().conflict(1).participant(stage.id("spy")).role())
        .isEqualTo(Role.ATTACK);
  }

  @Rule("B5-W-32")
  @Test
  void whoAttacksOneThatDealsFirstStrikesWithWhatIsLeft() {
    Target foe = new Target.All(Filter.builder().title("foe").build());
    Stage stage = attacked(new DealsFirst(foe));
    assertThat(stage.card("spy").damage()).isEqualTo(2);
    assertThat(stage.card("foe").damage()).isEqualTo(3 - 2);
  }

  @Rule({"B5-W-32", "B5-RSV-03"})
  @Test
  void twoThatDealFirstDealAtTheSameTime() {
    Effect first = always(new DealsFirst(Target.SELF));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("spy", Race.NARN, 2, 0, 3).addEffects(first).build(),
                character("foe", Race.HUMAN, 2, 0, 3).addEffects(first).build())
            .inRow(1, "spy")
            .inRow(2, "foe")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    assertThat(stage.card("spy").neutralised()).isTrue();
    assertThat(stage.card("foe").neutralised()).isTrue();
  }

  @Rule({"B5-D-31", "B5-RSV-02"})
  @Test
  void theStrifeOfACardAddsToItsOwnDamageAlone() {
    Stage stage =
        opposed(new MayUse(Target.SELF, Optional.empty(), Optional.empty(), false))
            .changed("foe", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)));
    stage.act(Acts.attack(stage, 1, "spy", "foe"));
    assertThat(stage.card("foe").damage()).isEqualTo(3);
    assertThat(stage.card("spy").damage()).isEqualTo(2 + 2);
  }

  @Rule({"B5-ATK-06", "B5-ATK-05"})
  @Test
  void whoAttackedIsAttackedWithTheAbilityThatItUsed() {
    MayUse intrigue =
        new MayUse(
            Target.SELF, Optional.of(Ability.INTRIGUE), Optional.of(Ability.DIPLOMACY), false);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("spy", Race.NARN, 2, 9, 4).addEffects(always(intrigue)).build(),
                character("helper", Race.NARN, 2, 5, 2).build(),
                character("foe", Race.HUMAN, 2, 9, 1).build())
            .inRow(1, "spy")
            .inRow(1, "helper")
            .inRow(2, "foe")
            .conflict(Ability.DIPLOMACY, 1, 2)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "spy", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 2, "foe", "spy"));
    assertThat(stage.card("foe").damage()).isEqualTo(4);
    Stage whole = stage.changed("foe", card -> card.withDamage(0));
    whole.act(Acts.attack(whole, 1, "helper", "foe"));
    assertThat(whole.card("foe").damage()).isEqualTo(2);
    assertThat(whole.card("helper").damage()).isEqualTo(1);
  }

  @Rule({"B5-D-32", "B5-DMG-04"})
  @Test
  void aRaisedAbilityBearsAsMuchDamageAsItIsRaised() {
    for (int damage : new int[] {4, 5}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(character("envoy", Race.NARN, 2, 3).build())
              .inRow(1, "envoy")
              .attached(1, "book-of-gquan", "envoy")
              .card("envoy", card -> card.withDamage(damage))
              .actionRound(1)
              .act(Acts.pass(1));
      assertThat(stage.card("envoy").neutralised()).isEqualTo(damage == 5);
    }
  }

  @Rule("B5-W-10")
  @Test
  void adiraTyreeLearnsFromAttacksOnHerToo() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.NARN)
            .define(character("foe", Race.NARN, 2, 0, 1).build())
            .inRow(1, "adira-tyree")
            .inRow(2, "foe")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "adira-tyree", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 2, "foe", "adira-tyree"));
    assertThat(stage.board().modifiers()).hasSize(1);
  }
}
