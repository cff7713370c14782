package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.DiscardAgenda;
import io.stardeck.b5.action.Deed.HideAgenda;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.AgendaDiscarded;
import io.stardeck.b5.event.CardEvent.FleetLed;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What ends with a card that leaves play or is readied, and what does not. */
final class LeavingPlayTest {
  private static final Target FIRST = new Target.Plain(Target.Word.FIRST);
  private static final Choice ANYBODY = new Choice.OfCard(Filter.ANY, Optional.empty());

  private static Effect effect(Trigger trigger, Operation word) {
    return Effect.builder().trigger(trigger).addChoices(ANYBODY).addOperations(word).build();
  }

  private static Effect praise() {
    return effect(
        Trigger.ROTATE, new Raise(FIRST, ImmutableSet.of(Ability.DIPLOMACY), Amount.of(2)));
  }

  private static Given given(Operation word) {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("captain", Race.NARN, 2, 3, 0, 0, 2).build(),
            character("speaker", Race.NARN, 2, 1).addEffects(praise()).build(),
            character("herald", Race.NARN, 2, 1).addEffects(praise()).build(),
            character("envoy", Race.NARN, 2, 3).build(),
            fleet("ships", Race.NARN, 1, 4).build(),
            card("ambush", Kind.AFTERMATH)
                .condition(new Condition.Margin(1))
                .addEffects(Effect.builder().trigger(Trigger.PLAY).build())
                .build(),
            card("deed", Kind.EVENT).addEffects(effect(Trigger.PLAY, word)).build())
        .inRow(1, "captain")
        .inRow(1, "speaker")
        .inRow(1, "herald")
        .inRow(1, "envoy")
        .inRow(1, "ships")
        .inHand(1, "deed")
        .inHand(1, "ambush");
  }

  private static Stage ready(Operation word) {
    Stage stage = given(word).actionRound(1);
    stage.act(Acts.lead(stage, 1, "captain", "ships")).act(Acts.pass(2));
    stage.act(Acts.use(stage, 1, "speaker", 0, "envoy")).act(Acts.pass(2));
    stage.act(Acts.use(stage, 1, "herald", 0, "envoy")).act(Acts.pass(2));
    stage.act(Acts.set(stage, 1, "ambush", "envoy")).act(Acts.pass(2));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(7);
    assertThat(stage.rating(stage.id("ships"), Ability.MILITARY)).isEqualTo(6);
    return stage;
  }

  private static Stage without(String card) {
    Stage stage = ready(new Discard(FIRST));
    return stage.act(Acts.play(stage, 1, "deed", card));
  }

  @Rule({"B5-LED-05", "B5-D-20"})
  @Test
  void leadershipEndsWithTheLeaderAndWithTheFleet() {
    assertThat(without("captain").rating(without("captain").id("ships"), Ability.MILITARY))
        .isEqualTo(4);
    assertThat(without("ships").card("captain").leading()).isEmpty();
    assertThat(without("envoy").card("captain").leading()).isPresent();
  }

  @Rule("B5-EFF-03")
  @Test
  void whatACardGaveWhileRotatedEndsWithItAlone() {
    Stage gone = without("speaker");
    assertThat(gone.rating(gone.id("envoy"), Ability.DIPLOMACY)).isEqualTo(5);
    assertThat(without("envoy").board().modifiers()).isEmpty();
    assertThat(without("ships").board().modifiers()).hasSize(2);
  }

  @Rule("B5-EFF-05")
  @Test
  void whatACardGaveWhileRotatedEndsAsItAloneIsReadied() {
    Stage stage = ready(new Ready(FIRST));
    stage.act(Acts.play(stage, 1, "deed", "speaker"));
    assertThat(stage.rating(stage.id("envoy"), Ability.DIPLOMACY)).isEqualTo(5);
    assertThat(stage.card("captain").leading()).isPresent();
  }

  @Rule({"B5-EVT-04", "B5-D-42"})
  @Test
  void anAftermathLeavesWithTheCardUnderWhichItLies() {
    Stage gone = without("envoy");
    assertThat(gone.view(1).setAftermaths()).isEmpty();
    assertThat(gone.state().zones().cards(Places.discard(Seat.of(1))))
        .contains(gone.id("ambush"), gone.id("envoy"));
    assertThat(without("ships").view(1).setAftermaths()).hasSize(1);
  }

  @Rule({"B5-D-42", "B5-AGD-05"})
  @Test
  void anAftermathUnderAHiddenAgendaStaysUnderItOrGoesWithIt() {
    Stage stage =
        given(new Ready(FIRST))
            .define(card("plan", Kind.AGENDA).build())
            .inHand(1, "plan")
            .actionRound(1);
    Seat own = Seat.of(1);
    stage.act(new HideAgenda(own, stage.ambassador(1), stage.id("plan"))).act(Acts.pass(2));
    stage.act(new SetAftermath(own, stage.id("ambush"), Optional.empty())).act(Acts.pass(2));
    Stage revealed = stage.copy().act(new RevealAgenda(own));
    assertThat(revealed.board().faction(own).setUnder().get(0).host()).hasValue(stage.id("plan"));
    Stage discarded = stage.copy().act(new DiscardAgenda(own));
    assertThat(discarded.view(1).setAftermaths()).isEmpty();
    assertThat(discarded.state().zones().cards(Places.discard(own)))
        .contains(stage.id("ambush"), stage.id("plan"));
  }

  /** Seat 1 does that together with an event; a reply of seat 2 discards cards of that filter. */
  private static Stage replied(Filter goes, Function<Stage, Deed> deed) {
    CardDef toast =
        card("toast", Kind.EVENT)
            .addPlayWith(ActionKind.values())
            .addEffects(Effect.builder().trigger(Trigger.WITH_ACTION).build())
            .build();
    Effect purge =
        Effect.builder()
            .trigger(Trigger.REPLY_EVENT)
            .addOperations(new Discard(new Target.All(goes)))
            .build();
    Stage stage =
        Given.factions(Race.HUMAN, Race.NARN)
            .define(toast, character("foe", Race.NARN, 1, 1).addEffects(purge).build())
            .inHand(1, "toast")
            .agenda(1, "power-politics")
            .inHand(1, "peace-in-our-time")
            .inRow(1, "human-captain")
            .inRow(1, "human-picket-fleet")
            .inRow(2, "foe")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.with(stage, deed.apply(stage), "toast"));
    return stage.act(new ReplyWith(Seat.of(2), stage.id("foe")));
  }

  private static boolean told(Stage stage, Class<? extends GameEvent> what) {
    return stage.events().stream().anyMatch(event -> what.isInstance(event.what()));
  }

  @Rule({"B5-RPL-04", "B5-AGD-02", "B5-AGD-07", "B5-LED-01", "B5-SUP-05"})
  @Test
  void whatAReplyHasTakenAwayTheActionDoesWithout() {
    Seat own = Seat.of(1);
    Filter agendas = Filter.builder().addKinds(Kind.AGENDA).build();
    Stage discarded = replied(agendas, stage -> new DiscardAgenda(own));
    assertThat(discarded.board().faction(own).agenda()).isEmpty();
    assertThat(told(discarded, AgendaDiscarded.class)).isFalse();
    Stage replaced =
        replied(
            agendas,
            stage -> new ReplaceAgenda(own, stage.ambassador(1), stage.id("peace-in-our-time")));
    assertThat(replaced.board().faction(own).agenda().orElseThrow().id())
        .isEqualTo(replaced.id("peace-in-our-time"));
    Filter characters = Filter.builder().addKinds(Kind.CHARACTER).addWhose(Who.OTHER).build();
    Stage led =
        replied(characters, stage -> Acts.lead(stage, 1, "human-captain", "human-picket-fleet"));
    assertThat(told(led, FleetLed.class)).isFalse();
    Stage joined =
        replied(characters, stage -> Acts.support(stage, 1, "human-captain", 1, Ability.DIPLOMACY));
    assertThat(joined.board().conflicts().get(0).participants()).isEmpty();
  }
}
