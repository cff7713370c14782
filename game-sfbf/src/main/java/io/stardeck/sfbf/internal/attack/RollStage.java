package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.step.Mutinies;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import java.util.Optional;

/**
 * The dice: one for each squadron (BF-FTR-15), two for each card of planet-based fighters
 * (BF-PBF-04), two for a flotilla (BF-PFF-10), one for a mutiny (BF-MUT-03).
 */
public final class RollStage implements CombatStage {
  private static final RuleId FTR_15 = RuleId.of("BF-FTR-15");
  private static final RuleId PBF_04 = RuleId.of("BF-PBF-04");
  private static final RuleId PFF_10 = RuleId.of("BF-PFF-10");
  private static final RuleId MUT_03 = RuleId.of("BF-MUT-03");

  @Override
  public Stage stage() {
    return Stage.ROLL;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    switch (attack.form()) {
      case FIGHTERS -> roll(play, attack, attack.squadrons(), FTR_15);
      case PLANET_FIGHTERS -> roll(play, attack, 2 * attack.openers().size(), PBF_04);
      case FLOTILLA -> roll(play, attack, 2, PFF_10);
      case MUTINY -> mutiny(play, roll(play, attack, 1, MUT_03));
      case SHIP -> throw new IllegalStateException("no dice are rolled for weapons");
    }
  }

  private static Attack roll(Play<BattleForceState> play, Attack attack, int dice, RuleId rule) {
    ImmutableList<Integer> faces = Dice.roll(play, attack.attacker(), dice, rule);
    Attack rolled = attack.withDice(faces);
    BattleForceState state = play.state();
    play.become(state.with(state.table().withAttack(Optional.of(rolled))));
    play.replace(new Phase.Combat(attack.attacker(), Stage.DEFENCE));
    return rolled;
  }

  /** No defence card works against a mutiny (BF-MUT-05); 0 or less is nothing (BF-MUT-07). */
  private static void mutiny(Play<BattleForceState> play, Attack attack) {
    int result = Mutinies.result(attack);
    boolean damage = result > 0 && result < Mutinies.CAPTURE;
    play.replace(new Phase.Combat(attack.attacker(), damage ? Stage.DAMAGE : Stage.END));
    if (result >= Mutinies.CAPTURE) {
      Mutinies.capture(play, attack);
    }
  }
}
