package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Acts.won;
import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.event.TurnEvent.CardsLookedAt;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words of aftermaths, and of cards that fall. */
final class AftermathWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  private static Given given(Race own, Race other) {
    return Given.factions(own, other)
        .define(
            character("envoy", own, 2, 3).build(),
            character("spy", own, 2, 0, 3).build(),
            character("foe", other, 2, 1, 4).build(),
            character("second", other, 2, 1, 1).build(),
            fleet("f", own, 2, 4).build(),
            fleet("g", other, 2, 6).build());
  }

  @Rule({"B5-W-07", "B5-W-09", "B5-FRM-40"})
  @Test
  void anAftermathThatStaysWorksFromThenOn() {
    Stage stage =
        won(
            given(Race.CENTAURI, Race.HUMAN).inRow(1, "spy"),
            Ability.INTRIGUE,
            "spy",
            "exploit-opportunities");
    stage.act(Acts.reveal(stage, 1, "exploit-opportunities"));
    assertThat(stage.rating(stage.ambassador(1), Ability.INTRIGUE)).isEqualTo(5);
    assertThat(stage.rating(stage.ambassador(1), Ability.DIPLOMACY)).isEqualTo(5);
    assertThat(stage.card(stage.ambassador(1)).attachments())
        .anyMatch(card -> card.id().equals(stage.id("exploit-opportunities")));
    assertThat(stage.state().zones().cards(Places.IN_PLAY))
        .contains(stage.id("exploit-opportunities"));
    assertThat(stage.view(2).zones().at(Places.IN_PLAY).cards())
        .contains(stage.id("exploit-opportunities"));
    assertThat(stage.state().zones().cards(Places.discard(P))).isEmpty();
    Stage other =
        won(
            given(Race.CENTAURI, Race.HUMAN).inRow(1, "envoy"),
            Ability.DIPLOMACY,
            "envoy",
            "exploit-opportunities");
    other.refuses(Acts.reveal(other, 1, "exploit-opportunities"), "B5-FRM-40");
  }

  @Rule("B5-W-09")
  @Test
  void anAftermathThatHasStayedLeavesWithItsHostToItsOwner() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .define(
                card("banishment", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addOperations(new Discard(new Target.Titled("envoy")))
                            .build())
                    .build())
            .inRow(1, "envoy")
            .attached(2, "assigning-blame", "envoy")
            .inHand(1, "banishment")
            .actionRound(1);
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(3 - 2);
    stage.act(Acts.play(stage, 1, "banishment"));
    assertThat(stage.inPlay(stage.id("assigning-blame"))).isFalse();
    assertThat(stage.state().zones().cards(Places.discard(Q)))
        .containsExactly(stage.id("assigning-blame"));
  }

  @Rule({"B5-W-07", "B5-W-27"})
  @Test
  void lamentationsBarTheLosersAmbassadorUntilTheNextAftermath() {
    Stage stage =
        won(
            given(Race.MINBARI, Race.HUMAN).inRow(1, "envoy"),
            Ability.DIPLOMACY,
            "envoy",
            "lamentations");
    stage.act(Acts.reveal(stage, 1, "lamentations")).idleUntil(ConflictRound.class);
    Seat first = stage.toAct().get(0);
    stage.act(new DeclareStanding(first, Ability.DIPLOMACY, Optional.empty(), Optional.empty()));
    stage.idleUntil(B5Frame.ActionRound.class);
    if (!stage.toAct().get(0).equals(Q)) {
      stage.act(Acts.pass(1));
    }
    stage.refuses(Acts.oppose(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY), "B5-SUP-07");
    stage.refuses(Acts.support(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY), "B5-SUP-07");
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().modifiers()).isEmpty();
  }

  @Rule({"B5-W-08", "B5-W-22", "B5-W-54"})
  @Test
  void rivalryDemotesAMemberOfALargeInnerCircle() {
    for (boolean large : new boolean[] {true, false}) {
      Given given = given(Race.CENTAURI, Race.HUMAN).inCircle(2, "foe").inHand(1, "rivalry");
      if (large) {
        given.inCircle(2, "second");
      }
      Stage stage = given.conflict(Ability.DIPLOMACY, 1).actionRound(1);
      stage.act(Acts.set(stage, 1, "rivalry", "ambassador 1"));
      stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.DIPLOMACY));
      stage.idleUntil(AftermathStep.class);
      if (large) {
        stage.act(Acts.reveal(stage, 1, "rivalry", "foe"));
        assertThat(stage.board().faction(Q).innerCircle()).hasSize(2);
        assertThat(stage.board().faction(Q).supportingRow().get(0).id()).isEqualTo(stage.id("foe"));
      } else {
        stage.refuses(Acts.reveal(stage, 1, "rivalry", "foe"), "B5-FRM-40");
      }
    }
  }

  @Rule({"B5-W-23", "B5-W-07"})
  @Test
  void approvalOfTheGreyPromotesWithoutCost() {
    Stage stage =
        won(
            given(Race.MINBARI, Race.HUMAN).inRow(1, "hedronn").inRow(1, "envoy"),
            Ability.DIPLOMACY,
            "envoy",
            "approval-of-the-grey");
    int pool = stage.pool(1);
    stage.refuses(Acts.reveal(stage, 1, "approval-of-the-grey", "envoy"), "B5-FRM-40");
    stage.act(Acts.reveal(stage, 1, "approval-of-the-grey", "hedronn"));
    assertThat(stage.board().faction(P).innerCircle()).hasSize(2);
    assertThat(stage.pool(1)).isEqualTo(pool);
  }

  @Rule({"B5-W-21", "B5-W-54", "B5-I-26"})
  @Test
  void aHiddenAgentSeesTheHandOfAParticipantsFaction() {
    for (boolean took : new boolean[] {true, false}) {
      Stage stage =
          given(Race.CENTAURI, Race.HUMAN)
              .inRow(1, "spy")
              .inRow(2, "foe")
              .inHand(1, "hidden-agent")
              .inHand(2, "human-aide")
              .conflict(Ability.INTRIGUE, 1)
              .actionRound(1);
      stage.act(Acts.set(stage, 1, "hidden-agent", "ambassador 1"));
      if (took) {
        stage.act(Acts.support(stage, 2, "foe", 1, Ability.INTRIGUE));
      } else {
        stage.act(Acts.pass(2));
      }
      stage.act(Acts.support(stage, 1, "spy", 1, Ability.INTRIGUE));
      stage.idleUntil(AftermathStep.class);
      if (took) {
        stage.act(Acts.reveal(stage, 1, "hidden-agent", Q));
        stage.told(CardsLookedAt.class, "B5-W-21");
        assertThat(stage.view(1).zones().cards(Places.hand(Q))).contains(stage.id("human-aide"));
      } else {
        stage.refuses(Acts.reveal(stage, 1, "hidden-agent", Q), "B5-FRM-40");
      }
    }
  }

  @Rule({"B5-W-24", "B5-W-09", "B5-W-05"})
  @Test
  void personalSacrificeLowersTheDamageLimit() {
    Stage stage =
        won(
            given(Race.MINBARI, Race.HUMAN).inRow(1, "envoy"),
            Ability.DIPLOMACY,
            "envoy",
            "personal-sacrifice");
    Spot before = Spot.find(stage.board(), stage.ambassador(1));
    assertThat(Ratings.needed(stage.board(), before)).isEqualTo(5);
    stage.act(Acts.reveal(stage, 1, "personal-sacrifice"));
    Spot after = Spot.find(stage.board(), stage.ambassador(1));
    assertThat(Ratings.needed(stage.board(), after)).isEqualTo(3);
  }

  @Rule({"B5-W-26", "B5-W-08"})
  @Test
  void aHuntedCardCostsInfluenceWhenItIsReadied() {
    Stage stage =
        given(Race.NARN, Race.HUMAN)
            .inRow(2, "foe")
            .inHand(1, "hunted")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "hunted", "ambassador 1"));
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.INTRIGUE));
    stage.idleUntil(AftermathStep.class);
    stage.act(Acts.reveal(stage, 1, "hunted", "foe")).idleUntil(ConflictRound.class);
    assertThat(stage.card("foe").rotated()).isFalse();
    assertThat(stage.pool(2)).isEqualTo(2);
    stage.idleUntil(DrawRound.class).idleUntil(ConflictRound.class);
    assertThat(stage.pool(2)).isEqualTo(4);
  }

  @Rule("B5-W-10")
  @Test
  void adiraTyreeLearnsFromEachAttackThatSheSurvives() {
    Stage stage =
        given(Race.CENTAURI, Race.HUMAN)
            .inRow(1, "adira-tyree")
            .inRow(2, "second")
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "second", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "adira-tyree", "second"));
    assertThat(stage.card("adira-tyree").damage()).isEqualTo(1);
    assertThat(stage.rating(stage.id("adira-tyree"), Ability.INTRIGUE)).isEqualTo(3);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.rating(stage.id("adira-tyree"), Ability.INTRIGUE)).isEqualTo(3);
  }

  @Rule({"B5-W-25", "B5-D-40"})
  @Test
  void kalainIsDiscardedWhenNeutralised() {
    Target first = new Target.Plain(Target.Word.FIRST);
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .define(
                card("stun", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                            .addOperations(new Neutralise(first))
                            .build())
                    .build())
            .inRow(1, "kalain")
            .inHand(1, "stun")
            .actionRound(1);
    Stage hurt = stage.changed("kalain", card -> card.withDamage(9)).act(Acts.pass(1));
    assertThat(hurt.inPlay(hurt.id("kalain"))).isFalse();
    stage.act(Acts.play(stage, 1, "stun", "kalain"));
    assertThat(stage.inPlay(stage.id("kalain"))).isFalse();
  }
}
