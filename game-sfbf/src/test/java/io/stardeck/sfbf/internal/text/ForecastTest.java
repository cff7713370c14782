package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is said of an attack and of a fleet before it is decided. */
final class ForecastTest {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final Pattern DEFENCE = Pattern.compile("now (.*); with this (.*)");
  private static final Pattern DRAFT = Pattern.compile("without a defence: (.*)");
  private static final Pattern STANDING = Pattern.compile("(?m)^  as it stands: (.*)$");
  private static final int GAMES = 4;

  @Test
  void whatIsForetoldIsWhatComesOfIt() {
    Multiset<Class<?>> foretold = HashMultiset.create();
    for (int game = 0; game < GAMES; game++) {
      play(Chance.seeded("forecast " + game), 2 + game % 3, foretold);
    }
    assertThat(foretold.elementSet())
        .as("%s", foretold)
        .contains(PlayDefence.class, Commit.class, AddWeapon.class);
    assertThat(foretold.count(PlayDefence.class)).isGreaterThan(20);
  }

  private static void play(Chance seed, int seats, Multiset<Class<?>> foretold) {
    Chance chance = seed;
    BattleForceState state = GAME.setup(GAME.defaultConfig(seats), seed.fork(1)).state();
    while (GAME.outcome(state).isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      ImmutableList<BattleForceAction> legal = GAME.legalActions(state, seat);
      for (BattleForceAction action : legal) {
        check(state, seat, action, foretold);
      }
      var pick = chance.below(legal.size());
      chance = pick.next();
      state = GAME.next(state, legal.get(pick.value()));
    }
  }

  private static void check(
      BattleForceState state, Seat seat, BattleForceAction action, Multiset<Class<?>> foretold) {
    BattleForceView view = GAME.view(state, seat);
    Optional<String> text = GAME.narrator().about(view, action);
    if (text.isEmpty()) {
      return;
    }
    BattleForceView after = GAME.view(GAME.next(state, action), seat);
    Matcher defence = DEFENCE.matcher(text.orElse(""));
    if ((action instanceof PlayDefence || action instanceof AddCancel) && defence.matches()) {
      assertThat(standing(view)).as("%s", action).hasValue(defence.group(1));
      if (!defence.group(2).equals("no damage at all")) {
        assertThat(standing(after)).as("%s", action).hasValue(defence.group(2));
      }
      foretold.add(action.getClass());
    }
    Matcher draft = DRAFT.matcher(text.orElse(""));
    if (draft.matches()) {
      String shown =
          action instanceof Commit
              ? standing(after).orElse(draft.group(1))
              : drafted(after).orElseThrow();
      assertThat(shown).as("%s", action).isEqualTo(draft.group(1));
      foretold.add(action.getClass());
    }
  }

  private static Optional<String> standing(BattleForceView view) {
    Matcher line = STANDING.matcher(GAME.narrator().table(view));
    return line.find() ? Optional.of(line.group(1)) : Optional.empty();
  }

  private static Optional<String> drafted(BattleForceView view) {
    return GAME.narrator()
        .table(view)
        .lines()
        .filter(line -> line.startsWith("Your draft: "))
        .map(line -> line.substring(line.indexOf("without a defence: ") + 19))
        .findFirst();
  }

  @Test
  void attackerIsToldWhatTheAttackAddsUpTo() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "fed-cl")
            .screen(TWO, "kli-d7", "kli-c8")
            .hand(ONE, "pho-5-1", "pho-6-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO));
    assertThat(about(scene, ONE, weapon("pho-6-1", BoxType.PHO)))
        .contains("without a defence: 11 damage, D7 ");
    assertThat(about(scene, ONE, commit())).contains("without a defence: 5 damage");
  }

  @Test
  void fleetIsToldWithItsShipsBoxesPointsAndLimit() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    Seat seat = GAME.toAct(state).get(0);
    BattleForceAction take = GAME.legalActions(state, seat).get(0);
    assertThat(take).isInstanceOf(TakeShip.class);
    BattleForceView view = GAME.view(state, seat);
    assertThat(GAME.narrator().about(view, take).orElseThrow())
        .matches(
            "1 ship with \\d+ boxes, \\d+ points of at most \\d+; it is to be 4 ships or more");
    assertThat(GAME.narrator().action(view, take))
        .matches("take .* \\(\\d+ points?, \\d+ boxes: [A-Z0-9 ]+(, cloak|, web)*\\)");
  }

  @Test
  void cardsAndShipsAreAskedAboutByTheirNames() {
    BattleForceState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("1")).state();
    BattleForceView view = GAME.view(state, Seat.of(1));
    assertThat(GAME.narrator().about(view, "overload"))
        .hasValueSatisfying(
            text ->
                assertThat(text).startsWith("Overload: doubles a photon").contains("BF-CRD-10"));
    assertThat(GAME.narrator().about(view, "c0").orElseThrow()).contains("BF-CRD-");
    assertThat(GAME.narrator().about(view, "s0").orElseThrow()).contains(" points, ", " fires ");
    assertThat(GAME.narrator().about(view, "guderian").orElseThrow()).startsWith("FF Guderian");
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
    assertThat(GAME.narrator().legend()).contains("PH1 fires Phaser-1", "H fires nothing");
  }

  @Test
  void equalCardsOfAHandStandOnOneLineWithWhatTheyDo() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-5-1", "pho-5-2", "rs-1")
            .scene();
    String table = GAME.narrator().table(GAME.view(scene.state(), ONE));
    assertThat(table)
        .containsPattern("Photon torpedo 5 x2 +5 damage from a PHO or WPN box")
        .containsPattern("Reinforce Shields 3 +3 less damage");
  }

  private static String about(Scene scene, Seat seat, BattleForceAction action) {
    return GAME.narrator().about(GAME.view(scene.state(), seat), action).orElse("");
  }
}
