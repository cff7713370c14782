package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Conflict;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Joining conflicts, attacks in them, and what they deal. */
final class ConflictExampleTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Join join(Seat seat, CardId card, int conflict, Side side, Ability ability) {
    return new Join(seat, card, conflict, side, ability);
  }

  private static Attack attack(Seat seat, CardId attacker, CardId target) {
    return new Attack(seat, attacker, target, 1, Optional.empty());
  }

  @Rule({"B5-X-03", "B5-SUP-03", "B5-SUP-04"})
  @Test
  void onlyAnAbilityThatIsNotZeroJoins() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 2, 2, 3).build())
            .inRow(1, "envoy")
            .conflict(Ability.PSI, 2)
            .conflict(Ability.DIPLOMACY, 2)
            .conflict(Ability.INTRIGUE, 2);
    Stage stage = given.actionRound(1);
    stage.refuses(join(P, stage.id("envoy"), 1, Side.SUPPORT, Ability.PSI), "B5-SUP-03");
    stage.act(join(P, stage.id("envoy"), 2, Side.SUPPORT, Ability.DIPLOMACY));
    assertThat(Totals.of(stage.board(), stage.board().conflict(2), Side.SUPPORT)).isEqualTo(2);
    Stage other = given.actionRound(1);
    other.act(join(P, other.id("envoy"), 3, Side.OPPOSE, Ability.INTRIGUE));
    assertThat(Totals.of(other.board(), other.board().conflict(3), Side.OPPOSE)).isEqualTo(3);
  }

  @Rule({"B5-X-04", "B5-SUP-07", "B5-ATK-04", "B5-I-17"})
  @Test
  void whoMayNotJoinMayNotAttack() {
    ConflictTraits minbariOnly =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .restriction(Filter.builder().race(Race.MINBARI).build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.MINBARI)
            .define(
                character("narn", Race.NARN, 2, 3).build(),
                character("minbari", Race.MINBARI, 2, 2).build())
            .inRow(1, "narn")
            .inRow(2, "minbari")
            .conflict(minbariOnly, 2, Optional.empty())
            .actionRound(2);
    stage.act(join(Q, stage.id("minbari"), 1, Side.SUPPORT, Ability.DIPLOMACY));
    stage.refuses(attack(P, stage.id("narn"), stage.id("minbari")), "B5-ATK-04");
    stage.refuses(join(P, stage.id("narn"), 1, Side.OPPOSE, Ability.DIPLOMACY), "B5-SUP-07");
    stage.act(new Pass(P));
  }

  @Rule({"B5-X-05", "B5-ATK-05", "B5-ATK-06", "B5-ATK-10", "B5-I-14"})
  @Test
  void theAttackerUsesTheAbilityOfItsTarget() {
    Stage stage = intrigue(character("a", Race.NARN, 2, 5, 2), character("b", Race.HUMAN, 2, 1, 4));
    stage.act(attack(P, stage.id("a"), stage.id("b")));
    assertThat(stage.card("b").damage()).isEqualTo(2);
    Conflict conflict = stage.board().conflict(1);
    assertThat(conflict.participant(stage.id("a")).ability()).isEqualTo(Ability.INTRIGUE);
    assertThat(Totals.of(stage.board(), conflict, Side.SUPPORT)).isZero();
    assertThat(Totals.of(stage.board(), conflict, Side.OPPOSE)).isEqualTo(2);
  }

  /** B of seat 2 has opposed an Intrigue conflict; A of seat 1 may attack. */
  private static Stage intrigue(ImmutableCardDef.Builder a, ImmutableCardDef.Builder b) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(a.build(), b.build())
            .inRow(1, "a")
            .inRow(2, "b")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(2);
    return stage.act(join(Q, stage.id("b"), 1, Side.OPPOSE, Ability.INTRIGUE));
  }

  @Rule({"B5-X-06", "B5-ATK-03", "B5-RSV-01"})
  @Test
  void fleetsAndCharactersAttackByOneProcedure() {
    Stage covert =
        intrigue(character("a", Race.NARN, 2, 0, 2), character("b", Race.HUMAN, 2, 0, 3));
    covert.act(attack(P, covert.id("a"), covert.id("b"))).told(AttackResolved.class, "B5-RSV-03");
    Stage armed =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("a", Race.NARN, 2, 2).build(), fleet("b", Race.HUMAN, 2, 3).build())
            .inRow(1, "a")
            .inRow(2, "b")
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(2);
    armed.act(join(Q, armed.id("b"), 1, Side.OPPOSE, Ability.MILITARY));
    armed.act(attack(P, armed.id("a"), armed.id("b"))).told(AttackResolved.class, "B5-RSV-03");
    for (Stage stage : new Stage[] {covert, armed}) {
      assertThat(stage.events())
          .as("the amounts are told before they are placed")
          .extracting(event -> event.what().getClass().getSimpleName())
          .containsSubsequence("AttackResolved", "DamagePlaced", "CardNeutralised");
      assertThat(stage.card("b").damage()).isEqualTo(2);
      assertThat(stage.card("a").neutralised()).isTrue();
      assertThat(stage.card("a").severe()).isEqualTo(1);
    }
  }

  @Rule({
    "B5-X-14",
    "B5-RSV-02",
    "B5-RSV-03",
    "B5-RSV-04",
    "B5-DMG-01",
    "B5-DMG-02",
    "B5-DMG-03",
    "B5-DMG-04",
    "B5-DMG-06",
    "B5-DMG-07"
  })
  @Test
  void strifeAddsTwoAndDamageLowersEveryAbility() {
    Stage stage =
        intrigue(
            character("a", Race.NARN, 2, 2, 3).putMarks(Mark.STRIFE, 1),
            character("b", Race.HUMAN, 2, 4, 2));
    stage.act(attack(P, stage.id("a"), stage.id("b")));
    assertThat(stage.card("a").damage()).isEqualTo(2);
    assertThat(stage.rating(stage.id("a"), Ability.INTRIGUE)).isEqualTo(1);
    assertThat(stage.rating(stage.id("a"), Ability.DIPLOMACY)).isZero();
    assertThat(stage.card("a").neutralised()).isFalse();
    assertThat(stage.card("b").neutralised()).isTrue();
    assertThat(stage.card("b").severe()).isEqualTo(1);
    assertThat(stage.card("b").damage()).isZero();
  }

  /** F of seat 1, led by a character, has opposed; G of seat 2 may attack it. */
  private static Stage led(int military, int leadership, int attacker) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("f", Race.NARN, 2, military).build(),
                fleet("g", Race.HUMAN, 2, attacker).build(),
                character("l", Race.NARN, 2, 0, 0, 0, leadership).build())
            .inRow(1, "f")
            .inRow(1, "l")
            .inRow(2, "g")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(1);
    stage.act(new Deed.LeadFleet(P, stage.id("l"), stage.id("f")));
    stage.act(new Pass(Q));
    stage.act(join(P, stage.id("f"), 1, Side.OPPOSE, Ability.MILITARY));
    return stage.act(attack(Q, stage.id("g"), stage.id("f")));
  }

  @Rule({"B5-X-15", "B5-LED-01", "B5-LED-02"})
  @Test
  void aLeaderRaisesTheFleet() {
    Stage stage = led(4, 2, 5);
    assertThat(stage.card("f").damage()).isEqualTo(5);
    assertThat(stage.card("f").neutralised()).isFalse();
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(1);
    assertThat(stage.card("g").neutralised()).isTrue();
    assertThat(stage.card("g").severe()).isEqualTo(1);
  }

  @Rule({"B5-X-17", "B5-DMG-12", "B5-DMG-13", "B5-D-37"})
  @Test
  void withTheFleetItsLeaderIsNeutralised() {
    Stage stage = led(3, 1, 7);
    assertThat(stage.card("f").severe()).isEqualTo(3);
    assertThat(stage.card("l").neutralised()).isTrue();
    assertThat(stage.card("l").severe()).isZero();
    assertThat(stage.card("l").damage()).isZero();
    assertThat(stage.card("l").leading()).isEmpty();
  }

  @Rule({"B5-X-33", "B5-D-31", "B5-DMG-03"})
  @Test
  void anAttackedCardWithoutRatingStillDealsItsStrife() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("a", Race.NARN, 2, 2).build(),
                character("b", Race.HUMAN, 2, 2, 5).putMarks(Mark.STRIFE, 1).build())
            .inRow(1, "a")
            .inRow(2, "b")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(join(Q, stage.id("b"), 1, Side.OPPOSE, Ability.DIPLOMACY));
    Stage hurt = stage.changed("b", card -> card.withDamage(2));
    hurt.act(attack(P, hurt.id("a"), hurt.id("b")));
    assertThat(hurt.card("b").damage()).isEqualTo(4);
    assertThat(hurt.card("a").neutralised()).isTrue();
    assertThat(hurt.card("a").severe()).isZero();
  }

  @Rule({"B5-X-45", "B5-W-05", "B5-W-49"})
  @Test
  void garibaldiCountsTwiceWhereHeOpposes() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("spy", Race.NARN, 2, 0, 3).build())
            .inRow(1, "spy")
            .inRow(2, "michael-garibaldi")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(2);
    CardId garibaldi = stage.id("michael-garibaldi");
    stage.act(join(Q, garibaldi, 1, Side.OPPOSE, Ability.INTRIGUE));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.OPPOSE)).isEqualTo(8);
    stage.act(attack(P, stage.id("spy"), garibaldi));
    assertThat(stage.card("spy").severe()).isEqualTo(5);
    assertThat(stage.card(garibaldi).damage()).isEqualTo(3);
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.OPPOSE)).isEqualTo(2);
  }

  @Rule({"B5-X-35", "B5-SUP-08", "B5-EFF-05", "B5-D-25"})
  @Test
  void aReadiedCardJoinsAnotherConflictOnly() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 2, 3).build())
            .inRow(1, "envoy")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    stage.act(join(P, stage.id("envoy"), 1, Side.SUPPORT, Ability.DIPLOMACY));
    stage.act(new Pass(Q));
    Stage ready = stage.changed("envoy", card -> card.withRotated(false).withReadiedThisTurn(true));
    ready.refuses(join(P, ready.id("envoy"), 1, Side.OPPOSE, Ability.DIPLOMACY), "B5-SUP-08");
    ready.act(join(P, ready.id("envoy"), 2, Side.OPPOSE, Ability.DIPLOMACY));
    assertThat(Totals.of(ready.board(), ready.board().conflict(1), Side.SUPPORT)).isEqualTo(3);
    assertThat(Totals.of(ready.board(), ready.board().conflict(2), Side.OPPOSE)).isEqualTo(3);
  }
}
