package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.*;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Audience;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sensor echoes ({@code FC-ECH}). */
final class EchoTest {
  @Rule({
    "FC-X-21",
    "FC-ECH-01",
    "FC-ECH-02",
    "FC-I-15",
    "FC-I-17",
    "FC-CMP-10",
    "FC-CLK-04",
    "FC-ECH-03",
    "FC-ACT-07",
    "FC-CLK-02"
  })
  @Test
  void anEchoIsMixedWithItsShipSoThatTheOpponentCannotTellThem() {
    Scene scene = cloaked();
    scene.apply(echo(scene, "korinar"));
    assertThat(scene.told())
        .as("which ship acted is public, its token is not")
        .contains(new ShipEvent.ActionTaken(scene.card("korinar"), ActionKind.CLOAKING));
    assertThat(scene.table().actionsUsed()).isOne();
    assertThat(tokens(scene, 0, 0)).hasSize(2);
    for (Token token : scene.table().tokens()) {
      assertThat(scene.events())
          .filteredOn(event -> event.audience().equals(Audience.only(KLI)))
          .extracting(event -> (Object) event.what())
          .contains(new BoardEvent.TokenKnown(token.number(), scene.state().identity(token)));
      assertThat(enemy(scene).identity(token)).isNull();
      assertThat(FleetView.of(scene.state(), KLI).identity(token)).isNotNull();
    }
    int first = 0;
    for (int seed = 0; seed < 60; seed++) {
      Scene other = cloaked();
      Chance chance = Chance.seeded(seed);
      other.change(play -> play.become(play.state().withChance(chance)));
      other.apply(echo(other, "korinar"));
      first += tokenOf(other, "korinar") == tokens(other, 0, 0).get(0) ? 1 : 0;
    }
    assertThat(first).isBetween(15, 45);
  }

  @Rule({"FC-ECH-05", "FC-ECH-07", "FC-D-37", "FC-I-39", "FC-LOC-02"})
  @Test
  void shipAndEchoMoveApartEachWithFivePoints() {
    Scene scene = cloaked().echo(KLI, 0, 0);
    int echo = scene.token().number();
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 1, 0), stop(scene));
    scene.apply(startToken(scene, echo), step(scene, 0, 1), step(scene, -1, 1));
    assertThat(scene.refused(step(scene, 0, 0))).containsExactly("FC-MOV-07");
    scene.apply(stop(scene));
    assertThat(tokens(scene, 1, 0)).hasSize(1);
    assertThat(tokens(scene, -1, 1)).containsExactly(echo);
  }

  @Rule({"FC-ECH-07", "FC-D-78", "FC-I-39"})
  @Test
  void anEchoTakesNoActions() {
    Scene scene = cloaked().echo(KLI, 0, 0);
    CardId echo = scene.state().identity(scene.token());
    assertThat(scene.refused(new ShipAction.CreateEcho(KLI, echo))).containsExactly("FC-VAL-04");
    assertThat(scene.legal(KLI))
        .filteredOn(ShipAction.class::isInstance)
        .noneMatch(action -> ((ShipAction) action).ship().equals(echo));
    scene.hidden(0, -1, "k-planet-1").dice(1);
    scene.apply(startToken(scene, scene.token().number()), step(scene, 0, -1));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("it stops there").isTrue();
    assertThat(scene.tile(0, -1).explored()).isFalse();
  }

  @Rule({"FC-ECH-05", "FC-ECH-06", "FC-ECH-08", "FC-ECH-09", "FC-D-37"})
  @Test
  void echoesAreAsFastAsTheFastestCloakedShipAndOneWithoutAny() {
    Scene scene = cloaked().at("bortas", 0, 1).cloaked("bortas").echo(KLI, 0, 0);
    assertThat(Routes.echoPoints(scene.table(), KLI)).isEqualTo(7);
    scene.ship(
        "bortas", ship -> ship.withTokens(new SystemToken(ShipSystem.ENGINES, Optional.empty())));
    assertThat(Routes.echoPoints(scene.table(), KLI)).as("printed numbers").isEqualTo(7);
    int echo = scene.token().number();
    scene.apply(adjust(scene, "bortas", 0), adjust(scene, "korinar", 0));
    assertThat(scene.table().tokens()).hasSize(1);
    assertThat(Routes.echoPoints(scene.table(), KLI)).isOne();
    scene.apply(startToken(scene, echo), step(scene, 0, 1));
    assertThat(scene.refused(step(scene, 1, 0))).isNotEmpty();
    Scene other = scene().fleet(KLI, "bortas", "korinar").at("bortas", 0, 1).at("korinar", 0, 0);
    other.cloaked("bortas").cloaked("korinar");
    assertThat(Routes.echoPoints(other.table(), KLI)).as("in any order").isEqualTo(7);
  }

  @Rule({"FC-X-59", "FC-D-88", "FC-D-38", "FC-I-09"})
  @Test
  void aNewEchoHasTheFlagOfItsShipsToken() {
    Scene scene = cloaked();
    scene.apply(startToken(scene, tokenOf(scene, "korinar")), step(scene, 0, 1));
    scene.apply(echo(scene, "korinar"));
    for (int token : tokens(scene, 0, 1)) {
      assertThat(scene.refused(startToken(scene, token))).containsExactly("FC-MOV-01");
    }
    scene = cloaked();
    scene.apply(echo(scene, "korinar"));
    for (int token : tokens(scene, 0, 0)) {
      assertThat(scene.refused(startToken(scene, token))).isEmpty();
    }
  }

  @Rule({"FC-ECH-03", "FC-D-87", "FC-I-41"})
  @Test
  void ownTokensOfAHexAreMixedOnceUntilSomethingChangesThere() {
    Scene scene = cloaked().echo(KLI, 0, 0).echo(KLI, 0, 1);
    FleetAction mix = new FreeAction.ShuffleTokens(KLI, scene.space(0, 0));
    List<Integer> before = tokens(scene, 0, 0);
    scene.apply(mix);
    assertThat(tokens(scene, 0, 0)).hasSize(2).doesNotContainAnyElementsOf(before);
    assertThat(scene.refused(mix)).containsExactly("FC-ECH-03");
    assertThat(scene.refused(new FreeAction.ShuffleTokens(KLI, scene.space(0, 1))))
        .as("one token only")
        .containsExactly("FC-ECH-03");
    scene.apply(startToken(scene, tokens(scene, 0, 1).get(0)), step(scene, 0, 0));
    assertThat(scene.refused(mix)).as("it is on its way").contains("FC-ECH-03");
    scene.apply(stop(scene));
    assertThat(scene.refused(mix)).isEmpty();
  }

  @Rule({"FC-ECH-01", "FC-ECH-04", "FC-D-35", "FC-D-36", "FC-I-15", "FC-CLK-02"})
  @Test
  void anEchoNeedsACloakAShipForEachAndASymbol() {
    Scene scene = cloaked();
    assertThat(scene.refused(echo(scene, "bortas"))).containsExactly("FC-ECH-01");
    for (int i = 0; i < 3; i++) {
      assertThat(scene.refused(echo(scene, "korinar"))).as("%s of 3", i).isEmpty();
      scene.echo(KLI, 0, 1);
    }
    assertThat(scene.refused(echo(scene, "korinar"))).containsExactly("FC-ECH-04");
    scene.echo(KLI, 0, 1).echo(KLI, 0, 1);
    assertThat(scene.refused(cloak(scene, "rotarran", 4))).containsExactly("FC-D-35");
  }

  @Rule({"FC-ECH-03", "FC-D-87"})
  @Test
  void mixingIsOfferedOnceForEachHexWithTwoOwnTokens() {
    Scene scene = cloaked().at("bortas", 0, 1).cloaked("bortas").echo(KLI, 0, 0);
    assertThat(scene.legal(KLI, FreeAction.ShuffleTokens.class))
        .containsExactly(new FreeAction.ShuffleTokens(KLI, scene.space(0, 0)));
    scene.echo(KLI, 0, 1);
    assertThat(scene.legal(KLI, FreeAction.ShuffleTokens.class))
        .containsExactlyInAnyOrder(
            new FreeAction.ShuffleTokens(KLI, scene.space(0, 0)),
            new FreeAction.ShuffleTokens(KLI, scene.space(0, 1)));
  }

  @Rule({"FC-ECH-01", "FC-D-35"})
  @Test
  void theFederationHasOneSymbolAndNoneForAnEcho() {
    Scene scene = scene();
    scene.apply(endTurn(scene));
    scene.tile(0, -1, "dead-space-5", FED).at("defiant", 0, -1).cloaked("defiant");
    assertThat(scene.refused(echo(scene, "defiant"))).containsExactly("FC-D-35");
    assertThat(scene.legal(FED, ShipAction.CreateEcho.class)).isEmpty();
    Scene enemies = scene().echo(KLI, 0, 0);
    enemies.apply(endTurn(enemies)).tile(0, -1, "dead-space-5", FED).at("defiant", 0, -1);
    assertThat(enemies.legal(FED, ShipAction.CloakShip.class)).as("a symbol is left").isNotEmpty();
  }

  @Rule({"FC-D-37", "FC-MOV-03"})
  @Test
  void withoutEnergyAnEchoDoesNotMoveEvenIntoItsPost() {
    String still = "{'weapons':-1,'sensors':-1,'engines':0,'shields':-1,'cloaked':true}";
    String open = "{'weapons':3,'sensors':3,'engines':3,'shields':3,'cloaked':false}";
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships",
                "korinar",
                "{'dial':{'white':[%1$s,%2$s],'yellow':[%1$s],'red':[%1$s]}}"
                    .formatted(open, still));
    Scene scene =
        Scene.of(fixture.set(), config -> config.startFaction(Faction.KLINGON))
            .fleet(KLI, "korinar")
            .tile(0, 2, "dead-space-1", KLI)
            .at("korinar", 0, 2)
            .cloaked("korinar");
    int ship = scene.token().number();
    int echo = scene.echo(KLI, 0, 2).token().number();
    assertThat(scene.refused(startToken(scene, echo))).containsExactly("FC-MOV-03");
    assertThat(scene.refused(startToken(scene, ship))).isEmpty();
  }
}
