package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent.CardsRevealed;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Hidden cards that are seen as long as a card lies there that shows them ({@code ST-EFF-17}). */
class ShowingCardsTest {
  private static String shows(String op, String place, String kind, String at) {
    String id = Ascii.toLowerCase(op + "-" + kind);
    return ("{'kind':'EVENT','id':'%1$s','name':'%1$s','event':{'place':'%2$s','targets':"
            + "[{'kind':'%3$s'}],'standing':[{'op':'%4$s',%5$s}]}}")
        .formatted(id, place, kind, op, at);
  }

  private static final CardSet SET =
      OwnSet.with(
          shows("REVEAL", "PLAYER", "PLAYER", "'at':'DECK','n':1"),
          shows("LOOK", "PLAYER", "PLAYER", "'at':'HAND'"),
          shows("REVEAL", "SHIP", "SHIP", "'at':'CREW'"),
          shows("LOOK", "MISSION", "MISSION", "'at':'BOTTOM_SEED'"),
          shows("REVEAL", "MISSION", "LOCATION", "'at':'TEAM'"));

  private final Scene scene = Scene.laid(SET).missions("162", "191");

  @Rule({"ST-EFF-17", "ST-VIS-16"})
  @Test
  void theTopOfADeckLiesOpenAgainAndAgain() {
    scene.deck(TWO, "206", "331", "207").lies(ONE, "reveal-player", On.player(TWO));
    scene.orders(TWO).turns(1);
    assertThat(scene.seen(Seat.SPECTATOR, Places.deck(TWO))).containsExactly("331");
    assertThat(scene.seen(TWO, Places.deck(TWO))).containsExactly("331");
    scene.turns(2);
    assertThat(scene.seen(Seat.SPECTATOR, Places.deck(TWO))).containsExactly("207");
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(TWO))).containsExactly("206", "331");
    assertThat(scene.toldTo(Seat.SPECTATOR, CardsRevealed.class)).hasSize(3);
  }

  @Rule({"ST-EFF-17", "ST-VIS-11"})
  @Test
  void aHandThatOneLooksAtIsKnownToThemAlone() {
    CardId look = scene.lies(ONE, "look-player", On.player(TWO));
    scene.deck(TWO, "206", "331", "207").orders(TWO).turns(1);
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("206");
    assertThat(scene.seen(Seat.SPECTATOR, Places.hand(TWO))).isEmpty();
    scene.ends(look);
    scene.turns(2);
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("206"); // not the one drawn since
  }

  @Rule({"ST-EFF-17", "ST-TRM-03"})
  @Test
  void eachPlayersCardShowsTheHandToItsPlayer() {
    scene.lies(TWO, "look-player", On.player(TWO));
    scene.lies(ONE, "look-player", On.player(TWO));
    scene.deck(TWO, "206", "331").orders(TWO).turns(1);
    assertThat(scene.seen(ONE, Places.hand(TWO))).containsExactly("206");
  }

  @Rule({"ST-EFF-17", "ST-VIS-02", "ST-VIS-04"})
  @Test
  void aCrewAndATeamAreSeenAsTheyCome() {
    CardId ship = scene.ship(TWO, "331", 0);
    scene.lies(ONE, "reveal-ship", On.ship(ship));
    scene.lies(ONE, "reveal-location", On.location(0));
    scene.persons(TWO, Host.ship(ship), "205").persons(TWO, Host.team(0, TWO), "214");
    scene.gear(TWO, "064", Host.ship(ship));
    scene.orders(TWO).turns(1);
    assertThat(scene.seen(ONE, Host.ship(ship).place(Role.FREE))).containsExactly("205");
    assertThat(scene.seen(ONE, Host.ship(ship).place(Role.GEAR))).containsExactly("064");
    assertThat(scene.seen(Seat.SPECTATOR, Host.team(0, TWO).place(Role.FREE)))
        .containsExactly("214");
  }

  @Rule({"ST-EFF-17", "ST-VIS-08"})
  @Test
  void theSeedCardThatIsMetFirstIsSeen() {
    scene.seeded(TWO, 0, "016").seeded(TWO, 0, "015");
    scene.lies(ONE, "look-mission", On.location(0));
    scene.orders(ONE).turns(1);
    assertThat(scene.seen(ONE, Places.stack(0))).containsExactly("015");
    assertThat(scene.seen(Seat.SPECTATOR, Places.stack(0))).isEmpty();
  }
}
