package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Chosen.OfNumber;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interrupts of somebody's own set in the midst of battles and attempts. */
class MidwayTest {
  private static final String CHOICE =
      "{'op':'CHOOSE','by':'OWNER','of':[[{'op':'SCORE','points':1}],[{'op':'SCORE','points':2}]]}";

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'again','name':'again','rarity':'COMMON','interrupt':"
              + "{'any':true,'effects':[{'op':'BATTLE_AGAIN',"
              + "'filter':{'op':'KIND','is':'PERSONNEL'},'strength':2}]}}",
          "{'kind':'INTERRUPT','id':'loss','name':'loss','rarity':'COMMON','interrupt':{'any':true,"
              + "'targets':[{'kind':'SHIP'}],'effects':[{'op':'KILL','of':{'from':'ABOARD',"
              + "'n':{'op':'NUMBER','n':1},'by':'OPPONENT'}}]}}",
          "{'kind':'EVENT','id':'trap','name':'trap','rarity':'COMMON','event':{'place':'SHIP',"
              + "'targets':[{'kind':'SHIP'}],'triggers':[{'full':false,'at':'ON_EVENT','of':'EVERY','event':"
              + "{'window':'ORDER_DECLARED','order':'ATTEMPT'},'effects':[{'op':'COMMAND_INTRUDERS'}]}]}}",
          "{'kind':'INTERRUPT','id':'wreck','name':'wreck','rarity':'COMMON','interrupt':"
              + "{'windows':[{'window':'REQUIREMENTS'}],'targets':[{'kind':'SHIP'}],'effects':[{'op':'DESTROY_SHIP'},"
              + CHOICE
              + "]}}",
          "{'kind':'INTERRUPT','id':'prize','name':'prize','rarity':'COMMON','interrupt':"
              + "{'windows':[{'window':'REQUIREMENTS'}],'targets':[{'kind':'SHIP'}],'effects':[{'op':'COMMAND_INTRUDERS'},"
              + CHOICE
              + "]}}",
          "{'kind':'INTERRUPT','id':'nova','name':'nova','rarity':'COMMON','interrupt':"
              + "{'windows':[{'window':'DILEMMA_REVEALED'}],'targets':[{'kind':'MISSION'}],'effects':[{'op':'DESTROY_LOCATION'},"
              + CHOICE
              + "]}}");

  private static final ImmutableSet<Affiliation> BOTH =
      ImmutableSet.of(Affiliation.FEDERATION, Affiliation.KLINGON);

  private final Scene scene =
      Scene.laid(config -> StccgConfig.builder().from(StccgConfig.usual(3)).cards(SET).build())
          .missions("154", "191", "151");

  @Rule({"ST-EFF-49", "ST-ATB-09"})
  @Test
  void whoDoesNotFightHasNobodyWhoFightsAgain() {
    Host own = Host.team(0, ONE);
    Host theirs = Host.team(0, TWO);
    scene.persons(ONE, own, "275", "256").persons(TWO, theirs, "204").gear(TWO, "064", theirs);
    scene.persons(THREE, Host.team(0, THREE), "203");
    scene.orders(ONE).does(new AttackTeam(ONE, 0, ImmutableSet.of(Affiliation.KLINGON), TWO));
    scene.hand(THREE, "again");
    scene.does(new Confirm(ONE));
    until(WindowKind.BATTLE);
    scene.plays(THREE, "again", Aim.NOTHING).passes();
    assertThat(scene.told(StrikeCompared.class)).hasSize(1);
    for (Host host : new Host[] {own, theirs, Host.team(0, THREE)}) {
      assertThat(scene.defs(host, Role.GROUP)).isEmpty();
      assertThat(scene.defs(host, Role.GEAR_GROUP)).isEmpty();
    }
  }

  @Rule({"ST-EFF-23", "ST-SPC-07", "ST-DIL-02"})
  @Test
  void whatIsMetIsDestroyedWithThePlaceAndTheAttemptEnds() {
    Host team = Host.team(0, ONE);
    scene.seeded(TWO, 0, "015").persons(ONE, team, "203", "205");
    scene.persons(ONE, Host.team(1, ONE), "204").orders(ONE);
    scene.does(new Attempt(ONE, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.hand(TWO, "nova");
    scene.does(new Confirm(ONE));
    until(WindowKind.DILEMMA_REVEALED);
    scene.plays(TWO, "nova", Aim.at(0)).passes();
    assertThat(scene.state().table().location(0).destroyed()).isTrue();
    scene.quietly(new Choose(TWO, new OfNumber(1)));
    assertThat(scene.told(MissionEvent.AttemptEnded.class))
        .containsExactly(new MissionEvent.AttemptEnded(0, false));
    assertThat(scene.state().table().player(TWO).score()).isEqualTo(2);
  }

  @Rule({"ST-INT-10", "ST-SPC-09"})
  @ParameterizedTest
  @ValueSource(strings = {"prize", "wreck"})
  void whoseShipIsTakenOrDestroyedInAnAttemptSolvesNothing(String card) {
    CardId ship = scene.ship(ONE, "334", 1);
    Host host = Host.ship(ship);
    scene.persons(ONE, host, "216", "224", "226").orders(ONE);
    scene.hand(TWO, card);
    scene.does(new Attempt(ONE, 1, host, ImmutableSet.of(Affiliation.FEDERATION)));
    until(WindowKind.REQUIREMENTS);
    scene.plays(TWO, card, Aim.at(host)).passes();
    assertThat(scene.state().table().ships())
        .noneMatch(each -> each.id().equals(ship) && each.of(ONE));
    scene.quietly(new Choose(TWO, new OfNumber(1)));
    assertThat(scene.told(MissionEvent.AttemptEnded.class))
        .containsExactly(new MissionEvent.AttemptEnded(1, false));
    assertThat(scene.told(MissionEvent.MissionSolved.class)).isEmpty();
  }

  @Rule({"ST-INT-10", "ST-EFF-16"})
  @Test
  void anAttemptIsNotMadeByAShipThatIsTakenAsItIsAnnounced() {
    CardId ship = scene.ship(ONE, "334", 1);
    scene.persons(ONE, Host.ship(ship), "216", "224", "226").orders(ONE);
    scene.hand(TWO, "loss");
    scene.lies(TWO, "trap", On.ship(ship));
    scene.does(new Attempt(ONE, 1, Host.ship(ship), ImmutableSet.of(Affiliation.FEDERATION)));
    assertThat(scene.state().table().ship(ship).controller()).hasValue(TWO);
    scene.passes();
    assertThat(scene.told(MissionEvent.AttemptStarted.class)).isEmpty();
  }

  @Rule({"ST-RND-06", "ST-SHB-06"})
  @Test
  void theOtherSideChoosesWhileFireIsReturned() {
    Host struck = Host.ship(scene.ship(THREE, "334", 1));
    CardId striker = scene.ship(ONE, "347", 1);
    scene.hand(TWO, "loss");
    scene.persons(THREE, struck, "204").persons(ONE, Host.ship(striker), "253", "256");
    scene.orders(ONE).does(new AttackShip(ONE, CardId.of(struck.of()))).does(new Confirm(ONE));
    scene.passes().does(new Counterattack(THREE, striker)).does(new Confirm(THREE));
    scene.plays(TWO, "loss", Aim.at(Host.ship(striker))).passes();
    assertThat(new StccgGame().toAct(scene.state())).containsExactly(THREE);
    assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
  }

  /** All pass until a window of that kind opens. */
  private void until(WindowKind kind) {
    while (((Phase.Window) scene.state().top()).kind() != kind) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  @Rule({"ST-TRE-06", "ST-ATT-02", "ST-RND-01"})
  @Shows({"141", "034"})
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void whoComesUnderHouseArrestInTheMidstOfAnAttemptIsInTheGroupNoMore(int drawn) {
    Scene two = Scene.laid().missions("178").seeded(TWO, 0, "034"); // Menthar Booby Trap
    Host crew = Host.ship(two.ship(ONE, "334", 0));
    CardId treaty = two.lies(ONE, "099", On.table(ONE));
    two.persons(ONE, crew, "253", "256", "215").hand(TWO, "331");
    two.orders(ONE).does(new Attempt(ONE, 0, crew, BOTH)).draws(drawn);
    two.plays(TWO, "141", Aim.at(treaty)).passes(); // The Devil
    assertThat(two.discarded(ONE)).containsExactly("215", "099");
    assertThat(two.state().persons(crew)).isEqualTo(2);
  }

  @Rule({"ST-TRE-06", "ST-ATT-02", "ST-DIL-15"})
  @Shows({"141", "047"})
  @Test
  void noDilemmaLiesOnThoseWhoHaveComeUnderHouseArrest() {
    Scene two = Scene.laid().missions("178").seeded(TWO, 0, "047"); // REM Fatigue Hallucinations
    Host crew = Host.ship(two.ship(ONE, "334", 0));
    CardId treaty = two.lies(ONE, "099", On.table(ONE));
    two.persons(ONE, crew, "253", "215").hand(TWO, "331");
    two.orders(ONE).does(new Attempt(ONE, 0, crew, BOTH));
    two.plays(TWO, "141", Aim.at(treaty)).passes();
    assertThat(two.state().cards(crew, Role.FREE))
        .filteredOn(person -> person.has(Mark.Held.class))
        .extracting(Card::def)
        .containsExactly("215");
  }
}
