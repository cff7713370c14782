package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent;
import io.stardeck.b5.event.ConflictEvent;
import io.stardeck.b5.event.TurnEvent;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happens is told, each by the rule that it rests on. */
final class WhatIsToldTest {
  private static final Seat P = Seat.of(1);

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 2, 3, 3, 0, 2).build(),
            character("aide", Race.NARN, 1, 2).build(),
            fleet("ships", Race.NARN, 1, 4).build(),
            card("plan", Kind.AGENDA).build(),
            card("other", Kind.AGENDA).build())
        .inCircle(1, "member")
        .inRow(1, "aide")
        .inRow(1, "ships")
        .influence(1, 6, 6);
  }

  private static Stage played(Given given, String chosen, Operation word) {
    Effect effect =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
            .addOperations(word)
            .lasts(Duration.END_OF_TURN)
            .build();
    Stage stage =
        given
            .define(card("deed", Kind.EVENT).addEffects(effect).build())
            .inHand(1, "deed")
            .actionRound(1);
    return stage.act(Acts.play(stage, 1, "deed", chosen));
  }

  private static void tells(
      String chosen, Operation word, Class<? extends GameEvent> event, String rule) {
    played(given(), chosen, word).told(event, rule);
  }

  @Rule({"B5-W-14", "B5-W-22", "B5-W-23", "B5-GEN-03"})
  @Test
  void wordsOfCardsTellWhatBecomesOfThem() {
    Target first = new Target.Plain(Target.Word.FIRST);
    tells("aide", new CardOperation.AddToken(first), CardEvent.TokenAdded.class, "B5-W-14");
    tells("member", new CardOperation.Demote(first), CardEvent.CharacterDemoted.class, "B5-W-22");
    tells(
        "aide",
        new CardOperation.PromoteFree(first),
        CardEvent.CharacterPromoted.class,
        "B5-PRO-03");
    tells("aide", new CardOperation.Rotate(first), CardEvent.CardRotated.class, "B5-GEN-03");
    tells(
        "ships",
        new CardOperation.Damage(first, Amount.of(1)),
        CardEvent.DamagePlaced.class,
        "B5-RSV-04");
    tells(
        "aide",
        new CardOperation.Raise(first, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(1)),
        CardEvent.RatingsChanged.class,
        "B5-EFF-02"); // no bonus by rotating
    Given rotated = given().card("aide", card -> card.withRotated(true));
    played(rotated, "aide", new CardOperation.Ready(first))
        .told(TurnEvent.CardReadied.class, "B5-EFF-05");
    Given down = given().card("ships", card -> card.withNeutralised(true));
    played(down, "ships", new CardOperation.TurnFaceUp(first))
        .told(CardEvent.CardTurnedFaceUp.class, "B5-EFF-02");
    Given hurt = given().card("ships", card -> card.withNeutralised(true).withSevere(2));
    played(hurt, "ships", new CardOperation.RemoveSevere(first, Amount.of(1)))
        .told(CardEvent.SevereRemoved.class, "B5-EFF-02");
  }

  @Rule({"B5-W-13", "B5-W-15", "B5-W-18", "B5-W-28", "B5-W-29", "B5-W-31", "B5-W-44"})
  @Test
  void wordsOfFactionsAndConflictsTellWhatBecomesOfThem() {
    tells(
        "aide",
        new FactionOperation.PoolNextTurn(Amount.of(1)),
        ConflictEvent.NextTurnPromised.class,
        "B5-W-18");
    tells(
        "aide",
        new FactionOperation.NoGain(Who.OWN),
        ConflictEvent.FactionChanged.class,
        "B5-W-44");
    tells(
        "aide",
        new FactionOperation.NoConflictGain(Who.OWN),
        ConflictEvent.FactionChanged.class,
        "B5-W-28");
    tells(
        "aide",
        new FactionOperation.NextCost(-1, Filter.ANY),
        ConflictEvent.FactionChanged.class,
        "B5-W-13");
    tells(
        "aide",
        new TableOperation.NoTensionRise(Race.HUMAN, Race.NARN),
        ConflictEvent.FactionChanged.class,
        "B5-W-15");
    played(given().influence(1, 4, 1), "aide", new FactionOperation.RestorePool(Amount.of(1)))
        .told(ConflictEvent.PoolRaised.class, "B5-EFF-02");
    tells(
        "aide",
        new TableOperation.OpenConflict(Ability.DIPLOMACY, ImmutableList.of()),
        ConflictEvent.StandingConflictOpened.class,
        "B5-W-31");
  }

  @Rule({"B5-INF-02", "B5-GEN-08", "B5-SUP-05", "B5-PRO-03"})
  @Test
  void deedsTellWhatIsPaidAndDone() {
    Stage stage = given().conflict(Ability.DIPLOMACY, 1).actionRound(1);
    stage
        .copy()
        .act(Acts.build(stage, 1, "member"))
        .told(ConflictEvent.InfluenceApplied.class, "B5-GEN-08")
        .told(ConflictEvent.InfluenceBuilt.class, "B5-INF-02")
        .told(CardEvent.CardRotated.class, "B5-GEN-03");
    stage
        .copy()
        .act(Acts.promote(stage, 1, "member", "aide"))
        .told(CardEvent.CharacterPromoted.class, "B5-PRO-03");
    stage
        .copy()
        .act(Acts.support(stage, 1, "aide", 1, Ability.DIPLOMACY))
        .told(ConflictEvent.ParticipantJoined.class, "B5-SUP-05");
  }

  @Rule({"B5-AGD-03", "B5-AGD-05", "B5-AGD-07"})
  @Test
  void agendasAreToldAndLeaveTheHand() {
    Stage stage = given().inHand(1, "plan").inHand(1, "other").actionRound(1);
    stage
        .act(new SponsorAgenda(P, stage.id("member"), stage.id("plan")))
        .told(CardEvent.AgendaSponsored.class, "B5-AGD-03")
        .act(Acts.pass(2));
    Stage replaced =
        stage
            .copy()
            .act(new ReplaceAgenda(P, stage.ambassador(1), stage.id("other")))
            .told(CardEvent.AgendaReplaced.class, "B5-AGD-07");
    assertThat(replaced.view(1).hand()).isEmpty();
    Stage hidden = given().inHand(1, "plan").actionRound(1);
    hidden.act(new HideAgenda(P, hidden.id("member"), hidden.id("plan"))).act(Acts.pass(2));
    hidden.act(new RevealAgenda(P)).told(CardEvent.AgendaRevealed.class, "B5-AGD-05");
  }

  @Rule({"B5-FRM-11", "B5-LED-05", "B5-FRM-15", "B5-FRM-05"})
  @Test
  void turnsTellTheirBeginningsAndWhatIsReadied() {
    Stage stage = given().actionRound(1);
    stage.act(Acts.lead(stage, 1, "member", "ships"));
    ImmutableSet.Builder<Class<?>> told = ImmutableSet.builder();
    ImmutableSet.Builder<String> phases = ImmutableSet.builder();
    while (stage.board().turn() < 3 || !(stage.state().top() instanceof ActionRound)) {
      stage.act(stage.legal(stage.toAct().get(0).number()).get(0));
      for (Event event : stage.events()) {
        told.add(event.what().getClass());
        if (event.what() instanceof TurnEvent.PhaseChanged changed) {
          phases.add(changed.phase());
        }
      }
    }
    assertThat(phases.build())
        .containsExactly(
            "mercenary-step",
            "resolution-round",
            "aftermath-step",
            "end-step",
            "draw-round",
            "ready-round",
            "conflict-round",
            "action-round");
    assertThat(told.build())
        .contains(
            CardEvent.LeadershipEnded.class,
            TurnEvent.CardReadied.class,
            TurnEvent.InitiativeSet.class,
            TurnEvent.TurnStarted.class,
            TurnEvent.ActionRoundEnded.class,
            TurnEvent.PoolRestored.class);
  }
}
