package io.stardeck.engine.rules.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.stardeck.engine.Explanation.Part;
import io.stardeck.engine.Explanation.Part.Operation;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.json.EngineJson;
import net.jqwik.api.Example;

/** What is in force for a time, in the way of ST-REQ-12 and of B5 2.4. */
final class ModifiersTest {
  private static final RuleId RULE = RuleId.of("VAL-1");
  private static final CardId SHIP = CardId.of(1);
  private static final CardId EVENT = CardId.of(2);
  private static final CardId VIR = CardId.of(3);

  /** A number of a card. */
  record Target(CardId card, String number) {}

  enum Lasts {
    END_OF_TURN,
    WHILE_ROTATED
  }

  /** A game's state would hold this. */
  record Held(Modifiers<Target, Lasts> modifiers) {}

  @Example
  void onlyThoseOnTheTargetCount() {
    Modifiers<Target, Lasts> modifiers =
        Modifiers.<Target, Lasts>none()
            .plus(modifier(EVENT, "range", Operation.MULTIPLY, 2, Lasts.END_OF_TURN))
            .plus(modifier(VIR, "range", Operation.ADD, 3, Lasts.WHILE_ROTATED))
            .plus(modifier(EVENT, "range", Operation.SET, 4, Lasts.END_OF_TURN))
            .plus(modifier(EVENT, "shields", Operation.ADD, 9, Lasts.END_OF_TURN));
    assertThat(range(modifiers, 8)).as("(4 + 3) × 2").isEqualTo(14);
    assertThat(range(modifiers.without(m -> m.source().equals(EVENT)), 8)).isEqualTo(11);
  }

  @Example
  void thePartsOfTheNumberNameTheCardsThatTheyComeFrom() {
    Modifiers<Target, Lasts> modifiers =
        Modifiers.<Target, Lasts>none()
            .plus(modifier(VIR, "range", Operation.ADD, 3, Lasts.WHILE_ROTATED));
    Computation sum = Computation.explaining().base(8, RULE, SHIP);
    modifiers.into(sum, target -> target.number().equals("range"));
    assertThat(sum.explained().parts()).extracting(Part::source).containsExactly("c1", "c3");
  }

  @Example
  void aStepEndsThoseWhoseTimeIsOver() {
    Modifiers<Target, Lasts> modifiers =
        Modifiers.<Target, Lasts>none()
            .plus(modifier(EVENT, "range", Operation.ADD, 1, Lasts.END_OF_TURN))
            .plus(modifier(VIR, "range", Operation.ADD, 3, Lasts.WHILE_ROTATED));
    Modifiers<Target, Lasts> later = modifiers.without(m -> m.duration() == Lasts.END_OF_TURN);
    assertThat(later.inForce()).extracting(Modifier::source).containsExactly(VIR);
    assertThat(modifiers.ending(m -> m.duration() == Lasts.END_OF_TURN))
        .extracting(Modifier::source)
        .containsExactly(EVENT);
    assertThat(later.without(m -> m.duration() == Lasts.END_OF_TURN)).isSameAs(later);
  }

  /** B5-X-18: Diplomacy 3 + 2 from a bonus, damage 4; the bonus ends. */
  @Example
  void aNumberThatIsMadeOfAnotherFollowsItWhenABonusEnds() {
    Modifiers<Target, Lasts> modifiers =
        Modifiers.<Target, Lasts>none()
            .plus(modifier(VIR, "range", Operation.ADD, 2, Lasts.WHILE_ROTATED));
    assertThat(left(range(modifiers, 3), 4)).isEqualTo(1);
    Modifiers<Target, Lasts> ended = modifiers.without(m -> m.duration() == Lasts.WHILE_ROTATED);
    assertThat(left(range(ended, 3), 4)).isEqualTo(0);
  }

  @Example
  void theirJsonIsReadAsTheSame() {
    Held held =
        new Held(
            Modifiers.<Target, Lasts>none()
                .plus(modifier(VIR, "range", Operation.ADD, 3, Lasts.WHILE_ROTATED)));
    assertThat(EngineJson.read(EngineJson.write(held), Held.class)).isEqualTo(held);
  }

  @Example
  void aModifierIsNoBase() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> modifier(VIR, "range", Operation.BASE, 3, Lasts.WHILE_ROTATED));
  }

  /** What damage leaves of a full value. */
  private static int left(int full, int damage) {
    return Computation.silent()
        .base(full, RULE, SHIP)
        .add(-damage, RULE, "damage")
        .atLeast(0, RULE, "")
        .value();
  }

  private static int range(Modifiers<Target, Lasts> modifiers, int printed) {
    Computation sum = Computation.silent().base(printed, RULE, SHIP);
    modifiers.into(sum, target -> target.number().equals("range"));
    return sum.value();
  }

  private static Modifier<Target, Lasts> modifier(
      CardId source, String number, Operation operation, int amount, Lasts lasts) {
    return new Modifier<>(source, new Target(SHIP, number), operation, amount, RULE, lasts);
  }
}
