package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the texts of characters, locations and groups of the starter decks do. */
final class CharacterCardsTest {
  @Rule("B5-W-46")
  @Test
  void gkarAndTaLonDefendAgainstIntrigue() {
    Given given = Given.factions(Race.NARN, Race.CENTAURI).inRow(1, "talon").inRow(1, "narn-aide");
    Stage calm = given.actionRound(1);
    int alone = calm.rating(calm.ambassador(1), Ability.INTRIGUE);
    calm.refuses(Acts.use(calm, 1, "talon", 0, "narn-aide"), "B5-EFF-02");
    Stage attacked = given.conflict(Ability.INTRIGUE, 2, 1).actionRound(1);
    assertThat(attacked.rating(attacked.ambassador(1), Ability.INTRIGUE)).isEqualTo(alone + 2);
    attacked.refuses(Acts.use(attacked, 1, "talon", 0, "talon"), "B5-EFF-02");
    attacked.act(Acts.use(attacked, 1, "talon", 0, "narn-aide"));
    assertThat(attacked.rating(attacked.id("narn-aide"), Ability.INTRIGUE)).isEqualTo(5);
  }

  @Rule("B5-W-14")
  @Test
  void hagueAndRageshSaveForWhatIsSponsoredNext() {
    Stage hague =
        Given.factions(Race.HUMAN, Race.NARN)
            .inRow(1, "general-hague")
            .inHand(1, "human-picket-fleet")
            .actionRound(1);
    hague.act(Acts.use(hague, 1, "general-hague", 0)).act(Acts.pass(2));
    hague.act(Acts.sponsor(hague, 1, "ambassador 1", "human-picket-fleet"));
    assertThat(hague.pool(1)).isEqualTo(4 - (3 - 2));
    assertThat(hague.card("general-hague").tokens()).isZero();
    Stage ragesh =
        Given.factions(Race.CENTAURI, Race.NARN)
            .inRow(1, "ragesh-iii")
            .inHand(1, "centauri-aide")
            .actionRound(1);
    ragesh.act(Acts.use(ragesh, 1, "ragesh-iii", 0)).act(Acts.pass(2));
    ragesh.act(Acts.sponsor(ragesh, 1, "ambassador 1", "centauri-aide"));
    assertThat(ragesh.pool(1)).isEqualTo(4 - (3 - 1));
  }

  @Rule("B5-W-50")
  @Test
  void hidoshiTurnsInfluenceIntoDiplomacyUntilTheTurnEnds() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .inRow(1, "miagi-hidoshi")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.refuses(Acts.useFor(stage, 1, "miagi-hidoshi", 0, 3), "B5-GEN-05");
    stage.act(Acts.useFor(stage, 1, "miagi-hidoshi", 0, 6));
    assertThat(stage.pool(1)).isEqualTo(3);
    assertThat(stage.card("miagi-hidoshi").rotated()).isFalse();
    assertThat(stage.rating(stage.id("miagi-hidoshi"), Ability.DIPLOMACY)).isEqualTo(4 + 3);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.rating(stage.id("miagi-hidoshi"), Ability.DIPLOMACY)).isEqualTo(4);
  }

  @Rule("B5-EFF-03")
  @Test
  void marsColonyRaisesDiplomacyWhileItIsRotated() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .inRow(1, "mars-colony")
            .inRow(1, "human-aide")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "mars-colony", 0, "human-aide"));
    assertThat(stage.card("mars-colony").rotated()).isTrue();
    int raised = stage.rating(stage.id("human-aide"), Ability.DIPLOMACY);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.rating(stage.id("human-aide"), Ability.DIPLOMACY)).isEqualTo(raised - 2);
  }

  @Rule("B5-W-20")
  @Test
  void psiCorpsIntelligenceLooksAtTheOwnDeck() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN).inRow(1, "psi-corps-intelligence").actionRound(1);
    stage.act(Acts.use(stage, 1, "psi-corps-intelligence", 0));
    Look look = (Look) stage.state().frames().top();
    assertThat(look.deck()).isEqualTo(Seat.of(1));
    assertThat(look.number()).isEqualTo(2);
    assertThat(look.to()).isEqualTo(FactionOperation.DeckEnd.UNDER);
  }

  @Rule("B5-ATK-04")
  @Test
  void taliaWintersNeverAttacks() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(character("foe", Race.NARN, 1, 2).build())
            .inRow(1, "talia-winters")
            .inRow(2, "foe")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.DIPLOMACY));
    stage.refuses(Acts.attack(stage, 1, "talia-winters", "foe"), "B5-ATK-04");
    stage.act(Acts.support(stage, 1, "talia-winters", 1, Ability.DIPLOMACY));
  }

  @Rule("B5-W-01")
  @Test
  void urzaJaddoCostsPowerForShadows() {
    Given given = Given.factions(Race.CENTAURI, Race.NARN).inRow(1, "urza-jaddo");
    Stage none = given.actionRound(1);
    Stage five =
        none.changed("urza-jaddo", card -> card.withMarks(Marks.NONE.plus(Mark.SHADOW, 5)));
    assertThat(none.power(1)).isEqualTo(4);
    assertThat(five.power(1)).isEqualTo(3);
  }

  @Rule("B5-EFF-05")
  @Test
  void shalMayanReadiesAMemberOfTheInnerCircle() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "shal-mayan")
            .influence(1, 6, 6)
            .card("ambassador 1", card -> card.withRotated(true))
            .actionRound(1);
    stage.refuses(Acts.use(stage, 1, "shal-mayan", 0, "shal-mayan"), "B5-EFF-02");
    stage.act(Acts.use(stage, 1, "shal-mayan", 0, "ambassador 1"));
    assertThat(stage.card(stage.ambassador(1)).rotated()).isFalse();
    assertThat(stage.pool(1)).isEqualTo(1);
  }

  @Rule("B5-DMG-17")
  @Test
  void hedronnRotatesAReadyMinbari() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "hedronn")
            .inRow(1, "ashan")
            .actionRound(1);
    stage.refuses(Acts.use(stage, 1, "hedronn", 0, "ambassador 2"), "B5-EFF-02");
    stage.act(Acts.use(stage, 1, "hedronn", 0, "ashan"));
    assertThat(stage.card("ashan").rotated()).isTrue();
  }

  @Rule("B5-W-49")
  @Test
  void kalainStrikesHumanFleetsHarder() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .define(fleet("mine", Race.MINBARI, 1, 2).build())
            .define(fleet("theirs", Race.HUMAN, 1, 20).build())
            .inRow(1, "kalain")
            .inRow(1, "mine")
            .inRow(2, "theirs")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "theirs", 1, Ability.MILITARY));
    stage.act(Acts.lead(stage, 1, "kalain", "mine")).act(Acts.pass(2));
    stage.act(Acts.attack(stage, 1, "mine", "theirs"));
    assertThat(stage.card("theirs").damage()).isEqualTo(2 + 6 + 2);
  }

  @Rule("B5-RSV-02")
  @Test
  void naTothStrikesHarderThanHerIntrigue() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("foe", Race.HUMAN, 1, 0, 7).build())
            .inRow(1, "natoth")
            .inRow(1, "talon")
            .inRow(2, "foe")
            .conflict(Ability.INTRIGUE, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "natoth", "foe"));
    assertThat(stage.card("foe").damage()).isEqualTo(3 + 2);
    assertThat(
            MarkCounts.on(stage.board(), Spot.find(stage.board(), stage.id("talon")), Mark.STRIFE))
        .isEqualTo(1);
  }

  @Rule("B5-W-11")
  @ParameterizedTest
  @ValueSource(strings = {"earth", "centauri-prime", "minbar", "narn-homeworld"})
  void aHomeworldRaisesAGain(String homeworld) {
    Race race = CardSets.starter().card(homeworld).race();
    Stage stage =
        Given.factions(race, race == Race.NARN ? Race.HUMAN : Race.NARN)
            .inRow(1, homeworld)
            .inHand(1, "affirmation-of-power")
            .at(Duel.CONFLICTS, Duel.ORDER);
    Duel.declared(stage, "affirmation-of-power", false);
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
    int margin = stage.rating(stage.ambassador(1), Ability.DIPLOMACY);
    Duel.resolved(stage);
    int cards = margin >= 5 ? 2 : 1;
    assertThat(Standing.rating(stage.board(), Seat.of(1))).isEqualTo(4 + cards + 1);
    assertThat(stage.card(homeworld).rotated()).isTrue();
  }
}
