package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Participant;
import io.stardeck.b5.state.Role;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Leading, supporting, opposing, attacking (LED, SUP, ATK). */
final class ConflictRulesTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("envoy", Race.NARN, 2, 3).build(),
            character("soldier", Race.NARN, 2, 2, 0, 0, 2)
                .putAbilities(Ability.MILITARY, 3)
                .build(),
            character("guard", Race.HUMAN, 2, 5, 4).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("g", Race.HUMAN, 2, 5).build(),
            card("place", Kind.LOCATION).putAbilities(Ability.MILITARY, 3).build(),
            card("fort", Kind.LOCATION)
                .putAbilities(Ability.MILITARY, 3)
                .mayParticipate(true)
                .build(),
            card("guild", Kind.GROUP).putAbilities(Ability.DIPLOMACY, 3).build())
        .inRow(1, "envoy")
        .inRow(1, "soldier")
        .inRow(1, "f")
        .inRow(1, "place")
        .inRow(1, "fort")
        .inRow(1, "guild")
        .inRow(2, "guard")
        .inRow(2, "g");
  }

  @Rule({"B5-LED-01", "B5-LED-03", "B5-LED-04", "B5-I-06"})
  @Test
  void oneLeaderForEachFleetWhereverItStands() {
    Stage stage = given().actionRound(1);
    stage.refuses(Acts.lead(stage, 1, "envoy", "f"), "B5-LED-01");
    stage.refuses(Acts.lead(stage, 1, "soldier", "g"), "B5-LED-01");
    stage.act(Acts.lead(stage, 1, "soldier", "f")).act(Acts.pass(2));
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(6);
    assertThat(stage.board().faction(P).supportingRow().get(1).id()).isEqualTo(stage.id("soldier"));
    stage.refuses(Acts.lead(stage, 1, "ambassador 1", "f"), "B5-LED-03");
    Stage member =
        given()
            .define(character("head", Race.NARN, 1, 0, 0, 0, 1).build())
            .inCircle(1, "head")
            .actionRound(1);
    member.act(Acts.lead(member, 1, "head", "f"));
    assertThat(member.board().faction(P).innerCircle().get(1).id()).isEqualTo(member.id("head"));
  }

  @Rule({"B5-LED-02", "B5-LED-05", "B5-D-19", "B5-D-20", "B5-D-35"})
  @Test
  void theBonusIsTheLeadershipOfTheMoment() {
    Stage stage = given().actionRound(1);
    stage.act(Acts.lead(stage, 1, "soldier", "f"));
    Stage hurt = stage.changed("soldier", card -> card.withDamage(1));
    assertThat(hurt.rating(hurt.id("f"), Ability.MILITARY)).isEqualTo(5);
    Stage down = stage.changed("soldier", card -> card.withNeutralised(true)).act(Acts.pass(2));
    assertThat(down.rating(down.id("f"), Ability.MILITARY)).isEqualTo(4);
    assertThat(down.card("soldier").leading()).isEmpty();
    assertThat(down.card("f").neutralised()).isFalse();
  }

  @Rule({"B5-SUP-01", "B5-D-22"})
  @Test
  void charactersAndFleetsJoinAndLocationsThatMay() {
    Stage stage =
        given().conflict(Ability.MILITARY, 1, 2).conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "place", 1, Ability.MILITARY), "B5-SUP-01");
    stage.refuses(Acts.support(stage, 1, "guild", 2, Ability.DIPLOMACY), "B5-SUP-01");
    stage.refuses(Acts.support(stage, 1, "envoy", 7, Ability.DIPLOMACY), "B5-SUP-01");
    stage.act(Acts.support(stage, 1, "fort", 1, Ability.MILITARY)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "envoy", 2, Ability.DIPLOMACY));
  }

  @Rule({"B5-SUP-02", "B5-D-23"})
  @Test
  void charactersDoNotUseMilitaryNorAttackWithIt() {
    Stage stage = given().conflict(Ability.MILITARY, 1, 2).actionRound(2);
    stage.act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY));
    stage.refuses(Acts.support(stage, 1, "soldier", 1, Ability.MILITARY), "B5-SUP-02");
    stage.refuses(Acts.attack(stage, 1, "soldier", "g"), "B5-SUP-02");
  }

  @Rule({"B5-SUP-05", "B5-SUP-06", "B5-D-27", "B5-I-17"})
  @Test
  void whoJoinsIsAParticipantWithTheAbilityNamed() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "soldier", 1, Ability.LEADERSHIP), "B5-SUP-06");
    stage.act(Acts.support(stage, 1, "soldier", 1, Ability.DIPLOMACY));
    assertThat(stage.board().conflict(1).participants())
        .containsExactly(new Participant(stage.id("soldier"), P, Role.SUPPORT, Ability.DIPLOMACY));
    assertThat(stage.card("soldier").rotated()).isTrue();
    stage.act(Acts.oppose(stage, 2, "guard", 1, Ability.DIPLOMACY));
    assertThat(stage.board().conflict(1).participants())
        .contains(new Participant(stage.id("guard"), Seat.of(2), Role.OPPOSE, Ability.DIPLOMACY));
  }

  @Rule({"B5-D-24", "B5-D-28", "B5-SUP-04"})
  @Test
  void everyFactionJoinsEitherSideAndCountsAsItIsNow() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    stage.act(Acts.oppose(stage, 1, "soldier", 1, Ability.DIPLOMACY));
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isEqualTo(8);
    Stage hurt = stage.changed("envoy", card -> card.withDamage(1));
    assertThat(Totals.of(hurt.board(), hurt.board().conflict(1), Side.SUPPORT)).isEqualTo(7);
    Stage down = stage.changed("envoy", card -> card.withNeutralised(true));
    assertThat(Totals.of(down.board(), down.board().conflict(1), Side.SUPPORT)).isEqualTo(5);
  }

  @Rule({"B5-D-28", "B5-SUP-04"})
  @Test
  void aBonusCountsForTheTotalAsLongAsItStands() {
    Stage stage = given().conflict(Ability.MILITARY, 1, 2).actionRound(1);
    stage.act(Acts.lead(stage, 1, "soldier", "f")).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isEqualTo(4 + 2);
    Stage weaker = stage.changed("soldier", card -> card.withDamage(1));
    assertThat(Totals.of(weaker.board(), weaker.board().conflict(1), Side.SUPPORT))
        .isEqualTo(4 + 1);
    Stage alone = stage.changed("soldier", card -> card.withLeading(Optional.empty()));
    assertThat(Totals.of(alone.board(), alone.board().conflict(1), Side.SUPPORT)).isEqualTo(4);
  }

  @Rule({"B5-ATK-01", "B5-ATK-02", "B5-D-26", "B5-D-30"})
  @Test
  void onlyParticipantsAreAttackedNotThoseWhoOnlyLead() {
    Stage stage = given().conflict(Ability.MILITARY, 2, 1).actionRound(1);
    stage.act(Acts.lead(stage, 1, "soldier", "f"));
    stage.refuses(Acts.attack(stage, 2, "g", "soldier"), "B5-ATK-01").act(Acts.pass(2));
    stage.refuses(Acts.attack(stage, 1, "f", "g"), "B5-ATK-01");
    stage.act(Acts.oppose(stage, 1, "f", 1, Ability.MILITARY));
    stage.refuses(Acts.attack(stage, 2, "g", "soldier"), "B5-ATK-02");
    stage.act(Acts.attack(stage, 2, "g", "f"));
  }

  @Rule({"B5-ATK-07", "B5-ATK-08", "B5-ATK-09", "B5-I-14", "B5-I-15", "B5-D-54"})
  @Test
  void noAttackOnTheOwnTheNeutralisedOrWithoutRating() {
    Stage stage =
        given().conflict(Ability.INTRIGUE, 2).conflict(Ability.DIPLOMACY, 2).actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.INTRIGUE));
    stage.refuses(Acts.attack(stage, 1, "envoy", "guard"), "B5-ATK-07");
    Stage down = stage.changed("guard", card -> card.withNeutralised(true));
    down.refuses(Acts.attack(down, 1, "ambassador 1", "guard"), "B5-ATK-08");
    stage.act(Acts.pass(1));
    stage.refuses(Acts.attack(stage, 2, "ambassador 2", "guard"), "B5-ATK-09");
  }

  @Rule({"B5-RSV-03", "B5-D-29", "B5-D-31", "B5-I-14", "B5-I-31", "B5-D-53"})
  @Test
  void anAttackAddsNothingAndBothAmountsAreTakenBeforeTheDamage() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
    Stage hurt = stage.changed("guard", card -> card.withDamage(3));
    hurt.act(Acts.attack(hurt, 1, "envoy", "guard"));
    assertThat(hurt.events())
        .as("both placed, then the state check")
        .extracting(event -> event.what().getClass().getSimpleName())
        .containsSubsequence("DamagePlaced", "DamagePlaced", "CardNeutralised");
    stage.act(Acts.attack(stage, 1, "envoy", "guard"));
    assertThat(stage.card("guard").damage()).isEqualTo(3);
    assertThat(stage.card("envoy").neutralised()).isTrue();
    assertThat(stage.card("envoy").severe()).isEqualTo(2);
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.OPPOSE)).isZero();
    assertThat(stage.board().conflict(1).participant(stage.id("envoy")).role())
        .isEqualTo(Role.ATTACK);
  }

  @Rule({"B5-D-25", "B5-I-16", "B5-SUP-08"})
  @Test
  void aReadiedCardMayAttackAgainInTheSameConflict() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    Stage ready = stage.changed("envoy", card -> card.withRotated(false));
    ready.act(Acts.attack(ready, 1, "envoy", "guard"));
    assertThat(ready.board().conflict(1).participants()).hasSize(2);
    assertThat(ready.board().conflict(1).participant(ready.id("envoy")).role())
        .isEqualTo(Role.SUPPORT);
    assertThat(ready.card("guard").damage()).isEqualTo(3);
  }

  @Rule({"B5-D-25", "B5-D-26"})
  @Test
  void aReadiedCardMayAttackInAnotherConflict() {
    Stage stage =
        given().conflict(Ability.DIPLOMACY, 1).conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    stage.act(Acts.oppose(stage, 2, "guard", 2, Ability.DIPLOMACY));
    Stage ready = stage.changed("envoy", card -> card.withRotated(false));
    ready.act(new Attack(P, ready.id("envoy"), ready.id("guard"), 2, Optional.empty()));
    assertThat(ready.card("guard").damage()).isEqualTo(3);
    assertThat(ready.board().conflict(1).participants()).hasSize(1);
    assertThat(ready.board().conflict(2).participant(ready.id("envoy")).role())
        .isEqualTo(Role.ATTACK);
  }

  @Rule({"B5-SUP-04", "B5-SUP-06", "B5-SUP-07", "B5-W-04", "B5-W-06"})
  @Test
  void aConflictMayAdmitOtherAbilitiesAndShutOthersOut() {
    ConflictTraits sabotage = CARD.conflict().orElseThrow();
    Stage stage = given().conflict(sabotage, 2, Optional.of(P)).actionRound(1);
    stage.refuses(Acts.support(stage, 1, "f", 1, Ability.MILITARY), "B5-SUP-06");
    Stage usual = stage.copy();
    usual.act(Acts.oppose(usual, 1, "ambassador 1", 1, sabotage.type()));
    stage.act(Acts.oppose(stage, 1, "f", 1, Ability.MILITARY));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.OPPOSE)).isEqualTo(4);
    ConflictTraits pair =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .needsTarget(true)
            .onlyInitiatorAndTarget(true)
            .restriction(Filter.builder().addKinds(Kind.CHARACTER).build())
            .build();
    Stage three =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .conflict(pair, 1, Optional.of(Q))
            .actionRound(3);
    three.refuses(Acts.support(three, 3, "ambassador 3", 1, Ability.DIPLOMACY), "B5-SUP-07");
    three.act(Acts.pass(3));
    three.act(Acts.support(three, 1, "ambassador 1", 1, Ability.DIPLOMACY));
  }

  @Rule({"B5-SUP-07", "B5-ATK-04"})
  @Test
  void someFleetsTakePartOnlyWhereTheirOwnFactionIsTheTarget() {
    Stage stage =
        given()
            .define(fleet("home", Race.HUMAN, 2, 5).joinsOnlyWhenTarget(true).build())
            .inRow(2, "home")
            .conflict(Ability.MILITARY, 1)
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY));
    stage.refuses(Acts.oppose(stage, 2, "home", 1, Ability.MILITARY), "B5-SUP-07");
    stage.refuses(Acts.attack(stage, 2, "home", "f"), "B5-ATK-04");
    stage.act(Acts.oppose(stage, 2, "home", 2, Ability.MILITARY));
  }

  private static final CardDef CARD = CardSets.starter().card("sabotage");

  @Rule({"B5-D-30", "B5-ATK-02"})
  @Test
  void aLeaderThatTakesPartItselfIsAttackedAsThatParticipant() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 2, 1).actionRound(1);
    stage.act(Acts.oppose(stage, 1, "soldier", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    Stage leading = stage.changed("soldier", card -> card.withRotated(false));
    leading.act(Acts.lead(leading, 1, "soldier", "f"));
    leading.act(Acts.attack(leading, 2, "guard", "soldier"));
  }

  @Rule({"B5-D-26", "B5-FRM-23"})
  @Test
  void anAttackIsMadeInTheConflictOfItsTargetWhateverElseIsOpen() {
    Stage stage =
        given().conflict(Ability.INTRIGUE, 2).conflict(Ability.DIPLOMACY, 2).actionRound(2);
    stage.act(Acts.support(stage, 2, "guard", 2, Ability.DIPLOMACY));
    stage.refuses(Acts.attack(stage, 1, "envoy", "guard"), "B5-ATK-01");
    stage.act(new Attack(P, stage.id("envoy"), stage.id("guard"), 2, Optional.empty()));
    assertThat(stage.board().conflict(2).participants()).hasSize(2);
    assertThat(stage.card("guard").damage()).isEqualTo(3);
  }
}
