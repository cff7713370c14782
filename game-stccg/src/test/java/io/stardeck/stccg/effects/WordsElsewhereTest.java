package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Encounter.TEAM;
import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words on cards of a kind, or in places, where no card of the first set has them. */
class WordsElsewhereTest {
  private static final StccgGame GAME = new StccgGame();

  private static Scene laid(String... cards) {
    CardSet set = OwnSet.with(cards);
    return Scene.laid(set);
  }

  private static String card(String kind, String facts) {
    return "{'kind':'%s','id':'own','name':'own','rarity':'COMMON',%s}".formatted(kind, facts);
  }

  @Rule("ST-SPC-07")
  @Test
  void aDilemmaThatDestroysItsLocationEndsTheAttempt() {
    Scene scene =
        laid(card("DILEMMA", "'dilemmaType':'PLANET','always':[{'op':'DESTROY_LOCATION'}]"))
            .missions("162", "178");
    scene.seeded(Scene.TWO, 0, "008").seeded(Scene.TWO, 0, "own").persons(ONE, TEAM, "215");
    Encounter.attempts(scene);
    assertThat(scene.told(MissionEvent.AttemptEnded.class)).isNotEmpty();
    assertThat(scene.discarded(Scene.TWO)).containsExactlyInAnyOrder("008", "own");
    assertThat(scene.defs(TEAM, Role.FREE)).isEmpty();
    assertThat(GAME.faults(scene.state())).isEmpty();
  }

  @Rule("ST-REQ-17")
  @Test
  void nowhereIsNobodyElse() {
    Scene scene =
        laid(card(
                "EVENT",
                "'event':{'place':'TABLE','playIf':"
                    + "{'op':'OTHER_GROUP','of':{'op':'PERSONNEL_COUNT','than':0}}}"))
            .missions("162", "178")
            .cardPlay(ONE);
    scene.persons(ONE, TEAM, "215");
    var own = scene.hand(ONE, "own");
    assertThat(scene.against(new PlayCard(ONE, own, Aim.NOTHING))).containsExactly("ST-SPC-07");
  }

  @Rule("ST-EFF-40")
  @ParameterizedTest
  @ValueSource(strings = {"", "'by':'OWNER',"})
  void aCardThatLiesInNoPlaceIsAboutNobodyOnAPlanet(String by) {
    Scene scene =
        laid(card(
                "EVENT",
                ("'event':{'place':'TABLE','triggers':[{'at':'END_OF_TURN','of':'OWN',"
                        + "'full':false,'effects':[{'op':'KILL','of':{'from':'ON_PLANET',%s"
                        + "'n':{'op':'NUMBER','n':1}}}]}]}")
                    .formatted(by)))
            .missions("162", "178");
    scene.lies(ONE, "own", On.table(ONE));
    scene.persons(ONE, TEAM, "215", "203").orders(ONE).quietly(new EndTurn(ONE));
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactlyInAnyOrder("215", "203");
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Rule("ST-EFF-08")
  @Test
  void whoeverGoesToAShipLeavesTheirOwn() {
    Scene scene =
        laid(card(
                "DILEMMA",
                "'dilemmaType':'SPACE','always':[{'op':'RELOCATE','to':'OWN_SHIP_HERE',"
                    + "'of':{'n':{'op':'NUMBER','n':1}},'otherwise':[{'op':'SCORE','points':3}]}]"))
            .missions("178", "162");
    scene.seeded(Scene.TWO, 0, "own");
    Encounter.space(scene, "331", "215", "203");
    assertThat(scene.score(ONE)).isEqualTo(3); // there is no other ship
    assertThat(GAME.faults(scene.state())).isEmpty();
  }

  @Rule("ST-EFF-29")
  @Test
  void aDilemmaThatComesToLieNowhereLetsGoWhomItHolds() {
    Scene scene =
        laid(card(
                "DILEMMA",
                "'dilemmaType':'PLANET','after':'ATTACH_SHIP','always':[{'op':'HOLD','of':{}}]"))
            .missions("162", "178");
    scene.seeded(Scene.TWO, 0, "own").persons(ONE, TEAM, "215", "203");
    Encounter.attempts(scene);
    assertThat(scene.discarded(Scene.TWO)).containsExactly("own");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactlyInAnyOrder("215", "203");
    assertThat(GAME.faults(scene.state())).isEmpty();
  }

  @Rule({"ST-EFF-29", "ST-ZON-12"})
  @Test
  void aDilemmaHoldsPersonsBeforeItLies() {
    Scene scene =
        laid(card(
                "DILEMMA",
                "'dilemmaType':'PLANET','after':'ATTACH_LOCATION','always':[{'op':'HOLD',"
                    + "'of':{'n':{'op':'NUMBER','n':1}}},{'op':'CHOOSE','by':'OWNER','of':"
                    + "[[{'op':'SCORE','points':1}],[{'op':'SCORE','points':2}]]}]"))
            .missions("162", "178");
    scene.seeded(Scene.TWO, 0, "own").persons(ONE, TEAM, "215", "203");
    Encounter.attempts(scene);
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
    assertThat(GAME.faults(scene.state())).isEmpty();
  }

  @Rule({"ST-ATT-06", "ST-DIL-13", "ST-VIS-11"})
  @Test
  void aDilemmaThatIsMetIsOpenToAllHoweverItIsDealt() {
    Scene scene =
        laid(card(
                "DILEMMA",
                "'dilemmaType':'PLANET','conditions':{'op':'SKILL','name':'Cooking'},"
                    + "'pay':[{'filter':{'op':'KIND','is':'PERSONNEL'},'n':1}]"))
            .missions("162", "178");
    scene.seeded(Scene.TWO, 0, "own").persons(ONE, TEAM, "215", "203");
    Encounter.attempts(scene);
    StccgView seen = GAME.view(scene.state(), Scene.TWO);
    StccgState dealt = GAME.determinize(seen, Chance.seeded("anew"));
    assertThat(GAME.legalActions(dealt, ONE)).hasSameSizeAs(GAME.legalActions(scene.state(), ONE));
  }

  @Rule("ST-EFF-46")
  @Test
  void whatEndsTheTurnEndsAnAttemptThatWouldHaveSolved() {
    Scene scene =
        laid(card("DILEMMA", "'dilemmaType':'PLANET','always':[{'op':'END_TURN'}]"))
            .missions("151", "178"); // Diplomacy Mission
    scene.seeded(Scene.TWO, 0, "own").persons(ONE, TEAM, "215", "204", "233", "200", "212");
    Encounter.attempts(scene);
    assertThat(scene.told(MissionEvent.MissionSolved.class)).isEmpty();
    assertThat(scene.told(MissionEvent.AttemptEnded.class)).hasSize(1);
    assertThat(scene.state().table().active()).isEqualTo(Scene.TWO);
  }

  @Rule({"ST-EFF-09", "ST-EFF-20", "ST-ZON-11", "ST-INT-06"})
  @ParameterizedTest
  @CsvSource({"RETURN_TO_HAND, hand", "SHUFFLE_INTO_DECK, deck"})
  void whoIsAboutToDieIsSavedByACardThatTakesThemBack(String word, String zone) {
    Scene scene =
        laid(card(
                "INTERRUPT",
                "'interrupt':{'windows':[{'window':'CASUALTY'}],'targets':[{'kind':'CASUALTY',"
                    + "'whose':'OWN','kinds':['PERSONNEL']}],'effects':[{'op':'%s'}]}"
                        .formatted(word)))
            .missions("162", "178");
    scene.seeded(Scene.TWO, 0, "015").persons(ONE, TEAM, "205"); // Armus
    scene.marked(TEAM, new Mark.NoBeam(3)).hand(ONE, "own");
    scene.orders(ONE).does(new Attempt(ONE, 0, TEAM, Encounter.FEDERATION));
    scene.does(new Confirm(ONE));
    while (!(scene.state().frames().pop().top() instanceof Phase.Casualty)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    CardId victim = scene.state().cards(TEAM, Role.GROUP).get(0).id();
    scene.plays(ONE, "own", Aim.at(victim)).passes();
    Place back = zone.equals("hand") ? Places.hand(ONE) : Places.deck(ONE);
    assertThat(scene.state().cards(back))
        .filteredOn(each -> each.def().equals("205"))
        .hasSize(1)
        .allMatch(each -> each.marks().isEmpty());
    assertThat(scene.discarded(ONE)).containsExactly("own");
    assertThat(scene.toldTo(Scene.TWO, CardEvent.CardReturned.class)).hasSize(1);
    assertThat(scene.told(CardEvent.PersonKilled.class)).isEmpty();
  }

  @Rule({"ST-EFF-52", "ST-EFF-11"})
  @Test
  void anEventThatNamesNoLearnerLetsAnybodyLearn() {
    Scene scene =
        laid(card(
                "EVENT",
                "'event':{'place':'NONE','targets':[{'kind':'SHIP'}],"
                    + "'effects':[{'op':'COPY_SKILLS'}]}"))
            .missions("151", "178");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, "205", "214").cardPlay(ONE);
    scene.quietly(new PlayCard(ONE, scene.hand(ONE, "own"), Aim.at(aboard)));
    for (int i : new int[] {0, 1}) {
      CardId next = scene.state().cards(aboard, Role.FREE).get(i).id();
      scene.quietly(new Choose(ONE, new OfCard(next)));
    }
    assertThat(scene.state().cards(aboard, Role.FREE).get(0).marks())
        .containsExactly(new Mark.Learned("214", ImmutableList.of()));
  }

  @Rule({"ST-EFF-09", "ST-ZON-11"})
  @Test
  void ofTwoCardsDrawnAtOnceOneIsTheLast() {
    Scene scene = Scene.laid().missions("162", "178");
    scene.lies(ONE, "098", On.player(ONE));
    scene.deck(ONE, 9).deck(Scene.TWO, 9).orders(ONE);
    scene.hand(Scene.TWO, "138");
    scene.does(new EndTurn(ONE));
    assertThat(marked(scene)).isEqualTo(1);
    scene.passes();
    assertThat(marked(scene)).isZero();
    assertThat(GAME.faults(scene.state())).isEmpty();
  }

  private static long marked(Scene scene) {
    return scene.state().cards(Places.hand(ONE)).stream()
        .filter(card -> card.has(Mark.Drawn.class))
        .count();
  }
}
