package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What sponsoring, promoting and building cost. */
final class InfluenceExampleTest {
  private static final Seat P = Seat.of(1);

  @Rule({"B5-X-01", "B5-PRO-04", "B5-PRO-05"})
  @Test
  void promotionCostsOneForEachMemberOfTheInnerCircleTheAmbassadorToo() {
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("member", Race.NARN, 1, 1).build(),
                character("climber", Race.NARN, 3, 1).build())
            .inCircle(1, "member")
            .inRow(1, "climber");
    Stage rich = given.influence(1, 5, 5).actionRound(1);
    rich.act(new Promote(P, rich.id("member"), rich.id("climber")));
    assertThat(rich.pool(1)).isZero();
    assertThat(rich.board().faction(P).innerCircle()).hasSize(3);
    assertThat(rich.card("climber").ready()).isTrue();
    assertThat(rich.card("member").rotated()).isTrue();
    Stage poor = given.influence(1, 4, 4).actionRound(1);
    poor.refuses(new Promote(P, poor.id("member"), poor.id("climber")), "B5-PRO-04");
  }

  @Rule({"B5-X-10", "B5-RAC-02", "B5-RAC-03", "B5-SPN-06"})
  @Test
  void charactersOfAnotherRaceCostDoubleNeutralOnesDoNot() {
    for (String id : new String[] {"foreign", "neutral", "own"}) {
      Given given =
          Given.factions(Race.CENTAURI, Race.HUMAN)
              .define(
                  character("foreign", Race.NARN, 3, 1).build(),
                  character("neutral", Race.NEUTRAL, 3, 1).build(),
                  character("own", Race.CENTAURI, 3, 1).build())
              .inHand(1, id);
      Stage stage = given.influence(1, 6, 6).actionRound(1);
      stage.act(new Sponsor(P, stage.ambassador(1), stage.id(id), Optional.empty()));
      assertThat(stage.pool(1)).isEqualTo(id.equals("foreign") ? 0 : 3);
      Stage poor = given.influence(1, 6, 5).actionRound(1);
      Sponsor sponsor = new Sponsor(P, poor.ambassador(1), poor.id(id), Optional.empty());
      if (id.equals("foreign")) {
        poor.refuses(sponsor, "B5-SPN-06");
      } else {
        poor.act(sponsor);
      }
    }
  }

  @Rule({"B5-X-12", "B5-INF-01", "B5-INF-02", "B5-INF-03", "B5-INF-04"})
  @Test
  void influenceIsBuiltUpToARatingOfTen() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("member", Race.NARN, 1, 1).build())
            .inCircle(1, "member")
            .influence(1, 9, 4)
            .actionRound(1);
    stage.act(new BuildInfluence(P, stage.id("member")));
    assertThat(stage.rating(1)).isEqualTo(10);
    assertThat(stage.pool(1)).isEqualTo(2);
  }

  @Rule("B5-INF-02")
  @Test
  void noSupportingCharacterBuildsInfluence() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("envoy", Race.NARN, 1, 1).build())
            .inRow(1, "envoy")
            .actionRound(1);
    stage.refuses(new BuildInfluence(P, stage.id("envoy")), "B5-INF-02");
  }
}
