package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A guard against death that stops those who fulfil it ({@code ST-EFF-54}). */
class KillGuardCostTest {
  private static String kills(String id, String of) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'targets':["
            + "{'kind':'TEAM','whose':'ANY'}],'effects':[{'op':'KILL','of':{'from':'TARGET'%2$s}}]}}")
        .formatted(id, of);
  }

  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'EVENT','id':'guard','name':'guard','event':{'place':'TABLE','standing':["
              + "{'op':'KILL_GUARD','requirement':{'op':'CLASS','is':'MEDICAL'},'stops':true}]}}",
          "{'kind':'EVENT','id':'free','name':'free','event':{'place':'TABLE','standing':["
              + "{'op':'KILL_GUARD','requirement':{'op':'CLASS','is':'MEDICAL'}}]}}",
          "{'kind':'EVENT','id':'officers','name':'officers','event':{'place':'TABLE','standing':["
              + "{'op':'KILL_GUARD','requirement':{'op':'CLASS','is':'MEDICAL'},"
              + "'filter':{'op':'CLASSIFICATION','is':'OFFICER'}}]}}",
          kills("two", ",'n':{'op':'NUMBER','n':2}"),
          kills("one", ",'n':{'op':'NUMBER','n':1}"),
          kills("all", ""));

  // Two doctors and an officer on a planet.
  private final Host team = Host.team(0, ONE);
  private final Scene scene =
      Scene.laid(SET).missions("151").persons(ONE, team, "215", "201", "208").orders(TWO);

  @Rule({"ST-EFF-54", "ST-ORD-05"})
  @Test
  void oneDoctorIsStoppedForEachWhoIsSaved() {
    scene.lies(ONE, "guard", On.table(ONE));
    scene.interrupts(TWO, "one", Aim.at(team));
    assertThat(scene.defs(team, Role.STOPPED)).hasSize(1).isSubsetOf("201", "208");
    assertThat(scene.seen(Seat.SPECTATOR, team.place(Role.STOPPED))).hasSize(1);
    scene.interrupts(TWO, "one", Aim.at(team));
    assertThat(scene.defs(team, Role.STOPPED)).containsExactly("201", "208");
    assertThat(scene.discarded(ONE)).isEmpty();
    scene.interrupts(TWO, "one", Aim.at(team));
    assertThat(scene.discarded(ONE)).hasSize(1);
  }

  @Rule({"ST-EFF-54", "ST-EFF-01"})
  @Test
  void whereAllWouldDieTheCostIsPaidOnce() {
    scene.lies(ONE, "guard", On.table(ONE));
    scene.interrupts(TWO, "all", Aim.at(team));
    assertThat(scene.discarded(ONE)).isEmpty();
    assertThat(scene.defs(team, Role.STOPPED)).hasSize(1);
  }

  @Rule("ST-EFF-54")
  @Test
  void thatSomebodyIsSavedIsToldToAll() {
    scene.lies(ONE, "free", On.table(ONE));
    scene.interrupts(TWO, "one", Aim.at(team));
    assertThat(scene.toldTo(TWO, MissionEvent.LivesSaved.class))
        .containsExactly(new MissionEvent.LivesSaved("free", team));
    scene.interrupts(TWO, "all", Aim.at(team));
    assertThat(scene.toldTo(TWO, MissionEvent.LivesSaved.class)).hasSize(2);
  }

  @Rule({"ST-EFF-54", "ST-RND-03"})
  @Test
  void whoWasDrawnAndSavedIsNotDrawnAgain() {
    scene.lies(ONE, "officers", On.table(ONE));
    scene.draws(0, 0).interrupts(TWO, "two", Aim.at(team)); // the officer, then a doctor
    assertThat(scene.defs(team, Role.FREE)).containsExactly("208", "215");
    scene.draws(1, 0).interrupts(TWO, "two", Aim.at(team));
    assertThat(scene.defs(team, Role.FREE)).isEmpty(); // as no doctor is left
    assertThat(scene.discarded(ONE)).containsExactly("215", "208", "201");
  }

  @Rule({"ST-EFF-54", "ST-ZON-11"})
  @Test
  void whoWasSavedCanBeDrawnByOtherCards() {
    scene.lies(ONE, "officers", On.table(ONE));
    scene.draws(0, 0).interrupts(TWO, "two", Aim.at(team)); // the officer is saved
    assertThat(scene.defs(team, Role.FREE)).contains("215");
    assertThat(scene.state().cards(team, Role.FREE)).allMatch(card -> card.marks().isEmpty());
    assertThat(scene.toldTo(Seat.SPECTATOR, CardEvent.CardMarked.class)).isEmpty();
  }

  @Rule("ST-EFF-54")
  @ParameterizedTest
  @CsvSource({"guard, free", "free, guard"})
  void aGuardWithoutACostComesFirst(String one, String other) {
    scene.lies(ONE, one, On.table(ONE));
    scene.lies(ONE, other, On.table(ONE));
    scene.interrupts(TWO, "one", Aim.at(team)).interrupts(TWO, "all", Aim.at(team));
    assertThat(scene.state().size(team, Role.FREE)).isEqualTo(3);
    assertThat(scene.discarded(ONE)).isEmpty();
  }
}
