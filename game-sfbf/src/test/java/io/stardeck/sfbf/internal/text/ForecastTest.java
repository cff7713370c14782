package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.raise;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AnswerMutiny;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is said of an attack before it is decided. */
final class ForecastTest {
  private static final BattleForceGame GAME = new BattleForceGame();
  private static final Pattern ANSWER = Pattern.compile("now (.*); with this (.*)");
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
        .contains(PlayDefence.class, PlayReaction.class, FireAtFighters.class)
        .contains(Commit.class, AddWeapon.class);
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
    boolean sameDice = dice(view).equals(dice(after));
    Matcher answer = ANSWER.matcher(text.orElse(""));
    if (answer.matches()) {
      assertThat(standing(view)).as("%s", action).hasValue(answer.group(1));
      if (!answer.group(2).equals("no damage at all") && sameDice) {
        standing(after)
            .ifPresent(line -> assertThat(line).as("%s", action).isEqualTo(answer.group(2)));
      }
      foretold.add(action.getClass());
    }
    Matcher draft = DRAFT.matcher(text.orElse(""));
    if (draft.matches()) {
      Optional<String> shown =
          action instanceof Commit
              ? standing(after).filter(line -> sameDice)
              : Optional.of(drafted(after).orElseThrow());
      shown.ifPresent(line -> assertThat(line).as("%s", action).isEqualTo(draft.group(1)));
      foretold.add(action.getClass());
    }
  }

  private static ImmutableList<Integer> dice(BattleForceView view) {
    return view.table().attack().map(Attack::dice).orElse(ImmutableList.of());
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
  void attackerIsToldWhatAReactionTurnsTheDamageInto() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-5-1", "eccm-1", "prt-1")
            .hand(TWO, "ecm-3-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), commit())
            .does(defend("ecm-3-1"));
    assertThat(about(scene, ONE, cancel("eccm-1")))
        .isEqualTo(
            "now 2 damage, D7 Destruction keeps 6 boxes;"
                + " with this 5 damage, D7 Destruction keeps 3 boxes");
    assertThat(about(scene, ONE, raise("prt-1"))).contains("with this 3 damage");
  }

  @Test
  void whatDiceMayBringIsToldBeforeTheyAreRolled() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-cvs")
            .screen(TWO, "fed-ff", "fed-ca")
            .hand(TWO, "ph2-2-1")
            .scene()
            .does(new BeginFighters(ONE, ship("kzi-cvs"), 2));
    assertThat(about(scene, ONE, aim("fed-ca")))
        .isEqualTo(
            "without a defence: 2 to 12 damage by 2 dice,"
                + " CA Constellation is destroyed in 28 % of the rolls");
    Scene launched = scene.does(aim("fed-ff"), commit());
    assertThat(about(launched, TWO, fire("ph2-2-1")))
        .isEqualTo(
            "now 2 to 12 damage by 2 dice, FF Guderian is destroyed in 92 % of the rolls;"
                + " with this 0 to 10 damage by 2 dice,"
                + " FF Guderian is destroyed in 72 % of the rolls");
  }

  @Test
  void mutinyIsToldWithItsDie() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "kli-d7", "fed-cl")
            .hand(ONE, "mut")
            .hand(TWO, "prt-1")
            .scene()
            .does(new BeginMutiny(ONE, card("mut")), aim("kli-d7"), commit());
    assertThat(about(scene, TWO, new AnswerMutiny(TWO, card("prt-1"))))
        .isEqualTo(
            "now D7 Destruction is captured in 50 % of the rolls, else takes 3 damage at most;"
                + " with this D7 Destruction is captured in 33 % of the rolls,"
                + " else takes 3 damage at most");
  }

  @Test
  void fireAtAFlotillaIsCounted() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-ca")
            .hand(ONE, "pff")
            .hand(TWO, "pho-5-1")
            .scene()
            .does(new PlayFlotilla(ONE, card("pff")));
    assertThat(about(scene, TWO, new Intercept(TWO, ship("fed-ca"), card("pho-5-1"))))
        .isEqualTo("now 0 of 12 points of fire; with this 5 of 12 points of fire");
    Scene through = scene.does(new PassIntercept(TWO));
    assertThat(about(through, ONE, new NameFlotillaTarget(ONE, ship("fed-ca"))))
        .isEqualTo(
            "without a defence: 14 to 24 damage by 2 dice," + " CA Constellation is destroyed");
  }

  @Test
  void nothingIsForetoldWhileDamageIsLaid() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "ph1-2-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("ph1-2-1", BoxType.PH1), commit());
    Scene laying = scene.phase() instanceof Phase.DefenceWindow ? scene.does(pass()) : scene;
    assertThat(laying.phase()).isInstanceOf(Phase.Allocation.class);
    assertThat(GAME.narrator().table(laying.view(TWO))).doesNotContain("as it stands");
  }

  @Test
  void weaponsThatAShipCanFireAndDevicesAreTold() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "rom-sup")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-5-1", "dsr-3-1", "ph1-2-1")
            .scene();
    assertThat(about(scene, ONE, begin("fed-ca")))
        .isEqualTo("can fire Photon torpedo 5, Phaser-1 2");
    assertThat(GAME.narrator().about(scene.view(ONE), "web").orElseThrow()).startsWith("web: ");
  }

  private static BattleForceAction fire(String card) {
    return new FireAtFighters(TWO, ship("fed-ff"), card(card), Optional.of(BoxType.PH2));
  }

  private static String about(Scene scene, Seat seat, BattleForceAction action) {
    return GAME.narrator().about(GAME.view(scene.state(), seat), action).orElse("");
  }
}
