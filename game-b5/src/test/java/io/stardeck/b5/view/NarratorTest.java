package io.stardeck.b5.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.card.Ability;
import io.stardeck.b5.card.Mark;
import io.stardeck.b5.card.Race;
import io.stardeck.b5.internal.text.B5Narrator;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
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
            "use Vir Cotto \\(your Londo Mollari has Diplomacy and Intrigue \\+1, while it stays rotated\\)");
    assertThat(B5Narrator.INSTANCE.action(view, new ChooseOpeningCard(Seat.of(1), "vir-cotto")))
        .isEqualTo("choose Vir Cotto (Character, cost 3, Dip 2)");
    assertThat(
            B5Narrator.INSTANCE.action(
                view,
                new DeclareStanding(
                    Seat.of(1), Ability.INTRIGUE, Optional.of(Seat.of(2)), Optional.empty())))
        .isEqualTo("open a conflict of Intrigue against Human");
  }
}
