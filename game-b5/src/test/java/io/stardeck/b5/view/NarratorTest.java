package io.stardeck.b5.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.text.B5Narrator;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Definitions;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NarratorTest {
  private static final Stage STAGE =
      Given.factions(Race.NARN, Race.HUMAN)
          .inRow(1, "talon")
          .inRow(1, "narn-captain")
          .inRow(1, "narn-colonial-fleet")
          .inCircle(1, "kodath")
          .inHand(1, "narn-aide")
          .agenda(1, "revenge")
          .card("talon", card -> card.withRotated(true).withDamage(1))
          .card("kodath", card -> card.withNeutralised(true).withSevere(2))
          .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DESTINY, 2)))
          .conflict(Ability.MILITARY, 2, 1)
          .actionRound(1);

  private static String table(int seat) {
    return B5Narrator.INSTANCE.table(STAGE.view(seat));
  }

  @Test
  void theTableShowsWhatIsRotatedNeutralisedAndDamaged() {
    assertThat(table(1))
        .contains("> Narn (seat 1): influence 4 of 4, power 7, hand 1")
        .containsPattern("G'Kar \\[Dip 3 Int 4 Lea 3] Destiny2")
        .containsPattern("Ko'Dath \\[Dip 0 Int 0] N##")
        .containsPattern("Ta'Lon \\[Dip 0 Int 1 Lea 1] R\\*")
        .contains("agenda: Revenge")
        .contains("Military conflict 1 of Human against Narn: support 0, opposition 0")
        .contains("Narn Aide: Character, cost 3, Dip 2 Int 1");
  }

  /** All of it is public (2.2), and asked for by cards. */
  @Rule({"B5-REL-01", "B5-REL-03", "B5-REL-06", "B5-EVT-04", "B5-W-14"})
  @Test
  void theTableShowsTensionsWarsAimsTokensAndUnderWhatAftermathsLie() {
    ConflictTraits raid = ConflictTraits.builder().type(Ability.MILITARY).needsTarget(true).build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(1, "quadrant-14")
            .card("quadrant-14", card -> card.withTokens(2))
            .inHand(1, "hunted")
            .conflict(raid, 2, Optional.of(Seat.of(1)))
            .board(
                board ->
                    board.withRelations(board.relations().withWar(Race.NARN, Race.HUMAN, true)))
            .actionRound(1);
    Conflict open = stage.board().conflict(1);
    stage.act(Acts.set(stage, 1, "hunted", "quadrant-14"));
    B5View view = stage.view(2);
    Conflict aimed = ImmutableConflict.copyOf(open).withAim(stage.id("quadrant-14"));
    assertThat(B5Narrator.INSTANCE.table(view))
        .contains("tension: Human 1, war; Minbari 1; Centauri 3")
        .contains("Quadrant 14 [Mil 15] tokens 2")
        .contains("aftermaths set: under Quadrant 14")
        .doesNotContain("Hunted");
    assertThat(
            B5Narrator.INSTANCE.table(
                new B5View(view.seat(), view.board().with(aimed), view.frames(), view.zones())))
        .contains("of Human against Narn at Quadrant 14: support");
  }

  @Rule("B5-W-18")
  @Test
  void theTableShowsInfluenceBesideTheRating() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .faction(1, faction -> faction.withPool(6).withTurnBonus(2))
            .faction(2, faction -> faction.withNextTurnBonus(4))
            .actionRound(1);
    assertThat(B5Narrator.INSTANCE.table(stage.view(2)))
        .contains("Narn (seat 1): influence 6 of 4 and 2 this turn, power 4,")
        .contains("Human (seat 2): influence 4 of 4, next turn 4 more, power 4,");
  }

  @Rule("B5-W-30")
  @Test
  void whoCountsAsOfTheInnerCircleDoesSoUntilItIsTurnedFaceUpAndNotForGood() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .inHand(1, "medical-assistance")
            .inRow(1, "ashan")
            .card("ashan", card -> card.withNeutralised(true).withNeutralisedOnTurn(1))
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "medical-assistance", "ashan"));
    assertThat(B5Narrator.INSTANCE.table(stage.view(2)))
        .contains(
            "in force by Medical Assistance: Ashan heals and stays as in the Inner Circle until it"
                + " is turned face up\n");
  }

  @Rule("B5-W-26")
  @Test
  void theTableShowsWhatReadyingWillCost() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .attached(1, "hunted", "ambassador 2")
            .actionRound(1)
            .changed("ambassador 1", card -> card.withRotated(true));
    assertThat(B5Narrator.INSTANCE.table(stage.view(1)))
        .contains("Human (seat 2): influence 4 of 4, power 4,");
    assertThat(
            B5Narrator.INSTANCE.table(
                stage.changed("ambassador 2", card -> card.withRotated(true)).view(1)))
        .contains("Human (seat 2): influence 4 of 4, 2 less next turn to ready cards, power 4,");
  }

  @Rule({"B5-D-53", "B5-W-45"})
  @Test
  void theTableShowsAllMarksOfACardPrintedGainedAndCarried() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .inRow(1, "natoth")
            .card("natoth", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, 1)))
            .attached(1, "renowned-victory", "ambassador 1")
            .actionRound(1);
    assertThat(B5Narrator.INSTANCE.table(stage.view(2)))
        .contains("Na'Toth [Dip 1 Int 3] Strife2\n")
        .contains("G'Kar [Dip 4 Int 4 Lea 5] Destiny1 + Renowned Victory\n");
  }

  @Rule("B5-FRM-40")
  @Test
  void itIsToldForWhichConflictAnAftermathIsRevealed() {
    Given given = Given.factions(Race.CENTAURI, Race.HUMAN);
    Stage stage = Acts.won(given, Ability.INTRIGUE, "ambassador 1", "exploit-opportunities");
    stage.act(Acts.reveal(stage, 1, "exploit-opportunities"));
    assertThat(B5Narrator.INSTANCE.event(stage.view(2), stage.events().get(0).what()))
        .isEqualTo(
            "Centauri reveals Exploit Opportunities under Londo Mollari for Intrigue conflict 1");
  }

  @Test
  void nobodyReadsTheHandOfAnother() {
    assertThat(table(2)).doesNotContain("Narn Aide").contains("hand 1");
  }

  @Test
  void actionsTellWhatIsDone() {
    Stage stage = Given.factions(Race.CENTAURI, Race.HUMAN).inRow(1, "vir-cotto").actionRound(1);
    B5View view = stage.view(1);

    assertThat(B5Narrator.INSTANCE.action(view, Acts.use(stage, 1, "vir-cotto", 0)))
        .matches(
            "use Vir Cotto \\(your Londo Mollari has Diplomacy and Intrigue \\+1, while it stays"
                + " rotated\\)");
    assertThat(B5Narrator.INSTANCE.action(view, new ChooseOpeningCard(Seat.of(1), "vir-cotto")))
        .isEqualTo("choose Vir Cotto (Character, cost 3, Dip 2)");
    assertThat(
            B5Narrator.INSTANCE.action(
                view,
                new DeclareStanding(
                    Seat.of(1), Ability.INTRIGUE, Optional.of(Seat.of(2)), Optional.empty())))
        .isEqualTo("open a conflict of Intrigue against Human");
  }

  @Rule({"B5-EVT-02", "B5-D-17"})
  @Test
  void anActionTellsWhatIsChosenForItsEvent() {
    Effect effect =
        Effect.builder()
            .trigger(Trigger.WITH_ACTION)
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .build();
    CardDef toast =
        Definitions.card("toast", Kind.EVENT)
            .addPlayWith(ActionKind.BUILD_INFLUENCE)
            .addEffects(effect)
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN).define(toast).inHand(1, "toast").actionRound(1);
    Deed build = Acts.build(stage, 1, "ambassador 1");
    assertThat(
            B5Narrator.INSTANCE.action(
                stage.view(1), Acts.with(stage, build, "toast", "ambassador 2")))
        .isEqualTo("G'Kar builds influence with toast on Jeffrey Sinclair");
  }
}
