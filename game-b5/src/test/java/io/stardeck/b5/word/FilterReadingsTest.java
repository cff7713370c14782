package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.LoseInfluence;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a filter lets through where it says less than one may think, or more. */
final class FilterReadingsTest {
  private static final Filter CHARACTERS = Filter.builder().addKinds(Kind.CHARACTER).build();
  private static final Choice PARTICIPANT =
      new Choice.OfCard(Filter.builder().participant(true).build(), Optional.empty());

  private static Given given(CardDef... cards) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(cards)
        .define(character("envoy", Race.HUMAN, 2, 3).build());
  }

  @Rule({"B5-SPN-06", "B5-GEN-04"})
  @Test
  void aDiscountPassesOverWhatItsFilterLeavesOut() {
    Filter others =
        Filter.builder()
            .addKinds(Kind.CHARACTER)
            .addNot(Filter.builder().trait("telepath").build())
            .build();
    CardDef office =
        card("office", Kind.GROUP)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.CONSTANT)
                    .addOperations(new SponsorCost(Amount.of(-2), others, false))
                    .build())
            .build();
    Given given =
        given(
                office,
                character("clerk", Race.NARN, 4, 1).build(),
                character("reader", Race.NARN, 4, 1).addTraits("telepath").build())
            .inRow(1, "office")
            .inHand(1, "clerk")
            .inHand(1, "reader")
            .influence(1, 4, 4);
    Stage clerk = given.actionRound(1);
    Stage reader = clerk.copy();
    clerk.act(Acts.sponsor(clerk, 1, "ambassador 1", "clerk"));
    assertThat(clerk.pool(1)).isEqualTo(2);
    reader.act(Acts.sponsor(reader, 1, "ambassador 1", "reader"));
    assertThat(reader.pool(1)).isZero();
  }

  private static CardDef whisper(int target, Choice... choices) {
    Target.Word word = target == 1 ? Target.Word.FIRST : Target.Word.SECOND;
    return card("whisper", Kind.EVENT)
        .addEffects(
            Effect.builder()
                .trigger(Trigger.PLAY)
                .addChoices(choices)
                .addOperations(new Damage(new Target.Plain(word), Amount.of(1)))
                .build())
        .build();
  }

  /** The envoy opposes the second of two conflicts. */
  private static Stage opposed(CardDef whisper) {
    Stage stage =
        given(whisper)
            .inHand(1, "whisper")
            .inRow(2, "envoy")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    return stage.act(Acts.oppose(stage, 2, "envoy", 2, Ability.DIPLOMACY));
  }

  @Rule({"B5-D-17", "B5-D-26"})
  @Test
  void aParticipantIsOneOfTheConflictThatWasChosen() {
    Stage stage = opposed(whisper(2, new Choice.OfConflict(Optional.empty()), PARTICIPANT));
    stage.refuses(Acts.play(stage, 1, "whisper", 1, "envoy"), "B5-EFF-02");
    stage.act(Acts.play(stage, 1, "whisper", 2, "envoy"));
    assertThat(stage.card("envoy").damage()).isEqualTo(1);
  }

  @Rule({"B5-D-17", "B5-D-26"})
  @Test
  void whereNoConflictIsInQuestionAParticipantIsOneOfAnyOpenConflict() {
    Stage stage = opposed(whisper(1, PARTICIPANT));
    stage.refuses(Acts.play(stage, 1, "whisper", "ambassador 2"), "B5-EFF-02");
    stage.act(Acts.play(stage, 1, "whisper", "envoy"));
    assertThat(stage.card("envoy").damage()).isEqualTo(1);
  }

  @Rule({"B5-W-54", "B5-D-17"})
  @Test
  void aFactionWithAParticipantHasOneInTheConflictInQuestion() {
    CardDef dispatch =
        card("dispatch", Kind.EVENT)
            .addEffects(
                Effect.builder()
                    .trigger(Trigger.PLAY)
                    .addChoices(new Choice.OfFaction(false, true))
                    .addOperations(new LoseInfluence(Who.CHOSEN, Amount.of(1)))
                    .build())
            .build();
    Stage stage =
        given(dispatch)
            .inHand(1, "dispatch")
            .inRow(2, "envoy")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "envoy", 2, Ability.DIPLOMACY));
    stage.refuses(Acts.play(stage, 1, "dispatch", Seat.of(1)), "B5-EFF-02");
    stage.act(Acts.play(stage, 1, "dispatch", Seat.of(2)));
    assertThat(stage.rating(2)).isEqualTo(3);
  }

  /** A spy on the ambassador and a sleeper on the envoy, of which a purge leaves the sleeper. */
  @Rule("B5-SPN-05")
  @Test
  void anEnhancementIsInTheRowWhereItsHostIs() {
    Filter spies =
        Filter.builder().addKinds(Kind.ENHANCEMENT).place(Filter.Place.INNER_CIRCLE).build();
    Stage stage =
        given(
                card("spy", Kind.ENHANCEMENT).build(),
                card("sleeper", Kind.ENHANCEMENT).build(),
                event("purge", new Discard(new Target.All(spies))))
            .inHand(1, "purge")
            .inRow(2, "envoy")
            .attached(2, "spy", "ambassador 2")
            .attached(2, "sleeper", "envoy")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "purge"));
    assertThat(stage.card(stage.ambassador(2)).attachments()).isEmpty();
    assertThat(stage.card("envoy").attachments()).hasSize(1);
  }

  private static CardDef laurels(Kind kind, Filter host) {
    var laurels = card("laurels", kind).host(host);
    return kind == Kind.ENHANCEMENT
        ? laurels.build()
        : laurels.condition(new Condition.Turn(1)).build();
  }

  @Rule({"B5-SPN-05", "B5-D-10"})
  @Test
  void anEnhancementGoesOnOwnCardsUnlessItsTextSaysWhose() {
    Stage stage = given(laurels(Kind.ENHANCEMENT, CHARACTERS)).inHand(1, "laurels").actionRound(1);
    stage.refuses(Acts.sponsorOn(stage, 1, "ambassador 1", "laurels", "ambassador 2"), "B5-SPN-05");
    stage.act(Acts.sponsorOn(stage, 1, "ambassador 1", "laurels", "ambassador 1"));
    Filter anybodys = Filter.builder().from(CHARACTERS).addWhose(Who.EACH).build();
    Stage free = given(laurels(Kind.ENHANCEMENT, anybodys)).inHand(1, "laurels").actionRound(1);
    free.act(Acts.sponsorOn(free, 1, "ambassador 1", "laurels", "ambassador 2"));
    Stage onto =
        given(laurels(Kind.ENHANCEMENT, Filter.ANY))
            .attached(1, "laurels", "ambassador 1")
            .inHand(1, "laurels")
            .actionRound(1);
    onto.refuses(Acts.sponsorOn(onto, 1, "ambassador 1", "laurels#2", "laurels#1"), "B5-SPN-05");
  }

  @Rule({"B5-EVT-04", "B5-D-42"})
  @Test
  void anAftermathGoesUnderOwnCardsUnlessItsTextSaysWhose() {
    Stage stage = given(laurels(Kind.AFTERMATH, CHARACTERS)).inHand(1, "laurels").actionRound(1);
    stage.refuses(Acts.set(stage, 1, "laurels", "ambassador 2"), "B5-EVT-04");
    stage.act(Acts.set(stage, 1, "laurels", "ambassador 1"));
    Filter anybodys = Filter.builder().from(CHARACTERS).addWhose(Who.EACH).build();
    Stage free = given(laurels(Kind.AFTERMATH, anybodys)).inHand(1, "laurels").actionRound(1);
    free.act(Acts.set(free, 1, "laurels", "ambassador 2"));
    CardDef plan = card("plan", Kind.AGENDA).build();
    Stage hiding =
        given(laurels(Kind.AFTERMATH, CHARACTERS))
            .define(plan)
            .inHand(1, "laurels")
            .inHand(1, "plan")
            .actionRound(1);
    hiding
        .act(new HideAgenda(Seat.of(1), hiding.ambassador(1), hiding.id("plan")))
        .act(Acts.pass(2));
    hiding.refuses(
        new SetAftermath(Seat.of(1), hiding.id("laurels"), Optional.empty()), "B5-EVT-04");
  }
}
