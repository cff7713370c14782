package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.diplomacy;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Cost;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Cards that rotate for one action: for the action itself, for its effect, for its event. */
final class RotatedTogetherTest {
  private static final Seat P = Seat.of(1);
  private static final Target AMBASSADOR = new Target.Plain(Target.Word.OWN_AMBASSADOR);
  private static final Cost FIRST = new Cost.RotateFirst(Filter.builder().build());

  private static ImmutableEffect.Builder effect(Trigger trigger) {
    return Effect.builder().trigger(trigger).addOperations(diplomacy(AMBASSADOR, 1));
  }

  private static CardDef group(String id, Effect effect) {
    return card(id, Kind.GROUP).addEffects(effect).build();
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            group("drum", effect(Trigger.ROTATE).addCosts(FIRST).build()),
            group(
                "herald",
                effect(Trigger.ACTION)
                    .addCosts(FIRST, new Cost.RotateChosen())
                    .addChoices(new Choice.OfCard(Filter.ANY, Optional.empty()))
                    .build()),
            group("crier", effect(Trigger.ACTION).build()),
            card("parade", Kind.EVENT)
                .addPlayWith(ActionKind.USE_EFFECT)
                .addEffects(effect(Trigger.WITH_ACTION).addCosts(FIRST).build())
                .build(),
            fleet("f", Race.NARN, 1, 1).build(),
            fleet("g", Race.NARN, 1, 1).build());
  }

  private static List<String> rotated(Stage stage, String... cards) {
    return List.of(cards).stream().filter(card -> stage.card(card).rotated()).toList();
  }

  @Rule({"B5-W-51", "B5-GEN-02", "B5-EFF-01"})
  @Test
  void aCardThatRotatesForItsEffectIsNotAmongTheFirstThatRotateForIt() {
    Stage stage = given().inRow(1, "drum").inRow(1, "f").inRow(1, "g").actionRound(1);
    assertThat(stage.legal(1)).filteredOn(UseEffect.class::isInstance).hasSize(3);
    stage.refuses(Acts.useFor(stage, 1, "drum", 0, 3), "B5-GEN-05");
    stage.act(Acts.useFor(stage, 1, "drum", 0, 1));
    assertThat(rotated(stage, "drum", "f", "g")).containsExactly("drum", "f");
  }

  @Rule({"B5-W-51", "B5-GEN-02", "B5-EFF-04"})
  @Test
  void aCardChosenToRotateIsNotAmongTheFirstAndOneThatNeedNotRotateIs() {
    Stage stage = given().inRow(1, "f").inRow(1, "herald").inRow(1, "g").actionRound(1);
    stage.refuses(Acts.useFor(stage, 1, "herald", 0, 3, "f"), "B5-GEN-05");
    stage.act(Acts.useFor(stage, 1, "herald", 0, 1, "f"));
    assertThat(rotated(stage, "f", "herald", "g")).containsExactly("f", "herald");
  }

  @Rule({"B5-W-51", "B5-GEN-02", "B5-EVT-02"})
  @Test
  void anEventRotatesTheFirstThatDoNotRotateForTheEffectThatItAccompanies() {
    Stage stage =
        given().inRow(1, "drum").inRow(1, "f").inRow(1, "g").inHand(1, "parade").actionRound(1);
    UseEffect drum = Acts.useFor(stage, 1, "drum", 0, 1);
    stage.refuses(parade(stage, drum, 2), "B5-GEN-05");
    stage.act(parade(stage, drum, 1));
    assertThat(rotated(stage, "drum", "f", "g")).containsExactly("drum", "f", "g");
  }

  @Rule({"B5-GEN-02", "B5-EVT-02", "B5-EFF-04"})
  @Test
  void aCardThatDoesNotRotateForItsEffectMayRotateForTheEventWithIt() {
    Stage stage = given().inRow(1, "crier").inRow(1, "f").inHand(1, "parade").actionRound(1);
    stage.act(parade(stage, Acts.use(stage, 1, "crier", 0), 1));
    assertThat(rotated(stage, "crier", "f")).containsExactly("crier");
  }

  @Rule({"B5-GEN-05", "B5-GEN-06", "B5-EVT-02"})
  @Test
  void anEventWithAnEffectThatIsNotThereIsRefused() {
    Stage stage = given().inRow(1, "crier").inHand(1, "parade").actionRound(1);
    stage.refuses(parade(stage, Acts.use(stage, 1, "crier", 7), 0), "B5-GEN-05");
    CardId nowhere = CardId.of(999);
    UseEffect nothing = new UseEffect(P, nowhere, 0, ImmutableList.of(), OptionalInt.empty());
    stage.refuses(parade(stage, nothing, 0), "B5-GEN-05");
  }

  private static WithEvent parade(Stage stage, UseEffect use, int number) {
    return new WithEvent(P, use, stage.id("parade"), ImmutableList.of(), OptionalInt.of(number));
  }
}
