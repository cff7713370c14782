package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Face;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player sees while missions are attempted. */
class WorkedAttemptTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  @Rule({"ST-X-05", "ST-SPL-07", "ST-ATT-05"})
  @Test
  void bothMayAttemptAMissionAndOneSolvesIt() {
    Scene scene = Scene.laid().missions("175"); // Honor, Diplomacy and STRENGTH > 35
    scene.persons(ONE, Host.team(0, ONE), "261", "278", "268", "275", "282");
    scene.persons(TWO, Host.team(0, TWO), "261", "278", "268", "275", "282");
    scene.orders(TWO);
    assertThat(scene.against(new Attempt(TWO, 0, Host.team(0, TWO), KLINGON))).isEmpty();
    scene.does(new Attempt(TWO, 0, Host.team(0, TWO), KLINGON)).quietly(new Confirm(TWO));
    assertThat(scene.score(TWO)).isEqualTo(30);
    scene.orders(ONE);
    assertThat(scene.against(new Attempt(ONE, 0, Host.team(0, ONE), KLINGON)))
        .containsExactly("ST-ATT-05");
  }

  @Rule({"ST-VIS-08", "ST-VIS-10", "ST-D-04", "ST-ATT-06", "ST-ATT-07", "ST-VIS-11"})
  @Test
  void anArtifactMetEarlyIsSeenByWhoAttemptsAlone() {
    Scene scene = Scene.laid().missions("161"); // Diplomacy and Empathy
    scene.seeded(TWO, 0, "030").seeded(TWO, 0, "008"); // a wall behind, met second
    scene.persons(ONE, Host.team(0, ONE), "231", "198");
    scene.orders(ONE);
    scene.does(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION)).quietly(new Confirm(ONE));
    assertThat(StccgView.of(scene.state(), ONE).cards(Places.stack(0)))
        .extracting("def")
        .containsExactly("030", "008");
    Scene other = Scene.laid(3).missions("161");
    other.seeded(TWO, 0, "030").seeded(TWO, 0, "008");
    other.persons(ONE, Host.team(0, ONE), "231").orders(ONE);
    other.does(new Attempt(ONE, 0, Host.team(0, ONE), FEDERATION)).quietly(new Confirm(ONE));
    assertThat(StccgView.of(other.state(), Scene.THREE).cards(Places.stack(0)))
        .extracting("def")
        .containsExactly("030");
  }

  @Rule({"ST-X-51", "ST-VIS-16", "ST-D-81"})
  @Test
  void whoWatchesKnowsThePersonsButNotWhichOneWent() {
    Scene scene = Scene.laid().missions("153");
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId ship = scene.ship(ONE, "331", 0);
    Host aboard = Host.ship(ship);
    scene.persons(ONE, Host.outpost(outpost), "198", "203", "208").orders(ONE);
    scene.does(new Load(ONE, Optional.empty(), outpost, ship));
    assertThat(StccgView.of(scene.state(), TWO).cards(aboard, Role.FREE))
        .extracting("def")
        .containsExactlyInAnyOrder("198", "203", "208");
    CardId wallace =
        StccgView.of(scene.state(), ONE).cards(aboard, Role.FREE).stream()
            .filter(card -> card.def().equals("203"))
            .findFirst()
            .orElseThrow()
            .id();
    scene.does(new Beam(ONE, Optional.of(wallace), aboard, Host.team(0, ONE)));
    StccgView view = StccgView.of(scene.state(), TWO);
    assertThat(view.cards(aboard, Role.FREE)).isEmpty();
    assertThat(view.size(aboard, Role.FREE)).isEqualTo(2);
    assertThat(view.zones().known()).anySatisfy(pool -> assertThat(pool.faces()).hasSize(3));
    Host team = Host.team(0, ONE);
    scene.does(new Attempt(ONE, 0, team, FEDERATION)).quietly(new Confirm(ONE)); // shows who it is
    view = StccgView.of(scene.state(), TWO);
    assertThat(view.cards(team, Role.FREE)).extracting("def").containsExactly("203");
    assertThat(view.zones().known())
        .singleElement()
        .satisfies(
            pool -> {
              assertThat(pool.places()).containsExactly(aboard.place(Role.FREE));
              assertThat(pool.faces()).extracting(Face::name).containsExactly("198", "208");
            });
  }

  @Rule({"ST-STF-08", "ST-VIS-15", "ST-D-80"})
  @Test
  void staffingShowsNobody() {
    Scene scene = Scene.laid().missions("153", "155");
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "198").orders(ONE);
    scene.does(new Move(ONE, ship, true, 1));
    assertThat(StccgView.of(scene.state(), TWO).cards(Host.ship(ship), Role.FREE)).isEmpty();
  }

  @Rule({"ST-HOL-12", "ST-HOL-03"})
  @Test
  void anInactiveHologramIsInNoPoolAndNoTotal() {
    Scene scene = Scene.laid().missions("193"); // Physics and INTEGRITY > 28
    CardId ship = scene.ship(ONE, "331", 0);
    scene.persons(ONE, Host.ship(ship), "195", "214", "199"); // the hologram stands first
    scene.seeded(TWO, 0, "034").draws(0).orders(ONE); // without MEDICAL one dies by chance
    scene.quietly(new Attempt(ONE, 0, Host.ship(ship), FEDERATION));
    assertThat(scene.discarded(ONE)).containsExactly("214");
    assertThat(scene.defs(Host.ship(ship), Role.FREE)).containsExactly("195", "199");
  }

  @Rule({"ST-ZON-11", "ST-D-47"})
  @Test
  void marksAreLostWithPlay() {
    Scene scene = Scene.laid().missions("161");
    Host team = Host.team(0, ONE);
    scene.persons(ONE, team, "198").orders(ONE);
    scene.does(new Attempt(ONE, 0, team, FEDERATION)).quietly(new Confirm(ONE));
    assertThat(scene.state().cards(team, Role.FREE).get(0).marks()).isNotEmpty();
    scene.killed(ONE, team);
    assertThat(scene.discarded(ONE)).containsExactly("198");
    assertThat(scene.state().cards(Places.discard(ONE)).get(0).marks()).isEmpty();
  }
}
