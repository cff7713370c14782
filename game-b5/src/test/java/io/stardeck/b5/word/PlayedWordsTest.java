package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Demote;
import io.stardeck.b5.card.word.CardOperation.MayParticipate;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.PromoteFree;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Stay;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Forbid;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.NoConflictGain;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.TableOperation.OpenConflict;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.step.Conflicts;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Aftermaths with requirements, what stays, what is forbidden, and what a conflict brings. */
final class PlayedWordsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final GainInfluence GAIN = new GainInfluence(Who.OWN, Amount.of(1));
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);

  private static Given given(CardDef... cards) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(cards)
        .define(character("envoy", Race.NARN, 2, 3).build())
        .inRow(1, "envoy");
  }

  private static Effect played(Operation... operations) {
    return Effect.builder().trigger(Trigger.PLAY).addOperations(operations).build();
  }

  @Rule("B5-FRM-40")
  @Test
  void whatAnAftermathRequiresHoldsWhenItIsRevealed() {
    for (int least : new int[] {9, 2}) {
      CardDef laurels =
          card("laurels", Kind.AFTERMATH)
              .condition(new Condition.Won(Optional.empty(), Optional.empty()))
              .addRequirements(new Condition.Turn(least))
              .addEffects(played(GAIN))
              .build();
      Stage stage = Acts.won(given(laurels), Ability.DIPLOMACY, "envoy", "laurels");
      if (least > 2) {
        stage.refuses(Acts.reveal(stage, 1, "laurels"), "B5-FRM-40");
      } else {
        stage.act(Acts.reveal(stage, 1, "laurels"));
      }
    }
  }

  @Rule("B5-W-09")
  @Test
  void anAftermathThatWouldStayOnWhatLiesOnACardItselfIsDiscarded() {
    CardDef laurels =
        card("laurels", Kind.AFTERMATH)
            .condition(new Condition.Won(Optional.empty(), Optional.empty()))
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                    .addOperations(new Stay(FIRST))
                    .build())
            .build();
    Given given =
        given(laurels, card("sash", Kind.ENHANCEMENT).build()).attached(1, "sash", "envoy");
    Stage stage = Acts.won(given, Ability.DIPLOMACY, "envoy", "laurels");
    stage.copy().act(Acts.reveal(stage, 1, "laurels", "envoy"));
    stage.act(Acts.reveal(stage, 1, "laurels", "sash"));
    assertThat(stage.view(1).zones().cards(Places.discard(P))).contains(stage.id("laurels"));
  }

  @Rule({"B5-W-09", "B5-FRM-40"})
  @Test
  void whatAnAftermathDoesWhenRevealedIsToldApartFromWhatItDoesAsItStays() {
    Effect stays = Effect.builder().trigger(Trigger.CONSTANT).addOperations(power()).build();
    Stay stay = new Stay(new Target.Plain(Target.Word.OWN_AMBASSADOR));
    CardDef laurels =
        card("laurels", Kind.AFTERMATH)
            .condition(new Condition.Won(Optional.empty(), Optional.empty()))
            .addEffects(stays, played(stay))
            .build();
    Stage stage = Acts.won(given(laurels), Ability.DIPLOMACY, "envoy", "laurels");
    int power = stage.power(1);
    stage.act(Acts.reveal(stage, 1, "laurels"));
    assertThat(stage.inPlay(stage.id("laurels"))).isTrue();
    assertThat(stage.power(1)).isEqualTo(power + 2);
  }

  private static Operation power() {
    return new Power(Amount.of(2));
  }

  @Rule("B5-GEN-04")
  @Test
  void anEffectForbidsActionsThatNameNoCard() {
    CardDef seal =
        card("seal", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .addOperations(
                        new Forbid(
                            Who.OTHER, ImmutableSet.of(ActionKind.DISCARD_AGENDA), Filter.ANY))
                    .build())
            .build();
    Stage stage =
        given(seal, card("aim", Kind.AGENDA).build())
            .inRow(2, "seal")
            .agenda(1, "aim")
            .actionRound(1);
    stage.refuses(new DiscardAgenda(P), "B5-GEN-04").act(Acts.build(stage, 1, "ambassador 1"));
  }

  @Rule("B5-W-28")
  @Test
  void gainsFromConflictsAreForbiddenForThisTurnWhateverForbidsThem() {
    CardDef ban =
        card("ban", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.ROTATE)
                    .addOperations(new NoConflictGain(Who.OTHER))
                    .build())
            .build();
    CardDef windfall = card("windfall", Kind.EVENT).addEffects(played(GAIN)).build();
    Stage stage = given(ban, windfall).inRow(1, "ban").inHand(2, "windfall").actionRound(1);
    stage.act(Acts.use(stage, 1, "ban", 0));
    assertThat(stage.board().modifiers()).hasSize(1);
    int before = stage.rating(2);
    stage.act(Acts.play(stage, 2, "windfall"));
    assertThat(stage.rating(2)).as("other gains stand").isEqualTo(before + 1);
    stage.idleUntil(DrawRound.class);
    assertThat(stage.board().modifiers()).isEmpty();
  }

  @Rule({"B5-W-54", "B5-FRM-32"})
  @Test
  void whatAConflictItselfBringsDownFellWhileItWasOpen() {
    Target guests =
        new Target.All(Filter.builder().title("guest").addWhose(Who.TARGET_FACTION).build());
    Outcome ruin = new Outcome(Optional.empty(), ImmutableList.of(new Neutralise(guests)));
    CardDef laurels =
        card("laurels", Kind.AFTERMATH)
            .condition(new Condition.NeutralisedInIt(Filter.ANY, Ability.DIPLOMACY, 1))
            .addEffects(played(GAIN))
            .build();
    Stage stage =
        given(laurels, character("guest", Race.HUMAN, 2, 1).build())
            .inRow(2, "guest")
            .inHand(1, "laurels")
            .conflict(
                ConflictTraits.builder()
                    .type(Ability.DIPLOMACY)
                    .needsTarget(true)
                    .addOnWin(ruin)
                    .build(),
                1,
                Optional.of(Q))
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "laurels", "ambassador 1"));
    stage.act(Acts.oppose(stage, 2, "guest", 1, Ability.DIPLOMACY));
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    stage.idleUntil(AftermathStep.class);
    stage.act(Acts.reveal(stage, 1, "laurels"));
  }

  private static CardDef event(Operation... operations) {
    return card("feast", Kind.EVENT).addEffects(played(operations)).build();
  }

  private static Filter own(Filter.Place place) {
    return Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OWN).place(place).build();
  }

  @Rule({"B5-W-23", "B5-I-02", "B5-I-03", "B5-I-04"})
  @Test
  void allThatFitArePromoted() {
    Filter supporting = Filter.builder().place(Filter.Place.SUPPORTING_ROW).build();
    Stage stage =
        given(
                event(new PromoteFree(new Target.All(supporting))),
                character("aide", Race.NARN, 1, 1).build())
            .inRow(1, "aide")
            .inRow(1, "narn-colonial-fleet")
            .inHand(1, "feast")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "feast"));
    assertThat(stage.board().faction(P).innerCircle())
        .extracting(Card::id)
        .containsExactly(stage.ambassador(1), stage.id("envoy"), stage.id("aide"));
    assertThat(stage.board().faction(P).supportingRow()).as("the fleet").hasSize(1);
  }

  @Rule({"B5-W-22", "B5-I-02"})
  @Test
  void allThatFitAreDemotedButTheAmbassador() {
    Target all = new Target.All(own(Filter.Place.INNER_CIRCLE));
    Stage stage =
        given(event(new Demote(all)), character("aide", Race.NARN, 1, 1).build())
            .inCircle(1, "aide")
            .inCircle(1, "aide")
            .inHand(1, "feast")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "feast"));
    assertThat(stage.board().faction(P).innerCircle()).hasSize(1);
    assertThat(stage.board().faction(P).supportingRow())
        .extracting(Card::id)
        .containsExactly(stage.id("envoy"), stage.id("aide"), stage.id("aide#2"));
  }

  @Rule({"B5-W-12", "B5-I-01"})
  @Test
  void effectsTakeNoRatingBelowNothing() {
    Stage stage = given(event(new Rating(Amount.of(-9)))).inHand(1, "feast").actionRound(1);
    stage.act(Acts.play(stage, 1, "feast"));
    assertThat(stage.rating(1)).isZero();
    assertThat(stage.power(1)).isZero();
    assertThat(stage.pool(1)).isZero();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.rating(1)).isEqualTo(4);
  }

  @Rule("B5-W-31")
  @Test
  void aConflictThatIsOpenedUnderAConditionIsOneThatCanHaveBeenOpened() {
    Operation open = new OpenConflict(Ability.PSI, ImmutableList.of());
    Stage stage =
        given(event(new Operation.If(new Condition.Turn(1), ImmutableList.of(open))))
            .inHand(1, "feast")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "feast"));
    assertThat(stage.board().conflicts()).hasSize(1);
    assertThat(new B5Game().faults(stage.state())).isEmpty();
  }

  @Rule({"B5-D-22", "B5-SUP-01"})
  @Test
  void anEnhancementTakesPartWhereItsTextMakesIt() {
    Target self = new Target.Plain(Target.Word.SELF);
    Effect speaks =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(
                new MayParticipate(self),
                new Raise(self, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2)))
            .build();
    Stage stage =
        given(
                card("beacon", Kind.ENHANCEMENT).addEffects(speaks).build(),
                card("sash", Kind.ENHANCEMENT).build())
            .attached(1, "beacon", "envoy")
            .attached(1, "sash", "envoy")
            .conflict(Conflicts.standing(Ability.DIPLOMACY).orElseThrow(), 1, Optional.empty())
            .actionRound(1);
    stage.refuses(Acts.support(stage, 1, "sash", 1, Ability.DIPLOMACY), "B5-SUP-01");
    stage.act(Acts.support(stage, 1, "beacon", 1, Ability.DIPLOMACY));
    assertThat(stage.board().conflicts().get(0).participants()).hasSize(1);
    assertThat(new B5Game().faults(stage.state())).isEmpty();
  }
}
