package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** What is imposed on a ship is not on the one that comes back. */
@Rule({"ST-ZON-11", "ST-EFF-12"})
class ImposedOnWhatIsGoneTest {
  private static String imposes(String id, String on) {
    return ("{'kind':'INTERRUPT','id':'%s','name':'%s','interrupt':{'any':true,'targets':["
            + "{'kind':'SHIP'}],'effects':[{'op':'IMPOSE','until':'GAME','what':{'op':'MODIFY',"
            + "'stat':'RANGE','how':'ADD','by':{'op':'NUMBER','n':3},'on':'%s'}}]}}")
        .formatted(id, id, on);
  }

  private final Scene scene =
      Scene.laid(
              OwnSet.with(
                  imposes("fast", "SHIP"),
                  imposes("all-fast", "OWN"),
                  "{'kind':'INTERRUPT','id':'back','name':'back','interrupt':{'any':true,"
                      + "'effects':[{'op':'RECOVER','n':1}]}}"))
          .missions("151", "155");
  private final Host outpost = Host.outpost(scene.outpost(ONE, "104", 0));

  private int range(CardId ship) {
    return ShipNumbers.of(scene.state(), scene.ship(ship), Stat.RANGE);
  }

  @Test
  void aShipThatComesBackIsNew() {
    CardId ship = scene.ship(ONE, "331", 0); // RANGE 7
    CardId other = scene.ship(ONE, "331", 0);
    Aim on = Aim.at(Host.ship(ship));
    scene.orders(ONE).interrupts(ONE, "fast", on).interrupts(ONE, "all-fast", on);
    assertThat(range(ship)).isEqualTo(13);
    scene.destroyed(ship).interrupts(ONE, "back", Aim.NOTHING);
    scene.quietly(new Choose(ONE, new OfCard(ship)));
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, ship, Aim.at(outpost)));
    assertThat(range(ship)).isEqualTo(10); // and as long as all own ships are fast it is, too
    assertThat(range(other)).isEqualTo(10);
  }
}
