package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayReaction;
import io.stardeck.sfbf.action.ReactionMode;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the defender may play against what, and what the attacker may answer (BF-MAT-01 to 03). */
final class DefenceMatrixTest {
  private static final ImmutableSet<String> WHOLE =
      ImmutableSet.of("rs-1", "ecm-3-1", "em-1", "ww-1", "dsg");
  private static final ImmutableSet<String> PHASERS =
      ImmutableSet.of("ph1-2-1", "ph2-2-1", "ph3-1-1");
  private static final ImmutableSet<String> CANCELS =
      ImmutableSet.of("plr-7", "pls-6-1", "drn-4-1", "tb-1");
  private static final ImmutableSet<String> NONE =
      ImmutableSet.of(
          "pho-5-1", "dsr-3-1", "plf-2-1", "ovl-1", "env-1", "scp-1", "gun", "eccm-1", "prt-1",
          "dc-2", "eng", "pbf-1", "pff", "mut", "org");

  @Rule("BF-MAT-01")
  @Test
  void nothingIsFiredAtDirectFire() {
    for (String card : ImmutableList.of("ph1-4-1", "ph2-3-1", "ph3-2-1")) {
      assertThat(defences("fed-dn", card, BoxType.PH1)).as(card).isEqualTo(WHOLE);
    }
    assertThat(defences("fed-dn", "pho-6-1", BoxType.PHO)).isEqualTo(WHOLE);
    assertThat(defences("kzi-dn", "dsr-5-1", BoxType.DSR)).isEqualTo(WHOLE);
  }

  @Rule("BF-MAT-02")
  @Test
  void phasersAloneFireAtPlasmaTorpedoes() {
    ImmutableSet<String> expected = Sets.union(WHOLE, PHASERS).immutableCopy();
    assertThat(defences("gor-dn", "plr-9", BoxType.PLR)).isEqualTo(expected);
    assertThat(defences("gor-dn", "pls-5-1", BoxType.PLS)).isEqualTo(expected);
    assertThat(defences("gor-dn", "plf-3-1", BoxType.PLS)).isEqualTo(expected);
  }

  @Rule({"BF-MAT-03", "BF-D-06"})
  @Test
  void phasersPlasmaDronesAndTractorsWorkOnDrones() {
    assertThat(defences("kzi-dn", "drn-5-1", BoxType.DRN))
        .isEqualTo(Sets.union(Sets.union(WHOLE, PHASERS), CANCELS).immutableCopy());
  }

  @Rule({"BF-MAT-01", "BF-MAT-02", "BF-MAT-03", "BF-RCT-01"})
  @Test
  void eccmAnswersEcmAndErraticManeuversTractorAndPrimeTeamTheWeasel() {
    for (String attack : ImmutableList.of("pho-6-1", "drn-5-1")) {
      BoxType box = BoxType.valueOf(attack.substring(0, 3).toUpperCase(Locale.ROOT));
      assertThat(answers(attack, box, "ecm-3-1")).containsExactly(Given.card("eccm-2"));
      assertThat(answers(attack, box, "em-1")).containsExactly(Given.card("eccm-2"));
      assertThat(answers(attack, box, "ww-1"))
          .containsExactlyInAnyOrder(Given.card("tb-2"), Given.card("prt-2"));
      assertThat(answers(attack, box, "rs-1")).isEmpty();
    }
  }

  /** Which cards, each held alone, the target may play against {@code card}. */
  private static ImmutableSet<String> defences(String attacker, String card, BoxType box) {
    ImmutableSet.Builder<String> played = ImmutableSet.builder();
    for (ImmutableSet<String> group : ImmutableList.of(WHOLE, PHASERS, CANCELS, NONE)) {
      for (String id : group) {
        Scene scene = attacked(attacker, card, box, id);
        if (scene.legal(TWO).stream().anyMatch(PlayDefence.class::isInstance)) {
          played.add(id);
        }
      }
    }
    return played.build();
  }

  /** The cards that cancel {@code defence}. */
  private static ImmutableList<CardId> answers(String attack, BoxType box, String defence) {
    return attacked("fed-dn", attack, box, defence).does(defend(defence)).legal(ONE).stream()
        .filter(PlayReaction.class::isInstance)
        .map(PlayReaction.class::cast)
        .filter(reaction -> reaction.mode() == ReactionMode.CANCEL)
        .map(PlayReaction::card)
        .collect(ImmutableList.toImmutableList());
  }

  /** A plasma-R is fired by a Condor, everything else from the option mounts of a Corsair. */
  private static Scene attacked(String attacker, String card, BoxType box, String held) {
    String target = held.startsWith("plr") ? "rom-con" : "ori-br";
    return Given.advanced(2)
        .screen(ONE, attacker)
        .screen(TWO, target, "tho-pc")
        .hand(ONE, card, "eccm-2", "tb-2", "prt-2", "rs-4")
        .hand(TWO, held, "dc-4")
        .scene()
        .does(begin(attacker), aim(target), weapon(card, box), commit());
  }
}
