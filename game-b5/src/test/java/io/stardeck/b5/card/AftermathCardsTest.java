package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Acts.won;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the aftermaths of the starter decks do. */
final class AftermathCardsTest {
  private static Given given(Race own, Race other) {
    return Given.factions(own, other)
        .define(
            character("envoy", own, 2, 3, 1).build(),
            character("spy", own, 2, 1, 9).build(),
            character("foe", other, 2, 1, 4).build(),
            fleet("f", own, 2, 14).build(),
            fleet("g", other, 2, 6).build());
  }

  @Rule("B5-W-09")
  @Test
  void blameLowersTheDiplomacyOfTheLoser() {
    Stage stage =
        won(
            given(Race.NARN, Race.HUMAN).inRow(1, "envoy"),
            Ability.DIPLOMACY,
            "envoy",
            "assigning-blame");
    int before = stage.rating(stage.ambassador(2), Ability.DIPLOMACY);
    stage.act(Acts.reveal(stage, 1, "assigning-blame"));
    assertThat(stage.rating(stage.ambassador(2), Ability.DIPLOMACY)).isEqualTo(before - 2);
  }

  @Rule("B5-W-07")
  @Test
  void refugeesFollowAWarWonByAnother() {
    for (boolean war : new boolean[] {true, false}) {
      Stage stage =
          given(Race.NARN, Race.HUMAN)
              .inRow(2, "g")
              .inHand(1, "refugees")
              .board(
                  board ->
                      board.withRelations(Relations.start().withWar(Race.NARN, Race.HUMAN, war)))
              .influence(2, 8, 8)
              .conflict(Ability.MILITARY, 2, 1)
              .actionRound(1);
      stage.act(Acts.set(stage, 1, "refugees", "ambassador 1"));
      stage.act(Acts.support(stage, 2, "g", 1, Ability.MILITARY));
      stage.idleUntil(AftermathStep.class);
      if (war) {
        int rating = stage.rating(2);
        stage.act(Acts.reveal(stage, 1, "refugees"));
        assertThat(stage.rating(2)).isEqualTo(rating - 1);
        assertThat(stage.board().station()).isEqualTo(7);
      } else {
        stage.refuses(Acts.reveal(stage, 1, "refugees"), "B5-FRM-40");
      }
    }
  }

  @Rule("B5-W-09")
  @Test
  void repairingThePastRemovesAnAftermath() {
    Stage stage =
        won(
            given(Race.HUMAN, Race.NARN)
                .inRow(1, "envoy")
                .attached(2, "assigning-blame", "ambassador 1"),
            Ability.DIPLOMACY,
            "envoy",
            "repairing-the-past");
    int before = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    stage.act(Acts.reveal(stage, 1, "repairing-the-past", "assigning-blame"));
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(before + 2);
    assertThat(stage.inPlay(stage.id("assigning-blame"))).isFalse();
  }

  @Rule("B5-W-54")
  @Test
  void secondaryExperienceRaisesALesserAbility() {
    Stage stage =
        won(
            given(Race.HUMAN, Race.NARN).inRow(1, "spy"),
            Ability.DIPLOMACY,
            "spy",
            "secondary-experience");
    stage.act(Acts.reveal(stage, 1, "secondary-experience", "spy"));
    assertThat(stage.rating(stage.id("spy"), Ability.DIPLOMACY)).isEqualTo(3);
    Stage best =
        won(
            given(Race.HUMAN, Race.NARN).inRow(1, "spy"),
            Ability.INTRIGUE,
            "spy",
            "secondary-experience");
    best.refuses(Acts.reveal(best, 1, "secondary-experience", "spy"), "B5-FRM-40");
  }

  @Rule("B5-W-08")
  @Test
  void personalInvolvementRemovesAFallenMember() {
    Stage stage =
        given(Race.CENTAURI, Race.NARN)
            .inRow(1, "spy")
            .inCircle(2, "foe")
            .inHand(1, "personal-involvement")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "personal-involvement", "ambassador 1"));
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "spy", "foe")).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.INTRIGUE));
    stage.idleUntil(AftermathStep.class);
    stage.act(Acts.reveal(stage, 1, "personal-involvement", "foe"));
    assertThat(stage.inPlay(stage.id("foe"))).isFalse();
  }

  @Rule("B5-W-01")
  @Test
  void retributionStrikesForEachMember() {
    Stage stage =
        given(Race.CENTAURI, Race.NARN)
            .inRow(1, "spy")
            .inCircle(1, "carn-mollari")
            .inRow(2, "foe")
            .inHand(1, "retribution")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "retribution", "ambassador 1"));
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.support(stage, 1, "spy", 1, Ability.INTRIGUE));
    stage.idleUntil(AftermathStep.class);
    stage.act(Acts.reveal(stage, 1, "retribution", "foe"));
    assertThat(stage.card("foe").damage()).isEqualTo(2);
  }

  @Rule({"B5-W-54", "B5-REL-10"})
  @Test
  void riseToPowerTurnsDestinyIntoInfluenceAndDoom() {
    Stage stage =
        won(
            given(Race.CENTAURI, Race.NARN)
                .inRow(1, "f")
                .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 3))),
            Ability.MILITARY,
            "f",
            "rise-to-power");
    int rating = stage.rating(1);
    stage.act(Acts.reveal(stage, 1, "rise-to-power"));
    assertThat(stage.rating(1)).isEqualTo(rating + 2);
    assertThat(stage.card(stage.ambassador(1)).marks())
        .isEqualTo(Marks.NONE.plus(Mark.DESTINY, 1).plus(Mark.DOOM, 1));
  }

  @Rule("B5-W-05")
  @Test
  void aUnitedFrontSupportsOwnConflicts() {
    Given given =
        given(Race.MINBARI, Race.NARN)
            .attached(1, "united-front", "ambassador 1")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 2);
    Stage own = given.actionRound(1);
    int diplomacy = own.rating(own.ambassador(1), Ability.DIPLOMACY);
    Stage other = own.copy();
    own.act(Acts.support(own, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    assertThat(Totals.of(own.board(), own.board().conflict(1), Side.SUPPORT))
        .isEqualTo(diplomacy + 3);
    other.act(Acts.support(other, 1, "ambassador 1", 2, Ability.DIPLOMACY));
    assertThat(Totals.of(other.board(), other.board().conflict(2), Side.SUPPORT))
        .isEqualTo(diplomacy);
  }

  @Rule("B5-W-54")
  @Test
  void renownedVictoryHonoursTheDestructionOfFleets() {
    for (boolean attacked : new boolean[] {true, false}) {
      Stage stage =
          given(Race.NARN, Race.HUMAN)
              .define(fleet("second", Race.NARN, 2, 20).build())
              .inRow(1, "f")
              .inRow(1, "second")
              .inRow(2, "g")
              .inHand(1, "renowned-victory")
              .conflict(Ability.MILITARY, 1, 2)
              .actionRound(1);
      stage.act(Acts.set(stage, 1, "renowned-victory", "ambassador 1"));
      stage.act(Acts.oppose(stage, 2, "g", 1, Ability.MILITARY));
      if (attacked) {
        stage.act(Acts.attack(stage, 1, "f", "g")).act(Acts.pass(2));
      }
      stage.act(Acts.support(stage, 1, "second", 1, Ability.MILITARY));
      stage.idleUntil(AftermathStep.class);
      if (attacked) {
        int leadership = stage.rating(stage.ambassador(1), Ability.LEADERSHIP);
        stage.act(Acts.reveal(stage, 1, "renowned-victory"));
        assertThat(stage.rating(stage.ambassador(1), Ability.LEADERSHIP)).isEqualTo(leadership + 2);
      } else {
        stage.refuses(Acts.reveal(stage, 1, "renowned-victory"), "B5-FRM-40");
      }
    }
  }

  @Rule("B5-W-54")
  @Test
  void aWarHeroHasCapturedALocation() {
    Stage stage =
        won(
            given(Race.NARN, Race.HUMAN).inRow(1, "f").inRow(2, "mars-colony"),
            Ability.MILITARY,
            "f",
            "war-hero");
    stage.refuses(Acts.reveal(stage, 1, "war-hero"), "B5-FRM-40");
    ConflictResult result = stage.board().results().get(0);
    Stage captured =
        stage.with(
            new ConflictResult(
                result.conflict(),
                result.support(),
                result.opposition(),
                result.won(),
                result.war(),
                Optional.of(stage.id("mars-colony"))));
    int diplomacy = captured.rating(captured.ambassador(1), Ability.DIPLOMACY);
    captured.act(Acts.reveal(captured, 1, "war-hero"));
    assertThat(captured.rating(captured.ambassador(1), Ability.DIPLOMACY)).isEqualTo(diplomacy + 2);
  }

  @Rule("B5-W-07")
  @Test
  void refugeesDoNotFollowAWarWonByOneself() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .inRow(1, "f")
            .inHand(1, "refugees")
            .board(
                board ->
                    board.withRelations(Relations.start().withWar(Race.NARN, Race.HUMAN, true)))
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "refugees", "ambassador 1")).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY)).idleUntil(AftermathStep.class);
    assertThat(stage.board().results().get(0).war()).isTrue();
    stage.refuses(Acts.reveal(stage, 1, "refugees"), "B5-FRM-40");
  }

  @Rule("B5-W-08")
  @Test
  void whoTookPartInAConflictOfAnotherTypeIsNotHunted() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .inRow(2, "foe")
            .inHand(1, "hunted")
            .conflict(Ability.DIPLOMACY, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "hunted", "ambassador 1"));
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.DIPLOMACY)).idleUntil(AftermathStep.class);
    stage.refuses(Acts.reveal(stage, 1, "hunted", "foe"), "B5-FRM-40");
  }
}
