package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen;
import io.stardeck.stccg.state.Chosen.No;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who learns what of the persons whom an effect takes. */
class WhoIsToldTest {
  @Rule({"ST-VIS-05", "ST-VIS-16", "ST-EFF-31"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoIsDisabledByChanceIsSeenInAGroupThatIsShownAndNotAmongACrewThatWas(boolean attempts) {
    // Ktarian Game, and before it Cosmic String Fragment, at which ENGINEER shows the crew.
    Scene scene = Encounter.laid("031", false).seeded(TWO, 0, "020");
    Encounter.space(scene, "331", "205", "214", "220");
    Host aboard = Encounter.ship(scene).host();
    int disabled = 1;
    if (!attempts) {
      scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO)); // another one is disabled
      disabled = 2;
    }
    assertThat(scene.defs(aboard, Role.DISABLED)).hasSize(disabled);
    assertThat(scene.state().zones().view(TWO).at(aboard.place(Role.DISABLED)).whole())
        .isEqualTo(attempts);
    for (Seat seat : ImmutableList.of(ONE, TWO)) {
      int named = seat.equals(ONE) ? disabled : 1;
      assertThat(scene.toldTo(seat, CardEvent.CardMarked.class))
          .filteredOn(told -> told.card().has(Mark.Disabled.class))
          .extracting(told -> told.card().id())
          .hasSize(named);
      assertThat(scene.toldTo(seat, CardEvent.CardDisabled.class)).hasSize(disabled - named);
    }
  }

  @Rule({"ST-VIS-16", "ST-EFF-51"})
  @Test
  void whoHasSeenAGroupPartedKnowsWhoIsWhere() {
    // Phased Matter, and before it Impassable Door, at which Computer Skill shows the group.
    Scene scene = Encounter.laid("042", true).seeded(TWO, 0, "030");
    scene.persons(ONE, Encounter.TEAM, "204", "205", "214");
    Encounter.attempts(scene);
    scene.quietly(new Choose(ONE, new No())); // the other two are the larger part
    assertThat(scene.defs(Encounter.TEAM, Role.DISABLED)).containsExactly("205", "214");
    assertThat(scene.state().zones().view(TWO).at(Encounter.TEAM.place(Role.DISABLED)).whole())
        .isTrue();
  }

  @Rule({"ST-VIS-05", "ST-EFF-29"})
  @Test
  void theEquipmentOfAGroupIsShownWithItsPersons() {
    Scene scene = Encounter.laid("010", true).persons(ONE, Encounter.TEAM, "204", "205");
    scene.gear(ONE, "064", Encounter.TEAM);
    Encounter.attempts(scene);
    int held = -1;
    int shown = -1;
    int at = 0;
    for (CardEvent told : scene.toldTo(TWO, CardEvent.class)) {
      boolean gear =
          told instanceof CardEvent.CardsRevealed revealed
              && revealed.cards().stream().anyMatch(card -> card.def().equals("064"));
      shown = shown < 0 && gear ? at : shown;
      held = told instanceof CardEvent.CardHeld ? at : held;
      at++;
    }
    assertThat(shown).isBetween(0, held - 1);
  }

  @Rule({"ST-VIS-16", "ST-I-31"})
  @Test
  void whoGoesWhereIsToldToAllWhoKnowAllThatGo() {
    Scene scene = Scene.laid().missions("151");
    Host inside = Host.outpost(scene.outpost(ONE, "104", 0));
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, inside, "204", "205").orders(ONE);
    scene.does(new Load(ONE, Optional.empty(), inside.card(), aboard.card()));
    scene.does(new Beam(ONE, Optional.empty(), aboard, Host.team(0, ONE)));
    assertThat(scene.toldTo(TWO, CardEvent.CardsMoved.class).get(1).cards())
        .extracting("def")
        .containsExactlyInAnyOrder("204", "205");
    scene.person(ONE, "203", Host.team(0, ONE)); // nobody has seen him come
    scene.does(new Beam(ONE, Optional.empty(), Host.team(0, ONE), aboard));
    assertThat(scene.toldTo(TWO, CardEvent.CardsMoved.class).get(2).cards()).isEmpty();
  }

  @Rule({"ST-VIS-05", "ST-EFF-08"})
  @Shows("024")
  @Test
  void whoIsTakenOutOfAGroupThatIsShownIsSeenByAll() {
    Scene scene = Encounter.laid("024", true).missions("151"); // Female's Love Interest
    Encounter.attempts(scene.persons(ONE, Encounter.TEAM, "205", "214", "203"));
    Host away = Host.team(2, ONE);
    assertThat(scene.state().persons(away)).isEqualTo(1);
    assertThat(scene.state().zones().view(TWO).at(away.place(Role.FREE)).whole()).isTrue();
    assertThat(scene.toldTo(TWO, CardEvent.CardMoved.class).get(0).card()).isPresent();
  }

  @Rule({"ST-EFF-09", "ST-VIS-01"})
  @Shows("082")
  @Test
  void aHandThatIsPutUnderTheDeckIsTold() {
    Scene scene = Scene.laid().missions("151");
    scene.hand(TWO, "331");
    scene.hand(TWO, "204");
    CardId masaka = scene.hand(ONE, "082");
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, masaka, Aim.at(TWO)));
    assertThat(scene.toldTo(ONE, CardEvent.HandPutUnderDeck.class))
        .containsExactly(new CardEvent.HandPutUnderDeck(TWO, 2));
  }

  @Rule({"ST-EFF-02", "ST-EFF-41", "ST-ORD-05"})
  @Shows("048")
  @Test
  void whomAnEffectStopsIsTold() {
    Scene scene = Encounter.planet("048", "205", "214", "215"); // Sarjenka
    scene.does(new Choose(ONE, new Chosen.OfNumber(1)));
    assertThat(scene.toldTo(TWO, MissionEvent.GroupStopped.class))
        .containsExactly(new MissionEvent.GroupStopped(Encounter.TEAM));
    assertThat(scene.toldTo(TWO, TurnEvent.ChoiceMade.class)) // the effect tells which it is
        .containsExactly(new TurnEvent.ChoiceMade(ONE, Optional.empty()));
  }

  @Rule({"ST-TRE-05", "ST-TRE-08"})
  @Test
  void houseArrestIsToldOnce() {
    Scene scene = Scene.laid().missions("151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.lies(ONE, "099", On.table(ONE)); // Federation and Klingon
    scene.persons(ONE, aboard, "278").hand(TWO, "141");
    CardId other = scene.hand(ONE, "099");
    scene.orders(ONE).plays(TWO, "141", Aim.at(scene.state().table().lying().get(0).id()));
    scene.passes().cardPlay(ONE).quietly(new PlayCard(ONE, other, Aim.NOTHING));
    assertThat(scene.told(CardEvent.HouseArrest.class))
        .extracting(CardEvent.HouseArrest::arrested)
        .containsExactly(true, false);
    assertThat(scene.told(CardEvent.CardMarked.class)).isEmpty();
  }

  @Rule({"ST-HOL-08", "ST-RND-05"})
  @Test
  void aHologramThatIsDeactivatedIsToldOnce() {
    Scene scene = Encounter.laid("014", true); // Archer
    CardId ship = scene.ship(ONE, "334", 0);
    scene.persons(ONE, Encounter.TEAM, "237").marked(Encounter.TEAM, new Mark.Home(ship));
    scene.lies(ONE, "078", On.location(0)); // Holo-Projectors
    Encounter.attempts(scene);
    assertThat(scene.told(CardEvent.HologramDeactivated.class)).hasSize(1);
    assertThat(scene.told(CardEvent.CardMarked.class))
        .noneMatch(told -> told.card().has(Mark.Deactivated.class));
  }

  @Rule({"ST-ORD-02", "ST-DIL-10"})
  @Test
  void ofAGroupThatIsDeadNobodyIsToldToBeStopped() {
    Scene scene = Encounter.planet("016", "203"); // Barclay's Protomorphosis Disease
    assertThat(scene.discarded(ONE)).containsExactly("203");
    assertThat(scene.told(MissionEvent.GroupStopped.class)).isEmpty();
  }

  @Rule({"ST-VIS-06", "ST-VIS-16", "ST-SPC-04"})
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoIsTakenOutOfACrewThatFightsIsSeenByAll(boolean fights) {
    Scene scene = Scene.laid().missions("151", "191");
    Host boarded = Host.ship(scene.ship(TWO, "334", 1));
    Host other = Host.ship(scene.ship(TWO, "334", 1));
    scene.persons(TWO, boarded, "204", "205").persons(TWO, other, "214", "216");
    Host from = fights ? boarded : other;
    scene.hand(TWO, "130");
    scene.orders(ONE).plays(ONE, "134", Aim.at(boarded)); // Rogue Borg Mercenaries
    untilTheBattle(scene);
    takes(scene, from);
    assertThat(scene.toldTo(ONE, CardEvent.CardMoved.class).get(0).card().isPresent())
        .isEqualTo(fights);
  }

  @Rule({"ST-VIS-06", "ST-VIS-16", "ST-VIS-13"})
  @Test
  void whoIsTakenOutOfACrewWhoseShipIsAttackedIsSeenByNobodyElse() {
    Scene scene = Scene.laid().missions("151", "191");
    Host target = Host.ship(scene.ship(TWO, "334", 1));
    scene.persons(TWO, target, "204", "205");
    scene.persons(ONE, Host.ship(scene.ship(ONE, "347", 1)), "253").hand(TWO, "130");
    scene.orders(ONE).does(new AttackShip(ONE, target.card())).does(new Confirm(ONE));
    untilTheBattle(scene);
    takes(scene, target);
    assertThat(scene.toldTo(ONE, CardEvent.CardMoved.class).get(0).card()).isEmpty();
  }

  private static void untilTheBattle(Scene scene) {
    while (!(scene.state().top() instanceof Phase.Window window
        && window.kind() == WindowKind.BATTLE)) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
  }

  /** One of a crew is taken to another planet, by Near-Warp Transport. */
  private static void takes(Scene scene, Host from) {
    CardId taken = scene.state().cards(from, Role.FREE).get(0).id();
    scene.plays(TWO, "130", Aim.at(from)).passes();
    scene.does(new Choose(TWO, new Chosen.OfLocation(0)));
    scene.does(new Choose(TWO, new Chosen.OfCard(taken)));
    scene.does(new Choose(TWO, new No())).passes();
    assertThat(scene.state().persons(Host.team(0, TWO))).isEqualTo(1);
  }

  @Rule({"ST-DIL-02", "ST-ORD-02", "ST-DMG-06"})
  @Test
  void aShipThatTheDilemmaHasDestroyedIsNotStopped() {
    Scene scene = Encounter.space("020", "205", "199"); // Cosmic String Fragment
    assertThat(scene.state().table().ships()).isEmpty();
    assertThat(scene.told(MissionEvent.GroupStopped.class)).isEmpty();
  }
}
