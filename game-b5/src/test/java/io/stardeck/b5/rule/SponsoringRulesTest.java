package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Forbid;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Card;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sponsoring and race in the type (SPN, RAC). */
final class SponsoringRulesTest {
  private static final Seat P = Seat.of(1);

  private static ImmutableCardDef.Builder raising(String id) {
    return card(id, Kind.ENHANCEMENT)
        .cost(1)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.CONSTANT)
                .addOperations(
                    new Raise(
                        new Target.Plain(Target.Word.HOST),
                        ImmutableSet.of(Ability.DIPLOMACY),
                        Amount.of(2)))
                .build());
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("minbari", Race.MINBARI, 2, 3).build(),
            character("narn", Race.NARN, 3, 2).build(),
            character("recluse", Race.NARN, 1, 2).neverInnerCircle(true).build(),
            fleet("fleet", Race.NARN, 2, 3).build(),
            fleet("human-ships", Race.HUMAN, 2, 3).build(),
            card("group", Kind.GROUP).cost(1).build(),
            card("place", Kind.LOCATION).cost(1).build(),
            raising("scroll").build(),
            raising("minbari-scroll").race(Race.MINBARI).build())
        .influence(1, 9, 9);
  }

  @Rule({"B5-SPN-01", "B5-SPN-03", "B5-SPN-04", "B5-I-20", "B5-D-22"})
  @Test
  void aMemberBringsOneSupportingCardReadyToTheRightEnd() {
    for (String id : new String[] {"narn", "fleet", "group", "place"}) {
      Stage stage = given().inRow(1, "recluse").inHand(1, id).inHand(1, "scroll").actionRound(1);
      stage.act(Acts.sponsor(stage, 1, "ambassador 1", id));
      assertThat(stage.board().faction(P).supportingRow().get(1).id()).isEqualTo(stage.id(id));
      assertThat(stage.card(id).ready()).isTrue();
      assertThat(stage.view(1).hand()).hasSize(1);
      assertThat(stage.pool(1)).isEqualTo(9 - stage.board().def(stage.id(id)).cost());
      assertThat(stage.card(stage.ambassador(1)).rotated()).isTrue();
    }
    Stage acts = given().inHand(1, "narn").conflict(Ability.DIPLOMACY, 1).actionRound(1);
    acts.act(Acts.sponsor(acts, 1, "ambassador 1", "narn")).act(Acts.pass(2));
    acts.act(Acts.support(acts, 1, "narn", 1, Ability.DIPLOMACY));
  }

  @Rule("B5-SPN-02")
  @Test
  void supportingCharactersDoNotSponsor() {
    Given given = given().inRow(1, "recluse").attached(1, "scroll", "ambassador 1");
    Stage stage = given.inHand(1, "fleet").actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "recluse", "fleet"), "B5-SPN-02");
    stage.refuses(Acts.sponsor(stage, 1, "scroll", "fleet"), "B5-SPN-02");
  }

  @Rule({"B5-SPN-05", "B5-RAC-04", "B5-D-10"})
  @Test
  void anEnhancementGoesToItsHost() {
    Stage stage =
        given()
            .inRow(1, "narn")
            .inRow(1, "fleet")
            .inHand(1, "scroll")
            .inHand(1, "group")
            .actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "scroll"), "B5-SPN-05");
    stage.refuses(Acts.sponsorOn(stage, 1, "ambassador 1", "scroll", "fleet"), "B5-SPN-05");
    stage.refuses(Acts.sponsorOn(stage, 1, "ambassador 1", "group", "narn"), "B5-SPN-05");
    stage.refuses(Acts.sponsorOn(stage, 1, "ambassador 1", "scroll", "ambassador 2"), "B5-SPN-05");
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "scroll", "narn"));
    assertThat(stage.card("narn").attachments()).hasSize(1);
    assertThat(stage.rating(stage.id("narn"), Ability.DIPLOMACY)).isEqualTo(4);
    assertThat(stage.board().faction(P).supportingRow()).hasSize(2);
  }

  @Rule({"B5-SPN-07", "B5-D-11"})
  @Test
  void cardsOfOtherKindsAreNotSponsored() {
    for (String id :
        new String[] {"revenge", "short-term-goals", "war-hero", "gunboat-diplomacy"}) {
      Stage stage = given().inHand(1, id).actionRound(1);
      stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", id), "B5-SPN-07");
    }
  }

  @Rule({"B5-SPN-09", "B5-D-51"})
  @Test
  void aMercenaryGoesToTheSharedRow() {
    Stage stage = given().inHand(1, "ngrath").actionRound(1);
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "ngrath"));
    assertThat(stage.board().mercenaries()).hasSize(1);
    assertThat(stage.card("ngrath").ready()).isTrue();
    assertThat(stage.board().faction(P).supportingRow()).isEmpty();
  }

  @Rule({"B5-X-31", "B5-RAC-01", "B5-RAC-04", "B5-D-09"})
  @Test
  void aRestrictedEnhancementGoesFromOneOfItsRaceToOneOfItsRace() {
    Stage stage = given().inCircle(1, "minbari").inHand(1, "minbari-scroll").actionRound(1);
    stage.refuses(
        Acts.sponsorOn(stage, 1, "ambassador 1", "minbari-scroll", "minbari"), "B5-RAC-04");
    stage.refuses(
        Acts.sponsorOn(stage, 1, "minbari", "minbari-scroll", "ambassador 1"), "B5-RAC-04");
    stage.act(Acts.sponsorOn(stage, 1, "minbari", "minbari-scroll", "minbari"));
    Stage neutral =
        given()
            .define(character("neutral", Race.NEUTRAL, 1, 1).build())
            .inCircle(1, "neutral")
            .inCircle(1, "minbari")
            .inHand(1, "minbari-scroll")
            .actionRound(1);
    neutral.refuses(
        Acts.sponsorOn(neutral, 1, "neutral", "minbari-scroll", "minbari"), "B5-RAC-04");
    neutral.refuses(
        Acts.sponsorOn(neutral, 1, "minbari", "minbari-scroll", "neutral"), "B5-RAC-04");
  }

  @Rule({"B5-RAC-05", "B5-RAC-01", "B5-D-12"})
  @Test
  void otherCardsOfARaceAreReservedForIt() {
    for (boolean human :
        new boolean[] {false, true}) { // one of its race among the own changes nothing
      Given given = given().define(character("human", Race.HUMAN, 1, 1).build());
      given.define(
          card("human-guild", Kind.GROUP).race(Race.HUMAN).build(),
          card("human-place", Kind.LOCATION).race(Race.HUMAN).build());
      given = human ? given.inCircle(1, "human") : given;
      for (String card : List.of("human-ships", "human-guild", "human-place")) {
        Stage stage = given.inHand(1, card).actionRound(1);
        for (String sponsor : human ? List.of("ambassador 1", "human") : List.of("ambassador 1")) {
          stage.refuses(Acts.sponsor(stage, 1, sponsor, card), "B5-RAC-05");
        }
      }
    }
  }

  @Rule({"B5-X-42", "B5-D-10", "B5-D-35"})
  @Test
  void aNeutralisedMemberMayBeAHost() {
    Stage stage =
        given()
            .inCircle(1, "narn")
            .card("narn", card -> card.withNeutralised(true).withSevere(1).withRotated(true))
            .inHand(1, "scroll")
            .influence(1, 4, 1)
            .actionRound(1);
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "scroll", "narn"));
    assertThat(stage.pool(1)).isZero();
    assertThat(stage.card("narn").attachments())
        .extracting(Card::id)
        .containsExactly(stage.id("scroll"));
    assertThat(stage.board().faction(P).innerCircle().get(1).id()).isEqualTo(stage.id("narn"));
    assertThat(stage.card("narn").neutralised()).isTrue();
    assertThat(stage.card("narn").severe()).isEqualTo(1);
    assertThat(stage.rating(stage.id("narn"), Ability.DIPLOMACY)).isZero();
  }

  @Rule({"B5-GEN-04", "B5-EFF-02"})
  @Test
  void whatACardForbidsIsForbidden() {
    Stage stage =
        given()
            .define(
                card("ban", Kind.GROUP)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(
                                new Forbid(
                                    Who.OTHER,
                                    ImmutableSet.of(ActionKind.SPONSOR),
                                    Filter.builder().addKinds(Kind.FLEET).build()))
                            .build())
                    .build())
            .inRow(2, "ban")
            .inHand(1, "fleet")
            .inHand(1, "narn")
            .actionRound(1);
    Sponsor barred = Acts.sponsor(stage, 1, "ambassador 1", "fleet");
    stage.refuses(barred, "B5-GEN-04");
    stage.act(Acts.sponsor(stage, 1, "ambassador 1", "narn"));
  }

  @Rule({"B5-D-07", "B5-RAC-02", "B5-SPN-06"})
  @Test
  void aCostIsDoubledBeforeItIsLowered() {
    for (boolean undoubled : new boolean[] {false, true}) {
      ImmutableEffect.Builder office =
          Effect.builder()
              .trigger(Trigger.CONSTANT)
              .addOperations(new SponsorCost(Amount.of(-1), Filter.ANY, false));
      if (undoubled) {
        office.addOperations(new NoDoubling(Filter.ANY, false));
      }
      Stage stage =
          given()
              .define(card("office", Kind.GROUP).addEffects(office.build()).build())
              .inRow(1, "office")
              .inHand(1, "minbari")
              .actionRound(1);
      stage.act(Acts.sponsor(stage, 1, "ambassador 1", "minbari"));
      assertThat(stage.pool(1)).isEqualTo(undoubled ? 9 - (2 - 1) : 9 - (2 * 2 - 1));
    }
  }

  @Rule({"B5-SPN-08", "B5-D-08"})
  @Test
  void itIsTheTitleThatIsInPlayOnceWhateverElseTheCardSays() {
    Stage stage =
        given()
            .define(
                card("old-guard", Kind.GROUP).title("Guard").multiple(false).build(),
                card("new-guard", Kind.GROUP).title("Guard").multiple(false).cost(2).build())
            .inRow(2, "old-guard")
            .inHand(1, "new-guard")
            .actionRound(1);
    stage.refuses(Acts.sponsor(stage, 1, "ambassador 1", "new-guard"), "B5-SPN-08");
  }
}
