package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.Deed;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.NextCost;
import io.stardeck.b5.card.word.FactionOperation.NoDoubling;
import io.stardeck.b5.card.word.FactionOperation.OwnCost;
import io.stardeck.b5.card.word.FactionOperation.PromoteCost;
import io.stardeck.b5.card.word.FactionOperation.SponsorCost;
import io.stardeck.b5.card.word.FactionOperation.TokenCost;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In which order a cost is doubled and lowered (D-07). */
final class CostOrderTest {
  private static final int POOL = 20;

  /** What the event itself costs that lowers the cost of what it is played with. */
  private static final int FAVOUR = 2;

  private static CardDef office(String id, Operation... operations) {
    return card(id, Kind.GROUP)
        .addEffects(Effect.builder().trigger(Trigger.CONSTANT).addOperations(operations).build())
        .build();
  }

  private static CardDef favour(ActionKind kind, Operation operation) {
    return card("favour", Kind.EVENT)
        .cost(FAVOUR)
        .addPlayWith(kind)
        .addEffects(Effect.builder().trigger(Trigger.WITH_ACTION).addOperations(operation).build())
        .build();
  }

  private static Given given(int less, boolean promoting) {
    Amount lower = Amount.of(-less);
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("foreign", Race.MINBARI, 3, 1).build(),
            office("normal", new NoDoubling(Filter.ANY, true)),
            office(
                "office",
                promoting
                    ? new PromoteCost(lower, Filter.ANY)
                    : new SponsorCost(lower, Filter.ANY, false)),
            office("yard", new TokenCost(1, Filter.ANY)),
            card("sale", Kind.EVENT)
                .addEffects(
                    Effect.builder()
                        .trigger(Trigger.PLAY)
                        .addOperations(new NextCost(-less, Filter.ANY))
                        .build())
                .build(),
            promoting
                ? favour(ActionKind.PROMOTE, new PromoteCost(lower, Filter.ANY))
                : favour(ActionKind.SPONSOR, new SponsorCost(lower, Filter.ANY, false)))
        .influence(1, POOL, POOL);
  }

  @Rule("B5-D-07")
  @ParameterizedTest(name = "{0}, {1} less, at normal cost: {2}")
  @CsvSource({
    "office, 2, false", "office, 2, true", "office, 9, false",
    "yard, 2, false", "yard, 2, true", "yard, 9, false",
    "sale, 2, false", "sale, 2, true", "sale, 9, false",
    "favour, 2, false", "favour, 2, true", "favour, 9, false"
  })
  void sponsoringIsDoubledThenLoweredToNothingAtMost(String way, int less, boolean normal) {
    Given given = given(less, false).inHand(1, "foreign");
    given = normal ? given.inRow(1, "normal") : given;
    given =
        switch (way) {
          case "office" -> given.inRow(1, "office");
          case "yard" -> given.inRow(1, "yard").card("yard", card -> card.withTokens(less));
          default -> given.inHand(1, way);
        };
    Stage stage = given.actionRound(1);
    if (way.equals("sale")) {
      stage.act(Acts.play(stage, 1, "sale")).act(Acts.pass(2));
    }
    Deed sponsor = Acts.sponsor(stage, 1, "ambassador 1", "foreign");
    stage.act(way.equals("favour") ? Acts.with(stage, sponsor, "favour") : sponsor);
    assertThat(stage.pool(1)).isEqualTo(POOL - Math.max(0, (normal ? 3 : 2 * 3) - less) - own(way));
  }

  @Rule({"B5-D-07", "B5-PRO-06"})
  @ParameterizedTest(name = "{0}, {1} less, at normal cost: {2}")
  @CsvSource({
    "none, 0, false",
    "none, 0, true",
    "office, 2, false",
    "office, 2, true",
    "office, 9, false",
    "favour, 2, false",
    "favour, 2, true",
    "favour, 9, false"
  })
  void promotingToo(String way, int less, boolean normal) {
    Given given = given(less, true).inRow(1, "foreign");
    given = normal ? given.inRow(1, "normal") : given;
    given = way.equals("office") ? given.inRow(1, "office") : given;
    Stage stage = (way.equals("favour") ? given.inHand(1, "favour") : given).actionRound(1);
    Deed promote = Acts.promote(stage, 1, "ambassador 1", "foreign");
    stage.act(way.equals("favour") ? Acts.with(stage, promote, "favour") : promote);
    assertThat(stage.pool(1))
        .isEqualTo(POOL - Math.max(0, (normal ? 3 : 2 * 3) + 1 - less) - own(way));
  }

  @Rule("B5-PRO-06")
  @ParameterizedTest
  @ValueSource(strings = {"office", "yard", "sale", "favour", "itself"})
  void noDiscountForSponsoringLowersThePriceOfAPromotion(String way) {
    Given given =
        given(2, false)
            .define(
                character("cheap", Race.MINBARI, 3, 1)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.CONSTANT)
                            .addOperations(new OwnCost(Amount.of(-2)))
                            .build())
                    .build(),
                card("patron", Kind.EVENT)
                    .addPlayWith(ActionKind.SPONSOR, ActionKind.PROMOTE)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.WITH_ACTION)
                            .addOperations(new SponsorCost(Amount.of(-2), Filter.ANY, false))
                            .build())
                    .build())
            .inRow(1, way.equals("itself") ? "cheap" : "foreign");
    given =
        switch (way) {
          case "office" -> given.inRow(1, "office");
          case "yard" -> given.inRow(1, "yard").card("yard", card -> card.withTokens(2));
          case "sale" -> given.inHand(1, "sale");
          case "favour" -> given.inHand(1, "patron");
          default -> given;
        };
    Stage stage = given.actionRound(1);
    if (way.equals("sale")) {
      stage.act(Acts.play(stage, 1, "sale")).act(Acts.pass(2));
    }
    Deed promote =
        Acts.promote(stage, 1, "ambassador 1", way.equals("itself") ? "cheap" : "foreign");
    stage.act(way.equals("favour") ? Acts.with(stage, promote, "patron") : promote);
    assertThat(stage.pool(1)).isEqualTo(POOL - 2 * 3 - 1);
  }

  private static int own(String way) {
    return way.equals("favour") ? FAVOUR : 0;
  }
}
