package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Action;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What cards of one's own prevent, and whom they keep where they are. */
class PreventedDeedsTest {
  private static final StccgGame GAME = new StccgGame();

  private static String lies(String id, String place, String standing) {
    return ("{'kind':'EVENT','id':'%1$s','name':'%1$s','event':{'place':'%2$s',%4$s"
            + "'standing':[%3$s]}}")
        .formatted(
            id,
            place,
            standing,
            place.equals("TABLE") ? "" : "'targets':[{'kind':'%s'}],".formatted(place));
  }

  private static final CardSet SET =
      OwnSet.with(
          lies(
              "no-persons",
              "TABLE",
              "{'op':'PREVENT','what':'PLAY','on':'OPPONENTS','kinds':['PERSONNEL'],"
                  + "'except':['203']}"),
          lies("silence", "TABLE", "{'op':'PREVENT','what':'INTERRUPT','on':'OPPONENTS'}"),
          lies("no-beams", "MISSION", "{'op':'PREVENT','what':'BEAM','on':'LOCATION'}"),
          lies("no-loads", "OUTPOST", "{'op':'PREVENT','what':'LOAD','on':'OUTPOST'}"),
          lies("no-cargo", "SHIP", "{'op':'PREVENT','what':'LOAD','on':'SHIP'}"),
          lies("veil", "SHIP", "{'op':'PREVENT','what':'DECLOAK','on':'SHIP'}"),
          lies("peace", "MISSION", "{'op':'PREVENT','what':'BATTLE','on':'LOCATION'}"),
          lies("idle", "PLAYER", "{'op':'PREVENT','what':'ATTEMPT','on':'PLAYER'}"),
          lies(
              "stay",
              "SHIP",
              "{'op':'NO_BEAM','on':'SHIP','filter':{'op':'CLASSIFICATION','is':'SCIENCE'}}"),
          lies("rooted", "TABLE", "{'op':'NO_BEAM','on':'OPPONENTS'}"),
          "{'kind':'INTERRUPT','id':'up','name':'up','interrupt':{'any':true,'targets':[{'kind':"
              + "'SHIP_OR_TEAM','whose':'OWN'}],'effects':[{'op':'RELOCATE','of':{'from':'TARGET'},"
              + "'to':'UP_OR_DOWN','otherwise':[]}]}}",
          "{'kind':'INTERRUPT','id':'hold','name':'hold','interrupt':{'any':true,'targets':[{'kind':"
              + "'SHIP'}],'effects':[{'op':'IMPOSE','until':'TURN','what':{'op':'NO_BEAM',"
              + "'on':'ABOARD'}}]}}");

  // A planet and a space mission.
  private final Scene scene = Scene.laid(SET).missions("151", "191");
  private final Host team = Host.team(0, ONE);

  private PlayCard at(String def, CardId outpost) {
    return new PlayCard(ONE, scene.hand(ONE, def), Aim.at(Host.outpost(outpost)));
  }

  private ImmutableList<StccgAction> legal() {
    return Action.answers(GAME.legalActions(scene.state(), ONE));
  }

  @Rule("ST-EFF-07")
  @Test
  void aKindOfCardIsNotPlayedButForThoseExcepted() {
    CardId outpost = scene.outpost(ONE, "104", 0);
    scene.cardPlay(ONE).lies(ONE, "no-persons", On.table(ONE));
    PlayCard picard = at("215", outpost);
    assertThat(scene.against(picard)).isEmpty();
    scene.lies(TWO, "no-persons", On.table(TWO));
    assertThat(scene.against(picard)).containsExactly("ST-EFF-07");
    assertThat(scene.against(at("203", outpost))).isEmpty();
    assertThat(scene.against(at("331", outpost))).isEmpty();
  }

  @Rule("ST-EFF-07")
  @Test
  void interruptsAreForbiddenToOpponentsAlone() {
    scene.orders(ONE).lies(ONE, "silence", On.table(ONE));
    PlayInterrupt theirs = new PlayInterrupt(TWO, scene.hand(TWO, "127"), Aim.at(ONE));
    PlayInterrupt own = new PlayInterrupt(ONE, scene.hand(ONE, "127"), Aim.at(TWO));
    assertThat(scene.against(theirs)).contains("ST-EFF-07");
    assertThat(scene.against(own)).isEmpty();
  }

  @Rule({"ST-EFF-07", "ST-BEA-02"})
  @Test
  void nobodyBeamsWhereACardPreventsIt() {
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    CardId picard = scene.person(ONE, "215", team);
    scene.lies(TWO, "no-beams", On.location(0));
    scene.orders(ONE);
    Beam beam = new Beam(ONE, Optional.of(picard), team, aboard);
    assertThat(scene.against(beam)).containsExactly("ST-EFF-07");
    assertThat(legal()).noneMatch(Beam.class::isInstance);
    scene.interrupts(ONE, "up", Aim.at(team));
    assertThat(scene.defs(team, Role.FREE)).containsExactly("215");
  }

  @Rule({"ST-EFF-07", "ST-LOD-01"})
  @Test
  void nothingIsLoadedAtAnOutpostThatACardCloses() {
    CardId outpost = scene.outpost(ONE, "104", 1);
    CardId ship = scene.ship(ONE, "331", 1);
    CardId picard = scene.person(ONE, "215", Host.outpost(outpost));
    CardId aboard = scene.person(ONE, "203", Host.ship(ship));
    scene.orders(ONE);
    Unload unload = new Unload(ONE, Optional.of(aboard), ship, outpost);
    assertThat(scene.against(unload)).isEmpty();
    Load load = new Load(ONE, Optional.of(picard), outpost, ship);
    assertThat(scene.against(load)).isEmpty();
    CardId closed = scene.ship(ONE, "331", 1);
    scene.lies(TWO, "no-cargo", On.ship(closed));
    assertThat(scene.against(new Load(ONE, Optional.of(picard), outpost, closed)))
        .containsExactly("ST-EFF-07");
    scene.lies(TWO, "no-loads", On.outpost(outpost));
    assertThat(scene.against(load)).containsExactly("ST-EFF-07");
    assertThat(scene.against(unload)).containsExactly("ST-EFF-07");
    assertThat(legal()).noneMatch(Load.class::isInstance);
  }

  @Rule({"ST-EFF-07", "ST-EFF-26"})
  @Test
  void aShipStaysCloaked() {
    CardId ship = scene.ship(ONE, "345", 0);
    scene.with(ship, each -> each.copy().withCloaked(true)).orders(ONE);
    assertThat(scene.against(new Decloak(ONE, ship))).isEmpty();
    scene.lies(TWO, "veil", On.ship(ship));
    assertThat(scene.against(new Decloak(ONE, ship))).containsExactly("ST-EFF-07");
  }

  @Rule({"ST-EFF-07", "ST-EFF-55"})
  @Test
  void neitherTeamsNorOutpostsAreAttackedWhereThereIsPeace() {
    CardId outpost = scene.outpost(TWO, "104", 0);
    CardId ship = scene.ship(ONE, "345", 0);
    scene.persons(ONE, Host.ship(ship), "253").persons(ONE, team, "256");
    scene.persons(TWO, Host.team(0, TWO), "215").orders(ONE);
    AttackTeam onTeam = new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO);
    AttackOutpost onOutpost = new AttackOutpost(ONE, outpost);
    assertThat(scene.against(onTeam)).isEmpty();
    assertThat(scene.against(onOutpost)).isEmpty();
    scene.lies(TWO, "peace", On.location(0));
    assertThat(scene.against(onTeam)).containsExactly("ST-EFF-55");
    assertThat(scene.against(onOutpost)).contains("ST-EFF-55");
  }

  @Rule({"ST-EFF-07", "ST-ATT-05"})
  @Test
  void aPlayerAttemptsNothing() {
    scene.persons(ONE, team, "215").orders(ONE);
    Attempt attempt = new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION));
    assertThat(scene.against(attempt)).isEmpty();
    scene.lies(TWO, "idle", On.player(ONE));
    assertThat(scene.against(attempt)).containsExactly("ST-EFF-07");
    assertThat(legal()).noneMatch(Attempt.class::isInstance);
  }

  @Rule("ST-EFF-30")
  @Test
  void whoIsSoIsKeptAboard() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    CardId science = scene.person(ONE, "206", aboard);
    CardId officer = scene.person(ONE, "215", aboard);
    scene.lies(TWO, "stay", On.ship(ship));
    scene.orders(ONE);
    assertThat(scene.against(new Beam(ONE, Optional.of(officer), aboard, team))).isEmpty();
    assertThat(scene.against(new Beam(ONE, Optional.of(science), aboard, team)))
        .containsExactly("ST-EFF-30");
    scene.lies(TWO, "rooted", On.table(TWO));
    assertThat(scene.against(new Beam(ONE, Optional.of(officer), aboard, team)))
        .containsExactly("ST-EFF-30");
  }

  @Rule({"ST-EFF-30", "ST-EFF-42"})
  @Test
  void allAboardAreKeptForTheTurn() {
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    CardId officer = scene.person(ONE, "215", aboard);
    scene.orders(ONE).interrupts(TWO, "hold", Aim.at(aboard));
    Beam beam = new Beam(ONE, Optional.of(officer), aboard, team);
    assertThat(scene.against(beam)).containsExactly("ST-EFF-30");
    scene.interrupts(ONE, "up", Aim.at(aboard));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("215");
    scene.turns(2).orders(ONE);
    assertThat(scene.against(beam)).isEmpty();
  }

  @Rule("ST-EFF-30")
  @Test
  void ofThoseWhomItHoldsACardMayKeepSome() {
    Scene own =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'DILEMMA','id':'keeps','name':'keeps','dilemmaType':'PLANET',"
                        + "'after':'ATTACH_GROUP','standing':[{'op':'NO_BEAM','on':'HELD',"
                        + "'filter':{'op':'CLASS','is':'MEDICAL'}}]}"))
            .missions("151");
    Host team = Host.team(0, ONE);
    Host aboard = Host.ship(own.ship(ONE, "331", 0));
    CardId keeper = own.lies(TWO, "keeps", On.group(ONE));
    CardId doctor = own.person(ONE, "200", team);
    CardId guard = own.person(ONE, "203", team);
    own.marked(team, new Mark.Held(keeper)).orders(ONE);
    assertThat(own.against(new Beam(ONE, Optional.of(guard), team, aboard))).isEmpty();
    assertThat(own.against(new Beam(ONE, Optional.of(doctor), team, aboard)))
        .containsExactly("ST-EFF-30");
  }
}
