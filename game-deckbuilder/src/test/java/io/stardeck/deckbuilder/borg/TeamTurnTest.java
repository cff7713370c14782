package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Team.acting;
import static io.stardeck.deckbuilder.borg.Team.agree;
import static io.stardeck.deckbuilder.borg.Team.damage;
import static io.stardeck.deckbuilder.borg.Team.play;
import static io.stardeck.deckbuilder.borg.Team.points;
import static io.stardeck.deckbuilder.borg.Team.team;
import static io.stardeck.deckbuilder.borg.Team.waitedFor;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainBasic;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.Repair;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerAgreed;
import io.stardeck.deckbuilder.event.TurnEvent.PlayerOut;
import io.stardeck.deckbuilder.event.TurnEvent.TurnEnded;
import io.stardeck.deckbuilder.event.TurnEvent.TurnStarted;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The turn of a team: its parts, its lead, who is in, and its end. */
class TeamTurnTest {
  private static final String[] TEN = {"c1", "c1", "c2", "c2", "c3", "c3", "c4", "c4", "c5", "c5"};

  @Rule({"DB-BOR-10", "DB-BOR-11", "DB-BOR-15", "DB-EXP-01"})
  @Test
  void aTurnBeginsWithOneFlipByTheEngineForTheLead() {
    Scene scene = agree(team(2).space("p0").scene());
    assertThat(scene.seen(ONE, SpaceCardFlipped.class))
        .containsExactly(new SpaceCardFlipped(TWO, card("p0")));
    assertThat(scene.tally(ONE).explorations() + scene.tally(TWO).explorations()).isZero();
    assertThat(scene.phase()).isEqualTo(new TeamAction(TWO, Gathering.of(Seat.first(2))));
    scene.rejects(new Explore(TWO), "DB-BOR-11").rejects(new EndTurn(TWO), "DB-BOR-24");
  }

  @Rule({"DB-BOR-13", "DB-BOR-21", "DB-D-47", "DB-EFF-02", "DB-BOR-24", "DB-I-07"})
  @Test
  void whoHasMoreExplorationsLetsTheTeamFlipMore() {
    Given given = team(2).hand(TWO, "scout").space("cache", "p0", "p1");
    Scene scene = given.scene().rejects(new Explore(TWO), "DB-BOR-11");
    scene = scene.does(play(TWO, "scout"), new AgreeEnd(ONE));
    scene.rejects(new Explore(ONE), "DB-BOR-11");
    scene = scene.does(new Explore(TWO));
    // It is flipped for the lead, who has the good of it; agreements are cleared.
    assertThat(scene.seen(TWO, SpaceCardFlipped.class))
        .containsExactly(new SpaceCardFlipped(ONE, card("cache")));
    assertThat(points(scene, ONE)).containsExactly("cache");
    assertThat(waitedFor(scene)).containsExactly(ONE, TWO);
    scene.rejects(new Explore(TWO), "DB-BOR-11");
    // The Event gives the lead two more, one of which is left when the turn ends.
    assertThat(scene.tally(ONE).explorations()).isEqualTo(2);
    scene = agree(scene.does(new Explore(ONE)));
    assertThat(scene.seen(ONE, SpaceCardFlipped.class))
        .containsExactly(new SpaceCardFlipped(TWO, card("p1")));
    scene.rejects(new Explore(ONE), "DB-BOR-11");
  }

  @Rule({"DB-BOR-14", "DB-CMP-56", "DB-I-07", "DB-BOR-21"})
  @Test
  void theTeamHasThreeSearchesTogetherAndWhatEffectsAdd() {
    Scene scene = agree(team(2).hand(ONE, "diagnostic-check").space("p0", "cache").scene());
    assertThat(scene.state().table().turn().teamSearches()).isEqualTo(3);
    Scene more = scene.does(play(ONE, "diagnostic-check"));
    assertThat(more.state().table().turn().teamSearches()).isEqualTo(4);
    scene = scene.does(new Search(TWO, 0), new Search(TWO, 1), new Search(ONE, 2));
    scene.rejects(new Search(ONE, 3), "DB-BOR-14").rejects(new Search(TWO, 3), "DB-BOR-14");
    scene = scene.does(play(ONE, "diagnostic-check"), new Search(TWO, 3));
    scene.rejects(new Search(ONE, 4), "DB-BOR-14");
    assertThat(scene.tally(ONE).searches()).isZero();
    Scene unused = agree(agree(team(2).space("p0", "cache", "spore").scene()));
    assertThat(unused.state().table().turn().teamSearches()).as("none is kept").isEqualTo(3);
  }

  @Rule({"DB-BOR-15", "DB-D-46", "DB-I-25"})
  @Test
  void theLeadPassesClockwise() {
    Scene scene = team(3).space("cache", "spore", "gnat", "wasp").scene();
    for (Seat lead : ImmutableList.of(TWO, THREE, ONE)) {
      scene = agree(scene);
      assertThat(scene.seen(ONE, TurnStarted.class))
          .containsExactly(new TurnStarted(lead, scene.state().table().turn().number()));
      assertThat(scene.state().table().turnPlayer()).isEqualTo(lead);
    }
  }

  @Rule({"DB-BOR-15", "DB-BOR-44"})
  @Test
  void whoIsAssimilatedLeadsNoMore() {
    Given given = team(3).hand(ONE, "grafter").hand(TWO, "borg", "borg", "borg", "borg");
    Scene scene = given.space("cache").scene().does(play(ONE, "grafter"));
    assertThat(scene.area(TWO).standing()).isEqualTo(Standing.ASSIMILATED);
    scene.rejects(new AgreeEnd(TWO), "DB-BOR-23");
    assertThat(agree(scene).state().table().turnPlayer()).isEqualTo(THREE);
  }

  @Rule({"DB-BOR-15", "DB-BOR-44", "DB-D-56"})
  @Test
  void whoTakesOverFromAnAssimilatedLeadHasLedThatTurn() {
    // The lead draws their fifth Borg card at the end of their turn.
    Given given = team(3).deck(ONE, "borg", "borg", "borg", "borg", "borg");
    Scene scene = agree(given.space("p0", "p0").scene());
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.ASSIMILATED);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(THREE);
    assertThat(agree(scene).state().table().turnPlayer()).isEqualTo(TWO);
  }

  @Rule({"DB-BOR-16", "DB-BOR-21", "DB-BOR-22", "DB-D-48"})
  @Test
  void playersActInAnyOrderEachWithHisOwnXp() {
    Scene scene =
        team(2).hand(ONE, "ensign", "tricorder").hand(TWO, "lieutenant").damage(TWO, 3).scene();
    scene = scene.does(play(TWO, "lieutenant"), play(ONE, "ensign"), new Repair(TWO, 1));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.tally(TWO).xp()).isEqualTo(1);
    assertThat(damage(scene, TWO)).isEqualTo(2);
    scene = scene.does(new GainBasic(ONE, Basic.ENSIGN));
    scene.rejects(new GainBasic(ONE, Basic.ENSIGN), "DB-FOR-05");
    scene = scene.does(play(ONE, "tricorder"), new GainBasic(TWO, Basic.ENSIGN));
    assertThat(scene.tally(ONE).xp()).isEqualTo(1);
    assertThat(scene.tally(TWO).xp()).isZero();
    scene.rejects(new GainBasic(TWO, Basic.ENSIGN), "DB-FOR-05");
  }

  @Rule({"DB-BOR-24", "DB-D-48", "DB-GEN-11"})
  @Test
  void whoHasAgreedIsNotWaitedForAndTakesItBackByActing() {
    Scene scene = team(2).hand(ONE, "ensign").hand(TWO, "phasers").scene();
    scene = scene.does(new AgreeEnd(ONE));
    assertThat(scene.seen(TWO, PlayerAgreed.class)).containsExactly(new PlayerAgreed(ONE));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    scene.rejects(new AgreeEnd(ONE), "DB-BOR-24");
    assertThat(scene.legal(ONE)).contains(play(ONE, "ensign"));
    // What another does leaves the agreement as it is.
    scene = scene.does(play(TWO, "phasers"));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    scene = scene.does(play(ONE, "ensign"));
    assertThat(waitedFor(scene)).containsExactly(ONE, TWO);
    scene = scene.does(new AgreeEnd(TWO), new AgreeEnd(ONE));
    assertThat(scene.seen(ONE, TurnEnded.class)).containsExactly(new TurnEnded(ONE));
  }

  @Rule({"DB-BOR-24", "DB-BOR-27", "DB-BOR-31"})
  @Test
  void whoGoesOutTakesHisAgreementWithHim() {
    String hit = "[{\"op\": \"DAMAGE\", \"player\": \"RIGHT\", \"amount\": 100}]";
    CardSet cards = Sets.with(Given.SMALL, "c1", "onPlay", hit);
    Given given = Given.config(3, config -> config.scenario(Scenario.BORG_INVASION).cardSet(cards));
    Scene scene = acting(given, Seat.first(3)).hand(TWO, "c1").scene();
    scene = scene.does(new AgreeEnd(ONE), play(TWO, "c1"));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(waitedFor(scene)).containsExactly(TWO, THREE);
    scene = scene.does(new AgreeEnd(TWO));
    assertThat(waitedFor(scene)).containsExactly(THREE);
    assertThat(scene.does(new AgreeEnd(THREE)).state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-BOR-24", "DB-BOR-26", "DB-BOR-23"})
  @Test
  void whoGoesOutCountsAsAgreed() {
    Scene scene = team(3).hand(TWO, "ensign").space("cache").scene();
    scene = scene.does(new AgreeEnd(ONE), new AgreeEnd(THREE));
    scene = scene.does(new TrashPhase(TWO, card("ensign")));
    assertThat(scene.seen(ONE, TurnEnded.class)).hasSize(1);
    assertThat(scene.state().table().turn().number()).isEqualTo(2);
  }

  @Rule({"DB-BOR-26", "DB-D-54", "DB-TRP-03", "DB-BOR-23"})
  @Test
  void aPlayerWhoHasPlayedNothingMayTrashACardAndIsOut() {
    Given given = team(2).hand(ONE, "lieutenant", "phasers").damage(ONE, 1);
    given.tally(ONE, tally -> tally.withXp(2));
    Scene scene = given.scene();
    Turn turn = scene.state().table().turn().withTeamSearches(1);
    scene = Scene.at(scene.state().with(turn));
    int pile = scene.state().table().starbase().pile(Basic.LIEUTENANT).size();
    // Searches, gains and repairs before do not prevent it.
    scene = scene.does(new Repair(ONE, 1), new GainBasic(ONE, Basic.ENSIGN), new Search(ONE, 0));
    scene = scene.does(new TrashPhase(ONE, card("lieutenant")));
    assertThat(scene.state().table().starbase().pile(Basic.LIEUTENANT)).hasSize(pile + 1);
    assertThat(scene.seen(TWO, PlayerOut.class)).containsExactly(new PlayerOut(ONE));
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.OUT);
    assertThat(waitedFor(scene)).containsExactly(TWO);
    scene.rejects(play(ONE, "phasers"), "DB-BOR-23").rejects(new AgreeEnd(ONE), "DB-BOR-23");
    assertThat(scene.legal(ONE)).isEmpty();
  }

  @Rule({"DB-BOR-26", "DB-D-54"})
  @Test
  void whoHasPlayedACardHasNoTrashPhaseInThisTurn() {
    Scene scene = team(2).hand(ONE, "ensign", "phasers").scene().does(play(ONE, "ensign"));
    scene.rejects(new TrashPhase(ONE, card("phasers")), "DB-BOR-26");
    Scene window = agree(team(2).hand(TWO, "ensign", "phasers").space("stand", "p0").scene());
    window.rejects(new TrashPhase(TWO, card("phasers")), "DB-BOR-26");
    Scene after = window.does(play(TWO, "ensign"), new Pass(ONE), new Pass(TWO));
    assertThat(after.phase()).isInstanceOf(TeamAction.class);
    after.rejects(new TrashPhase(TWO, card("phasers")), "DB-BOR-26");
    // The next turn is another.
    agree(after).does(new TrashPhase(TWO, card("phasers")));
  }

  @Rule({"DB-BOR-27", "DB-EFF-22", "DB-D-53"})
  @Test
  void whoIsOutIsReachedBySpaceCardsAloneAndChosenByNobody() {
    Given given = team(3).hand(ONE, "sower", "infector", "lure", "c1").hand(TWO, "ensign");
    Scene scene = given.space("spore", "gnat").scene();
    scene = scene.does(new TrashPhase(TWO, card("ensign")), play(ONE, "sower"));
    assertThat(scene.area(TWO).discard()).isEmpty();
    assertThat(scene.ids(scene.area(THREE).discard())).containsExactly("borg");
    Scene asked = scene.does(play(ONE, "infector"));
    assertThat(asked.options(ONE))
        .containsExactly(new Answer.Player(ONE), new Answer.Player(THREE));
    scene = asked.does(new Choose(ONE, new Answer.Player(ONE)));
    scene = scene.does(new Choose(ONE, new Answer.Card(card("c1"))), play(ONE, "lure"));
    assertThat(scene.ids(scene.area(TWO).discard())).containsExactly("borg");
  }

  @Rule({"DB-BOR-25", "DB-END-01", "DB-END-02", "DB-END-03", "DB-I-05"})
  @Test
  void atTheEndAllDiscardHandAndBridgeAndDrawFive() {
    Given given = team(2).hand(ONE, "ensign", "phasers").hand(TWO, "lieutenant");
    Scene scene =
        given.deck(ONE, TEN).deck(TWO, "man", "man", "man", "man", "c9").space("p0", "p0").scene();
    scene = agree(scene.does(play(ONE, "ensign")));
    assertThat(scene.hand(ONE)).containsExactly("c1", "c1", "c2", "c2", "c3");
    assertThat(scene.hand(TWO)).hasSize(5);
    assertThat(scene.ids(scene.area(ONE).discard())).containsExactly("phasers", "ensign");
    assertThat(scene.ids(scene.area(TWO).discard())).containsExactly("lieutenant");
    assertThat(scene.tally(ONE).xp()).isZero();
    Scene next = agree(scene);
    assertThat(next.seen(ONE, CardsDiscarded.class))
        .as("clockwise from the lead")
        .extracting(CardsDiscarded::seat)
        .containsExactly(TWO, ONE);
    assertThat(next.seen(ONE, CardsDrawn.class))
        .extracting(CardsDrawn::seat)
        .containsExactly(TWO, ONE);
  }

  @Rule({"DB-X-35", "DB-BOR-25", "DB-END-04", "DB-D-25"})
  @Test
  void whoIsDefeatedAtTheEndHasDrawnAlready() {
    Given given = team(2).bridge(ONE, "bulwark").damage(ONE, 9).deck(ONE, TEN);
    Scene scene = agree(given.deck(TWO, "man", "man", "man", "man", "c9").space("p0").scene());
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(1);
    assertThat(scene.seen(TWO, BorgCardGiven.class)).hasSize(1);
    // Ten, the one of the Bridge and the Borg card.
    assertThat(scene.hand(ONE)).hasSize(5);
    assertThat(scene.state().deck(ONE).size()).isEqualTo(7);
    assertThat(scene.area(ONE).discard()).isEmpty();
    assertThat(scene.hand(TWO)).hasSize(5);
    assertThat(damage(scene, ONE)).isZero();
    // The next turn has begun: they are in.
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.IN);
  }

  @Rule({"DB-BOR-25", "DB-BOR-32", "DB-BOR-31", "DB-D-26"})
  @Test
  void whoWasDefeatedBeforeDiscardsAndDrawsLikeEverybody() {
    Given given = team(2).hand(ONE, "overload").damage(ONE, 6).deck(ONE, TEN);
    Scene scene = given.space("p0").scene().does(play(ONE, "overload"));
    assertThat(waitedFor(scene)).containsExactly(TWO);
    assertThat(scene.hand(ONE)).hasSize(5);
    scene = scene.does(new AgreeEnd(TWO));
    assertThat(scene.area(ONE).discard()).hasSize(5);
    assertThat(scene.hand(ONE)).hasSize(5);
    assertThat(scene.area(ONE).standing()).isEqualTo(Standing.IN);
  }
}
