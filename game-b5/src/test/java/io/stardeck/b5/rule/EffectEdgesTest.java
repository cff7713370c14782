package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.RemoveDamage;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Effects, leading, promoting and Strife: whose card it is, how often, and how many count. */
final class EffectEdgesTest {
  private static Effect gains(Trigger trigger) {
    return Effect.builder()
        .trigger(trigger)
        .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
        .build();
  }

  private static Effect heals() {
    Filter own = Filter.builder().addWhose(Who.OWN).build();
    return Effect.builder()
        .trigger(Trigger.ROTATE)
        .addChoices(new Choice.OfCard(own, Optional.empty()))
        .addOperations(new RemoveDamage(new Target.Plain(Target.Word.FIRST), Optional.empty()))
        .build();
  }

  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 1, 3).build(),
            character("envoy", Race.NARN, 1, 3).build(),
            character("captain", Race.NARN, 1, 3, 0, 0, 2).build(),
            character("guard", Race.HUMAN, 1, 7).build(),
            card("bank", Kind.GROUP)
                .multiple(true)
                .addEffects(gains(Trigger.ACTION), gains(Trigger.ACTION))
                .build(),
            card("mint", Kind.GROUP).addEffects(gains(Trigger.ROTATE)).build(),
            card("clinic", Kind.GROUP).addEffects(heals()).build(),
            card("fort", Kind.LOCATION).build(),
            fleet("f", Race.NARN, 1, 4).build(),
            fleet("flagship", Race.NARN, 1, 4).putAbilities(Ability.LEADERSHIP, 2).build());
  }

  @Rule("B5-EFF-01")
  @Test
  void theCardOfAnotherIsNotRotatedForItsEffect() {
    Stage stage = given().inRow(2, "mint").actionRound(1);
    stage.refuses(
        new UseEffect(Seat.of(1), stage.id("mint"), 0, ImmutableList.of(), OptionalInt.empty()),
        "B5-GEN-06");
    stage.act(Acts.pass(1)).act(Acts.use(stage, 2, "mint", 0));
  }

  @Rule("B5-EFF-02")
  @Test
  void aRefusalNamesWhatWasChosenAsPlayersDo() {
    Stage stage = given().inRow(1, "clinic").inRow(2, "guard").actionRound(1);
    assertThat(refusal(stage, new Chosen.ACard(stage.id("guard"))))
        .isEqualTo(stage.id("guard") + " is no target of the effect");
    assertThat(refusal(stage, new Chosen.AFaction(Seat.of(2))))
        .isEqualTo("the effect does not ask for seat 2");
    assertThat(refusal(stage, new Chosen.AConflict(3))).isEqualTo("there is no conflict 3");
    assertThat(refusal(stage, new Chosen.ATension(Race.NARN, Race.HUMAN)))
        .isEqualTo("the effect does not ask for tension of NARN toward HUMAN");
  }

  private static String refusal(Stage stage, Chosen chosen) {
    UseEffect use =
        new UseEffect(
            Seat.of(1), stage.id("clinic"), 0, ImmutableList.of(chosen), OptionalInt.empty());
    return new B5Game().check(stage.state(), use).get(0).text();
  }

  @Rule({"B5-EFF-04", "B5-D-73"})
  @Test
  void eachEffectOfEachCardIsUsedOnceATurn() {
    Stage stage = given().inRow(1, "bank").inRow(1, "bank").actionRound(1);
    for (String bank : new String[] {"bank#1", "bank#2"}) {
      for (int effect = 0; effect < 2; effect++) {
        stage.act(Acts.use(stage, 1, bank, effect)).act(Acts.pass(2));
        stage.refuses(Acts.use(stage, 1, bank, effect), "B5-EFF-04");
      }
    }
    assertThat(stage.rating(1)).isEqualTo(4 + 4);
    stage.idleUntil(ConflictRound.class).idleUntil(ActionRound.class).act(Acts.pass(2));
    stage.act(Acts.use(stage, 1, "bank#1", 0));
  }

  @Rule("B5-LED-01")
  @Test
  void aCharacterRotatesToLeadAndNoFleetLeadsAnother() {
    Stage stage = given().inRow(1, "captain").inRow(1, "f").inRow(1, "flagship").actionRound(1);
    stage.refuses(Acts.lead(stage, 1, "flagship", "f"), "B5-LED-01");
    stage.act(Acts.lead(stage, 1, "captain", "f"));
    assertThat(stage.card("captain").rotated()).isTrue();
    assertThat(stage.card("f").rotated()).isFalse();
  }

  @Rule("B5-PRO-01")
  @Test
  void everyMemberPromotesByRotating() {
    for (String who : new String[] {"ambassador 1", "member"}) {
      Stage stage =
          given().inCircle(1, "member").inRow(1, "envoy").influence(1, 9, 9).actionRound(1);
      stage.act(Acts.promote(stage, 1, who, "envoy"));
      assertThat(stage.card(stage.id(who)).rotated()).isTrue();
    }
  }

  @Rule("B5-PRO-08")
  @Test
  void nothingButACharacterIsPromoted() {
    Stage stage =
        given().inRow(1, "f").inRow(1, "mint").inRow(1, "fort").influence(1, 9, 9).actionRound(1);
    for (String what : new String[] {"f", "mint", "fort"}) {
      stage.refuses(Acts.promote(stage, 1, "ambassador 1", what), "B5-PRO-08");
    }
  }

  @Rule("B5-RSV-02")
  @Test
  void eachStrifeMarkAddsTwoToWhatEitherSideDeals() {
    for (int marks = 0; marks <= 2; marks++) {
      Marks strife = Marks.NONE.plus(Mark.STRIFE, marks);
      Stage stage =
          given()
              .inRow(1, "envoy")
              .inRow(2, "guard")
              .card("envoy", card -> card.withMarks(strife))
              .conflict(Ability.DIPLOMACY, 2)
              .actionRound(2);
      stage.act(Acts.support(stage, 2, "guard", 1, Ability.DIPLOMACY));
      stage.act(Acts.attack(stage, 1, "envoy", "guard"));
      int dealt = 3 + 2 * marks;
      assertThat(stage.card("guard").damage()).isEqualTo(dealt < 7 ? dealt : 0);
      assertThat(stage.card("guard").neutralised()).isEqualTo(dealt >= 7);
    }
  }
}
