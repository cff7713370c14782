package io.stardeck.sfbf.attack;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** What holds of every attack in games of random play. */
final class AttackInvariantsTest {
  private static final int DECISIONS = 500;

  @Rule({"BF-I-10", "BF-I-11", "BF-I-12", "BF-I-13", "BF-I-14", "BF-I-15", "BF-ATK-31"})
  @Property(tries = 25, edgeCases = EdgeCasesMode.NONE)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void attacksAreLegalWhenTheyAreCommitted(@ForAll int seed) {
    int[] attacks = new int[1];
    play(
        seed,
        (before, action, after) -> {
          if (action instanceof Commit && after.table().attack().isPresent()) {
            Attack attack = after.table().attack().get();
            if (attack.form() == Form.SHIP || attack.form() == Form.FIGHTERS) {
              attacks[0]++;
              legalAtCommit(before.table(), attack);
            }
          }
        });
    Statistics.label("attacks").collect(attacks[0] > 0);
    Statistics.label("attacks").coverage(c -> c.check(true).percentage(p -> p > 60));
  }

  @Rule({"BF-I-10", "BF-I-11", "BF-I-18", "BF-DEF-21"})
  @Property(tries = 25, edgeCases = EdgeCasesMode.NONE)
  void defendersFireEachUndamagedBoxOnce(@ForAll int seed) {
    play(
        seed,
        (before, action, after) -> {
          if (action instanceof PlayDefence && after.table().attack().isPresent()) {
            Attack attack = after.table().attack().get();
            BoxSet fired = BoxSet.empty();
            for (Fire fire : attack.fires()) {
              Berth berth = Objects.requireNonNull(after.table().find(fire.ship()));
              assertThat(fire.boxes().intersect(berth.ship().damaged()).isEmpty()).isTrue();
              if (fire.ship().equals(attack.target().orElseThrow())) {
                assertThat(fired.intersect(fire.boxes()).isEmpty()).isTrue();
                fired = fired.union(fire.boxes());
              }
            }
          }
        });
  }

  @Rule({"BF-ACT-02", "BF-I-21", "BF-I-39"})
  @Property(tries = 12, edgeCases = EdgeCasesMode.NONE)
  void whatIsAcceptedAroundAnAttackIsOffered(@ForAll int seed) {
    Random random = new Random(seed);
    play(
        seed,
        (before, action, after) -> {
          ImmutableList<Seat> deciders = Scene.GAME.toAct(after);
          if (!deciders.isEmpty() && random.nextInt(12) == 0) {
            Seat seat = deciders.get(0);
            ImmutableList<BattleForceAction> legal = Scene.GAME.legalActions(after, seat);
            assertThat(legal).doesNotHaveDuplicates().hasSizeLessThan(500);
            every(
                after,
                seat,
                candidate -> {
                  if (Scene.GAME.check(after, candidate).isEmpty()) {
                    assertThat(legal).contains(candidate);
                  }
                });
          }
        });
  }

  /** What happens between two states. */
  interface Watch {
    void see(BattleForceState before, BattleForceAction action, BattleForceState after);
  }

  private static void play(int seed, Watch watch) {
    Random random = new Random(seed);
    BattleForceState state = start(random, seed);
    for (int i = 0; i < DECISIONS && !Scene.GAME.toAct(state).isEmpty(); i++) {
      Seat seat = Scene.GAME.toAct(state).get(0);
      ImmutableList<BattleForceAction> legal = Scene.GAME.legalActions(state, seat);
      BattleForceAction action = legal.get(random.nextInt(legal.size()));
      BattleForceState next = Scene.GAME.next(state, action);
      watch.see(state, action, next);
      state = next;
    }
  }

  private static BattleForceState start(Random random, int seed) {
    var config = BattleForceConfig.builder().players(2 + random.nextInt(3)).shipsPerPlayer(5);
    config.level(random.nextInt(4) == 0 ? Level.BASIC : Level.ADVANCED);
    if (random.nextInt(4) == 0) {
      config.addOptions(Option.TRADITIONAL_DAMAGE);
    }
    if (random.nextInt(4) == 0) {
      config.addOptions(Option.SECOND_ATTACK);
    }
    return Scene.GAME.setup(config.build(), Chance.seeded(seed)).state();
  }

  private static void legalAtCommit(Table table, Attack attack) {
    assertThat(table.enemies(attack.attacker(), attack.defender().orElseThrow())).isTrue();
    Berth attacker = Objects.requireNonNull(table.find(attack.ship().orElseThrow()));
    Berth target = Objects.requireNonNull(table.find(attack.target().orElseThrow()));
    assertThat(attacker.owner()).isEqualTo(attack.attacker());
    assertThat(attacker.row()).isNotEqualTo(Row.RESERVE);
    assertThat(attacker.ship().carriesCard() || attacker.ship().cloaked()).isFalse();
    assertThat(target.row()).isNotEqualTo(Row.RESERVE);
    assertThat(target.ship().disengaged()).isEmpty();
    boolean far = attacker.row() == Row.MAIN || target.row() == Row.MAIN;
    boolean hidden =
        target.ship().cloaked()
            && attack.counters().stream().noneMatch(counter -> counter.effect() == Effect.CLOAK);
    BoxSet fired = BoxSet.empty();
    for (Shot shot : attack.shots()) {
      CardKind kind = table.kind(shot.card());
      assertThat(shot.boxes().intersect(attacker.ship().damaged()).isEmpty()).isTrue();
      assertThat(shot.boxes().intersect(fired).isEmpty()).isTrue();
      fired = fired.union(shot.boxes());
      assertThat(hidden && kind.seeking()).isFalse();
      assertThat(far && kind.rangeLimited()).isFalse();
      for (CardId support : shot.support()) {
        assertThat(far && table.kind(support).rangeLimited()).isFalse();
      }
    }
  }

  /** Every action of an attack that names things of this game, sensible or not. */
  private static void every(
      BattleForceState state, Seat seat, Consumer<BattleForceAction> candidate) {
    List<CardId> mine = new ArrayList<>(state.hand(seat));
    mine.addAll(state.stash(seat));
    mine.add(CardId.of(0));
    List<CardId> aims = new ArrayList<>(mine);
    state.table().attack().ifPresent(attack -> aims.addAll(attack.used()));
    for (ShipId ship : ships(state.table())) {
      candidate.accept(new BeginAttack(seat, ship));
      candidate.accept(new AimAt(seat, ship));
    }
    candidate.accept(new Commit(seat));
    for (BoxType box : BoxType.values()) {
      candidate.accept(new Allocate(seat, box));
    }
    for (CardId card : mine) {
      candidate.accept(new AddPlusOne(seat, card));
      for (ReactionMode mode : ReactionMode.values()) {
        candidate.accept(new PlayReaction(seat, card, mode));
      }
      for (Effect effect : Effect.values()) {
        candidate.accept(new AddCounter(seat, card, effect));
      }
      everyUse(seat, card, aims, candidate);
    }
  }

  private static void everyUse(
      Seat seat, CardId card, List<CardId> aims, Consumer<BattleForceAction> candidate) {
    List<Optional<BoxType>> boxes = new ArrayList<>();
    boxes.add(Optional.empty());
    for (BoxType box : BoxType.values()) {
      boxes.add(Optional.of(box));
      candidate.accept(new AddWeapon(seat, card, box));
    }
    for (Optional<BoxType> box : boxes) {
      candidate.accept(new PlayDefence(seat, card, box, Optional.empty()));
      for (CardId aim : aims) {
        candidate.accept(new PlayDefence(seat, card, box, Optional.of(aim)));
      }
    }
    for (CardId weapon : aims) {
      candidate.accept(new AddSupport(seat, card, weapon));
      for (CardId aim : aims) {
        candidate.accept(new AddCancel(seat, card, weapon, aim));
      }
    }
  }

  private static List<ShipId> ships(Table table) {
    List<ShipId> ships = new ArrayList<>();
    for (int index = 0; index < table.fleets().size(); index++) {
      for (Row row : Row.values()) {
        for (Ship ship : table.fleets().get(index).row(row)) {
          ships.add(ship.id());
        }
      }
    }
    ships.add(ShipId.of(0));
    return ships;
  }
}
