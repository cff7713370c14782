package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.CardSets;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent.BattleEnded;
import io.stardeck.stccg.event.BattleEvent.LeaderMissing;
import io.stardeck.stccg.event.CardEvent.CardDiscarded;
import io.stardeck.stccg.event.CardEvent.CardLaid;
import io.stardeck.stccg.event.CardEvent.CardMarked;
import io.stardeck.stccg.event.CardEvent.CardMoved;
import io.stardeck.stccg.event.CardEvent.CardPlayed;
import io.stardeck.stccg.event.CardEvent.CardTurnedOver;
import io.stardeck.stccg.event.CardEvent.CountdownAdvanced;
import io.stardeck.stccg.event.MissionEvent.AttemptStarted;
import io.stardeck.stccg.event.MissionEvent.GroupStopped;
import io.stardeck.stccg.event.MissionEvent.GroupUnstopped;
import io.stardeck.stccg.event.MissionEvent.OrderDeclared;
import io.stardeck.stccg.event.MissionEvent.RepairAdvanced;
import io.stardeck.stccg.event.Stake;
import io.stardeck.stccg.event.StccgEvent;
import io.stardeck.stccg.event.TurnEvent.GameEnded;
import io.stardeck.stccg.event.TurnEvent.PhaseChanged;
import io.stardeck.stccg.event.TurnEvent.PointsScored;
import io.stardeck.stccg.event.TurnEvent.TurnStarted;
import io.stardeck.stccg.event.TurnEvent.WindowOpened;
import io.stardeck.stccg.internal.text.Spoken;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class NarratorTest {
  private static final Narrator<StccgAction, StccgView> NARRATOR = new StccgGame().narrator();

  @Test
  void allThatCanBeDoneAndHappenHasAText() {
    assertThat(Spoken.actions()).containsAll(SealedFamily.leaves(StccgAction.class));
    assertThat(Spoken.events()).containsAll(SealedFamily.leaves(StccgEvent.class));
    assertThat(Spoken.marks()).containsAll(SealedFamily.leaves(Mark.class));
    assertThat(Spoken.endsOfMarks()).containsAll(SealedFamily.leaves(Mark.class));
  }

  @Rule({"ST-VIS-01", "ST-VIS-02", "ST-VIS-04"})
  @Test
  void theSpacelineIsAMapOfWhatASeatKnows() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId ship = scene.ship(ONE, "339", 1);
    scene.persons(ONE, Host.ship(ship), "212").persons(TWO, Host.team(0, TWO), "275");
    scene.seeded(ONE, 0, "015").seeded(TWO, 0, "016").lies(TWO, "097", On.location(1));
    String own = NARRATOR.table(StccgView.of(scene.state(), ONE));
    assertThat(own)
        .contains("Evaluate Terraforming", "seeds 2\n     seeds you know: Armus - Skin of Evil\n")
        .contains("U.S.S. Nebula", "Geordi La Forge", "RANGE 8/8", "with Tetryon Field")
        .contains("on the planet, seat 2: 1 person, 0 equipment")
        .doesNotContain("Korris");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), TWO)))
        .contains("Korris", "U.S.S. Nebula", "seeds you know: Barclay's Protomorphosis Disease")
        .doesNotContain("Geordi", "Armus");
  }

  @Test
  void theHandIsAListWithALineForEachCard() {
    Scene scene = Scene.laid().missions("153");
    scene.hand(ONE, "212");
    scene.hand(ONE, "015");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), ONE)).lines())
        .containsSubsequence("your hand:", "  Geordi La Forge", "  Armus - Skin of Evil");
  }

  @Test
  void cardsOfOneNameAreToldApartByTheirIds() {
    Scene scene = Scene.laid().missions("153");
    CardId first = scene.hand(ONE, "212");
    CardId second = scene.hand(ONE, "212");
    assertThat(NARRATOR.table(StccgView.of(scene.state(), ONE)).lines())
        .containsSubsequence("  Geordi La Forge " + first, "  Geordi La Forge " + second);
  }

  @Test
  void everyCardSaysWhatItDoes() {
    StccgView view =
        StccgView.of(
            new StccgGame().setup(StccgConfig.usual(2), Chance.seeded("text")).state(), Seat.of(1));
    for (CardDef card : CardSets.premiere().cards()) {
      String text = NARRATOR.about(view, card.id()).orElseThrow();
      assertThat(text).startsWith(card.name());
      assertThat(text.lines().count()).as(text).isGreaterThan(1);
    }
    assertThat(NARRATOR.about(view, "no such card")).isEmpty();
    assertThat(NARRATOR.about(view, "explore dyson"))
        .hasValueSatisfying(
            text -> assertThat(text).contains("span 2", "35 points", "ENGINEER x3 + Navigation"));
  }

  @Rule("ST-DIL-13")
  @Test
  void aDilemmaSaysWhatIsDiscardedToOvercomeIt() {
    StccgView view = StccgView.of(Scene.laid().missions("153").state(), ONE);
    assertThat(NARRATOR.about(view, "046").orElseThrow().lines()) // Rebel Encounter
        .containsSubsequence("needs STRENGTH > 44", "overcome by discarding 1: Equipment");
    assertThat(NARRATOR.about(view, "050").orElseThrow().lines()) // Tarellian Plague Ship
        .contains("overcome by discarding 1: MEDICAL");
  }

  @Rule("ST-DAT-13")
  @Test
  void anOutpostSaysWhereItLiesWhatItRepairsAndWhomItServes() {
    CardSet set =
        OwnSet.with(
            "{'kind':'OUTPOST','id':'camp','name':'Camp','rarity':'COMMON',"
                + "'affiliation':'KLINGON','shields':9,'repairs':false,'acceptsAll':true,"
                + "'seedLocation':'SPACE_MISSION',"
                + "'buildRequirement':{'op':'CLASS','is':'MEDICAL','n':2}}");
    Scene scene = Scene.laid(set).missions("153");
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.about(view, "104").orElseThrow().lines())
        .containsSubsequence(
            "Federation, SHIELDS 30",
            "lies at missions for Federation, repairs ships, serves Federation and neutral cards");
    assertThat(NARRATOR.about(view, "camp").orElseThrow().lines())
        .containsSubsequence(
            "Klingon, SHIELDS 9",
            "lies at space missions, does not repair ships, serves all affiliations",
            "is built by MEDICAL x2");
  }

  @Test
  void actionsAndEventsAreShort() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId ship = scene.ship(ONE, "339", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.action(view, new Move(ONE, ship, true, 1)))
        .isEqualTo("move U.S.S. Nebula right to Explore Black Cluster");
    assertThat(NARRATOR.event(view, new TurnStarted(ONE, 3))).isEqualTo("Turn 3 of seat 1 begins");
  }

  @Test
  void attemptIsToldWithWhatItsMissionNeeds() {
    Scene scene = Scene.laid().missions("151");
    scene.persons(ONE, Host.team(0, ONE), "212");
    StccgView view = StccgView.of(scene.state(), ONE);
    Attempt attempt =
        new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(Affiliation.FEDERATION));
    assertThat(NARRATOR.about(view, attempt).orElseThrow())
        .contains("\nneeds ")
        .endsWith("all who are there do not meet that; seeds come before it");
  }

  @Test
  void hostsFindTheGame() {
    assertThat(ServiceLoader.load(io.stardeck.engine.Game.class))
        .anyMatch(game -> game instanceof StccgGame);
  }

  @Test
  void whatIsRememberedOfACardIsSaid() {
    StccgView view = StccgView.of(Scene.laid().missions("153", "155").state(), ONE);
    Card card = Card.of(CardId.of(7), "212", ONE);
    assertThat(marked(view, card.marked(new Mark.Drawn())))
        .isEqualTo("Geordi La Forge is the card drawn last");
    assertThat(marked(view, card.marked(new Mark.NoBeam(1)), new Mark.NoBeam(2)))
        .isEqualTo("Geordi La Forge cannot beam for 1 turn");
    assertThat(NARRATOR.event(view, new PhaseChanged(ONE, "play")))
        .isEqualTo("It is time for seat 1 to play a card");
    assertThat(NARRATOR.event(view, new PhaseChanged(ONE, "orders")))
        .isEqualTo("It is time for seat 1 to give orders");
  }

  @Test
  void whatIsNotRememberedAnyMoreIsSaid() {
    StccgView view = StccgView.of(Scene.laid().missions("153", "155").state(), ONE);
    Card card = Card.of(CardId.of(7), "212", ONE);
    assertThat(marked(view, card, new Mark.NoBeam(1))).isEqualTo("Geordi La Forge can beam again");
    assertThat(marked(view, card.marked(new Mark.Tried(0)), new Mark.Arrested()))
        .isEqualTo("Geordi La Forge is not under house arrest any more");
    assertThat(marked(view, card, new Mark.Tried(0), new Mark.Deactivated()))
        .isEqualTo(
            "Geordi La Forge counts as fresh again for Evaluate Terraforming and is active again");
  }

  private static String marked(StccgView view, Card card, Mark... gone) {
    return NARRATOR.event(view, new CardMarked(card, ImmutableList.copyOf(gone)));
  }

  @Test
  void whatIsToldIsTrueAndASentence() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId outpost = scene.outpost(ONE, "104", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    Card person = Card.of(CardId.of(7), "212", ONE);
    Card gaps = Card.of(CardId.of(8), "075", ONE);
    Host team = Host.team(0, ONE);
    assertThat(NARRATOR.event(view, new AttemptStarted(ONE, 0, team, 1))).endsWith("with 1 card");
    assertThat(NARRATOR.event(view, new GroupStopped(Host.outpost(outpost))))
        .isEqualTo("the group at Federation Outpost is stopped");
    assertThat(NARRATOR.event(view, new CardDiscarded(person)))
        .isEqualTo("Geordi La Forge goes to the discard pile");
    assertThat(NARRATOR.event(view, new GroupUnstopped(team))).endsWith(" is not stopped any more");
    assertThat(NARRATOR.event(view, new CountdownAdvanced(gaps, 1))).endsWith(" has 1 turn left");
    assertThat(NARRATOR.event(view, new CountdownAdvanced(gaps, 0))).endsWith(" runs out");
    assertThat(NARRATOR.event(view, new CardTurnedOver(gaps, true))).endsWith(" is turned over");
    assertThat(NARRATOR.event(view, new CardTurnedOver(gaps, false))).endsWith(" is turned back");
    assertThat(NARRATOR.event(view, new CardLaid(ONE, gaps, Aim.at(0))))
        .isEqualTo("Gaps in Normal Space lies in play to the right of " + name(view, 0));
    assertThat(NARRATOR.event(view, new CardPlayed(ONE, gaps, Aim.at(0))))
        .endsWith(" to the right of " + name(view, 0));
    assertThat(NARRATOR.event(view, new CardMoved(ONE, Optional.of(person), team, team)))
        .startsWith("Geordi La Forge comes back to the team of seat 1 on ");
    Outcome won =
        new Outcome(ImmutableList.of(TWO), ImmutableList.of(1, 5), RuleId.of("ST-WIN-02"));
    assertThat(NARRATOR.event(view, new GameEnded(won, ImmutableList.of(new Stake(ONE, "212")))))
        .endsWith("; at stake: seat 1 loses Geordi La Forge");
  }

  private static String name(StccgView view, int location) {
    return view.table().def(view.table().location(location).card()).name();
  }

  @Test
  void playersAreListedAndTheEndIsASentence() {
    StccgView view = StccgView.of(Scene.laid().missions("153").state(), ONE);
    assertThat(
            NARRATOR.event(view, new WindowOpened(WindowKind.BATTLE, ImmutableList.of(ONE, TWO))))
        .isEqualTo("Others may answer: seat 1, seat 2");
    RuleId rule = RuleId.of("ST-WIN-01");
    assertThat(
            NARRATOR.event(
                view,
                new GameEnded(
                    new Outcome(ImmutableList.of(TWO), ImmutableList.of(1, 100), rule),
                    ImmutableList.of())))
        .isEqualTo("The game is over: seat 2 wins; seat 1 has 1 point, seat 2 has 100 points");
    assertThat(
            NARRATOR.event(
                view,
                new GameEnded(
                    new Outcome(ImmutableList.of(), ImmutableList.of(0, 0), rule),
                    ImmutableList.of())))
        .isEqualTo("The game is over: nobody wins; seat 1 has 0 points, seat 2 has 0 points");
  }

  @Rule({"ST-DMG-08", "ST-SCO-02"})
  @Test
  void whatIsLostIsToldAsLost() {
    Scene scene = Scene.laid().missions("153");
    CardId ship = scene.ship(ONE, "339", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.REPAIRING)))
        .endsWith(" is being repaired");
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.DAMAGED)))
        .endsWith(" is not being repaired any more");
    assertThat(NARRATOR.event(view, new RepairAdvanced(ship, Condition.OK)))
        .endsWith(" is repaired");
    assertThat(NARRATOR.event(view, new PointsScored(ONE, -5, "048")))
        .isEqualTo("seat 1 loses 5 by Sarjenka");
  }

  @Rule({"ST-SHB-01", "ST-ATB-03"})
  @Test
  void itIsSaidWhichShipsAttackAndWhoWins() {
    Scene scene = Scene.laid().missions("153");
    CardId target = scene.ship(TWO, "339", 0);
    CardId striker = scene.ship(ONE, "347", 0);
    StccgView view = StccgView.of(scene.state(), ONE);
    Order attack = new Order.AttackShip(target);
    assertThat(
            NARRATOR.event(
                view,
                new OrderDeclared(ONE, attack, Optional.empty(), 0, 0, ImmutableList.of(striker))))
        .isEqualTo("seat 1 attacks U.S.S. Nebula with I.K.C. K'Vort, if nobody objects");
    assertThat(NARRATOR.event(view, new LeaderMissing(TWO)))
        .isEqualTo("Nobody leads the side of seat 2");
    assertThat(NARRATOR.event(view, new BattleEnded(Optional.of(ONE))))
        .isEqualTo("The battle ends, and seat 1 wins");
    assertThat(NARRATOR.event(view, new BattleEnded(Optional.empty())))
        .isEqualTo("The battle ends");
  }
}
