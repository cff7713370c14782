package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.ConflictTraits.AlsoUses;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.TableOperation.Tension;
import io.stardeck.b5.card.word.TableOperation.War;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.config.B5Config;
import io.stardeck.b5.internal.value.MarkCounts;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Marks;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Relations;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Readings of the rounds around the actions, and of what is between the races (D, REL). */
final class FrameReadingsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            card("fort", Kind.LOCATION).build());
  }

  private static Stage declaring(Given given) {
    return given.at(new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER)), ORDER);
  }

  @Rule({"B5-D-06", "B5-FRM-14"})
  @Test
  void allThatWasAppliedIsBackInTheReadyRound() {
    Stage stage = given().influence(1, 7, 1).influence(2, 9, 0).actionRound(1);
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.pool(1)).isEqualTo(7);
    assertThat(stage.pool(2)).isEqualTo(9);
  }

  @Rule("B5-D-24")
  @Test
  void initiatorAndTargetAreBoundToNoSide() {
    Stage stage = given().inCircle(1, "member").conflict(Ability.DIPLOMACY, 1, 2).actionRound(1);
    stage.act(Acts.oppose(stage, 1, "member", 1, Ability.DIPLOMACY));
    stage.act(Acts.support(stage, 2, "ambassador 2", 1, Ability.DIPLOMACY));
    stage.act(Acts.support(stage, 1, "ambassador 1", 1, Ability.DIPLOMACY));
  }

  @Rule({"B5-D-60", "B5-FRM-01"})
  @Test
  void nobodyPlaysAlone() {
    var alone = B5Config.builder().players(1).addRaces(Race.NARN).build();
    assertThat(alone.violations()).isNotEmpty();
  }

  @Rule({"B5-D-65", "B5-FRM-15"})
  @Test
  void damageCountsAmongThoseOfEqualRating() {
    for (int hurt : new int[] {1, 2}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .card("ambassador " + hurt, card -> card.withDamage(2))
              .actionRound(1);
      assertThat(stage.rating(stage.ambassador(3 - hurt), Ability.DIPLOMACY))
          .isGreaterThan(stage.rating(stage.ambassador(hurt), Ability.DIPLOMACY));
      stage.idleUntil(ConflictRound.class);
      assertThat(stage.toAct()).containsExactly(Seat.of(3 - hurt));
    }
  }

  @Rule({"B5-D-66", "B5-FRM-20", "B5-REL-06"})
  @Test
  void aStandingConflictIsTheOneOpportunityAndOnlyAnArmedOneIsAimed() {
    Stage stage = declaring(given().inRow(2, "fort"));
    Optional<CardId> fort = Optional.of(stage.id("fort"));
    stage.refuses(new DeclareStanding(P, Ability.INTRIGUE, Optional.of(Q), fort), "B5-REL-06");
    stage.act(new DeclareStanding(P, Ability.INTRIGUE, Optional.of(Q), Optional.empty()));
    assertThat(stage.toAct()).containsExactly(Q);
    assertThat(stage.board().relations()).as("not armed").isEqualTo(Relations.start());
  }

  @Rule({"B5-REL-08", "B5-FRM-24"})
  @Test
  void anArmedConflictCardRaisesTheTensionOfItsTargetACovertOneDoesNot() {
    Stage stage = declaring(given().inHand(1, "border-raid").inHand(2, "kidnapping"));
    stage.act(new DeclareConflict(P, stage.id("border-raid"), Optional.of(Q), Optional.empty()));
    assertThat(stage.board().relations())
        .isEqualTo(Relations.start().withTension(Race.HUMAN, Race.NARN, 2));
    stage.act(new DeclareConflict(Q, stage.id("kidnapping"), Optional.of(P), Optional.empty()));
    assertThat(stage.board().relations())
        .isEqualTo(Relations.start().withTension(Race.HUMAN, Race.NARN, 2));
  }

  @Rule({"B5-D-68", "B5-FRM-33"})
  @Test
  void whatIsLostIsTakenFromWhatWasAppliedFirst() {
    Stage stage = declaring(given().influence(1, 6, 4));
    stage.act(new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.empty()));
    stage.act(new DeclineConflict(Q)).idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(6 - 1);
    assertThat(stage.pool(1)).as("one was applied for the conflict").isEqualTo(4 - 1);
  }

  @Rule({"B5-D-75", "B5-REL-01"})
  @Test
  void tensionsAreTheSameBothWaysAtTheStart() {
    Relations start = declaring(given()).board().relations();
    for (Race from : Race.FACTIONS) {
      for (Race toward : Race.FACTIONS) {
        assertThat(start.tension(from, toward)).isEqualTo(start.tension(toward, from));
      }
    }
    assertThat(start.tension(Race.CENTAURI, Race.NARN)).isEqualTo(3);
    assertThat(start.tension(Race.MINBARI, Race.HUMAN)).isEqualTo(2);
  }

  @Rule({"B5-REL-01", "B5-REL-02"})
  @Test
  void noTensionFallsBelowNothing() {
    var calm = new Tension(new Tension.Pair.EveryOwn(), Amount.of(-4));
    Stage stage = given().define(event("calm", calm)).inHand(1, "calm").actionRound(1);
    stage.act(Acts.play(stage, 1, "calm"));
    assertThat(stage.board().relations().tension(Race.NARN, Race.HUMAN)).isZero();
    Relations relations = stage.board().relations();
    assertThat(relations.tension(Race.NARN, Race.MINBARI)).isZero();
    assertThat(relations.tension(Race.MINBARI, Race.NARN)).as("theirs is their own").isOne();
  }

  @Rule({"B5-REL-03", "B5-W-16"})
  @Test
  void itIsTheDeclaringRacesTensionThatCounts() {
    CardDef war = event("war", new War(Optional.of(Race.HUMAN), 0));
    for (Race from : new Race[] {Race.NARN, Race.HUMAN}) {
      Race toward = from == Race.NARN ? Race.HUMAN : Race.NARN;
      Stage stage =
          given()
              .define(war)
              .inHand(1, "war")
              .board(b -> b.withRelations(b.relations().withTension(from, toward, 5)))
              .actionRound(1);
      stage.act(Acts.play(stage, 1, "war"));
      assertThat(stage.board().relations().atWar(Race.NARN, Race.HUMAN))
          .isEqualTo(from == Race.NARN);
    }
  }

  @Rule("B5-REL-04")
  @Test
  void aWarMakesNoCovertConflictDearer() {
    Stage stage =
        given()
            .inRow(1, "member")
            .define(character("agent", Race.NARN, 1, 0, 2).build())
            .inRow(1, "agent")
            .influence(2, 6, 6)
            .board(b -> b.withRelations(b.relations().withWar(Race.NARN, Race.HUMAN, true)))
            .conflict(Ability.INTRIGUE, 1, 2)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "agent", 1, Ability.INTRIGUE)).idleUntil(DrawRound.class);
    assertThat(stage.board().results().get(0).won()).isTrue();
    assertThat(stage.board().results().get(0).war()).isFalse();
    assertThat(stage.rating(2)).isEqualTo(6);
  }

  @Rule("B5-REL-07")
  @Test
  void aCapturedLocationKeepsItsTokensAndWhatIsOnIt() {
    Stage stage =
        declaring(
            given()
                .define(card("base", Kind.LOCATION).putAbilities(Ability.MILITARY, 9).build())
                .inRow(1, "f")
                .inRow(2, "base")
                .attached(2, "book-of-gquan", "base")
                .card("base", card -> card.withDamage(2).withTokens(1)));
    stage.act(
        new DeclareStanding(P, Ability.MILITARY, Optional.of(Q), Optional.of(stage.id("base"))));
    stage.act(new DeclineConflict(Q));
    stage.act(Acts.support(stage, 1, "f", 1, Ability.MILITARY)).idleUntil(DrawRound.class);
    assertThat(stage.board().faction(P).supportingRow().get(1).id()).isEqualTo(stage.id("base"));
    assertThat(stage.card("base").damage()).isEqualTo(2);
    assertThat(stage.card("base").tokens()).isEqualTo(1);
    assertThat(stage.card("base").attachments()).hasSize(1);
  }

  @Rule({"B5-REL-09", "B5-W-45", "B5-REL-10"})
  @Test
  void marksOnAnEnhancementAreTheFactionsAndOnlyGainedOnesArePurged() {
    CardDef rite =
        card("rite", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addCosts(new Cost.Purge(Mark.DOOM, 1))
                    .build())
            .build();
    Given given =
        given()
            .define(rite, card("idol", Kind.ENHANCEMENT).putMarks(Mark.DOOM, 2).build())
            .inCircle(1, "member")
            .attached(1, "idol", "member")
            .inHand(1, "rite");
    Stage stage = given.actionRound(1);
    assertThat(MarkCounts.of(stage.board(), P, ImmutableSet.of(Mark.DOOM))).isEqualTo(2);
    stage.refuses(Acts.play(stage, 1, "rite"), "B5-EFF-02");
    Stage gained =
        given.card("idol", card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 1))).actionRound(1);
    gained.act(Acts.play(gained, 1, "rite"));
  }

  @Rule({"B5-D-71", "B5-REL-09"})
  @Test
  void theMarksOfOthersAreNotTheFactions() {
    Stage stage =
        given()
            .card("ambassador 1", card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 1)))
            .card("ambassador 2", card -> card.withMarks(Marks.NONE.plus(Mark.DOOM, 2)))
            .actionRound(1);
    assertThat(MarkCounts.of(stage.board(), P, ImmutableSet.of(Mark.DOOM))).isEqualTo(1);
    assertThat(MarkCounts.of(stage.board(), Q, ImmutableSet.of(Mark.DOOM))).isEqualTo(2);
  }

  @Rule({"B5-D-78", "B5-FRM-04"})
  @Test
  void whatIsChosenForAnOpeningHandIsSeenByItsOwnerAlone() {
    B5Game game = new B5Game();
    B5State state =
        game.setup(B5Config.builder().players(2).build(), Chance.seeded("opening")).state();
    state = game.apply(state, game.legalActions(state, P).get(0)).state();
    assertThat(B5View.of(state, P).hand()).hasSize(1);
    assertThat(B5View.of(state, Q).zones().cards(Places.hand(P))).isEmpty();
  }

  @Rule({"B5-I-14", "B5-ATK-05"})
  @Test
  void anAttackGoesByTheAbilityOfItsTargetAndNotByTheTypeOfTheConflict() {
    ConflictTraits traits =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .addAlsoUses(new AlsoUses(Ability.INTRIGUE, Optional.empty(), Optional.empty()))
            .build();
    Stage stage =
        given()
            .define(
                character("spy", Race.HUMAN, 1, 1, 6).build(),
                character("bully", Race.NARN, 1, 5, 2).build())
            .inRow(1, "bully")
            .inRow(2, "spy")
            .conflict(traits, 1, Optional.empty())
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "spy", 1, Ability.INTRIGUE));
    stage.act(Acts.attack(stage, 1, "bully", "spy"));
    assertThat(stage.card("spy").damage()).isEqualTo(2);
    assertThat(stage.card("bully").severe()).isEqualTo(6 - 5);
  }
}
