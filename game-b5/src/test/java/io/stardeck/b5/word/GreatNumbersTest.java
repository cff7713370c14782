package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.event;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.FactionOperation.PoolNextTurn;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.TableOperation.Station;
import io.stardeck.b5.card.word.TableOperation.Vorlon;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Amounts and influence beyond all measure. */
final class GreatNumbersTest {
  private static Given given(CardDef... cards) {
    return Given.factions(Race.NARN, Race.HUMAN).define(cards);
  }

  private static Amount times(Amount amount, int... by) {
    Amount product = amount;
    for (int each : by) {
      product = new Amount.Times(product, each);
    }
    return product;
  }

  /** Three thousand million would be less than nothing in 32 bits, its opposite more. */
  @Rule({"B5-W-01", "B5-W-17"})
  @ParameterizedTest
  @CsvSource({"3, 1000", "-3, 0"})
  void amountsBeyondAllMeasureAreTheGreatestOrLeastThereAre(int by, int station) {
    Amount million = times(Amount.of(1000), 100, 100, 100, by);
    Amount twice = new Amount.Sum(ImmutableList.of(million, million));
    for (Amount amount : ImmutableList.of(million, twice)) {
      Stage stage = given(event("all", new Station(amount))).inHand(1, "all").actionRound(1);
      stage.act(Acts.play(stage, 1, "all"));
      assertThat(stage.board().station()).isEqualTo(station);
    }
  }

  @Rule("B5-W-01")
  @Test
  void onlyWhatAnAmountComesToHasABound() {
    Amount percent = new Amount.Over(times(Amount.of(100), 100, 100), 100_000);
    Stage stage = given(event("share", new Station(percent))).inHand(1, "share").actionRound(1);
    int before = stage.board().station();
    stage.act(Acts.play(stage, 1, "share"));
    assertThat(stage.board().station()).isEqualTo(before + 10);
  }

  @Rule({"B5-FRM-33", "B5-W-12", "B5-W-17", "B5-W-18"})
  @Test
  void noInfluenceIsBeyondAThousand() {
    Operation[] all = {
      new GainInfluence(Who.OWN, Amount.of(999)),
      new Station(Amount.of(999)),
      new Vorlon(Amount.of(999)),
      new PoolNextTurn(Amount.of(999)),
      new PoolNextTurn(Amount.of(999))
    };
    Effect always =
        Effect.builder()
            .trigger(Trigger.CONSTANT)
            .addOperations(new Rating(Amount.of(999)))
            .build();
    CardDef crown = character("crown", Race.NARN, 2, 3).addEffects(always).build();
    Stage stage = given(event("all", all), crown).inHand(1, "all").inRow(1, "crown").actionRound(1);
    stage.act(Acts.play(stage, 1, "all"));
    assertThat(stage.rating(1)).isEqualTo(1000);
    assertThat(stage.board().faction(Seat.of(1)).baseRating()).isEqualTo(1000);
    assertThat(stage.board().faction(Seat.of(1)).nextTurnBonus()).isEqualTo(1000);
    assertThat(stage.board().station()).isEqualTo(1000);
    assertThat(stage.board().vorlon()).isEqualTo(1000);
  }
}
