package io.stardeck.b5.card;

import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Relations;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What conflict cards bring beside influence, which {@link ConflictCardsTest} shows. */
final class ConflictEffectsTest {
  private static Stage won(Race own, Race other, String conflict, boolean target, Ability with) {
    Stage stage =
        Given.factions(own, other)
            .define(character("champion", own, 1, 9, 9, 9).build())
            .inRow(1, "champion")
            .inHand(1, conflict)
            .inHand(2, "affirm-alliance")
            .influence(1, 8, 8)
            .influence(2, 8, 8)
            .at(Duel.CONFLICTS, Duel.ORDER);
    Duel.declared(stage, conflict, target);
    stage.act(Acts.support(stage, 1, "champion", 1, with));
    Duel.resolved(stage);
    return stage;
  }

  @Rule("B5-W-15")
  @Test
  void treatiesLowerTension() {
    Stage peace = won(Race.NARN, Race.HUMAN, "affirmation-of-peace", false, Ability.DIPLOMACY);
    assertThat(peace.board().station()).isEqualTo(6 + 1);
    assertThat(peace.board().relations().tension(Race.NARN, Race.CENTAURI)).isEqualTo(2);
    Stage stop = won(Race.NARN, Race.HUMAN, "stop-hostilities", false, Ability.DIPLOMACY);
    for (Race race : Race.FACTIONS) {
      int before = Relations.start().tension(Race.NARN, race);
      assertThat(stop.board().relations().tension(Race.NARN, race))
          .isEqualTo(Math.max(0, before - 1));
    }
    Stage treaty = won(Race.NARN, Race.CENTAURI, "euphrates-treaty", true, Ability.DIPLOMACY);
    assertThat(treaty.board().relations().tension(Race.NARN, Race.CENTAURI)).isEqualTo(2);
    assertThat(treaty.board().relations().tension(Race.CENTAURI, Race.NARN)).isEqualTo(2);
  }

  @Rule("B5-W-24")
  @Test
  void securityProtectsTheAmbassador() {
    Stage stage = won(Race.NARN, Race.HUMAN, "supplement-security", false, Ability.DIPLOMACY);
    Spot ambassador = Spot.find(stage.board(), stage.ambassador(1));
    assertThat(Ratings.needed(stage.board(), ambassador))
        .isEqualTo(Ratings.highest(stage.board(), ambassador) + 2);
  }

  @Rule("B5-W-38")
  @Test
  void kidnappingBringsDoom() {
    Stage stage = won(Race.NARN, Race.HUMAN, "kidnapping", true, Ability.INTRIGUE);
    assertThat(stage.card(stage.ambassador(1)).marks().of(Mark.DOOM)).isEqualTo(1);
  }

  @Rule("B5-W-04")
  @Test
  void dishonorLastsAndMayBeWonByDiplomacy() {
    Stage bare = Given.factions(Race.CENTAURI, Race.HUMAN).actionRound(1);
    int before = bare.rating(bare.ambassador(2), Ability.DIPLOMACY);
    Stage stage = won(Race.CENTAURI, Race.HUMAN, "dishonor", true, Ability.DIPLOMACY);
    assertThat(stage.rating(stage.ambassador(2), Ability.DIPLOMACY)).isEqualTo(before - 2);
    won(Race.HUMAN, Race.NARN, "sleeper-personality", true, Ability.PSI);
  }

  @Rule("B5-W-21")
  @Test
  void aTelepathicScanShowsTheHandOfTheTarget() {
    Stage stage = won(Race.HUMAN, Race.NARN, "telepathic-scan", true, Ability.PSI);
    assertThat(stage.view(1).zones().cards(Places.hand(Duel.Q)))
        .contains(stage.id("affirm-alliance"));
  }
}
