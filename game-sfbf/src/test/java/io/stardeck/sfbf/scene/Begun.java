package io.stardeck.sfbf.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.ImmutableBattleForceConfig;
import io.stardeck.sfbf.internal.setup.Deal;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Games from their very beginning, for tests of the set-up. */
public final class Begun {
  private Begun() {}

  /** The configuration for that many players, changed from the standard one. */
  public static BattleForceConfig config(
      int players, UnaryOperator<ImmutableBattleForceConfig.Builder> change) {
    return change.apply(BattleForceConfig.builder().players(players)).build();
  }

  /** What lies where before the first step of the set-up. */
  public static BattleForceState dealt(BattleForceConfig config, String seed) {
    return dealt(config, Chance.seeded(seed));
  }

  /** What lies where before the first step of the set-up. */
  public static BattleForceState dealt(BattleForceConfig config, Chance chance) {
    Play<BattleForceState> play = Play.silent(Deal.start(config, chance));
    Deal.deal(play);
    return play.state();
  }

  /** The game at its first decision. */
  public static Scene game(BattleForceConfig config, String seed) {
    return Scene.started(config, Chance.seeded(seed));
  }

  /** The game at its first decision. */
  public static Scene game(
      int players, String seed, UnaryOperator<ImmutableBattleForceConfig.Builder> change) {
    return game(config(players, change), seed);
  }

  /** The scene after legal set-up actions, always the first that goes on, while it is so. */
  public static Scene through(Scene scene, Predicate<Phase> while_) {
    Scene now = scene;
    while (while_.test(now.phase())) {
      now = now.does(next(now));
    }
    return now;
  }

  /** The game at the first decision of its first turn. */
  public static Scene firstTurn(Scene scene) {
    return through(scene, phase -> scene.state().table().gameTurn() == 0 && isSetup(phase));
  }

  /** Whether it is a step of the set-up. */
  public static boolean isSetup(Phase phase) {
    return phase instanceof SetupPhase.ChooseRace
        || phase instanceof SetupPhase.DraftShips
        || phase instanceof SetupPhase.ChooseFleet
        || phase instanceof SetupPhase.ChooseStash
        || phase instanceof SetupPhase.Arrange
        || phase instanceof SetupPhase.ChooseDevice;
  }

  /** The scene after the decider's whole fleet draft. */
  public static Scene takes(Scene scene, List<ShipId> ships) {
    Scene now = scene;
    Seat seat = scene.decider();
    for (ShipId ship : ships) {
      now = now.does(new TakeShip(seat, ship));
    }
    return now.does(new Commit(seat));
  }

  /** The scene after the decider has set their first two cards aside. */
  public static Scene stashes(Scene scene) {
    Seat seat = scene.decider();
    return scene.does(
        new MarkCard(seat, scene.hand(seat).get(0)),
        new MarkCard(seat, scene.hand(seat).get(1)),
        new Commit(seat));
  }

  /** The scene after the decider has placed their ships in those rows, in the order dealt. */
  public static Scene places(Scene scene, Row... rows) {
    Seat seat = scene.decider();
    ImmutableList<ShipId> ships = scene.faceDown(seat);
    Scene now = scene;
    for (int i = 0; i < ships.size(); i++) {
      now = now.does(new PlaceShip(seat, ships.get(i), rows[Math.min(i, rows.length - 1)]));
    }
    return now.does(new Commit(seat));
  }

  /** A commit if there is one, else the first action that is no withdrawal. */
  private static BattleForceAction next(Scene scene) {
    ImmutableList<BattleForceAction> legal = scene.legal(scene.decider());
    for (BattleForceAction action : legal) {
      if (action instanceof Commit) {
        return action;
      }
    }
    return legal.get(0);
  }
}
