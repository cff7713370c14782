package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.weapon;

import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import java.util.Locale;

/** Attacks of a Federation dreadnought with any cards, for tests of the damage. */
final class Volley {
  private Volley() {}

  /** Those cards from a Federation dreadnought at {@code target}. */
  static Scene photons(Given given, String target, String... cards) {
    Scene scene =
        given.screen(ONE, "fed-dn").hand(ONE, cards).scene().does(begin("fed-dn"), aim(target));
    for (String card : cards) {
      scene = scene.does(weapon(card, box(card)));
    }
    return scene.does(commit());
  }

  private static BoxType box(String card) {
    return BoxType.valueOf(card.substring(0, 3).toUpperCase(Locale.ROOT));
  }

  /** Those ships of seat 2, who holds one card that is no defence. */
  static Given target(String... ships) {
    return Given.advanced(2).screen(TWO, ships).hand(TWO, "dc-2");
  }
}
