package io.stardeck.b5.example;

import static io.stardeck.b5.scene.Definitions.character;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who takes the damage in the place of the one who is attacked. */
final class BodyguardExampleTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  @Rule({"B5-X-37", "B5-W-35", "B5-RPL-02", "B5-RPL-03", "B5-RPL-04"})
  @Test
  void lennierTakesTheDamageForDelenn() {
    Stage stage =
        Given.factions(Race.NARN, Race.MINBARI)
            .define(character("spy", Race.NARN, 2, 0, 4).build())
            .inRow(1, "spy")
            .inRow(2, "lennier")
            .conflict(Ability.INTRIGUE, 2)
            .actionRound(2);
    CardId delenn = stage.ambassador(2);
    stage.act(new Join(Q, delenn, 1, Side.SUPPORT, Ability.INTRIGUE));
    stage.act(attack(stage, delenn));
    assertThat(stage.toAct()).containsExactly(Q);
    stage.act(new ReplyWith(Q, stage.id("lennier")));
    assertThat(stage.card("lennier").rotated()).isTrue();
    assertThat(stage.card("lennier").neutralised()).isTrue();
    assertThat(stage.card("lennier").severe()).isEqualTo(2);
    assertThat(stage.card(delenn).damage()).isZero();
    assertThat(stage.board().conflicts().get(0).participant(stage.id("lennier"))).isNull();
    assertThat(stage.card("spy").damage()).isEqualTo(3);
  }

  @Rule({"B5-W-35", "B5-RPL-02", "B5-RPL-03"})
  @Test
  void lennierTakesNoDamageForAnother() {
    Stage stage =
        Given.factions(Race.NARN, Race.MINBARI)
            .define(character("spy", Race.NARN, 2, 0, 4).build())
            .define(character("aide", Race.MINBARI, 2, 0, 4).build())
            .inRow(1, "spy")
            .inRow(2, "lennier")
            .inRow(2, "aide")
            .conflict(Ability.INTRIGUE, 2)
            .actionRound(2);
    stage.act(new Join(Q, stage.id("aide"), 1, Side.SUPPORT, Ability.INTRIGUE));
    stage.act(attack(stage, stage.id("aide")));
    assertThat(stage.card("aide").neutralised()).as("nobody is asked first").isTrue();
    assertThat(stage.card("lennier").rotated()).isFalse();
  }

  private static Attack attack(Stage stage, CardId target) {
    return new Attack(P, stage.id("spy"), target, 1, Optional.empty());
  }
}
