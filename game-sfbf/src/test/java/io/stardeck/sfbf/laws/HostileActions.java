package io.stardeck.sfbf.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.EnumeratedFamily;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.ShipId;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.Random;

/** One action of each kind, of anybody, about anything. */
final class HostileActions {
  private static final int[] NUMBERS = {0, 1, 2, -1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final int UNKNOWN = 9999;

  private final Seat decider;
  private final Random random;

  private HostileActions(Seat decider, Random random) {
    this.decider = decider;
    this.random = random;
  }

  static ImmutableList<BattleForceAction> of(BattleForceState state, Random random) {
    HostileActions actions = new HostileActions(state.table().phases().top().seat(), random);
    ImmutableList.Builder<BattleForceAction> all = ImmutableList.builder();
    for (Class<? extends BattleForceAction> type :
        EnumeratedFamily.leaves(BattleForceAction.class)) {
      all.add(actions.any(type));
    }
    return all.build();
  }

  private <A> A any(Class<A> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(components[i].getGenericType());
    }
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("%s cannot be made".formatted(type), e);
    }
  }

  private Object value(Type type) {
    if (type instanceof ParameterizedType optional) {
      return random.nextInt(3) == 0
          ? Optional.empty()
          : Optional.of(value(optional.getActualTypeArguments()[0]));
    }
    if (type == Seat.class) {
      return random.nextInt(4) > 0 ? decider : Seat.of(random.nextInt(10));
    }
    if (type == CardId.class) {
      return CardId.of(random.nextInt(20) == 0 ? UNKNOWN : random.nextInt(181));
    }
    if (type == ShipId.class) {
      return ShipId.of(random.nextInt(20) == 0 ? UNKNOWN : random.nextInt(73));
    }
    if (type == int.class) {
      return NUMBERS[random.nextInt(NUMBERS.length)];
    }
    Object[] constants = ((Class<?>) type).getEnumConstants();
    return constants[random.nextInt(constants.length)];
  }
}
