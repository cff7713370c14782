package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Game;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ForwardingGameTest {
  @Test
  void everythingIsForwarded() {
    assertThat(Game.class.getMethods())
        .filteredOn(method -> !Modifier.isStatic(method.getModifiers()))
        .hasSizeGreaterThan(20)
        .allMatch(ForwardingGameTest::isForwarded);
  }

  private static boolean isForwarded(Method method) {
    return Arrays.stream(ForwardingGame.class.getDeclaredMethods())
        .anyMatch(
            own ->
                own.getName().equals(method.getName())
                    && Arrays.equals(own.getParameterTypes(), method.getParameterTypes()));
  }
}
