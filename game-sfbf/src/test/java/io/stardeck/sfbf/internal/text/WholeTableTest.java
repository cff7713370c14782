package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.plusOne;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.BeginRedraw;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table as a player reads it, line by line. */
final class WholeTableTest {
  private static final String TABLE =
      """
      Game turn 4, active: seat 1
      Starbase 80, discard pile 2 (Phaser-1 2), ship deck 25

      seat 1: hand 4, reserve cards 1, trophies 0 (0 points), score 20
        Screen     CA Constellation      pho PHO DRN PH1 PH1 h H H  8 VP
                   WE War Eagle          PLR PH1 PH1 H H H  6 VP, cloaked
        Main Body  CW Baron              DSR DSR PH1 PH1 H H  6 VP, webbed
        1 ship face down

      seat 2: hand 1, reserve cards 0, trophies 0 (0 points), score 19
        Screen     C8 Conqueror          DSR DSR DSR DSR DRN DRN PH1 PH1 H H H  11 VP, Erratic \
      Maneuvers 4
                   D7 Destruction        DSR DSR DRN PH1 PH2 H H H  8 VP, Wild Weasel
        Reserve    F5 Raider             DSR DRN PH2 H  4 VP, Disengage
        1 ship face down

      seat 3: hand 0, reserve cards 0, trophies 2 (6 points), score 11
        Screen     LR Buccaneer          WPN PH2 H H  5 VP
        Trophies   FF Guderian, E4 Hunter
      """;

  private static final String TEAM =
      "  Prime Team              +1 to your attack or your mutiny, or -1 to a mutiny on your ship; or"
          + " cancels a cloak, a web or a Wild Weasel\n";

  @Rule({"BF-INF-01", "BF-INF-04", "BF-INF-07"})
  @Test
  void allSeeWhatLiesOpenAndTheirOwnBesides() {
    Scene scene = scene();
    assertThat(table(scene, Seat.SPECTATOR)).isEqualTo(TABLE);
    assertThat(table(scene, ONE))
        .isEqualTo(
            TABLE.replace("seat 1: hand", "seat 1 (you): hand")
                + """

                Your hand
                  Photon torpedo 5 x2     5 damage from a PHO or WPN box; in defence against PFs
                """
                + TEAM
                + """
                  Tractor Beam            in defence stops one drone; in attack cancels a Wild Weasel
                Your reserve cards
                  Reinforce Shields 3     3 less damage
                Your face-down ships: BC Allosaurus
                """);
    assertThat(table(scene, TWO))
        .isEqualTo(
            TABLE.replace("seat 2: hand", "seat 2 (you): hand")
                + """

                Your hand
                  Reinforce Shields 3     3 less damage
                Your face-down ships: FF Dagger
                """);
  }

  @Rule("BF-OPT-12")
  @Test
  void alliesAreToldFromEnemies() {
    Scene scene =
        Given.config(4, config -> config.addOptions(Option.ALLIES))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .scene();
    assertThat(table(scene, ONE))
        .contains("\nseat 1 (you): hand", "\nseat 2: hand")
        .contains("\nseat 3 (your ally): hand", "\nseat 4: hand");
    assertThat(table(scene, Seat.SPECTATOR)).doesNotContain("ally");
  }

  @Test
  void anAttackIsShownToItsPlayerFirstThenToAll() {
    Scene drafted =
        scene()
            .does(begin("fed-ca"), aim("kli-d7"), counter("tb-1", Effect.WEASEL))
            .does(weapon("pho-5-1", BoxType.PHO), plusOne("prt-1"));
    assertThat(table(drafted, TWO)).isEqualTo(table(scene(), TWO));
    assertThat(draft(drafted))
        .isEqualTo(
            "attack by CA Constellation at D7 Destruction, Photon torpedo 5, against the Wild"
                + " Weasel, Prime Team +1; without a defence: 6 damage, D7 Destruction keeps 2"
                + " boxes");
    assertThat(table(drafted.does(commit()), TWO))
        .contains(
            """

            CA Constellation of seat 1 attacks D7 Destruction of seat 2 with Photon torpedo 5, Prime \
            Team +1
              cancelled by Tractor Beam: the Wild Weasel
              as it stands: 6 damage, D7 Destruction keeps 2 boxes

            Your hand
            """);
  }

  @Test
  void diceFireAndDefencesAreShown() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-cvs")
            .screen(TWO, "fed-dn")
            .hand(ONE, "eccm-1", "dc-2")
            .hand(TWO, "ph1-4-1", "gun", "ecm-4", "rs-1")
            .dice(5, 4)
            .scene()
            .does(new BeginFighters(ONE, ship("kzi-cvs"), 2), aim("fed-dn"), commit())
            .does(
                new FireAtFighters(TWO, ship("fed-dn"), card("ph1-4-1"), Optional.of(BoxType.PH1)),
                new SupportFire(TWO, card("gun"), card("ph1-4-1")),
                new PassFire(TWO))
            .does(defend("ecm-4"), cancel("eccm-1"), defend("rs-1"));
    assertThat(table(scene, ONE))
        .contains(
            """

            CVS Pride of seat 1 launches 2 squadrons at DN Federation
              dice [5, 4]
              fire: Phaser-1 4 + Legendary Gunner from DN Federation
              defence: ECM 4 (cancelled)
              defence: Reinforce Shields 3
              as it stands: 0 damage, DN Federation keeps 11 boxes
            """);
  }

  @Rule({"BF-MUT-06", "BF-MUT-07"})
  @Test
  void aMutinyIsShownWithThePrimeTeamsOfBoth() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8", "fed-ff")
            .hand(ONE, "mut", "prt-1")
            .hand(TWO, "prt-2", "rs-1")
            .scene()
            .does(new BeginMutiny(ONE, card("mut")), aim("kli-c8"), plusOne("prt-1"));
    assertThat(draft(scene))
        .isEqualTo(
            "Klingon Mutiny at C8 Conqueror, Prime Team +1; without a defence: C8 Conqueror is"
                + " captured in 67 % of the rolls, else takes 3 damage at most");
    assertThat(table(scene.does(commit(), new AnswerMutiny(TWO, card("prt-2"))), TWO))
        .contains(
            """

            seat 1 stirs a mutiny at C8 Conqueror, Prime Team +1
              against it: Prime Team, -1
              as it stands: C8 Conqueror is captured in 50 % of the rolls, else takes 3 damage at most
            """);
  }

  @Test
  void draftsOfAllKindsAreShown() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "kli-cv")
            .screen(TWO, "tho-dn")
            .webbed("tho-dn")
            .hand(ONE, "pbf-1", "pbf-2", "prt-1", "pff")
            .scene();
    assertThat(table(scene, ONE)).contains("\n  Planet-Based Fighters x2 two dice of damage");
    assertThat(draft(scene.does(new BeginFighters(ONE, ship("kli-cv"), 1))))
        .isEqualTo("1 squadron from CV Swarmer");
    assertThat(draft(scene.does(new BeginRedraw(ONE), new MarkCard(ONE, card("pff")))))
        .isEqualTo("PF Flotilla");
    Scene planet =
        scene.does(
            new BeginPlanetFighters(ONE, card("pbf-1")),
            aim("tho-dn"),
            new AddPlanetFighters(ONE, card("pbf-2")));
    assertThat(draft(planet.does(counter("prt-1", Effect.WEB))))
        .isEqualTo(
            "Planet-Based Fighters, Planet-Based Fighters at DN Archduke, against the web; without"
                + " a defence: 4 to 24 damage by 4 dice, DN Archduke is destroyed in 90 % of the"
                + " rolls");
    Scene flotilla =
        scene.does(new PlayFlotilla(ONE, card("pff")), new NameFlotillaTarget(ONE, ship("tho-dn")));
    assertThat(draft(flotilla.does(counter("prt-1", Effect.WEB))))
        .isEqualTo(
            "PF Flotilla at DN Archduke, against the web; without a defence: 14 to 24 damage by 2"
                + " dice, DN Archduke is destroyed");
  }

  @Test
  void theFormationThatIsBeingArrangedIsShown() {
    Scene dealt =
        Begun.through(
            Begun.game(2, "rows", config -> config.pointLimit(0).shipsPerPlayer(5)),
            phase -> phase instanceof SetupPhase.ChooseStash);
    Seat seat = dealt.decider();
    ImmutableList<ShipId> ships = dealt.faceDown(seat);
    Scene scene =
        dealt.does(
            new PlaceShip(seat, ships.get(0), Row.SCREEN),
            new PlaceShip(seat, ships.get(1), Row.MAIN));
    Names names = new Names(scene.state().table());
    assertThat(table(scene, seat))
        .endsWith(
            "Your draft: Screen: %s; Main Body: %s; Reserve: none\n"
                .formatted(names.ship(ships.get(0)), names.ship(ships.get(1))));
  }

  private static Scene scene() {
    return Given.advanced(3)
        .screen(ONE, "fed-ca", "rom-we")
        .main(ONE, "tho-cw")
        .reserve(ONE, "gor-bc")
        .damage("fed-ca", BoxType.PHO, BoxType.HULL)
        .cloaked("rom-we")
        .webbed("tho-cw")
        .screen(TWO, "kli-c8", "kli-d7")
        .erratic("kli-c8", "em-1")
        .weasel("kli-d7", "ww-1")
        .inReserve(TWO, "kli-f5", ship -> ship.withDisengaged(Optional.of(card("dsg"))))
        .reserve(TWO, "kzi-ff")
        .screen(THREE, "ori-lr")
        .trophies(THREE, "fed-ff", "kli-e4")
        .hand(ONE, "pho-5-1", "pho-5-2", "prt-1", "tb-1")
        .stash(ONE, "rs-1")
        .hand(TWO, "rs-2")
        .discard("ecm-4", "ph1-2-1")
        .gameTurn(4)
        .scene();
  }

  private static String table(Scene scene, Seat seat) {
    return Scene.GAME.narrator().table(scene.view(seat));
  }

  private static String draft(Scene scene) {
    String table = table(scene, ONE);
    return table.substring(table.indexOf("Your draft: ") + "Your draft: ".length()).strip();
  }
}
