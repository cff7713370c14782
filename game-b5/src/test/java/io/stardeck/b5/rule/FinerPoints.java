package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;

import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;

/** A table of two with plain cards, on which the finer points of rules are tried. */
final class FinerPoints {
  private FinerPoints() {}

  /** Narn and Human, and one plain card of most kinds. */
  static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 2, 3).build(),
            character("captain", Race.NARN, 2, 0, 0, 0, 2).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("g", Race.HUMAN, 2, 4).build(),
            fleet("raiders", Race.NEUTRAL, 1, 3).mercenary(true).build(),
            card("fort", Kind.LOCATION).putAbilities(Ability.MILITARY, 2).build(),
            card("plan", Kind.AGENDA).build(),
            card("other-plan", Kind.AGENDA).build());
  }

  /** The first player plays that event. */
  static Stage plays(Given given, CardDef event) {
    Stage stage = given.define(event).inHand(1, event.id()).actionRound(1);
    return stage.act(Acts.play(stage, 1, event.id()));
  }
}
