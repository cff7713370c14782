package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Zone;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.CardEvent.ControlChanged;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Persons and equipment whom another player takes ({@code ST-EFF-16}, {@code ST-PAT-20}). */
class SeizingTest {
  private static String seizes(String id, String words) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'SHIP_OR_TEAM','whose':'ANY'}],'effects':[{'op':'TAKE_CONTROL',%2$s}]}}")
        .formatted(id, words);
  }

  private static final CardSet SET =
      OwnSet.with(
          seizes("one", "'until':'GAME','of':{'from':'TARGET','n':{'op':'NUMBER','n':1}}"),
          seizes(
              "pick",
              "'until':'GAME','of':{'from':'TARGET','n':{'op':'NUMBER','n':1},'by':'PLAYER'}"),
          seizes("all", "'until':'TURN','of':{'from':'TARGET'}"),
          seizes("gear", "'until':'GAME','equipment':1"),
          seizes("lent", "'until':'TURN','equipment':2"),
          "{'kind':'INTERRUPT','id':'shows','name':'shows','interrupt':{'any':true,'targets':["
              + "{'kind':'SHIP','whose':'ANY'}],'effects':[{'op':'REVEAL','at':'CREW'}]}}");

  private static final Host MINE = Host.team(0, ONE);
  private static final Host THEIRS = Host.team(0, TWO);

  // Excavation (planet), Study Stellar Collision (space).
  private final Scene scene = Scene.laid(SET).missions("162", "191");

  @Rule({"ST-EFF-16", "ST-PAT-20", "ST-TRM-01", "ST-I-02", "ST-ZON-07"})
  @Test
  void aPersonOnAPlanetIsInTheTeamOfWhoTookThemAndStaysTheOwners() {
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(TWO, THEIRS, "205").person(ONE, "203", Host.ship(ship));
    scene.orders(ONE).interrupts(ONE, "one", Aim.at(THEIRS));
    assertThat(scene.defs(MINE, Role.FREE)).containsExactly("205");
    assertThat(scene.state().persons(THEIRS)).isZero();
    assertThat(scene.toldTo(ONE, ControlChanged.class)).hasSize(1);
    assertThat(scene.toldTo(Seat.SPECTATOR, ControlChanged.class)).isEmpty();
    scene.does(new Beam(ONE, Optional.of(scene.only(MINE)), MINE, Host.ship(ship)));
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203", "205");
    scene.turns(4);
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("203", "205");
    scene.destroyed(ship);
    assertThat(scene.discarded(TWO)).containsExactly("205");
  }

  @Rule({"ST-EFF-16", "ST-UNQ-01", "ST-I-07"})
  @Test
  void whoOwnsOneOrHasItPlaysNoSecondOne() {
    scene.outpost(ONE, "104", 1);
    scene.outpost(TWO, "104", 1);
    scene.persons(TWO, THEIRS, "205").orders(ONE).interrupts(ONE, "one", Aim.at(THEIRS));
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      CardId second = scene.hand(seat, "205");
      CardId outpost = scene.state().table().outposts().get(seat.index()).card().id();
      scene.cardPlay(seat);
      assertThat(scene.against(new PlayCard(seat, second, Aim.at(Host.outpost(outpost)))))
          .contains("ST-UNQ-01");
    }
  }

  @Rule({"ST-UNQ-01", "ST-ZON-12"})
  @Test
  void whoHasSomebodyElsesCopyPlaysNoOtherWhileACardHoldsIt() {
    CardId holder = scene.lies(ONE, "010", On.location(0)); // Alien Abduction
    scene.held(holder, TWO, "205");
    Aim outpost = Aim.at(Host.outpost(scene.outpost(ONE, "104", 1)));
    PlayCard second = new PlayCard(ONE, scene.hand(ONE, "205"), outpost);
    assertThat(scene.cardPlay(ONE).against(second)).containsExactly("ST-UNQ-01");
  }

  @Rule({"ST-EFF-16", "ST-EFF-41", "ST-RND-06"})
  @Test
  void whoPlaysTheCardPicksWhereThatIsSaid() {
    scene.person(TWO, "205", THEIRS);
    CardId other = scene.person(TWO, "214", THEIRS);
    scene.orders(ONE).interrupts(ONE, "pick", Aim.at(THEIRS));
    scene.quietly(new Choose(ONE, new OfCard(other)));
    assertThat(scene.defs(MINE, Role.FREE)).containsExactly("214");
  }

  @Rule({"ST-EFF-16", "ST-TRE-05", "ST-AFF-02"})
  @Test
  void inSpaceTheyAreAboardAndWhoDoesNotGoWithTheOthersIsUnderArrest() {
    CardId own = scene.ship(ONE, "331", 1); // of the Federation
    CardId enemy = scene.ship(TWO, "344", 1);
    scene.persons(ONE, Host.ship(own), "203").persons(TWO, Host.ship(enemy), "278");
    scene.orders(ONE).interrupts(ONE, "one", Aim.at(Host.ship(enemy)));
    assertThat(scene.defs(Host.ship(own), Role.FREE)).containsExactly("203", "278");
    assertThat(scene.state().cards(Host.ship(own), Role.FREE))
        .filteredOn(card -> card.has(Mark.Arrested.class))
        .extracting("def")
        .containsExactly("278");
  }

  @Rule({"ST-EFF-16", "ST-RND-04"})
  @Test
  void nobodyTakesTheirOwnAndWhichPieceIsTakenIsChance() {
    scene.persons(ONE, MINE, "205").orders(ONE).interrupts(ONE, "one", Aim.at(MINE));
    assertThat(scene.told(ControlChanged.class)).isEmpty();
    scene.persons(TWO, THEIRS, "203").gear(TWO, "064", THEIRS);
    scene.gear(TWO, "065", THEIRS);
    scene.draws(1).interrupts(ONE, "gear", Aim.at(THEIRS));
    assertThat(scene.defs(MINE, Role.GEAR)).containsExactly("065");
  }

  @Rule({"ST-EFF-16", "ST-EFF-40"})
  @Test
  void nobodyIsTakenWhereWhoTakesThemHasNoPlaceForThem() {
    CardId enemy = scene.ship(TWO, "344", 1);
    scene.persons(TWO, Host.ship(enemy), "278");
    scene.ship(ONE, "331", 0);
    CardId cloaked = scene.ship(ONE, "347", 1);
    scene.with(cloaked, each -> each.copy().withCloaked(true));
    scene.orders(ONE).interrupts(ONE, "one", Aim.at(Host.ship(enemy)));
    assertThat(scene.defs(Host.ship(enemy), Role.FREE)).containsExactly("278");
  }

  @Rule({"ST-EFF-16", "ST-TRN-07"})
  @Test
  void whoIsTakenForTheTurnGoesBackWhenItEnds() {
    scene.persons(TWO, THEIRS, "205", "214", "203").gear(TWO, "064", THEIRS);
    scene.orders(ONE).interrupts(ONE, "lent", Aim.at(THEIRS));
    scene.interrupts(ONE, "all", Aim.at(THEIRS));
    assertThat(scene.defs(MINE, Role.FREE)).containsExactly("203", "205", "214");
    assertThat(scene.defs(MINE, Role.GEAR)).containsExactly("064");
    scene.turns(1);
    assertThat(scene.state().persons(MINE)).isZero();
    assertThat(scene.defs(THEIRS, Role.FREE)).containsExactly("203", "205", "214");
    assertThat(scene.defs(THEIRS, Role.GEAR)).containsExactly("064");
    assertThat(scene.state().cards(THEIRS, Role.FREE)).allMatch(card -> card.marks().isEmpty());
  }

  @Rule({"ST-EFF-16", "ST-EFF-29"})
  @Test
  void whoHasNoPlaceToGoBackToIsDiscarded() {
    CardId own = scene.ship(ONE, "331", 1);
    CardId enemy = scene.ship(TWO, "344", 1);
    scene.persons(ONE, Host.ship(own), "203").persons(TWO, Host.ship(enemy), "278");
    scene.orders(ONE).interrupts(ONE, "all", Aim.at(Host.ship(enemy))).destroyed(enemy);
    scene.turns(1);
    assertThat(scene.discarded(TWO)).contains("278");
    assertThat(scene.defs(Host.ship(own), Role.FREE)).containsExactly("203");
  }

  @Rule({"ST-EFF-16", "ST-EFF-05"})
  @Test
  void aPieceOfEquipmentIsTaken() {
    scene.persons(TWO, THEIRS, "205").gear(TWO, "064", THEIRS);
    scene.gear(TWO, "057", THEIRS);
    scene.orders(ONE).interrupts(ONE, "gear", Aim.at(THEIRS));
    assertThat(scene.state().gear(MINE)).isEqualTo(1);
    assertThat(scene.state().gear(THEIRS)).isEqualTo(1);
    assertThat(scene.state().cards(MINE, Role.GEAR).get(0).owner()).isEqualTo(TWO);
    assertThat(scene.state().persons(MINE)).isZero();
  }

  @Rule({"ST-EFF-16", "ST-EFF-43", "ST-DIL-15"})
  @Test
  void whatLiesOnThemCountsTheTurnsOfWhoHasThem() {
    CardId dilemma = scene.lies(TWO, "028", On.group(TWO));
    scene.persons(TWO, THEIRS, "205").marked(THEIRS, new Mark.Held(dilemma));
    scene.orders(ONE).interrupts(ONE, "one", Aim.at(THEIRS));
    assertThat(scene.state().table().lying())
        .filteredOn(lying -> lying.id().equals(dilemma))
        .extracting("on")
        .containsExactly(On.group(ONE));
  }

  @Rule({"ST-EFF-16", "ST-MUL-05"})
  @Test
  void whoGivesUpHasWhomTheyLentBeforeAllOfTheirsGoes() {
    Scene three =
        Scene.laid(config -> StccgConfig.builder().from(StccgConfig.usual(3)).cards(SET).build())
            .missions("162");
    three.persons(TWO, THEIRS, "205").orders(ONE).interrupts(ONE, "all", Aim.at(THEIRS));
    three.does(new Resign(ONE));
    assertThat(three.defs(THEIRS, Role.FREE)).containsExactly("205");
    assertThat(three.state().table().player(THREE).resigned()).isFalse();
  }

  @Rule({"ST-EFF-16", "ST-MUL-05"})
  @Test
  void whomSomebodyHasLentGoesOutOfPlayWhenTheyGiveUp() {
    Scene three =
        Scene.laid(config -> StccgConfig.builder().from(StccgConfig.usual(3)).cards(SET).build())
            .missions("162");
    three.persons(TWO, THEIRS, "205").orders(ONE).interrupts(ONE, "all", Aim.at(THEIRS));
    three.does(new Resign(TWO));
    assertThat(three.state().persons(MINE)).isZero();
    assertThat(three.seen(ONE, Places.out(TWO))).contains("205");
  }

  @Rule({"ST-VIS-11", "ST-VIS-16", "ST-I-01", "ST-I-02"})
  @Test
  void whoseTheyAreIsKnownThoughNotWhereTheyAre() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(TWO, THEIRS, "205").persons(ONE, aboard, "203", "242");
    scene.orders(ONE).interrupts(ONE, "one", Aim.at(THEIRS));
    CardId taken = scene.only(MINE);
    scene.does(new Beam(ONE, Optional.of(taken), MINE, aboard));
    scene.interrupts(ONE, "shows", Aim.at(aboard));
    CardId down = scene.state().cards(aboard, Role.FREE).get(0).id();
    scene.does(new Beam(ONE, Optional.of(down), aboard, MINE));
    StccgGame game = new StccgGame();
    StccgView view = game.view(scene.state(), TWO);
    assertThat(view.cards(MINE, Role.FREE)).isEmpty();
    assertThat(view.owners().get()).hasSize(3);
    for (int i = 0; i < 40; i++) {
      StccgState dealt = game.determinize(view, Chance.seeded("deal " + i));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, TWO)).isEqualTo(view);
      assertThat(owner(dealt, "205")).isEqualTo(TWO);
      assertThat(owner(dealt, "203")).isEqualTo(ONE);
      assertThat(owner(dealt, "242")).isEqualTo(ONE);
    }
  }

  private static Seat owner(StccgState state, String def) {
    for (Zone<Card> zone : state.zones().zones()) {
      boolean aboard = zone.place().zone().startsWith("ship-");
      if (aboard || zone.place().zone().startsWith("team-")) {
        for (Card card : zone.cards()) {
          if (card.def().equals(def)) {
            return card.owner();
          }
        }
      }
    }
    throw new AssertionError("no " + def + " in " + Places.IN_PLAY);
  }
}
