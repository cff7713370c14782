package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.event.CardEvent.CardCured;
import io.stardeck.stccg.event.MissionEvent.AttemptStarted;
import io.stardeck.stccg.event.TurnEvent.TurnEnded;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is played into a window acts in the steps that come after it. */
class AnsweredStepsTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final Host TEAM = Host.team(0, ONE);

  private final Scene scene = Scene.laid().missions("151", "191", "191", "191");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  /** A Borg Ship far off, and the card with which its strike could be answered. */
  private void answeredAtTheEnd() {
    CardId mover = scene.ship(TWO, "018", 3);
    scene.with(mover, each -> Ship.roaming(each.card(), 3, 0));
    scene.hand(TWO, "119");
  }

  /** In what order what happened of those kinds. */
  private static String order(Scene scene, Class<?>... kinds) {
    return scene.told(Object.class).stream()
        .filter(each -> List.of(kinds).contains(each.getClass()))
        .map(each -> each.getClass().getSimpleName())
        .collect(Collectors.joining(" "));
  }

  @Rule({"ST-TRN-06", "ST-EFF-25"})
  @Test
  void whatIsPlayedIntoTheWindowOfTheEndActsAtThatEnd() {
    answeredAtTheEnd();
    scene.orders(ONE).does(new EndTurn(ONE));
    assertThat(scene.asked()).hasValue(TWO);
    scene.plays(ONE, "110", Aim.at(aboard)).passes(); // Auto-Destruct Sequence
    assertThat(scene.state().table().ship(ship)).isNull();
  }

  @Rule({"ST-DIL-07", "ST-TRN-06"})
  @Test
  void whatIsCuredInTheWindowOfTheEndDoesNothingMore() {
    answeredAtTheEnd();
    scene.persons(ONE, TEAM, "203").lies(TWO, "087", On.ship(ship)); // SECURITY; Plasma Fire
    scene.orders(ONE).does(new EndTurn(ONE));
    scene.plays(ONE, "114", Aim.at(TEAM)).passes(); // Emergency Transporter Armbands
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("203");
    assertThat(scene.told(CardCured.class)).hasSize(1);
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule("ST-DIL-07")
  @Test
  void anInterruptCuresBeforeTheOrderGoesOnThatItInterrupts() {
    Host theirs = Host.team(0, TWO);
    CardId burning = scene.ship(TWO, "331", 0);
    scene.persons(TWO, theirs, "203").lies(ONE, "087", On.ship(burning));
    scene.persons(ONE, TEAM, "204").hand(TWO, "114");
    scene.orders(ONE).does(new Attempt(ONE, 0, TEAM, FEDERATION)).does(new Confirm(ONE));
    scene.plays(TWO, "114", Aim.at(theirs)).passes();
    assertThat(order(scene, CardCured.class, AttemptStarted.class))
        .isEqualTo("CardCured AttemptStarted");
  }

  @Rule({"ST-TRN-02", "ST-SPC-05"})
  @Test
  void whoBoardsInTheWindowOfTheStartFightsAgainAtThatStart() {
    Scene own =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'INTERRUPT','id':'starting','name':'starting','rarity':'COMMON',"
                        + "'interrupt':{'windows':[{'window':'TURN_START'}],"
                        + "'effects':[{'op':'SCORE','points':1}]}}"))
            .missions("151");
    CardId boarded = own.ship(TWO, "347", 0);
    own.persons(TWO, Host.ship(boarded), "256", "256", "256").hand(TWO, "331"); // no leader
    own.orders(ONE).hand(ONE, "134");
    own.does(new EndTurn(ONE)).does(new Pass(TWO)).does(new Pass(ONE)); // CARD_DRAWN
    own.plays(ONE, "134", Aim.at(Host.ship(boarded))).passes();
    assertThat(own.told(StrikeCompared.class)).hasSize(2);
    assertThat(own.defs(Host.ship(boarded), Role.STOPPED)).containsExactly("256");
  }

  @Rule({"ST-DIL-07", "ST-EFF-46"})
  @Test
  void whatACrewCuresIsCuredThoughTheDilemmaThatTheyMetEndsTheTurn() {
    // Birth of "Junior" lies on the ship when the crew meets the Temporal Causality Loop.
    Scene space = Encounter.laid("051", false).seeded(TWO, 0, "017");
    Encounter.space(space, "331", "220", "220", "220"); // ENGINEER x3, no SCIENCE
    assertThat(order(space, CardCured.class, TurnEnded.class)).isEqualTo("CardCured TurnEnded");
  }
}
