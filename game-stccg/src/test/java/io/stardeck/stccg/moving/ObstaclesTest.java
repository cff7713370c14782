package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.UseText;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObstaclesTest {
  // Spans 3 3 3 2; a Nebula has RANGE 8, one command and one staff icon.
  private final Scene scene = Scene.laid().missions("146", "155", "171", "156");
  private final CardId ship = scene.ship(ONE, "339", 0);

  ObstaclesTest() {
    scene.persons(ONE, Host.ship(ship), "199", "198");
  }

  @Rule({"ST-X-53", "ST-EFF-34", "ST-MOV-05", "ST-I-05"})
  @Shows("094")
  @Test
  void aShipIsDamagedOnlyWhereItPassesTheRift() {
    scene.lies(TWO, "094", On.location(1));
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).location()).isEqualTo(1); // of RANGE 5 then 2 are left
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(3);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
  }

  @Rule({"ST-MOV-05", "ST-EFF-34"})
  @Test
  void whoSetsOutFromTheRiftDoesNotPassIt() {
    scene.lies(TWO, "094", On.location(0));
    scene.orders(ONE).does(new Move(ONE, ship, true, 1));
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule("ST-EFF-34")
  @Test
  void whoIsHeldUpBehindTheRiftDoesNotPassIt() {
    scene.lies(TWO, "094", On.location(1));
    scene.lies(TWO, "088", On.border(1)); // Q-Net: nobody aboard has Diplomacy
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-X-53", "ST-DMG-05"})
  @Test
  void aDamagedShipIsDestroyedInTheRift() {
    scene.lies(TWO, "094", On.location(1));
    scene.with(ship, each -> each.copy().withCondition(Condition.DAMAGED));
    scene.orders(ONE).does(new Move(ONE, ship, true, 1));
    assertThat(scene.state().table().ship(ship)).isNotNull(); // who stops there is not harmed
    Scene other = Scene.laid().missions("156", "181", "156");
    CardId hurt = other.ship(ONE, "331", 0);
    other.persons(ONE, Host.ship(hurt), "212").lies(TWO, "094", On.location(1));
    other.with(hurt, each -> each.copy().withCondition(Condition.DAMAGED));
    other.orders(ONE).does(new Move(ONE, hurt, true, 2));
    assertThat(other.state().table().ships()).isEmpty();
  }

  @Rule("ST-EFF-34")
  @Shows("088")
  @Test
  void aBorderIsCrossedOnlyWithWhatItAsksFor() {
    scene.lies(TWO, "088", On.border(1));
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).isEmpty();
    scene.does(new Move(ONE, ship, true, 2)); // it ends before the border
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.against(new Move(ONE, ship, true, 2))).containsExactly("ST-EFF-34");
    scene.persons(ONE, Host.ship(ship), "231"); // Diplomacy x2
    assertThat(scene.against(new Move(ONE, ship, true, 2))).isEmpty();
  }

  @Rule("ST-EFF-34")
  @Shows("097")
  @Test
  void aFieldEndsTheMovesOfTheTurnWithoutNavigation() {
    scene.lies(TWO, "097", On.location(1));
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.against(new Move(ONE, ship, true, 2))).containsExactly("ST-ORD-04");
  }

  @Rule({"ST-EFF-34", "ST-PAT-16"})
  @Test
  void withNavigationTheFieldIsNothing() {
    scene.lies(TWO, "097", On.location(1));
    scene.persons(ONE, Host.ship(ship), "246");
    scene.orders(ONE).does(new Move(ONE, ship, true, 2));
    assertThat(scene.ship(ship).location()).isEqualTo(2);
  }

  @Rule({"ST-MOV-09", "ST-PAT-16", "ST-EFF-22", "ST-EFF-34", "ST-PLY-08", "ST-I-23"})
  @Shows("075")
  @Test
  void aGapIsALocationOfItsOwnAndKillsWhereShipsStop() {
    CardId gap = scene.hand(ONE, "075");
    scene.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(0)));
    assertThat(scene.state().table().spaceline()).hasSize(5);
    Location inserted = scene.state().table().spaceline().get(1);
    assertThat(inserted.card().def()).isEqualTo("075");
    scene.does(new Move(ONE, ship, true, inserted.number()));
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(4);
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(1);
  }

  @Shows("075")
  @Rule({"ST-EFF-31", "ST-EFF-34"})
  @Test
  void whoIsDisabledCanDieInTheGapToo() {
    Scene crewed = Scene.laid().missions("146", "155");
    CardId nebula = crewed.ship(ONE, "339", 0);
    Host aboard = Host.ship(nebula);
    CardId game = crewed.lies(TWO, "031", On.ship(nebula));
    crewed.persons(ONE, aboard, "205").disabled(ONE, aboard, game);
    crewed.persons(ONE, aboard, "199", "198");
    CardId gap = crewed.hand(ONE, "075");
    crewed.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(0)));
    int inserted = crewed.state().table().spaceline().get(1).number();
    crewed.draws(2).does(new Move(ONE, nebula, true, inserted));
    assertThat(crewed.discarded(ONE)).containsExactly("205");
  }

  @Rule({"ST-MOV-05", "ST-EFF-34", "ST-MOV-02"})
  @Test
  void whoGoesThroughTheGapLosesNobody() {
    CardId gap = scene.hand(ONE, "075");
    scene.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(0)));
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(7);
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(2);
  }

  @Rule({"ST-MOV-13", "ST-I-23"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void whatIsInAGapThatGoesComesToItsLeft(int left) {
    CardId gap = scene.hand(ONE, "075");
    scene.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(left)));
    Location inserted = scene.state().table().spaceline().get(left + 1);
    scene.with(ship, each -> each.copy().withLocation(inserted.number()));
    scene.pod(TWO, inserted.number());
    scene.ends(inserted.card().id());
    assertThat(scene.ship(ship).location()).isEqualTo(left);
    assertThat(scene.ship(ship).moveEnded()).isFalse();
    assertThat(scene.state().table().pods().get(0).location()).isEqualTo(left);
    assertThat(scene.state().table().spaceline()).hasSize(4);
    assertThat(scene.discarded(ONE)).containsExactly("075");
  }

  @Rule("ST-EFF-38")
  @Shows("103")
  @Test
  void theEndsAreNeighboursForOneWhoSaysSo() {
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 3))).containsExactly("ST-MOV-12");
    scene.lies(TWO, "103", On.table(TWO));
    assertThat(scene.against(new Move(ONE, ship, false, 3))).containsExactly("ST-MOV-12");
    scene.lies(ONE, "103", On.table(ONE));
    scene.does(new Move(ONE, ship, false, 3));
    assertThat(scene.ship(ship).location()).isEqualTo(3);
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(2);
  }

  @Rule({"ST-EFF-50", "ST-ORD-01"})
  @Shows("045")
  @Test
  void aShipTowsWhatLiesThereInItsNextMove() {
    CardId scow = scene.lies(TWO, "045", On.location(0));
    scene.orders(ONE);
    UseText tow = new UseText(ONE, scow, Aim.at(Host.ship(ship)));
    assertThat(scene.against(tow)).containsExactly("ST-EFF-50");
    scene.persons(ONE, Host.ship(ship), "212"); // ENGINEER x2; the Nebula has a Tractor Beam
    scene.does(tow);
    Card towed = Objects.requireNonNull(scene.state().table().lying(scow)).card();
    assertThat(scene.told(CardEvent.CardTowed.class))
        .containsExactly(new CardEvent.CardTowed(towed, ship));
    assertThat(scene.told(CardEvent.CardAttached.class)).isEmpty();
    assertThat(scene.against(tow)).containsExactly("ST-ORD-01");
    scene.does(new Move(ONE, ship, true, 1)).does(new Move(ONE, ship, true, 2));
    assertThat(Objects.requireNonNull(scene.state().table().lying(scow)).on())
        .isEqualTo(On.location(1));
    assertThat(scene.state().cards(Places.IN_PLAY)).extracting("def").contains("045");
  }

  @Rule("ST-MOV-13")
  @Test
  void whatWasTowedIntoAGapThatGoesComesToItsLeftToo() {
    CardId gap = scene.hand(ONE, "075");
    scene.cardPlay(ONE).does(new PlayCard(ONE, gap, Aim.at(1)));
    Location inserted = scene.state().table().spaceline().get(2);
    CardId scow = scene.lies(TWO, "045", On.location(inserted.number()));
    scene.ends(inserted.card().id());
    assertThat(Objects.requireNonNull(scene.state().table().lying(scow)).on())
        .isEqualTo(On.location(1));
  }
}
