package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Chosen.ATension;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Relations;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the agendas and the enhancements of the starter decks do. */
final class LastingCardsTest {
  @Rule("B5-W-15")
  @Test
  void riseOfTheRepublicMakesPowerOfTension() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .define(fleet("f", Race.CENTAURI, 1, 3).build())
            .inRow(1, "f")
            .agenda(1, "rise-of-the-republic")
            .influence(1, 9, 9)
            .actionRound(1);
    assertThat(stage.power(1)).isEqualTo(9 + 3);
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(4);
    stage.refuses(
        Acts.use(stage, 1, "rise-of-the-republic", 1, new ATension(Race.HUMAN, Race.NARN)),
        "B5-EFF-02");
    stage.act(
        Acts.use(stage, 1, "rise-of-the-republic", 1, new ATension(Race.CENTAURI, Race.NARN)));
    assertThat(stage.power(1)).isEqualTo(9 + 4);
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule("B5-W-12")
  @Test
  void agendasRaiseTheAmbassador() {
    Stage bare = Given.factions(Race.CENTAURI, Race.HUMAN).actionRound(1);
    int intrigue = bare.rating(bare.ambassador(1), Ability.INTRIGUE);
    int diplomacy = bare.rating(bare.ambassador(1), Ability.DIPLOMACY);
    Stage knowledge =
        Given.factions(Race.CENTAURI, Race.HUMAN).agenda(1, "knowledge-is-power").actionRound(1);
    assertThat(knowledge.power(1)).isEqualTo(5);
    assertThat(knowledge.rating(knowledge.ambassador(1), Ability.INTRIGUE)).isEqualTo(intrigue + 2);
    Stage politics =
        Given.factions(Race.CENTAURI, Race.HUMAN).agenda(1, "power-politics").actionRound(1);
    assertThat(politics.rating(politics.ambassador(1), Ability.DIPLOMACY)).isEqualTo(diplomacy + 1);
  }

  @Rule("B5-W-38")
  @Test
  void servantsOfOrderMakePowerOfVorlonMarks() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .inHand(1, "servants-of-order")
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.VORLON, 3)))
            .actionRound(1);
    int hand = stage.view(1).hand().size();
    stage.act(new SponsorAgenda(Seat.of(1), stage.ambassador(1), stage.id("servants-of-order")));
    assertThat(stage.power(1)).isEqualTo(4 + 4 / 2);
    stage.act(Acts.pass(2)).act(Acts.use(stage, 1, "servants-of-order", 2));
    assertThat(stage.card(stage.ambassador(1)).marks().of(Mark.VORLON)).isEqualTo(3);
    assertThat(stage.view(1).hand()).hasSize(hand);
  }

  @Rule("B5-W-46")
  @Test
  void neverAgainCountsReadyFleetsAndDefends() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("large", Race.NARN, 1, 5).build(), fleet("small", Race.NARN, 1, 4).build())
            .inRow(1, "large")
            .inRow(1, "small")
            .agenda(1, "never-again");
    Stage stage = given.actionRound(1);
    assertThat(stage.power(1)).isEqualTo(5);
    Stage tired = stage.changed("large", card -> card.withRotated(true));
    assertThat(tired.power(1)).isEqualTo(4);
    assertThat(stage.rating(stage.id("small"), Ability.MILITARY)).isEqualTo(4);
    Stage attacked = given.conflict(Ability.MILITARY, 2, 1).actionRound(1);
    assertThat(attacked.rating(attacked.id("small"), Ability.MILITARY)).isEqualTo(6);
    assertThat(attacked.power(1)).isEqualTo(5);
  }

  @Rule("B5-W-49")
  @Test
  void revengeMakesPowerOfTensionAndStrikesCentauriFleets() {
    Stage stage =
        Given.factions(Race.NARN, Race.CENTAURI)
            .define(
                fleet("mine", Race.NARN, 1, 3).build(),
                fleet("theirs", Race.CENTAURI, 1, 9).build())
            .inRow(1, "mine")
            .inRow(2, "theirs")
            .agenda(1, "revenge")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    assertThat(stage.power(1)).isEqualTo(4 + 3);
    stage.act(Acts.support(stage, 2, "theirs", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "mine", "theirs"));
    assertThat(stage.card("theirs").damage()).isEqualTo(3 + 2);
  }

  @Rule({"B5-W-16", "B5-W-46"})
  @Test
  void finishTheWarMakesPowerOfTensionAndOfWar() {
    Given given = Given.factions(Race.MINBARI, Race.HUMAN).agenda(1, "finish-the-war");
    Stage stage = given.actionRound(1);
    assertThat(stage.power(1)).isEqualTo(4 + 2);
    Stage atWar =
        given
            .board(
                board ->
                    board.withRelations(
                        Relations.start()
                            .withTension(Race.MINBARI, Race.HUMAN, 5)
                            .withWar(Race.MINBARI, Race.HUMAN, true)))
            .actionRound(1);
    assertThat(atWar.power(1)).isEqualTo(4 + 5 + 3);
  }

  @Rule("B5-W-48")
  @Test
  void enhancementsRaiseWhatTheyLieOn() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(fleet("f", Race.NARN, 1, 3).build())
            .inRow(1, "f")
            .inRow(1, "narn-aide")
            .inRow(1, "narn-homeworld")
            .inHand(1, "book-of-gquan")
            .inHand(1, "energy-mines")
            .inHand(1, "narn-picket-fleet")
            .inCircle(1, "kodath")
            .inCircle(1, "narn-captain")
            .attached(1, "fleet-support-base", "narn-homeworld")
            .influence(1, 15, 15)
            .actionRound(1);
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "book-of-gquan", "narn-aide"));
    assertThat(stage.rating(stage.id("narn-aide"), Ability.DIPLOMACY)).isEqualTo(4);
    assertThat(stage.rating(stage.id("narn-aide"), Ability.LEADERSHIP)).isEqualTo(1);
    assertThat(stage.card("narn-aide").marks().of(Mark.DESTINY)).isEqualTo(1);
    stage.act(Acts.pass(2)).act(Acts.sponsorOn(stage, 1, "kodath", "energy-mines", "f"));
    assertThat(stage.rating(stage.id("f"), Ability.MILITARY)).isEqualTo(5);
    stage.act(Acts.pass(2)).act(Acts.sponsor(stage, 1, "narn-captain", "narn-picket-fleet"));
    assertThat(stage.pool(1)).isEqualTo(15 - 8 - 6);
  }

  @Rule("B5-W-49")
  @Test
  void energyMinesRaiseTheDamage() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("mine", Race.NARN, 1, 3).build(), fleet("theirs", Race.HUMAN, 1, 9).build())
            .inRow(1, "mine")
            .inRow(2, "theirs")
            .attached(1, "energy-mines", "mine")
            .conflict(Ability.MILITARY, 2, 1)
            .actionRound(2);
    stage.act(Acts.support(stage, 2, "theirs", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "mine", "theirs"));
    assertThat(stage.card("theirs").damage()).isEqualTo(3 + 2 + 1);
  }

  @Rule("B5-W-17")
  @Test
  void upgradedDefensesServeTheStationAndTheirOwner() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .inHand(1, "upgraded-defenses")
            .influence(1, 6, 6)
            .actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "upgraded-defenses"));
    assertThat(stage.board().station()).isEqualTo(7);
    assertThat(stage.power(1)).isEqualTo(7);
  }

  @Rule("B5-RAC-04")
  @Test
  void crystalCitiesStrengthenAMinbariLocation() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inRow(1, "minbar")
            .inHand(1, "crystal-cities")
            .influence(1, 6, 6)
            .actionRound(1);
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "crystal-cities", "minbar"));
    assertThat(stage.rating(stage.id("minbar"), Ability.MILITARY)).isEqualTo(30);
    assertThat(stage.power(1)).isEqualTo(6 + 2);
  }
}
