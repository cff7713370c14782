package io.stardeck.stccg.reporting;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.deck.Decklist;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keeps a card from coming into play. */
class EnteringPlayTest {
  private final Scene scene = Scene.laid().missions("147");

  @Rule({"ST-UNQ-01", "ST-I-07"})
  @Test
  void aCapturedShipKeepsItsOwnerAndItsControllerFromAnother() {
    Aim own = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    Aim other = Aim.at(Host.outpost(scene.outpost(TWO, "104", 0)));
    CardId ship = scene.ship(ONE, "334", 0); // a unique ship
    scene.with(ship, each -> each.copy().withController(TWO));
    CardId second = scene.hand(ONE, "334");
    CardId third = scene.hand(TWO, "334");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, second, own))).containsExactly("ST-UNQ-01");
    scene.does(new DeclinePlay(ONE)).quietly(new EndTurn(ONE));
    assertThat(scene.against(new PlayCard(TWO, third, other))).containsExactly("ST-UNQ-01");
  }

  @Rule({"ST-UNQ-01", "ST-ZON-12", "ST-I-07"})
  @ParameterizedTest
  @ValueSource(strings = {"aboard", "stopped", "planet", "aside", "held"})
  void whoeverIsInPlayKeepsTheOtherCopyOutWhereverThatIs(String where) {
    Aim own = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    CardId ship = scene.ship(ONE, "334", 0);
    Host aboard = Host.ship(ship);
    switch (where) {
      case "stopped" -> scene.persons(ONE, aboard, "215").stopped(ONE, aboard);
      case "planet" -> scene.persons(ONE, Host.team(0, ONE), "215");
      case "held" -> scene.held(scene.lies(TWO, "010", On.location(0)), ONE, "215");
      default -> scene.persons(ONE, aboard, "215");
    }
    if (where.equals("aside")) {
      scene.with(ship, each -> each.copy().withAside(2));
    }
    ImmutableList<CardId> copies = ImmutableList.of(scene.hand(ONE, "215"), scene.hand(ONE, "334"));
    scene.cardPlay(ONE);
    for (CardId copy : copies) {
      PlayCard again = new PlayCard(ONE, copy, own);
      assertThat(scene.against(again)).containsExactly("ST-UNQ-01");
      assertThat(new StccgGame().legalActions(scene.state(), ONE)).doesNotContain(again);
    }
  }

  @Rule({"ST-INT-10", "ST-PLY-10"})
  @Test
  void nobodyReportsToAPartnerWhoseTreatyHasEndedMeanwhile() {
    CardId treaty = scene.lies(ONE, "099", On.table(ONE));
    Aim federation = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    scene.hand(TWO, "141"); // The Devil
    scene.cardPlay(ONE).does(new PlayCard(ONE, scene.hand(ONE, "253"), federation));
    scene.plays(TWO, "141", Aim.at(treaty)).passes();
    assertThat(scene.discarded(ONE)).contains("253");
  }

  private static Scene shared() {
    return Scene.laid(config -> StccgConfig.builder().from(config).sharedUniqueness(true).build())
        .missions("151");
  }

  @Rule({"ST-ADV-05", "ST-VIS-16", "ST-UNQ-05"})
  @Test
  void inASharedUniverseWhoIsInAPoolIsInPlay() {
    Scene shared = shared();
    CardId theirs = shared.outpost(TWO, "104", 0);
    Host aboard = Host.ship(shared.ship(TWO, "331", 0));
    shared.persons(TWO, Host.outpost(theirs), "215", "203");
    shared.orders(TWO).does(new Load(TWO, Optional.empty(), theirs, aboard.card()));
    CardId one = shared.state().cards(aboard, Role.FREE).get(0).id();
    shared.does(new Beam(TWO, Optional.of(one), aboard, Host.team(0, TWO))); // who, is hidden
    CardId copy = shared.hand(ONE, "215");
    CardId universal = shared.hand(ONE, "203");
    Aim own = Aim.at(Host.outpost(shared.outpost(ONE, "104", 0)));
    shared.cardPlay(ONE);
    assertThat(shared.against(new PlayCard(ONE, copy, own))).containsExactly("ST-ADV-05");
    assertThat(shared.against(new PlayCard(ONE, universal, own))).isEmpty();
  }

  @Rule("ST-ADV-05")
  @Test
  void inASharedUniverseWhoIsKnownToBeInAHandOrADeckIsNotInPlay() {
    Scene shared = shared();
    Aim own = Aim.at(Host.outpost(shared.outpost(ONE, "104", 0)));
    shared.hand(TWO, "215");
    shared.hand(TWO, "203");
    CardId copy = shared.hand(ONE, "215");
    shared.cardPlay(ONE).plays(ONE, "127", Aim.at(TWO)).passes(); // looks at their hand
    assertThat(shared.against(new PlayCard(ONE, copy, own))).isEmpty();
    shared.quietly(new PlayCard(ONE, shared.hand(ONE, "082"), Aim.at(TWO))).cardPlay(ONE);
    assertThat(shared.against(new PlayCard(ONE, copy, own))).isEmpty();
  }

  @Rule("ST-OUT-10")
  @Test
  void nobodyBuildsAnOutpostFromACloakedShip() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.persons(ONE, Host.ship(ship), "276"); // a Klingon ENGINEER
    CardId outpost = scene.hand(ONE, "105");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(0)))).isEmpty();
    scene.with(ship, each -> each.copy().withCloaked(true));
    assertThat(scene.against(new PlayCard(ONE, outpost, Aim.at(0)))).containsExactly("ST-OUT-10");
  }

  @Rule({"ST-PLY-10", "ST-PLY-03", "ST-AFF-02", "ST-CMP-06", "ST-PLY-04", "ST-PLY-06"})
  @Test
  void nothingReportsAtAnOutpostOfAnotherPlayerOrOfAnotherAffiliation() {
    Aim others = Aim.at(Host.outpost(scene.outpost(TWO, "104", 0)));
    Aim klingon = Aim.at(Host.outpost(scene.outpost(ONE, "105", 0)));
    scene.cardPlay(ONE);
    for (String def : new String[] {"331", "215"}) { // a ship and a person of the Federation
      CardId card = scene.hand(ONE, def);
      assertThat(scene.against(new PlayCard(ONE, card, others))).containsExactly("ST-PLY-10");
      assertThat(scene.against(new PlayCard(ONE, card, klingon))).containsExactly("ST-PLY-10");
    }
    CardId phaser = scene.hand(ONE, "064"); // equipment is at home at every own outpost
    assertThat(scene.against(new PlayCard(ONE, phaser, others))).containsExactly("ST-PLY-10");
    assertThat(scene.against(new PlayCard(ONE, phaser, klingon))).isEmpty();
  }

  @Rule("ST-PLY-02")
  @Test
  void equipmentThatIsAnArtifactIsNotPlayed() {
    Aim own = Aim.at(Host.outpost(scene.outpost(ONE, "104", 0)));
    CardId artifact = scene.hand(ONE, "003");
    scene.cardPlay(ONE);
    assertThat(scene.against(new PlayCard(ONE, artifact, own))).containsExactly("ST-PLY-02");
    assertThat(scene.against(new PlayCard(ONE, artifact, Aim.NOTHING)))
        .containsExactly("ST-PLY-02");
  }

  @Rule({"ST-DAT-13", "ST-OUT-10"})
  @Test
  void theDataMayAskForOtherBuilders() {
    CardSet set =
        OwnSet.with(
            "{'kind':'OUTPOST','id':'camp','name':'camp','rarity':'COMMON',"
                + "'affiliation':'FEDERATION','shields':10,"
                + "'buildRequirement':{'op':'CLASS','is':'MEDICAL','n':2}}");
    Scene own = Scene.laid(set).missions("151");
    PlayCard builds = new PlayCard(ONE, own.hand(ONE, "camp"), Aim.at(0));
    own.persons(ONE, Host.team(0, ONE), "212", "198").cardPlay(ONE); // an ENGINEER, a doctor
    assertThat(own.against(builds)).containsExactly("ST-OUT-10");
    own.persons(ONE, Host.team(0, ONE), "200");
    assertThat(own.against(builds)).isEmpty();
  }

  @Rule({"ST-UNQ-01", "ST-VIS-16"})
  @Test
  void aCapturedPersonKeepsTheOtherCopyOutThoughNobodyKnowsWhereTheyAre() {
    CardSet set =
        OwnSet.with(
            "{'kind':'INTERRUPT','id':'seize','name':'seize','rarity':'COMMON','interrupt':{"
                + "'any':true,'targets':[{'kind':'SHIP','whose':'OPPONENT'}],"
                + "'effects':[{'op':'TAKE_CONTROL','until':'GAME'}]}}");
    Decklist deck =
        new Decklist(
            "two", ImmutableList.of(new Decklist.Entry(2, "215"), new Decklist.Entry(1, "204")));
    Scene own =
        Scene.laid(
                config ->
                    StccgConfig.builder()
                        .from(config)
                        .cards(set)
                        .decks(ImmutableList.of(deck, deck))
                        .build())
            .missions("151");
    Host aboard = Host.ship(own.ship(ONE, "331", 0));
    CardId picard = own.person(ONE, "215", aboard);
    own.persons(ONE, aboard, "203").orders(TWO);
    own.plays(TWO, "seize", Aim.at(aboard)).passes();
    own.does(new Beam(TWO, Optional.of(picard), aboard, Host.team(0, TWO))); // who, is hidden
    own.persons(TWO, Host.team(0, TWO), "204"); // theirs
    Aim at = Aim.at(Host.outpost(own.outpost(ONE, "104", 0)));
    CardId copy = own.hand(ONE, "215");
    CardId data = own.hand(ONE, "204");
    own.cardPlay(ONE);
    assertThat(own.against(new PlayCard(ONE, copy, at))).containsExactly("ST-UNQ-01");
    assertThat(own.against(new PlayCard(ONE, data, at))).isEmpty();
  }
}
