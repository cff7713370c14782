package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Damage;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.RemoveDamage;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.OnGain;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.event.CardEvent.CardDiscarded;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the state is checked, and in which order those that fall say what they say of it. */
final class StateCheckOrderTest {
  private static Target.All all(String title) {
    return new Target.All(Filter.builder().title(title).build());
  }

  private static CardDef falling(String id, ImmutableEffect.Builder effect) {
    return character(id, Race.NARN, 1, 1).addEffects(effect.build()).build();
  }

  private static ImmutableEffect.Builder neutralised(Operation... operations) {
    return Effect.builder().trigger(Trigger.NEUTRALISED).addOperations(operations);
  }

  private static Operation on(String title, boolean damaging) {
    return damaging ? new Damage(all(title), Amount.of(1)) : new Neutralise(all(title));
  }

  /** Ann and Ben fall at once; Ann brings Cid down, who counts what Ben has done before. */
  @Rule({"B5-W-25", "B5-DMG-06"})
  @ParameterizedTest(name = "by damage: {0}")
  @ValueSource(booleans = {true, false})
  void whoFallsLaterSpeaksLaterHoweverItFalls(boolean damaging) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                falling("ann", neutralised(on("cid", damaging))),
                falling("ben", neutralised(new Station(Amount.of(1)))),
                falling(
                    "cid",
                    neutralised(new Station(Amount.of(10))).condition(new Condition.Station(7))),
                event("storm", on("ann", true), on("ben", true)))
            .inRow(1, "ann")
            .inRow(1, "ben")
            .inRow(1, "cid")
            .inHand(1, "storm")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "storm"));
    assertThat(stage.card("cid").neutralised()).isTrue();
    assertThat(stage.board().station()).isEqualTo(6 + 1 + 10);
  }

  /** What answers the gain neutralises Ben in the midst of it, and Ann is mended before the end. */
  @Rule({"B5-W-44", "B5-W-25", "B5-DMG-04"})
  @Test
  void theStateIsNotCheckedInTheMidstOfAnEffect() {
    OnGain answer = new OnGain(Who.OWN, ImmutableList.of(new Neutralise(all("ben"))));
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("ann", Race.NARN, 1, 1).build(),
                falling("ben", neutralised(new Station(Amount.of(1)))),
                card("creed", Kind.AGENDA)
                    .addEffects(
                        Effect.builder().trigger(Trigger.CONSTANT).addOperations(answer).build())
                    .build(),
                event(
                    "trial",
                    on("ann", true),
                    new GainInfluence(Who.OWN, Amount.of(1)),
                    new RemoveDamage(all("ann"), Optional.empty())))
            .inRow(1, "ann")
            .inRow(1, "ben")
            .agenda(1, "creed")
            .inHand(1, "trial")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "trial"));
    assertThat(stage.card("ann").neutralised()).isFalse();
    assertThat(stage.card("ben").neutralised()).isTrue();
    assertThat(stage.board().station()).isEqualTo(6 + 1);
  }

  @Rule({"B5-EVT-03", "B5-DMG-04"})
  @Test
  void whoFallsByAnEventFallsBeforeTheEventIsDiscarded() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("ann", Race.NARN, 1, 1).build(), event("storm", on("ann", true)))
            .inRow(1, "ann")
            .inHand(1, "storm")
            .actionRound(1);
    stage.act(Acts.play(stage, 1, "storm"));
    assertThat(stage.events())
        .extracting(each -> (Object) each.what())
        .endsWith(
            new CardNeutralised(stage.id("ann"), 0),
            new CardDiscarded(Seat.of(1), stage.id("storm")));
  }
}
