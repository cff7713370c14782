package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the events of the starter decks do. */
final class EventCardsTest {
  /** Two, and one more for each mark of the faction, until the turn ends. */
  @Rule("B5-W-01")
  @ParameterizedTest
  @CsvSource({
    "decisive-tactics, LEADERSHIP, DESTINY",
    "popular-support, DIPLOMACY, DESTINY",
    "underworld-connections, INTRIGUE, DOOM"
  })
  void anAbilityIsRaisedForATurn(String event, Ability ability, Mark mark) {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .inRow(1, "susan-ivanova")
            .inHand(1, event)
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(mark, 3)))
            .actionRound(1);
    int before = stage.rating(stage.id("susan-ivanova"), ability);
    stage.act(Acts.play(stage, 1, event, "susan-ivanova"));
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.rating(stage.id("susan-ivanova"), ability)).isEqualTo(before + 2 + 3);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.rating(stage.id("susan-ivanova"), ability)).isEqualTo(before);
  }

  @Rule("B5-W-17")
  @Test
  void supportBabylonRotatesTheAmbassadorForTheStation() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN).inHand(1, "support-babylon-5").actionRound(1);
    stage.act(Acts.play(stage, 1, "support-babylon-5"));
    assertThat(stage.board().station()).isEqualTo(8);
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
  }

  @Rule("B5-W-50")
  @Test
  void destinyFulfilledRaisesTheAmbassadorOrAllCharacters() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.NARN)
            .inRow(1, "carn-mollari")
            .inHand(1, "destiny-fulfilled")
            .influence(1, 9, 9)
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 2)))
            .actionRound(1);
    int diplomacy = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    Stage all = stage.copy();
    stage.act(Acts.playFor(stage, 1, "destiny-fulfilled", 0));
    assertThat(stage.pool(1)).isEqualTo(8);
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(diplomacy + 2);
    assertThat(stage.rating(stage.id("carn-mollari"), Ability.DIPLOMACY)).isEqualTo(2);
    all.act(Acts.playFor(all, 1, "destiny-fulfilled", 5));
    assertThat(all.pool(1)).isEqualTo(3);
    assertThat(all.rating(all.id("carn-mollari"), Ability.DIPLOMACY)).isEqualTo(4);
    assertThat(all.rating(all.id("carn-mollari"), Ability.PSI)).isZero();
  }

  @Rule("B5-REL-10")
  @Test
  void shortTermGoalsTurnDestinyIntoInfluence() {
    Given given = Given.factions(Race.CENTAURI, Race.NARN).inHand(1, "short-term-goals");
    Stage none = given.actionRound(1);
    none.refuses(Acts.play(none, 1, "short-term-goals"), "B5-EFF-02");
    Stage stage =
        none.changed("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 1)));
    stage.act(Acts.play(stage, 1, "short-term-goals"));
    assertThat(stage.rating(1)).isEqualTo(5);
    assertThat(stage.card(stage.ambassador(1)).marks()).isEqualTo(Marks.NONE);
  }

  @Rule("B5-W-01")
  @Test
  void victoryInMyGraspStrengthensTheFleets() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.NARN)
            .define(fleet("f", Race.CENTAURI, 1, 3).build())
            .inRow(1, "f")
            .inHand(1, "victory-in-my-grasp")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 2)))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "victory-in-my-grasp"));
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(5);
    assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
  }

  @Rule("B5-W-17")
  @Test
  void contactWithVorlonsMarksACharacter() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "ashan")
            .inHand(1, "contact-with-vorlons")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "contact-with-vorlons", "ashan"));
    assertThat(stage.card("ashan").marks().of(Mark.VORLON)).isEqualTo(1);
    assertThat(stage.board().vorlon()).isEqualTo(4);
  }

  @Rule("B5-W-55")
  @Test
  void earlyWarningOpposesWithTheInfluenceOfTheVorlons() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "ashan")
            .inHand(1, "early-warning")
            .card("ashan", card -> card.withMarks(Marks.NONE.plus(Mark.VORLON, 2)))
            .conflict(Ability.DIPLOMACY, 2)
            .conflict(Ability.INTRIGUE, 2, 1)
            .actionRound(1);
    stage.refuses(Acts.play(stage, 1, "early-warning", "ashan", 1), "B5-EFF-02");
    stage.refuses(Acts.play(stage, 1, "early-warning", "ambassador 1", 2), "B5-EFF-02");
    stage.act(Acts.play(stage, 1, "early-warning", "ashan", 2));
    assertThat(stage.board().conflicts().get(1).oppositionBonus()).isEqualTo(3);
    assertThat(stage.board().vorlon()).isEqualTo(4);
    assertThat(stage.card("ashan").rotated()).isTrue();
  }
}
