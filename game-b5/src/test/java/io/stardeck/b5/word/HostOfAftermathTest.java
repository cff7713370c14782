package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** An aftermath that asks for the part of the card under which it lies. */
final class HostOfAftermathTest {
  /** The envoy supports; the aftermath lies under that card. */
  private static Stage setUnder(String host) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3).build(),
                card("laurels", Kind.AFTERMATH)
                    .condition(new Condition.HostParticipated())
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
                            .build())
                    .build())
            .inRow(1, "envoy")
            .inHand(1, "laurels")
            .conflict(Ability.DIPLOMACY, 1)
            .actionRound(1);
    stage.act(Acts.set(stage, 1, "laurels", host)).act(Acts.pass(2));
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY));
    return stage.idleUntil(AftermathStep.class);
  }

  @Rule("B5-FRM-40")
  @Test
  void theCardUnderWhichItLiesTookPartInThatConflict() {
    Stage under = setUnder("envoy");
    int before = under.rating(1);
    under.act(Acts.reveal(under, 1, "laurels"));
    assertThat(under.rating(1)).isEqualTo(before + 1);
    Stage beside = setUnder("ambassador 1");
    beside.refuses(Acts.reveal(beside, 1, "laurels"), "B5-FRM-40");
  }
}
