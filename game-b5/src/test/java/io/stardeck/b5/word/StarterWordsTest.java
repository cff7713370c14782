package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Chosen.ATension;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Words of characters and agendas of the starter decks. */
final class StarterWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Marks marks(Mark mark, int number) {
    return Marks.NONE.plus(mark, number);
  }

  @Rule({"B5-X-46", "B5-W-47", "B5-W-52", "B5-W-01"})
  @Test
  void affirmAllianceAndLytaAlexanderCostLess() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .inHand(1, "minbari-telepath")
            .inHand(1, "affirm-alliance")
            .influence(1, 6, 6)
            .actionRound(1);
    stage.act(
        Acts.with(
            stage, Acts.sponsor(stage, 1, "ambassador 1", "minbari-telepath"), "affirm-alliance"));
    assertThat(stage.pool(1)).isZero();
    Stage lyta =
        Given.factions(Race.HUMAN, Race.MINBARI)
            .inHand(1, "lyta-alexander")
            .card("ambassador 1", card -> card.withMarks(marks(Mark.VORLON, 3)))
            .influence(1, 5, 5)
            .actionRound(1);
    lyta.act(Acts.sponsor(lyta, 1, "ambassador 1", "lyta-alexander"));
    assertThat(lyta.pool(1)).isZero();
  }

  @Rule("B5-W-52")
  @Test
  void affirmAllianceAccompaniesTheAmbassadorAlone() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .inCircle(1, "ashan")
            .inHand(1, "minbari-aide")
            .inHand(1, "minbari-picket-fleet")
            .inHand(1, "affirm-alliance")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.refuses(
        Acts.with(stage, Acts.sponsor(stage, 1, "ashan", "minbari-aide"), "affirm-alliance"),
        "B5-EVT-02");
    stage.refuses(
        Acts.with(
            stage,
            Acts.sponsor(stage, 1, "ambassador 1", "minbari-picket-fleet"),
            "affirm-alliance"),
        "B5-EVT-02");
  }

  @Rule("B5-W-13")
  @Test
  void khaMakMakesTheNextNarnCharacterCheaper() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(1, "khamak")
            .inCircle(1, "kodath")
            .inHand(1, "narn-aide")
            .inHand(1, "narn-agent")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "khamak", 0 + 1)).act(Acts.pass(2));
    int aide = stage.board().def(stage.id("narn-aide")).cost();
    int agent = stage.board().def(stage.id("narn-agent")).cost();
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "narn-aide")).act(Acts.pass(2));
    assertThat(stage.pool(1)).isEqualTo(9 - (aide - 2));
    stage.act(Acts.sponsor(stage, 1, "kodath", "narn-agent"));
    assertThat(stage.pool(1)).isEqualTo(9 - (aide - 2) - agent);
  }

  @Rule({"B5-W-12", "B5-FRM-14", "B5-INF-01", "B5-D-15"})
  @Test
  void khaMakRaisesTheRatingWithoutInfluence() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN).inHand(1, "khamak").influence(1, 9, 9).actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "khamak"), "B5-SPN-06");
    Stage there =
        Given.factions(Race.NARN, Race.HUMAN).inRow(1, "khamak").influence(1, 9, 10).actionRound(1);
    assertThat(there.rating(1)).isEqualTo(10);
    assertThat(there.power(1)).isEqualTo(10);
    there.refuses(Acts.build(there, 1, "ambassador 1"), "B5-INF-04");
    Stage down = there.changed("khamak", card -> card.withNeutralised(true));
    Stage less =
        Given.factions(Race.NARN, Race.HUMAN).inRow(1, "khamak").influence(1, 6, 6).actionRound(1);
    less.act(Acts.build(less, 1, "ambassador 1"));
    assertThat(less.board().faction(Seat.of(1)).baseRating()).isEqualTo(7);
    assertThat(less.pool(1)).isEqualTo(6 - 3 + 1);
    down.act(Acts.pass(1)).act(Acts.pass(2));
    assertThat(down.rating(1)).isEqualTo(9);
    assertThat(down.pool(1)).isEqualTo(9);
  }

  @Rule("B5-W-14")
  @Test
  void constructionTokensPayForTheNextFleet() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(1, "quadrant-14")
            .inHand(1, "narn-colonial-fleet")
            .influence(1, 9, 9)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "quadrant-14", 0)).act(Acts.pass(2));
    assertThat(stage.card("quadrant-14").tokens()).isEqualTo(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "narn-colonial-fleet"));
    int cost = stage.board().def(stage.id("narn-colonial-fleet")).cost();
    assertThat(stage.pool(1)).isEqualTo(9 - (cost - 2));
    assertThat(stage.card("quadrant-14").tokens()).isZero();
  }

  @Rule({"B5-W-15", "B5-W-39"})
  @Test
  void sinclairKeepsATensionFromRisingAndPeaceLowersOne() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.MINBARI)
            .agenda(1, "peace-in-our-time")
            .agenda(2, "finish-the-war")
            .influence(1, 12, 12)
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "ambassador 1", 0));
    stage.act(Acts.use(stage, 2, "finish-the-war", 0));
    assertThat(stage.board().relations().tension(Race.MINBARI, Race.HUMAN)).isEqualTo(2);
    stage.act(Acts.use(stage, 1, "peace-in-our-time", 1, new ATension(Race.MINBARI, Race.HUMAN)));
    assertThat(stage.board().relations().tension(Race.MINBARI, Race.HUMAN)).isEqualTo(1);
    assertThat(stage.pool(1)).isEqualTo(2);
  }

  @Rule("B5-W-15")
  @Test
  void theTensionThatDoesNotRiseIsOfOneDirection() {
    Tension pride = new Tension(new Tension.Pair.EveryOwn(), Amount.of(1));
    Stage stage =
        Given.factions(Race.HUMAN, Race.MINBARI)
            .define(event("pride", pride))
            .inHand(1, "pride")
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "ambassador 1", 0)).act(Acts.pass(2));
    stage.act(Acts.play(stage, 1, "pride"));
    assertThat(stage.board().relations().tension(Race.HUMAN, Race.MINBARI)).isEqualTo(2 + 1);
  }

  @Rule({"B5-W-17", "B5-FRM-33"})
  @Test
  void allianceOfRacesMovesInfluenceToTheStation() {
    Given given = Given.factions(Race.HUMAN, Race.NARN).agenda(1, "alliance-of-races");
    Stage stage = given.influence(1, 5, 5).actionRound(1);
    stage.act(Acts.use(stage, 1, "alliance-of-races", 0));
    assertThat(stage.rating(1)).isEqualTo(4);
    assertThat(stage.board().station()).isEqualTo(7);
    assertThat(stage.power(1)).isEqualTo(4);
    Stage floor = given.influence(1, 3, 3).actionRound(1);
    floor.refuses(Acts.use(floor, 1, "alliance-of-races", 0), "B5-EFF-02");
    Stage strong = given.influence(1, 4, 4).board(board -> board.withStation(20)).actionRound(1);
    assertThat(strong.power(1)).isEqualTo(24);
  }

  @Rule({"B5-W-18", "B5-FRM-52", "B5-FRM-14"})
  @Test
  void forTheGoodOfAllPaysInTheNextTurnAlone() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inHand(1, "for-the-good-of-all")
            .card("ambassador 1", card -> card.withMarks(marks(Mark.DESTINY, 1)))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "for-the-good-of-all"));
    assertThat(stage.board().faction(P).nextTurnBonus()).isEqualTo(2);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.pool(1)).isEqualTo(6);
    assertThat(stage.rating(1)).isEqualTo(4);
    assertThat(stage.power(1)).isEqualTo(4);
    stage.idleUntil(DrawRound.class).idleUntil(ConflictRound.class);
    assertThat(stage.pool(1)).isEqualTo(4);
  }

  @Rule({"B5-W-19", "B5-I-01"})
  @Test
  void balanceLimitsWhatIsApplied() {
    Stage stage =
        Given.factions(Race.CENTAURI, Race.HUMAN)
            .inHand(1, "balance")
            .influence(1, 9, 9)
            .influence(2, 4, 4)
            .faction(1, faction -> faction.withApplied(2))
            .faction(2, faction -> faction.withApplied(2))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "balance"));
    stage.refuses(Acts.build(stage, 2, "ambassador 2"), "B5-INF-02");
    stage.act(Acts.pass(2));
    assertThat(stage.board().applyLimit()).hasValue(4);
    stage.refuses(Acts.build(stage, 1, "ambassador 1"), "B5-INF-02");
  }

  @Rule({"B5-W-20", "B5-W-50", "B5-W-46", "B5-I-26"})
  @Test
  void hiddenKnowledgeLooksAtADeck() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .inDeck(2, "narn-colonial-fleet")
            .inDeck(2, "hunted")
            .inHand(1, "hidden-knowledge")
            .card("ambassador 1", card -> card.withMarks(marks(Mark.VORLON, 2)))
            .actionRound(1);
    stage.refuses(Acts.playFor(stage, 1, "hidden-knowledge", 6, Q), "B5-GEN-05");
    stage.act(Acts.playFor(stage, 1, "hidden-knowledge", 2, Q));
    assertThat(stage.state().frames().top()).isInstanceOf(Look.class);
    assertThat(stage.view(1).zones().cards(Places.deck(Q))).hasSize(2);
    assertThat(stage.view(2).zones().cards(Places.deck(Q))).as("not for its owner").isEmpty();
    assertThat(stage.pool(1)).isEqualTo(2);
    assertThat(stage.legal(1)).hasSize(3);
    stage.act(stage.legal(1).get(0));
    assertThat(stage.toAct()).containsExactly(Q);
    Stage poor =
        Given.factions(Race.MINBARI, Race.NARN).inHand(1, "hidden-knowledge").actionRound(1);
    poor.refuses(Acts.playFor(poor, 1, "hidden-knowledge", 1, Q), "B5-EFF-02");
  }
}
