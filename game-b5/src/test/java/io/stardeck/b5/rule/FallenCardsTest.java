package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.diplomacy;
import static io.stardeck.b5.scene.Definitions.event;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.B5Action.DeclineReply;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.AsInnerCircle;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ReplyOperation.Withdraw;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Sustaining;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.ReadyRound;
import io.stardeck.b5.state.B5Frame.ReplyWindow;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What words do for cards that are neutralised, tired or leave play. */
final class FallenCardsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);
  private static final Target SECOND = new Target.Plain(Target.Word.SECOND);
  private static final Choice ANY = new Choice.OfCard(Filter.ANY, Optional.empty());

  @Rule({"B5-RPL-02", "B5-W-36"})
  @Test
  void anAttackedCardThatIsReadyAgainWithdrawsItself() {
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(
                character("foe", Race.HUMAN, 2, 3).build(),
                character("wary", Race.NARN, 2, 3)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.REPLY_ATTACKED)
                            .addCosts(new Cost.RotateSelf())
                            .addOperations(new Withdraw(Filter.ANY))
                            .build())
                    .build())
            .inRow(1, "foe")
            .inRow(2, "wary")
            .conflict(Ability.DIPLOMACY, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "wary", 1, Ability.DIPLOMACY));
    Stage tired = stage.copy().act(Acts.attack(stage, 1, "foe", "wary"));
    assertThat(tired.state().frames().top()).isNotInstanceOf(ReplyWindow.class);
    Stage ready = stage.changed("wary", card -> card.withRotated(false));
    ready.act(Acts.attack(ready, 1, "foe", "wary"));
    Stage declined = ready.copy().act(new DeclineReply(Q));
    assertThat(declined.card("wary").neutralised()).isTrue();
    ready.act(new ReplyWith(Q, ready.id("wary")));
    assertThat(ready.board().conflict(1).participant(ready.id("wary"))).isNull();
    assertThat(ready.card("wary").damage()).isZero();
    assertThat(ready.card("foe").damage()).isZero();
    assertThat(ready.card("wary").rotated()).isTrue();
  }

  @Rule("B5-FRM-12")
  @Test
  void neitherOfTwoChosenCardsMayBeNeutralisedWhereTheEffectIsSustained() {
    CardDef giver =
        character("patron", Race.NARN, 2, 1)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.ROTATE)
                    .addChoices(ANY, ANY)
                    .addOperations(diplomacy(FIRST, 1), diplomacy(SECOND, 1))
                    .build())
            .build();
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(giver, character("member", Race.NARN, 2, 1).build())
            .inCircle(1, "patron")
            .inCircle(1, "member");
    for (String fallen : new String[] {"member", "ambassador 1"}) {
      Stage stage = given.actionRound(1);
      stage.act(Acts.use(stage, 1, "patron", 0, "member", "ambassador 1"));
      Stage both = stage.copy().idleUntil(ReadyRound.class);
      both.act(new Sustain(P, both.id("patron")));
      Stage down = stage.changed(fallen, card -> card.withNeutralised(true));
      Spot patron = Spot.find(down.board(), down.id("patron"));
      assertThat(Sustaining.may(down.board(), patron)).as("%s fell", fallen).isFalse();
    }
  }

  /** Order of several operations of one effect: as listed, one state check at the end (8.2). */
  @Rule({"B5-W-25", "B5-DMG-10", "B5-DMG-12"})
  @Test
  void whatAnEffectDoesBehindANeutralisationCountsBeforeTheStateCheck() {
    CardDef relieve =
        card("relieve", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(ANY, ANY)
                    .addOperations(
                        new Neutralise(FIRST),
                        new Raise(SECOND, ImmutableSet.of(Ability.MILITARY), Amount.of(2)))
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.MINBARI, Race.NARN)
            .define(relieve, fleet("f", Race.MINBARI, 2, 4).build())
            .inRow(1, "kalain")
            .inRow(1, "f")
            .inHand(1, "relieve")
            .card("f", card -> card.withDamage(5))
            .card("kalain", card -> card.withRotated(true))
            .actionRound(1);
    Stage led = stage.changed("kalain", card -> card.withLeading(stage.id("f")));
    led.act(Acts.play(led, 1, "relieve", "kalain", "f"));
    assertThat(led.inPlay(led.id("kalain"))).isFalse();
    assertThat(led.card("f").neutralised()).isFalse();
    assertThat(led.rating(led.id("f"), Ability.MILITARY)).isEqualTo(4 + 2 - 5);
  }

  @Rule({"B5-D-35", "B5-DMG-03"})
  @Test
  void theRatingOfANeutralisedCardIsExplainedAsNothing() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .card("ambassador 1", card -> card.withNeutralised(true).withDamage(1))
            .actionRound(1);
    String path = "cards[" + stage.ambassador(1).number() + "].diplomacy";
    assertThat(new B5Game().explain(stage.view(1), path).orElseThrow().value()).isZero();
  }

  /** One falls when the turn ends; the other stands by its bonus alone, and it goes with it. */
  @Rule({"B5-FRM-50", "B5-DMG-15", "B5-DMG-10", "B5-D-36", "B5-D-39", "B5-I-13"})
  @Test
  void whatFallsByADiscardAtTheEndOfTheTurnIsDiscardedToo() {
    Effect lasting =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(diplomacy(new Target.All(Filter.builder().title("protege").build()), 2))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("patron", Race.NARN, 2, 1).addEffects(lasting).build(),
                character("protege", Race.NARN, 2, 1).build())
            .inRow(1, "protege")
            .inRow(1, "patron")
            .card("protege", card -> card.withDamage(2))
            .card("patron", card -> card.withNeutralised(true))
            .actionRound(1);
    stage.act(Acts.pass(1));
    assertThat(stage.card("protege").neutralised()).isFalse();
    stage.idleUntil(ConflictRound.class);
    assertThat(stage.inPlay(stage.id("patron"))).isFalse();
    assertThat(stage.inPlay(stage.id("protege"))).isFalse();
  }

  @Rule("B5-W-30")
  @Test
  void aCardCountsAsAMemberUntilItIsTurnedUpWhateverTheEffectLasts() {
    CardDef care =
        card("care", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(ANY)
                    .addOperations(new AsInnerCircle(FIRST))
                    .lasts(Duration.END_OF_TURN)
                    .build())
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(care, character("envoy", Race.NARN, 2, 3).build())
            .inRow(1, "envoy")
            .card("envoy", card -> card.withNeutralised(true).withNeutralisedOnTurn(2))
            .inHand(1, "care")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "care", "envoy")).act(Acts.pass(2));
    stage.refuses(Acts.heal(stage, 1, "envoy"), "B5-HEA-04");
    stage.idleUntil(DrawRound.class).idleUntil(ConflictRound.class);
    assertThat(stage.inPlay(stage.id("envoy"))).isTrue();
    stage.idleUntil(B5Frame.ActionRound.class);
    if (stage.toAct().contains(Q)) {
      stage.act(Acts.pass(2));
    }
    stage.act(Acts.heal(stage, 1, "envoy"));
    assertThat(stage.card("envoy").neutralised()).isFalse();
    assertThat(stage.board().modifiers()).isEmpty();
  }

  @Rule({"B5-W-30", "B5-DMG-15"})
  @Test
  void whoWasNotNeutralisedThenOrIsNoCharacterCountsAsNoMember() {
    CardDef care = event("care", new AsInnerCircle(new Target.All(Filter.ANY)));
    CardDef doctor =
        card("doctor", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .addOperations(new AsInnerCircle(new Target.All(Filter.ANY)))
                    .build())
            .build();
    Given given =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(care, doctor)
            .define(
                character("envoy", Race.NARN, 2, 3).build(), fleet("f", Race.NARN, 2, 1).build())
            .inRow(1, "envoy")
            .inRow(1, "f")
            .inHand(1, "care");
    Stage early = given.actionRound(1);
    early.act(Acts.play(early, 1, "care"));
    assertThat(early.board().modifiers()).isEmpty();
    Stage lasting =
        given
            .inRow(1, "doctor")
            .card("envoy", card -> card.withDamage(9))
            .card("f", card -> card.withDamage(9))
            .actionRound(1);
    lasting.act(Acts.pass(1)).idleUntil(DrawRound.class);
    assertThat(lasting.inPlay(lasting.id("envoy"))).isTrue();
    assertThat(lasting.inPlay(lasting.id("f"))).isFalse();
  }

  @Rule("B5-D-35")
  @Test
  void anEnhancementOnANeutralisedCardIsRotatedForItsEffectStill() {
    Effect tribute =
        Effect.builder()
            .trigger(Trigger.ROTATE)
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                card("relic", Kind.ENHANCEMENT).addEffects(tribute).build(),
                character("member", Race.NARN, 1, 3).build())
            .inCircle(1, "member")
            .attached(1, "relic", "member")
            .card("member", card -> card.withNeutralised(true).withNeutralisedThisTurn(true))
            .actionRound(1);
    stage.act(Acts.use(stage, 1, "relic", 0));
    assertThat(stage.rating(1)).isEqualTo(4 + 1);
  }

  @Rule("B5-W-25")
  @Test
  void whoFallsWithTheFleetThatItLedIsDiscardedIfItsTextSaysSo() {
    Stage stage =
        Given.factions(Race.MINBARI, Race.HUMAN)
            .define(fleet("f", Race.MINBARI, 2, 1).build())
            .inRow(1, "f")
            .inRow(1, "kalain")
            .actionRound(1);
    stage.act(Acts.lead(stage, 1, "kalain", "f"));
    Stage hit = stage.changed("f", card -> card.withDamage(9)).act(Acts.pass(2));
    assertThat(hit.card("f").neutralised()).isTrue();
    assertThat(hit.inPlay(hit.id("kalain"))).isFalse();
  }
}
