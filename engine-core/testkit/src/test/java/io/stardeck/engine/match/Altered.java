package io.stardeck.engine.match;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** Games that answer one question otherwise. */
public final class Altered {
  private Altered() {}

  /** {@code game}, except that its method of that name gives {@code answer}. */
  @SuppressWarnings(
      "unchecked") // the proxy passes everything else on to a game of these very types
  public static <C, S, A extends Action, V extends View> Game<C, S, A, V> game(
      Game<C, S, A, V> game, String method, Object answer) {
    return (Game<C, S, A, V>)
        Proxy.newProxyInstance(
            Altered.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, called, arguments) -> {
              if (called.getName().equals(method)) {
                return answer;
              }
              try {
                return called.invoke(game, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
