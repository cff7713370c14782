package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is a deed that missions ask for, and what is none ({@code FC-D-61}). */
@Rule({"FC-D-61", "FC-MSN-01"})
final class DeedsTest {
  /** Whether that deed is done once by what happens. */
  private static boolean done(Deed deed, Consumer<Scene> happens) {
    String objective =
        "{'vp':1,'objective':{'kind':'EVENT','deed':'%s','count':1,'within':'TURN'}}";
    Fixture fixture = Fixture.standard().with("missions", KILL, objective.formatted(deed));
    Scene scene = scene(fixture, KILL, FOOTHOLD).fleet(KLI, "bortas", "somraw", "kronos-one");
    happens.accept(scene);
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      scene.apply(scene.legal(scene.decider(), Answer.SetDial.class).get(0));
    }
    return scene.refused(claim(scene, FED, KILL)).isEmpty();
  }

  private static void step(Scene scene, int q, int r) {
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("voyager")),
        new FreeAction.Step(FED, scene.space(q, r)));
  }

  @Test
  void tilesAreExploredAndThoseBesideTheEnemysPostAreToldApart() {
    for (Deed deed : new Deed[] {Deed.TILE_EXPLORED, Deed.TILE_EXPLORED_AT_ENEMY_POST}) {
      boolean any = deed == Deed.TILE_EXPLORED;
      assertThat(
              done(
                  deed,
                  scene -> step(scene.hidden(1, 0, "dead-space-1").at("voyager", 0, 0), 1, 0)))
          .isEqualTo(any);
      assertThat(
              done(
                  deed,
                  scene -> step(scene.hidden(0, 2, "dead-space-1").at("voyager", 0, 1), 0, 2)))
          .isTrue();
      assertThat(done(deed, scene -> step(scene.at("voyager", 0, 0), 0, 1))).as("again").isFalse();
    }
  }

  private static Consumer<Scene> hit(String ship, int damage, Seat... by) {
    Optional<Seat> enemy = Arrays.stream(by).findFirst();
    return scene -> scene.change(play -> Damage.take(play, scene.card(ship), damage, enemy));
  }

  @Test
  void shipsOfTheEnemyAreDestroyedByAttacksAndLargeOnesAreToldApart() {
    assertThat(done(Deed.SHIP_DESTROYED, hit("somraw", 3, FED))).isTrue();
    assertThat(done(Deed.SHIP_DESTROYED, hit("somraw", 3))).as("by a card").isFalse();
    assertThat(done(Deed.SHIP_DESTROYED, hit("somraw", 2, FED))).as("still there").isFalse();
    assertThat(done(Deed.LARGE_SHIP_DESTROYED, hit("somraw", 3, FED))).as("of size 1").isFalse();
    assertThat(done(Deed.LARGE_SHIP_DESTROYED, hit("kronos-one", 3, FED))).as("4").isTrue();
  }

  @Test
  void ownShipsAreDamagedAndLost() {
    assertThat(done(Deed.SHIP_DAMAGED, hit("venture", 1))).isTrue();
    assertThat(done(Deed.SHIP_DAMAGED, hit("somraw", 1))).as("the enemy's").isFalse();
    assertThat(done(Deed.SHIP_LOST, hit("venture", 3, KLI))).isTrue();
    assertThat(done(Deed.SHIP_LOST, hit("venture", 3))).as("by no enemy").isFalse();
  }

  private static Consumer<Scene> raze(InstallationKind kind, boolean enemy) {
    return scene -> {
      scene.control(0, 1, enemy ? KLI : FED, 1).installation(0, 1, kind);
      scene.change(play -> Influence.raze(play, FED, scene.space(0, 1)));
    };
  }

  @Test
  void installationsAreBuiltAndThoseOfTheEnemyDestroyed() {
    assertThat(
            done(
                Deed.INSTALLATION_BUILT,
                scene -> {
                  scene.control(0, 1, FED, 1).at("voyager", 0, 1);
                  scene.apply(new ShipAction.BuildInstallation(FED, scene.card("voyager")));
                }))
        .isTrue();
    for (InstallationKind kind : InstallationKind.values()) {
      boolean starbase = kind == InstallationKind.STARBASE;
      assertThat(done(Deed.INSTALLATION_DESTROYED, raze(kind, true))).isTrue();
      assertThat(done(Deed.INSTALLATION_DESTROYED, raze(kind, false))).as("an own one").isFalse();
      assertThat(done(Deed.STARBASE_DESTROYED, raze(kind, true))).isEqualTo(starbase);
    }
  }

  @Test
  void anotherMissionIsCompleted() {
    assertThat(
            done(
                Deed.MISSION_COMPLETED,
                scene -> {
                  scene.control(0, 0, FED, 1).control(0, 1, FED, 1);
                  scene.apply(claim(scene, FED, FOOTHOLD));
                }))
        .isTrue();
  }
}
