package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holograms: 195 Albert Einstein and 207 Leah Brahms of the Federation; 339 has a holodeck. */
class HologramsTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);

  private static final StccgGame GAME = new StccgGame();

  private final Scene scene = Scene.laid().missions("153", "155", "146");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);
  private final Host team = Host.team(0, ONE);

  private Beam beam(CardId card, Host from, Host to) {
    return new Beam(ONE, Optional.of(card), from, to);
  }

  @Rule({"ST-HOL-05", "ST-SPC-14", "ST-EFF-15"})
  @Shows("078")
  @Test
  void onAPlanetOnlyWhileTheyAreProjectedThere() {
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.orders(ONE);
    assertThat(scene.against(beam(hologram, aboard, team))).containsExactly("ST-HOL-05");
    scene.lies(TWO, "078", On.location(2));
    assertThat(scene.against(beam(hologram, aboard, team))).containsExactly("ST-HOL-05");
    scene.lies(TWO, "078", On.location(0));
    scene.does(beam(hologram, aboard, team));
    Card there = scene.state().cards(team, Role.FREE).get(0);
    assertThat(there.marks()).containsExactly(new Mark.Home(ship));
  }

  @Rule({"ST-HOL-13", "ST-HOL-07"})
  @Test
  void theShipThatTheyWereBeamedToIsTheirHome() {
    scene.lies(ONE, "078", On.location(0));
    Host other = Host.ship(scene.ship(ONE, "332", 0));
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.persons(ONE, aboard, "212").orders(ONE).does(beam(hologram, aboard, other));
    scene.does(beam(scene.only(other), other, team)).does(new Move(ONE, ship, true, 1));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("195");
    scene.with(other.card(), each -> each.copy().withRangeUsed(0)).persons(ONE, other, "212");
    scene.does(new Move(ONE, other.card(), true, 1));
    assertThat(scene.defs(other, Role.FREE)).contains("195");
  }

  @Rule({"ST-HOL-13", "ST-HOL-03"})
  @Test
  void inactiveOnesAreLoadedAndUnloadedAsDataAre() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId hologram = scene.person(ONE, "195", Host.outpost(outpost));
    scene.orders(ONE).does(new Load(ONE, Optional.of(hologram), outpost, ship));
    assertThat(Group.aboard(scene.state(), scene.ship(ship)).persons()).isEmpty();
    scene.does(new Unload(ONE, Optional.of(scene.only(aboard)), ship, outpost));
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly("195");
  }

  @Rule({"ST-HOL-05", "ST-HOL-04"})
  @Test
  void onAPlanetTheyAreMembersOfTheTeam() {
    scene.lies(ONE, "078", On.location(0));
    CardId hologram = scene.person(ONE, "195", aboard);
    CardId doctor = scene.person(ONE, "200", aboard);
    CardId galen = scene.person(ONE, "230", aboard);
    scene.orders(ONE).does(beam(hologram, aboard, team)).does(beam(doctor, aboard, team));
    scene.does(beam(galen, aboard, team));
    scene.does(new Attempt(ONE, 0, team, FEDERATION)).does(new Confirm(ONE));
    assertThat(scene.score(ONE)).isEqualTo(35);
    assertThat(scene.state().size(team, Role.FREE)).isEqualTo(3);
  }

  @Rule("ST-HOL-07")
  @Test
  void whereTheirShipLeavesTheyGoWithIt() {
    scene.lies(ONE, "078", On.location(0));
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.person(ONE, "212", aboard);
    scene.orders(ONE).does(beam(hologram, aboard, team));
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(scene.state().persons(team)).isZero();
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("195", "212");
    assertThat(scene.state().cards(aboard, Role.FREE)).allMatch(card -> !card.has(Mark.Home.class));
  }

  @Rule({"ST-HOL-07", "ST-HOL-09"})
  @Test
  void withoutProjectorsTheyAreBackStoppedOrNot() {
    CardId projectors = scene.lies(ONE, "078", On.location(0));
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.orders(ONE).does(beam(hologram, aboard, team)).ends(projectors);
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("195");
    CardId others = scene.lies(ONE, "078", On.location(0));
    scene.does(beam(scene.only(aboard), aboard, team)).stopped(ONE, team).ends(others);
    assertThat(scene.defs(aboard, Role.STOPPED)).containsExactly("195");
  }

  @Rule({"ST-HOL-08", "ST-X-33", "ST-RND-05", "ST-HOL-06"})
  @Test
  void whoIsSelectedIsDeactivatedUntilTheNextOwnTurn() {
    scene.lies(ONE, "078", On.location(0)).number();
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.seeded(TWO, 0, "015").orders(ONE).does(beam(hologram, aboard, team));
    scene.does(new Attempt(ONE, 0, team, FEDERATION)).does(new Confirm(ONE));
    Card back = scene.state().cards(aboard, Role.FREE).get(0);
    assertThat(back.has(Mark.Deactivated.class)).isTrue();
    assertThat(scene.discarded(ONE)).isEmpty();
    assertThat(scene.against(beam(back.id(), aboard, team))).containsExactly("ST-HOL-05");
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    assertThat(scene.state().cards(aboard, Role.FREE).get(0).marks()).isEmpty();
  }

  @Rule({"ST-HOL-01", "ST-HOL-03", "ST-STF-07", "ST-DAT-15", "ST-DAT-14"})
  @Test
  void withoutTheTechnologyTheyCountForNothing() {
    CardId nebula = scene.ship(ONE, "339", 0);
    scene.persons(ONE, aboard, "195").orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 1))).contains("ST-STF-06");
    // With a holodeck they are crew, but fill no icon.
    scene.persons(ONE, Host.ship(nebula), "195", "207", "199");
    assertThat(scene.against(new Move(ONE, nebula, true, 1))).contains("ST-STF-01");
  }

  @Rule({"ST-HOL-03", "ST-HOL-02", "ST-HOL-13", "ST-PLY-05"})
  @Test
  void theyReportAtOutpostsAndMoveAsDataDo() {
    CardId outpost = scene.outpost(ONE, "104", 1);
    CardId klingon = scene.outpost(ONE, "105", 1);
    CardId card = scene.hand(ONE, "195");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, card, Aim.at(Host.outpost(klingon)))))
        .containsExactly("ST-PLY-10");
    scene.does(new PlayCard(ONE, card, Aim.at(Host.outpost(outpost))));
    CardId one = scene.ship(ONE, "331", 1);
    CardId other = scene.ship(ONE, "332", 1);
    CardId hologram = scene.person(ONE, "207", Host.ship(one));
    scene.does(beam(hologram, Host.ship(one), Host.ship(other)));
    assertThat(scene.defs(Host.ship(other), Role.FREE)).containsExactly("207");
  }

  @Rule({"ST-HOL-10", "ST-DMG-11"})
  @Test
  void withTheirShipTheyAreDestroyedAlsoOnThePlanet() {
    scene.lies(ONE, "078", On.location(0));
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.persons(ONE, aboard, "207");
    scene.orders(ONE).does(beam(hologram, aboard, team));
    scene.stopped(ONE, team).destroyed(ship);
    assertThat(scene.discarded(ONE)).containsExactlyInAnyOrder("331", "195", "207");
    assertThat(scene.state().size(Places.discard(TWO))).isZero();
  }

  @Rule({"ST-HOL-03", "ST-ATT-20", "ST-STF-09"})
  @Test
  void aboardWithAHolodeckTheyAttemptByThemselves() {
    scene.missions("178");
    Host holodeck = Host.ship(scene.ship(ONE, "339", 3));
    scene.persons(ONE, holodeck, "195").orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 3, holodeck, FEDERATION))).isEmpty();
    Host without = Host.ship(scene.ship(ONE, "331", 3));
    scene.persons(ONE, without, "195");
    assertThat(scene.against(new Attempt(ONE, 3, without, FEDERATION)))
        .containsExactly("ST-ATT-20");
  }

  /** Each dilemma that kills, on a planet and in space, met by a hologram alone. */
  @Rule({"ST-I-20", "ST-HOL-06", "ST-HOL-08", "ST-EFF-01"})
  @Test
  void noDilemmaKillsThem() {
    int deactivated = 0;
    for (CardDef def : scene.state().table().options().cards().cards()) {
      if (def instanceof DilemmaDef dilemma && kills(dilemma)) {
        if (dilemma.dilemmaType().fits(MissionType.PLANET)) {
          deactivated += lives(projected(dilemma.id()));
        }
        if (dilemma.dilemmaType().fits(MissionType.SPACE)) {
          deactivated += lives(Encounter.space(Encounter.laid(dilemma.id(), false), "339", "195"));
        }
      }
    }
    assertThat(deactivated).isGreaterThan(9);
  }

  private static boolean kills(DilemmaDef dilemma) {
    return Stream.of(dilemma.always(), dilemma.onFail(), dilemma.atZero())
        .flatMap(List::stream)
        .anyMatch(PersonEffect.Kill.class::isInstance);
  }

  /** A hologram on a planet meets a dilemma there. */
  private static Scene projected(String dilemma) {
    Scene scene = Encounter.laid(dilemma, true);
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.lies(ONE, "078", On.location(0));
    CardId hologram = scene.person(ONE, "195", aboard);
    scene.orders(ONE).does(new Beam(ONE, Optional.of(hologram), aboard, Encounter.TEAM));
    return Encounter.attempts(scene);
  }

  /** Some turns pass and nobody dies; 1 if the hologram was deactivated. */
  private static int lives(Scene scene) {
    for (int i = 0; i < 40 && scene.state().table().over().isEmpty(); i++) {
      Seat asked = GAME.toAct(scene.state()).get(0);
      ImmutableList<StccgAction> legal = GAME.legalActions(scene.state(), asked);
      EndTurn end = new EndTurn(asked);
      scene.does(legal.contains(end) ? end : legal.get(0));
    }
    assertThat(scene.discarded(ONE)).doesNotContain("195");
    return scene.told(CardEvent.class).stream()
            .anyMatch(CardEvent.HologramDeactivated.class::isInstance)
        ? 1
        : 0;
  }

  @Rule({"ST-HOL-05", "ST-EFF-08"})
  @Test
  void noHologramIsTakenDownWhereNothingProjectsIt() {
    scene.persons(ONE, aboard, "195", "203").orders(ONE);
    scene.plays(ONE, "114", Aim.at(aboard)).passes();
    assertThat(scene.defs(team, Role.FREE)).containsExactly("203");
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("195");
  }

  @Rule({"ST-HOL-07", "ST-EFF-16"})
  @Test
  void whoIsBackAboardALentShipIsInTheHandsOfWhoHasIt() {
    Host lent = Host.ship(scene.ship(TWO, "355", 0));
    Host theirs = Host.team(0, TWO);
    scene.lies(TWO, "078", On.location(0));
    scene.persons(TWO, theirs, "195").marked(theirs, new Mark.Home(lent.card()));
    scene.stopped(TWO, theirs).persons(TWO, lent, "205");
    CardId device = scene.hand(ONE, "084"); // Neural Servo Device
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, device, Aim.at(lent)));
    scene.quietly(new Move(ONE, lent.card(), true, 1));
    assertThat(GAME.view(scene.state(), ONE).cards(lent, Role.STOPPED))
        .extracting(Card::def)
        .containsExactly("195");
    scene.quietly(new EndTurn(ONE));
    assertThat(scene.ship(lent.card()).controller()).contains(TWO);
  }
}
