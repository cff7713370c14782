package io.stardeck.stccg.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.word.Amount;
import io.stardeck.stccg.card.word.CardEffect;
import io.stardeck.stccg.card.word.Effect;
import io.stardeck.stccg.card.word.GameEffect;
import io.stardeck.stccg.card.word.How;
import io.stardeck.stccg.card.word.PersonEffect;
import io.stardeck.stccg.card.word.ShipEffect;
import io.stardeck.stccg.card.word.ShipStanding;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.card.word.Trigger;

/** What effects do to the one whose cards they act on: above 0 they help, below 0 they harm. */
final class EffectWorth {
  private static final ImmutableMap<Class<?>, Double> WORTH =
      ImmutableMap.<Class<?>, Double>builder()
          .put(PersonEffect.Kill.class, -3.0)
          .put(PersonEffect.Stop.class, -2.0)
          .put(PersonEffect.Disable.class, -2.0)
          .put(PersonEffect.Hold.class, -3.0)
          .put(PersonEffect.Survive.class, 5.0)
          .put(ShipEffect.Damage.class, -3.0)
          .put(ShipEffect.Destroy.class, -8.0)
          .put(ShipEffect.Discard.class, -6.0)
          .put(ShipEffect.TakeControl.class, -5.0)
          .put(ShipEffect.Decloak.class, -1.0)
          .put(ShipEffect.Board.class, -3.0)
          .put(ShipEffect.Repair.class, 2.0)
          .put(CardEffect.Draw.class, 2.0)
          .put(CardEffect.SearchDeck.class, 2.0)
          .put(CardEffect.Recover.class, 2.0)
          .put(CardEffect.Nullify.class, -4.0)
          .put(CardEffect.ReturnPlay.class, -2.0)
          .put(CardEffect.DestroyCard.class, -4.0)
          .put(CardEffect.DestroyEquipment.class, -1.0)
          .put(CardEffect.DiscardHand.class, -2.0)
          .put(GameEffect.Score.class, 5.0)
          .put(GameEffect.LosePoints.class, -5.0)
          .put(GameEffect.GainArtifacts.class, 3.0)
          .put(GameEffect.DestroyLocation.class, -6.0)
          .put(Standing.DrawMore.class, 4.0)
          .put(Standing.MassReport.class, 4.0)
          .put(Standing.TurnsDoubled.class, 6.0)
          .put(Standing.Treaty.class, 3.0)
          .put(Standing.Espionage.class, 1.0)
          .put(Standing.KillGuard.class, 2.0)
          .put(ShipStanding.RepairAboard.class, 1.0)
          .put(Standing.GainSkill.class, 1.0)
          .put(Standing.GainClass.class, 1.0)
          .put(Standing.Holograms.class, 0.5)
          .put(Standing.LoseSkill.class, -1.0)
          .put(Standing.Disable.class, -3.0)
          .put(Standing.Prevent.class, -2.0)
          .put(ShipStanding.Course.class, -3.0)
          .put(ShipStanding.Gate.class, -1.0)
          .buildOrThrow();

  private EffectWorth() {}

  /** Of all that a card does, at once and as long as it lies there. */
  static double of(Words words) {
    double sum = of(words.effects()) + of(words.atZero()) / 2;
    for (Standing standing : words.standing()) {
      sum += of(standing);
    }
    for (Trigger trigger : words.triggers()) {
      sum += of(trigger.effects());
    }
    return sum;
  }

  static double of(ImmutableList<Effect> effects) {
    double sum = 0;
    for (Effect effect : effects) {
      sum += of(effect);
    }
    return sum;
  }

  static double of(Effect effect) {
    if (effect instanceof GameEffect.Impose impose) {
      return of(impose.what()) / 2;
    }
    double most = 0;
    for (ImmutableList<Effect> list : effect.lists()) {
      double worth = of(list);
      most = Math.abs(worth) > Math.abs(most) ? worth : most;
    }
    return WORTH.getOrDefault(effect.getClass(), 0.0) + most / 2;
  }

  private static double of(Standing standing) {
    if (standing instanceof Standing.Modify modify) {
      boolean more =
          modify.how() != How.SET && !(modify.by() instanceof Amount.Fixed by && by.n() < 0);
      return more ? 1 : -2;
    }
    return WORTH.getOrDefault(standing.getClass(), 0.0);
  }
}
