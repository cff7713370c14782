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

/** Attacks of Federation ships, for tests of the damage and of the defence. */
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

  /** Two ships each; the first of seat 1 is a Federation cruiser. */
  static Given given() {
    return Given.advanced(2).screen(ONE, "fed-ca", "kzi-dn").screen(TWO, "kli-c8", "tho-pc");
  }

  /** The cruiser fires a photon torpedo of 6 points at {@code target}. */
  static Scene photonSix(Given given, String target) {
    return given
        .scene()
        .does(begin("fed-ca"), aim(target), weapon("pho-6-1", BoxType.PHO), commit());
  }

  private static BoxType box(String card) {
    return BoxType.valueOf(card.substring(0, 3).toUpperCase(Locale.ROOT));
  }

  /** Those ships of seat 2, who holds one card that is no defence. */
  static Given target(String... ships) {
    return Given.advanced(2).screen(TWO, ships).hand(TWO, "dc-2");
  }
}
